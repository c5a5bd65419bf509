// Which lessons this browser has finished, and the way into one: a lesson that was left goes on where it was.
import { api } from "./api";
import type { ShelfGame, ShelfLesson } from "./generated";
import { hide, keepMatch, matches } from "./keys";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

const NAME = "vespers-lessons";

export type Done = Record<string, string[]>; // game -> ids

/** All lessons that are learnt. */
export function allDone(): Done {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") as Done;
  } catch {
    return {};
  }
}

export function done(game: string): string[] {
  return allDone()[game] ?? [];
}

/** A lesson is learnt: its match leaves the list, unless it has become a game. */
export function finish(game: string, lesson: string, match: string, goesOn: boolean): void {
  const before = allDone();
  if (!done(game).includes(lesson)) {
    localStorage.setItem(NAME, JSON.stringify({ ...before, [game]: [...done(game), lesson] }));
  }
  if (!goesOn) hide(match, true);
}

/** Lessons that were learnt on another device. */
export function joinDone(others: Done): void {
  const joined = allDone();
  for (const [game, more] of Object.entries(others))
    joined[game] = [...new Set([...(joined[game] ?? []), ...more])];
  localStorage.setItem(NAME, JSON.stringify(joined));
}

/** The first lesson that is not finished; none when all are. */
export function nextLesson(game: ShelfGame): ShelfLesson | undefined {
  const learnt = done(game.id);
  return (game.lessons ?? []).find((one) => !learnt.includes(one.id));
}

/** The match of a lesson that was begun and not finished. */
export function begun(game: string, lesson: string): string {
  const learnt = done(game).includes(lesson);
  return (!learnt && matches().find((one) => one.game === game && one.lesson === lesson)?.match) || "";
}

/** Into the lesson: on where it was left, or from its beginning. */
export async function learn(game: string, lesson: string, anew = false): Promise<void> {
  const left = anew ? "" : begun(game, lesson);
  if (left) return router.go("match", left);
  const created = await api.learn(game, lesson, settings.name);
  keepMatch(created, game, lesson);
  router.go("match", created.match);
}
