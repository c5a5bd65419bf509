// Which puzzles this browser has solved, and on which evenings it has solved that of the day.
const NAME = "vespers-puzzles";
const DAY = 24 * 60 * 60 * 1000;
const REMEMBERED = 400; // evenings: the longest streak that can be counted

interface Solved {
  solved: Record<string, string[]>; // game -> ids
  days: string[]; // 2026-11-18, the oldest first
}

function all(): Solved {
  try {
    return { solved: {}, days: [], ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Solved>) };
  } catch {
    return { solved: {}, days: [] };
  }
}

export function solved(game: string): string[] {
  return all().solved[game] ?? [];
}

export const solvedDays = (): string[] => all().days;

/** A puzzle was solved by whoever sits here; `day`: it was that of this day. */
export function keepSolved(game: string, puzzle: string, day = ""): void {
  const before = all();
  const known = before.solved[game] ?? [];
  const ids = known.includes(puzzle) ? known : [...known, puzzle];
  const days = !day || before.days.includes(day) ? before.days : [...before.days, day].slice(-REMEMBERED);
  localStorage.setItem(NAME, JSON.stringify({ solved: { ...before.solved, [game]: ids }, days }));
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
