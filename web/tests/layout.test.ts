import { describe, expect, it } from "vitest";
import type { AnyArea, AnyPiece, Board } from "../src/lib/generated";
import { boxOf, outline, places, rightHalf } from "../src/lib/layout";

const name = { key: "n" };
const room: AnyArea = {
  shape: "rectangle",
  id: "room",
  name,
  x: 2,
  y: 1,
  width: 4,
  height: 2,
  spread: "grid",
};
const hex: AnyArea = { shape: "hex", id: "hex", name, x: 0, y: 0, radius: 1 };
const pawn = (id: string): AnyPiece => ({ kind: "pawn", id, name, on: "room" });
const board = (areas: AnyArea[], pieces: AnyPiece[]): Board => ({
  id: "b",
  name,
  width: 10,
  height: 10,
  areas,
  pieces,
});

describe("where pieces lie", () => {
  it("keeps every piece inside its area and none on another", () => {
    for (const count of [1, 2, 3, 5, 8]) {
      const pieces = Array.from({ length: count }, (_, n) => pawn(`p${n}`));
      const found = [...places(board([room], pieces)).values()];
      expect(found.length).toBe(count);
      for (const box of found) {
        expect(Math.abs(box.x - 2) + box.width / 2).toBeLessThanOrEqual(2.001);
        expect(Math.abs(box.y - 1) + box.height / 2).toBeLessThanOrEqual(1.001);
      }
      for (const one of found)
        for (const other of found)
          if (one !== other)
            expect(
              Math.max(Math.abs(one.x - other.x) / one.width, Math.abs(one.y - other.y) / one.height),
            ).toBeGreaterThanOrEqual(1);
    }
  });

  it("puts a covering card on top and lets the covered one peep out", () => {
    const cell: AnyArea = { shape: "rectangle", id: "cell", name, x: 0.5, y: 0.7, width: 1, height: 1.4 };
    const cards: AnyPiece[] = ["low", "high"].map((id) => ({ kind: "card", id, name, on: "cell" }));
    const found = places(board([cell], cards));
    expect(found.get("high")?.y).toBeLessThan(found.get("low")?.y ?? 0);
    expect(found.get("high")?.x).toBe(found.get("low")?.x);
  });

  it("lets a tile take the whole of its area", () => {
    const tile: AnyPiece = { kind: "tile", id: "t", name, on: "hex" };
    expect(places(board([hex], [tile])).get("t")).toEqual(boxOf(hex));
  });

  it("lets a piece stand beside the tile it stands on, so that both can be reached", () => {
    const tile: AnyPiece = { kind: "tile", id: "t", name, on: "room" };
    const found = places(board([room], [tile, pawn("p")]));
    const [below, above] = [found.get("t"), found.get("p")];
    expect((above?.width ?? 9) * (above?.height ?? 9)).toBeLessThan(
      ((below?.width ?? 0) * (below?.height ?? 0)) / 2,
    );
    expect(above?.x).toBeGreaterThan(below?.x ?? 9);
  });

  it("leaves out pieces whose area is not there", () => {
    expect(places(board([hex], [pawn("lost")])).size).toBe(0);
  });

  it("draws a hex with six corners, and its right half", () => {
    expect(outline(hex).match(/L/g)?.length).toBe(5);
    expect(outline(hex)).toContain("0 1");
    expect(rightHalf(hex)).not.toContain("-0.866");
  });

  it("turns a door", () => {
    const door: AnyArea = { shape: "door", id: "d", name, x: 0, y: 0, length: 1 };
    expect(boxOf(door).width).toBeGreaterThan(boxOf(door).height);
    expect(boxOf({ ...door, angle: 90 }).width).toBeLessThan(boxOf({ ...door, angle: 90 }).height);
  });
});
