// What happened since my last turn: the others' lines between my words of that turn and those of this one.
import type { LogLine } from "./generated";

export interface News {
  since: number; // the number of my last word before
  lines: LogLine[];
}

export function news(lines: LogLine[], seat: number | null): News {
  if (seat === null) return { since: 0, lines: [] };
  const mine = owners(lines).map((owner) => owner === seat);
  const end = mine.lastIndexOf(false) + 1;
  const start = end === 0 ? 0 : mine.lastIndexOf(true, end - 1) + 1;
  return { since: lines[start - 1]?.number ?? 0, lines: lines.slice(start, end) };
}

/** Whose each line is: a consequence belongs to what it follows from, and so does what the whole table draws. */
function owners(lines: LogLine[]): (number | null)[] {
  let owner: number | null = null;
  return lines.map((line) => (line.depth || line.seat == null ? owner : (owner = line.seat)));
}
