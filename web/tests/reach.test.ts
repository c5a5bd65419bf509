// A finger means the small thing on the large one, and of two that overlap the nearer.
import { expect, it } from "vitest";
import { nearest } from "../src/lib/reach";

const hit = (id: string, x: number, y: number, width = 40, height = 40) => ({ id, x, y, width, height });

it("means the nearer of two widened targets", () => {
  const both = [hit("left", 20, 20), hit("right", 48, 20)];
  expect(nearest(both, 30, 20)?.id).toBe("left");
  expect(nearest(both, 38, 20)?.id).toBe("right");
});

it("means a small thing before the room in which it lies, wherever the room's middle is", () => {
  const room = hit("room", 100, 100, 200, 160);
  expect(nearest([room, hit("thing", 112, 100)], 101, 100)?.id).toBe("thing");
});

it("means nothing where nothing is", () => {
  expect(nearest([], 1, 1)).toBeUndefined();
});
