// The lines of a review: placed by number and chance, and found again by a click.
import { describe, expect, it } from "vitest";
import { chancesAt, HIGH, lines, nearest, WIDE } from "../src/lib/chart";

const judged = [
  { number: 0, chances: [0.5, 0.5] },
  { number: 10, chances: [0.75, 0.25] },
  { number: 40, chances: [1, 0] },
];

describe("the chart", () => {
  it("has a line per seat from left to right", () => {
    const [first, second] = lines(judged, 40);
    expect(first?.points).toBe(`0,${HIGH / 2} ${WIDE / 4},${HIGH / 4} ${WIDE},0`);
    expect(second?.end).toBe(HIGH);
    expect(lines([], 40)).toEqual([]);
  });

  it("leads from a place to the nearest judged position", () => {
    expect(nearest(judged, 0.2, 40)).toBe(10);
    expect(nearest(judged, 0.9, 40)).toBe(40);
    expect(nearest([], 0.5, 40)).toBe(0);
  });

  it("tells the last judgement before a position", () => {
    expect(chancesAt(judged, 39)).toEqual([0.75, 0.25]);
    expect(chancesAt(judged, 40)).toEqual([1, 0]);
    expect(chancesAt([], 3)).toEqual([]);
  });
});
