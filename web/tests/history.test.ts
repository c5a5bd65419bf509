// Results are kept once, compared with the best before, and counted per game.
import { beforeEach, expect, it } from "vitest";
import { history, record, remember, type Played } from "../src/lib/history";
import { hide, join, keepMatch, kept, matches } from "../src/lib/keys";

const played = (match: string, mine: number, won: boolean): Played => ({
  match,
  game: "g",
  when: 1,
  seat: 0,
  scores: [mine, 5],
  winners: [won ? 0 : 1],
  names: ["a", "b"],
});

beforeEach(() => localStorage.clear());

it("keeps a result once and knows the best before it", () => {
  expect(remember(played("m", 7, true))).toBe(null);
  expect(remember(played("m", 7, true))).toBe(null);
  expect(remember(played("n", 9, false))).toBe(7);
  expect(record(history(), "g")).toEqual({ played: 2, won: 1, best: 9, average: 8 });
});

it("loses no key: not by hiding, not by joining, not by many matches", () => {
  for (let n = 0; n < 60; n++)
    keepMatch({ match: `m${n}`, keys: [{ seat: 0, secret: `s${n}`, kind: "me" }] }, "g");
  hide("m3", true);
  join([
    { match: "m3", game: "g", keys: [{ seat: 1, secret: "other", kind: "me" }], when: 5 },
    { match: "new", game: "g", keys: [], when: 9 },
  ]);
  expect(matches().length).toBe(61);
  expect(kept("m3")?.keys.map((key) => key.secret)).toEqual(["s3", "other"]);
});
