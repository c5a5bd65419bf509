import { describe, expect, it } from "vitest";
import type { Target } from "../src/lib/generated";
import { buttons, click, glowing, narrow } from "../src/lib/select";

const option = (number: number, ...things: string[]): Target => ({
  number,
  text: { key: `o${number}` },
  things,
});

const PLACES = [option(1, "three", "a"), option(2, "three", "b"), option(3, "five", "b"), option(9)];
const ROOM = [option(1, "room"), option(2, "room"), option(3, "well")];

describe("from clicks to an option", () => {
  it("lets everything glow that belongs to some option", () => {
    expect([...glowing(PLACES, [])].sort()).toEqual(["a", "b", "five", "three"]);
  });

  it("after a first click only what goes with it glows", () => {
    expect([...glowing(PLACES, ["three"])].sort()).toEqual(["a", "b"]);
    expect([...glowing(PLACES, ["b"])].sort()).toEqual(["five", "three"]);
  });

  it("finds the option when all its things are clicked, in any order", () => {
    expect(click(PLACES, ["three"], "b")?.ready.map((one) => one.number)).toEqual([2]);
    expect(click(PLACES, ["b"], "five")?.ready.map((one) => one.number)).toEqual([3]);
  });

  it("begins anew with a thing that does not fit what is picked", () => {
    const found = click(PLACES, ["five"], "three");
    expect(found?.picked).toEqual(["three"]);
    expect(found?.open.length).toBe(2);
  });

  it("lets go of a thing that is clicked again", () => {
    expect(click(PLACES, ["three"], "three")?.picked).toEqual([]);
  });

  it("says null for what is not offered: then one asks why not", () => {
    expect(click(PLACES, [], "elsewhere")).toBeNull();
    expect(click(PLACES, ["five"], "elsewhere")).toBeNull();
  });

  it("gives a menu when one thing means several options", () => {
    expect(click(ROOM, [], "room")?.ready.map((one) => one.number)).toEqual([1, 2]);
  });

  it("names an action once although two equal cards mean it", () => {
    const twice = [option(4, "left", "a"), option(4, "right", "a")];
    expect(narrow(twice, ["a"]).open.length).toBe(2);
    expect(click(twice, ["left"], "a")?.ready.length).toBe(1);
    expect(buttons([option(5), option(5), option(6)]).map((one) => one.number)).toEqual([5, 6]);
  });
});
