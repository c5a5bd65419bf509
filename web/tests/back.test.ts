import { expect, test } from "vitest";
import { lost } from "../src/lib/back";
import type { LogLine } from "../src/lib/generated";

const line = (number: number, more: Partial<LogLine> = {}): LogLine => ({
  number,
  text: { key: "x" },
  decision: true,
  ...more,
});

test("what is lost is the line's own move and all later ones that count, no draws and consequences", () => {
  const lines = [
    line(1),
    line(2, { decision: false }),
    line(3, { undone: true }),
    line(4),
    line(4, { decision: false, depth: 1 }),
    line(5),
  ];
  expect([1, 4, 5].map((number) => lost(lines, number))).toEqual([3, 2, 1]);
});
