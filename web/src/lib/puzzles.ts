// Which puzzles this browser has solved, and on which evenings it has solved that of the day.
const NAME = "vespers-puzzles";
const DAY = 24 * 60 * 60 * 1000;
const REMEMBERED = 400; // evenings: the longest streak that can be counted

export interface Solved {
  solved: Record<string, string[]>; // game -> ids
  days: string[]; // 2026-11-18, the oldest first
}

/** All that was solved here. */
export function allSolved(): Solved {
  try {
    return { solved: {}, days: [], ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Solved>) };
  } catch {
    return { solved: {}, days: [] };
  }
}

export function solved(game: string): string[] {
  return allSolved().solved[game] ?? [];
}

export const solvedDays = (): string[] => allSolved().days;

/** A puzzle was solved by whoever sits here; `day`: it was that of this day. */
export function keepSolved(game: string, puzzle: string, day = ""): void {
  const before = allSolved();
  const known = before.solved[game] ?? [];
  const ids = known.includes(puzzle) ? known : [...known, puzzle];
  const days = !day || before.days.includes(day) ? before.days : [...before.days, day].slice(-REMEMBERED);
  localStorage.setItem(NAME, JSON.stringify({ solved: { ...before.solved, [game]: ids }, days }));
}

/** What was solved on another device is solved here too, and its evenings count. */
export function joinSolved(others: Partial<Solved>): void {
  const before = allSolved();
  const ids = { ...before.solved };
  for (const [game, more] of Object.entries(others.solved ?? {}))
    ids[game] = [...new Set([...(ids[game] ?? []), ...more])];
  const days = [...new Set([...before.days, ...(others.days ?? [])])].sort().slice(-REMEMBERED);
  localStorage.setItem(NAME, JSON.stringify({ solved: ids, days }));
}

/** The day so many days before another. */
export function daysBefore(day: string, many: number): string {
  return new Date(Date.parse(day) - many * DAY).toISOString().slice(0, 10);
}

/** Evenings in a row up to this day; as long as it is not over, up to the day before. */
export function streak(days: string[], today: string): number {
  let first = days.includes(today) ? 0 : 1;
  const start = first;
  while (days.includes(daysBefore(today, first))) first += 1;
  return first - start;
}

/** The seven days of this day's week, from Monday on. */
export function week(today: string): string[] {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, n) => daysBefore(today, sinceMonday - n));
}
