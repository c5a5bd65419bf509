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

/** What a story tells: neither what was undone, nor what another line says better. */
export const told = (lines: LogLine[]): LogLine[] => lines.filter((line) => !line.undone && !line.aside);

/** Lines as one tells them: what belongs to one player's turn is one paragraph. */
export function paragraphs(lines: LogLine[]): Paragraph[] {
  const found: Paragraph[] = [];
  const counted = lines.filter((line) => !line.undone);
  owners(counted).forEach((seat, n) => {
    const line = counted[n];
    if (!line || line.aside) return;
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

/** Leaves out the oldest sentences of a list that do not fit into it, and says how many; the newest always stays. */
export function leaveOut(list: HTMLElement): number {
  const told = [...list.querySelectorAll<HTMLElement>("[data-told]")];
  const fitsFrom = (first: number): boolean => {
    told.forEach((one, n) => (one.hidden = n < first));
    for (const item of list.children as HTMLCollectionOf<HTMLElement>) {
      const sentences = [...item.querySelectorAll<HTMLElement>("[data-told]")];
      item.hidden = sentences.length > 0 && sentences.every((one) => one.hidden);
    }
    return list.scrollHeight <= list.clientHeight + 1;
  };
  let [first, last] = [0, Math.max(0, told.length - 1)];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (fitsFrom(middle)) last = middle;
    else first = middle + 1;
  }
  fitsFrom(first);
  return first;
}
