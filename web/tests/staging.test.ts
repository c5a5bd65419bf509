// A stage fits its window: the pieces give way to the dice, the verdict and what follows.
import { expect, it } from "vitest";
import type { Stage } from "../src/lib/generated";
import { abreast, staged } from "../src/lib/staging";

const text = { key: "k" };
const fight: Stage = {
  title: text,
  reason: text,
  sides: [{ name: text }, { name: text }],
  verdict: text,
  consequences: [1, 2, 3].map(() => ({ text })),
};

it("has large cards where there is room, and dice beside small ones where there is none", () => {
  expect(staged(fight, 950, 900).tall).toBeGreaterThan(200);
  expect(staged(fight, 950, 900).flat).toBe(false);
  expect(staged(fight, 844, 390).flat).toBe(true);
});

it.each([
  [390, 844],
  [844, 390],
  [876, 720],
  [1100, 900],
])("never makes a piece too small to be seen: %i × %i", (wide, high) => {
  const battle = { ...fight, ladder: [1, 2, 3, 4].map(() => ({ name: text })) };
  expect(staged(battle, wide, high).tall).toBeGreaterThanOrEqual(60);
});

it("leaves room for the chances and for two rows of steps where two meet, or shows them on a sheet", () => {
  expect([2, 4, 5, 6].map(abreast)).toEqual([2, 4, 3, 3]);
  const odds = [{ percent: 100 }];
  const battle = { ...fight, odds, ladder: [1, 2, 3, 4, 5, 6].map(() => ({ name: text })) };
  const large = staged(battle, 1100, 900);
  expect(large.duel).toBe(true);
  expect(large.tall).toBeLessThan(staged(fight, 1100, 900).tall);
  expect(staged(battle, 947, 720).duel).toBe(false);
  expect(staged(fight, 947, 720).duel).toBe(true);
});
