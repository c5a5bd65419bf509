// What is carried to another device joins what is there already; a damaged link carries nothing.
import { beforeEach, expect, it } from "vitest";
import { packed, unload, unpacked } from "../src/lib/carry";
import { allDone } from "../src/lib/lessons";
import { keepSolved, solved, solvedDays, streak } from "../src/lib/puzzles";

beforeEach(() => localStorage.clear());

it("carries the streak of puzzles and the lessons learnt", async () => {
  keepSolved("g", "a", "2026-11-16");
  keepSolved("g", "b", "2026-11-17");
  localStorage.setItem("vespers-lessons", JSON.stringify({ g: ["goal"] }));
  const code = await packed();
  localStorage.clear();
  keepSolved("g", "b");
  keepSolved("g", "c", "2026-11-18");
  localStorage.setItem("vespers-lessons", JSON.stringify({ g: ["scoring"] }));
  const luggage = await unpacked(code);
  expect(luggage).not.toBe(null);
  if (luggage) unload(luggage);
  expect(solved("g").sort()).toEqual(["a", "b", "c"]);
  expect(streak(solvedDays(), "2026-11-18")).toBe(3);
  expect(allDone()["g"]?.sort()).toEqual(["goal", "scoring"]);
});

it("takes a link of an older release, which has no puzzles", () => {
  keepSolved("g", "a", "2026-11-18");
  unload({ matches: [], history: [] });
  expect(solvedDays()).toEqual(["2026-11-18"]);
});

it("takes nothing out of a damaged link", async () => {
  expect(await unpacked("not-a-link")).toBe(null);
});
