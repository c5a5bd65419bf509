// The addresses of the rules: whose rulings they mark.
import { expect, test } from "vitest";
import { matchOf, parse, rulesAddress } from "../src/lib/router.svelte";

test("the rules opened at a table keep its match in their address", () => {
  const address = rulesAddress("wolves", "abcdefghijkl", "2.4");
  expect(address).toBe("#/rules/wolves/2.4?match=abcdefghijkl");
  expect(parse(address).parts).toEqual(["wolves", "2.4"]);
  expect(matchOf(parse(address))).toBe("abcdefghijkl");
});

test("the rules opened from the shelf are the usual ones", () => {
  expect(rulesAddress("wolves")).toBe("#/rules/wolves");
  expect(matchOf(parse("#/rules/wolves"))).toBe("");
});

test("a match and its replay are about that match", () => {
  expect(matchOf(parse("#/match/abcdefghijkl/secret"))).toBe("abcdefghijkl");
  expect(matchOf(parse("#/replay/abcdefghijkl"))).toBe("abcdefghijkl");
});
