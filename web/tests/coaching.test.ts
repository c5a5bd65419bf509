import { expect, test } from "vitest";
import { speak, unsaid } from "../src/lib/coaching";
import type { CoachCard } from "../src/lib/generated";

const card = (id: string, turn = 0): CoachCard => ({ id, turn, text: { key: id } });

test("says the most urgent thing that is new in this turn of the game", () => {
  const cards = [card("noise", 1), card("phase", 1)];
  expect(unsaid(cards, {}, 8)?.id).toBe("noise");
  expect(unsaid(cards, { "noise:1": 8 }, 9)?.id).toBe("phase");
  expect(unsaid(cards, { "noise:1": 8, "phase:1": 9 }, 10)).toBeUndefined();
});

test("says nothing more than twice a game", () => {
  const shown = { "noise:1": 8 };
  expect(unsaid([card("noise", 2)], shown, 20)?.id).toBe("noise");
  expect(unsaid([card("noise", 3)], { ...shown, "noise:2": 20 }, 30)).toBeUndefined();
});

test("says the same again when the page is loaded anew, and remembers by match", () => {
  expect(speak("one", [card("noise")], 8)?.id).toBe("noise");
  expect(speak("one", [card("noise")], 8)?.id).toBe("noise");
  expect(speak("one", [card("noise")], 9)).toBeNull();
  expect(speak("other", [card("noise")], 9)?.id).toBe("noise");
});
