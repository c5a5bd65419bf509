// What this browser has played: results by match, for the shelf, one's best and simple statistics.
import type { Sheet } from "./generated";

export interface Played {
  match: string;
  game: string;
  when: number;
  seat: number;
  scores: number[]; // by seat, as the sheet's last sum says
  winners: number[];
  names: string[];
}

const NAME = "vespers-history";

export function history(): Played[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]") as Played[];
  } catch {
    return [];
  }
}

export function keepHistory(list: Played[]): void {
  localStorage.setItem(NAME, JSON.stringify(list));
}

/** The last sum of a sheet, by seat. */
export function totals(sheet: Sheet): number[] {
  const sums = sheet.sources.filter((source) => source.total);
  return (sums.at(-1)?.values ?? []).map((value) => value ?? 0);
}

/** Keeps a result once; says what was best before it. */
export function remember(played: Played): number | null {
  const before = history().filter((one) => one.match !== played.match);
  keepHistory([played, ...before]);
  return best(before, played.game);
}

export function best(list: Played[], game: string): number | null {
  const own = list.filter((one) => one.game === game).map((one) => one.scores[one.seat] ?? 0);
  return own.length ? Math.max(...own) : null;
}

export interface Record {
  played: number;
  won: number;
  best: number | null;
  average: number | null;
}

export function record(list: Played[], game: string): Record {
  const own = list.filter((one) => one.game === game);
  const sum = own.reduce((all, one) => all + (one.scores[one.seat] ?? 0), 0);
  return {
    played: own.length,
    won: own.filter((one) => one.winners.includes(one.seat)).length,
    best: best(list, game),
    average: own.length ? Math.round((10 * sum) / own.length) / 10 : null,
  };
}
