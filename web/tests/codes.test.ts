// A code in a sentence is a chip that lights its place.
import { describe, expect, it } from "vitest";
import { codesOf, parted } from "../src/lib/codes";
import type { Scene } from "../src/lib/generated";

const area = (id: string, code: string) =>
  ({ shape: "rectangle", id, code, name: { key: "n" }, x: 0, y: 0 }) as never;
const board = (role: "mine" | "other", id: string) =>
  ({ id: role, name: { key: "n" }, width: 1, height: 1, role, areas: [area(id, "C3")] }) as never;
const scene = {
  prompt: { text: { key: "q" } },
  boards: [board("other", "his"), board("mine", "my")],
} as Scene;

describe("codes", () => {
  it("mean the viewer's own place before another's", () => expect(codesOf(scene).get("C3")).toBe("my"));
  it("are found as whole words only", () => {
    const codes = codesOf(scene);
    expect(parted("Bot 2 placed a 3 on C3.", codes)).toEqual([
      { text: "Bot 2 placed a 3 on " },
      { text: "C3", thing: "my" },
      { text: "." },
    ]);
    expect(parted("ABC3 and C34 and D4", codes).every((part) => part.thing === undefined)).toBe(true);
  });
  it("are whole at the ends of a sentence", () =>
    expect(parted("C3", codesOf(scene))).toEqual([{ text: "C3", thing: "my" }]));
});
