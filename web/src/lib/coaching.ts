// Whether the coach speaks in a free game, and what was said already; kept in this browser.
import type { CoachCard } from "./generated";
import { history } from "./history";
import { settings } from "./settings.svelte";

const NAME = "vespers-coach";
const MOST = 40; // matches that are remembered
const OFTEN = 2; // a game: nothing is said more often

interface Coached {
  on?: boolean; // chosen for this match; else as the settings say
  shown?: Record<string, number>; // what, and at which number of the log
}

function all(): Record<string, Coached> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") as Record<string, Coached>;
  } catch {
    return {};
  }
}

function keep(match: string, what: Coached): void {
  const { [match]: before, ...others } = all();
  const recent = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(
    NAME,
    JSON.stringify({ ...Object.fromEntries(recent), [match]: { ...before, ...what } }),
  );
}

/** By default until the first finished game of that title. */
export function coached(match: string, game: string): boolean {
  const chosen = all()[match]?.on;
  if (chosen !== undefined) return chosen;
  if (settings.coach !== "first") return settings.coach === "always";
  return !history().some((played) => played.game === game);
}

export function switchCoach(match: string, on: boolean): void {
  keep(match, { on });
}

const named = (card: CoachCard) => `${card.id}:${card.turn ?? 0}`;

/** The most urgent sentence that is new in this turn of the game; at the same number, it stays. */
export function unsaid(
  cards: CoachCard[],
  shown: Record<string, number>,
  number: number,
): CoachCard | undefined {
  return cards.find((card) => {
    const before = shown[named(card)];
    if (before !== undefined) return before === number;
    return Object.keys(shown).filter((one) => one.startsWith(`${card.id}:`)).length < OFTEN;
  });
}

/** What the coach says at this number of the log; it is remembered as said. */
export function speak(match: string, cards: CoachCard[], number: number): CoachCard | null {
  const shown = all()[match]?.shown ?? {};
  const card = unsaid(cards, shown, number);
  if (!card) return null;
  keep(match, { shown: { ...shown, [named(card)]: number } });
  return card;
}
