// When somebody's turn began, and when a match was played.
import { expect, it } from "vitest";
import { ago, day } from "../src/lib/dates";

const NOW = Date.UTC(2026, 10, 18, 12);

it("counts in the largest unit that fits", () => {
  expect(ago(NOW - 5 * 60_000, NOW, "en")).toBe("5 minutes ago");
  expect(ago(NOW - 3 * 3_600_000, NOW, "fr")).toBe("il y a 3 heures");
  expect(ago(NOW - 86_400_000, NOW, "es")).toBe("ayer");
  expect(ago(NOW + 9_000, NOW, "en")).toBe("this minute");
});

it("names the year only if it is another", () => {
  expect(day(NOW, NOW, "en")).toBe("Nov 18");
  expect(day(Date.UTC(2025, 0, 9, 12), NOW, "en")).toBe("Jan 9, 2025");
});
