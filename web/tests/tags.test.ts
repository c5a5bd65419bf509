// Tags hang where the last click is, and never on each other.
import { describe, expect, it } from "vitest";
import type { Board, Target } from "../src/lib/generated";
import { crampedOn, overlap, placed, readable, tagged } from "../src/lib/tags";

const target = (number: number, ...things: string[]): Target => ({
  number,
  text: { key: "k" },
  things,
  tag: { amounts: [{ value: "1" }] },
});

describe("tags", () => {
  it("hang on what is still to click", () => {
    const options = [target(1, "card", "a"), target(2, "card", "b"), target(3, "c")];
    expect([...tagged(options, []).keys()]).toEqual(["c"]);
    expect([...tagged(options, ["card"]).keys()]).toEqual(["a", "b"]);
  });

  it("move aside, and stay in the room", () => {
    const room = { x: 100, y: 100, width: 200, height: 200 };
    const wanted = [1, 2, 3].map(() => ({ x: 100, y: 100, width: 80, height: 30 }));
    const found = placed(
      wanted.map((one) => [one]),
      room,
    ).filter((one) => one !== null);
    expect(found.length).toBe(3);
    found.forEach((one, n) => found.slice(n + 1).forEach((other) => expect(overlap(one, other)).toBe(false)));
  });

  it("keep off name plates, and cover one only where there is no other place", () => {
    const room = { x: 100, y: 100, width: 200, height: 200 };
    const plate = { x: 100, y: 100, width: 90, height: 20 };
    const tag = { x: 100, y: 100, width: 60, height: 24 };
    const found = placed([[tag]], room, [plate])[0];
    expect(found && overlap(found, plate)).toBe(false);
    expect(placed([[tag]], { ...room, height: 24 }, [plate])[0]).not.toBe(null);
  });

  it("keep off pawns if they can, but cover one rather than a name", () => {
    const room = { x: 100, y: 100, width: 200, height: 200 };
    const pawn = { x: 100, y: 100, width: 60, height: 60 };
    const tag = { x: 100, y: 110, width: 60, height: 24 };
    const found = placed([[tag]], room, [], [pawn])[0];
    expect(found && overlap(found, pawn)).toBe(false);
    const names = [
      { x: 100, y: 35, width: 200, height: 70 },
      { x: 100, y: 165, width: 200, height: 70 },
    ];
    const squeezed = placed([[tag]], room, names, [{ ...pawn, width: 200 }])[0];
    expect(squeezed && names.some((name) => overlap(squeezed, name))).toBe(false);
  });

  it("hide the plates that nobody could read", () => {
    const plate = { x: 50, y: 10, width: 60, height: 14 };
    expect(readable([plate, { ...plate, x: 70 }, { ...plate, y: 60 }], [])).toEqual([true, false, true]);
    expect(readable([plate], [{ x: 50, y: 12, width: 30, height: 20 }])).toEqual([false]);
  });

  it("fold where there is no room for them", () => {
    const room = { x: 50, y: 15, width: 100, height: 30 };
    expect(
      placed(
        [1, 2].map(() => [{ x: 50, y: 15, width: 98, height: 28 }]),
        room,
      )[1],
    ).toBe(null);
  });
});

it("are named below the question where their things are too small for them", () => {
  const board: Board = {
    id: "track",
    name: { key: "k" },
    width: 10,
    height: 10,
    areas: [
      { shape: "rectangle", id: "a", name: { key: "k" }, x: 1, y: 1, width: 1, height: 1, code: "7" },
      { shape: "rectangle", id: "b", name: { key: "k" }, x: 5, y: 5, width: 3, height: 3 },
    ],
  };
  const tags = tagged([target(1, "a"), target(2, "b"), target(3, "elsewhere")], []);
  expect(crampedOn(board, false, 390, tags, false).map((one) => [one.id, one.code])).toEqual([["a", "7"]]);
  expect(crampedOn(board, false, 900, tags, false)).toEqual([]);
});
