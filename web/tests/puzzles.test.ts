// A streak counts evenings in a row; solved puzzles are kept once.
import { beforeEach, expect, it } from "vitest";
import { keepSolved, solved, solvedDays, streak, week } from "../src/lib/puzzles";

beforeEach(() => localStorage.clear());

it("counts evenings in a row up to today, or to yesterday while today is not over", () => {
  const days = ["2026-02-26", "2026-02-28", "2026-03-01"];
  expect(streak(days, "2026-03-01")).toBe(2);
  expect(streak(days, "2026-03-02")).toBe(2);
  expect(streak(days, "2026-03-03")).toBe(0);
  expect(streak([], "2026-03-03")).toBe(0);
});

it("keeps a puzzle once, and its day if it was that of the day", () => {
  keepSolved("g", "a");
  keepSolved("g", "a", "2026-11-18");
  keepSolved("g", "b", "2026-11-18");
  expect(solved("g")).toEqual(["a", "b"]);
  expect(solvedDays()).toEqual(["2026-11-18"]);
  expect(solved("other")).toEqual([]);
});

it("begins a week on Monday", () => {
  expect(week("2026-11-18")[0]).toBe("2026-11-16");
  expect(week("2026-11-22")).toHaveLength(7);
  expect(week("2026-11-22").at(-1)).toBe("2026-11-22");
});

it("takes what it cannot read for nothing", () => {
  localStorage.setItem("vespers-puzzles", "{");
  expect(solved("g")).toEqual([]);
});
