// What happened since my last turn: the others' lines between my words of that turn and those of this one.
import type { LogLine } from "./generated";

export interface Recap {
  since: number; // the number of my last word before
  lines: LogLine[];
}

export function recap(lines: LogLine[], seat: number | null): Recap {
  if (seat === null) return { since: 0, lines: [] };
  const mine = owners(lines).map((owner) => owner === seat);
  const end = mine.lastIndexOf(false) + 1;
  const start = end === 0 ? 0 : mine.lastIndexOf(true, end - 1) + 1;
  return { since: lines[start - 1]?.number ?? 0, lines: lines.slice(start, end) };
}

/** What was said last before it; nothing if it begins with the match. */
export function earlier(lines: LogLine[], { since, lines: recent }: Recap): LogLine[] {
  const first = recent[0];
  const end = first ? lines.indexOf(first) : lines.length;
  return since ? lines.slice(Math.max(0, end - 40), Math.max(0, end)) : [];
}

export interface Paragraph {
  seat: number | null;
  lines: LogLine[];
}

/** Lines as one tells them: what belongs to one player's turn is one paragraph; undone and quiet ones are not told. */
export function paragraphs(lines: LogLine[]): Paragraph[] {
  const found: Paragraph[] = [];
  const counted = lines.filter((line) => !line.undone);
  owners(counted).forEach((seat, n) => {
    const line = counted[n];
    if (!line || line.quiet) return;
    const last = found.at(-1);
    if (last && last.seat === seat) last.lines.push(line);
    else found.push({ seat, lines: [line] });
  });
  return found;
}

/** What a line speaks of: things that moved, and where. */
export const thingsOf = (line: LogLine): string[] =>
  (line.cues ?? []).flatMap((cue) => [cue.thing, cue.target ?? ""]).filter((id) => id !== "");

/** The things that the last move of somebody else moved. */
export function lastMove(lines: LogLine[], seat: number | null): string[] {
  const theirs = lines.filter((line) => !line.undone && line.decision && line.seat !== seat);
  const moved = theirs.findLast((line) => (line.cues ?? []).some((cue) => cue.kind === "travel"));
  return (moved?.cues ?? []).filter((cue) => cue.kind === "travel").map((cue) => cue.thing);
}

/** Whose each line is: a consequence belongs to what it follows from, and so does what the whole table draws. */
function owners(lines: LogLine[]): (number | null)[] {
  let owner: number | null = null;
  return lines.map((line) => (line.depth || line.seat == null ? owner : (owner = line.seat)));
}

const SCRAP = 0.25; // of the list: so little of a paragraph is left out altogether

/** How much of a line or paragraph a list would cut at its upper edge, scrolled to its end. */
export function cutLine(list: HTMLElement): number {
  const hidden = list.scrollHeight - list.clientHeight;
  if (hidden <= 0) return 0;
  const above = list.getBoundingClientRect().top - list.scrollTop + hidden;
  const cut = [...list.children].map((one) => one.getBoundingClientRect()).find((one) => one.bottom > above);
  if (!cut || cut.top >= above) return 0;
  const rest = cut.bottom - above;
  if (rest <= list.clientHeight * SCRAP) return rest;
  const line = parseFloat(getComputedStyle(list.children[0] as Element).lineHeight) || 1;
  return line - ((above - cut.top) % line);
}
