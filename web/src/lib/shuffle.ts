// The shuffle of a match: the commitment as this browser first saw it, its own share, and what became of both.
import { randomHex } from "./plain";
import { sha256 } from "./sha256";

export interface Promised {
  match: string;
  fairness: string; // the commitment
  share: string; // made after the commitment was seen, so the server could not choose its seed to suit it
  by?: string; // the secret of the seat that adds it: one share per browser
}

export type Verdict =
  "kept" | "late" | "unshared" | "unseen" | "unfinished" | "unpromised" | "broken" | "damaged";

const NAME = "vespers-shuffles";
const MOST = 400;

function all(): Promised[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]") as Promised[];
  } catch {
    return [];
  }
}

export function promised(match: string): Promised | undefined {
  return all().find((one) => one.match === match);
}

/** The first commitment that is seen of a match counts; none takes its place. */
export function keepPromise(match: string, fairness: string | undefined): void {
  if (!fairness || promised(match)) return;
  save([{ match, fairness, share: randomHex(16) }, ...all()]);
}

/** What to say with hello: this browser's share, from the first of its seats that sits down. */
export function shareOf(match: string, secret: string): string {
  const held = promised(match);
  if (!held || !secret || (held.by && held.by !== secret)) return "";
  if (!held.by) save(all().map((one) => (one.match === match ? { ...one, by: secret } : one)));
  return held.share;
}

function save(list: Promised[]): void {
  localStorage.setItem(NAME, JSON.stringify(list.slice(0, MOST)));
}

export interface Checked {
  verdict: Verdict;
  commitment: string; // as the record says it
  seed: string;
  ended: boolean; // by the rules: then the seed is due
  match: string;
  game: string;
  shares: { seat: number; value: string; draws: number }[]; // draws: how many were made before it
  draws: number;
}

interface Head {
  vespers?: number;
  match?: string;
  game?: string;
  commitment?: string;
}

/** What a record shows without the rules of its game; `expected`: the commitment and share that somebody kept. */
export function inspect(text: string, expected?: { fairness: string; share?: string }): Checked {
  const found: Checked = {
    verdict: "damaged",
    commitment: "",
    seed: "",
    ended: false,
    match: "",
    game: "",
    shares: [],
    draws: 0,
  };
  try {
    read(text, found);
    const fair = expected?.fairness ?? found.commitment;
    const terms = found.match ? `${found.seed}\n${text.slice(0, text.indexOf("\n") + 1)}` : found.seed;
    if (found.commitment !== fair) found.verdict = "broken";
    else if (!fair) found.verdict = "unpromised";
    else if (!found.seed && !found.ended) found.verdict = "unfinished";
    else if (sha256(terms) !== fair) found.verdict = "broken";
    else found.verdict = expected ? shared(found, expected.share) : "unseen";
  } catch {
    found.verdict = "damaged";
  }
  return found;
}

function shared(found: Checked, share: string | undefined): Verdict {
  if (!share) return "kept";
  const mine = found.shares.find((one) => one.value === share);
  return !mine ? "unshared" : mine.draws > 0 ? "late" : "kept";
}

/** Line by line, with the chain of checks; throws at the first line that does not fit. */
function read(text: string, found: Checked): void {
  const lines = text.split("\n");
  if (lines.pop() !== "") throw new Error("cut off");
  const end = lines.pop() ?? "";
  const first = JSON.parse(lines[0] ?? "") as Head;
  const heads = lines.splice(0, first.vespers === 2 ? 2 : 1);
  const names = JSON.parse(heads.at(-1) ?? "") as Head;
  Object.assign(found, {
    match: first.match ?? "",
    game: first.game ?? "",
    commitment: names.commitment ?? "",
  });
  let check = heads.reduce(chained, "");
  for (const line of lines) {
    check = chained(check, `${line.slice(0, -12)}]`);
    const [seat, action, claimed] = JSON.parse(line) as [number, { type: string; value?: string }, string];
    if (claimed !== check) throw new Error("changed");
    if (action.type === "Entropy") found.shares.push({ seat, value: action.value ?? "", draws: found.draws });
    if (seat < 0) found.draws++;
  }
  const last = JSON.parse(end) as { end: number; outcome?: unknown; seed?: string; check: string };
  if (
    last.end !== lines.length ||
    last.check !== chained(check, end.replace(/"check":"\w*"}$/, '"check":""}'))
  )
    throw new Error("changed");
  found.seed = last.seed ?? "";
  found.ended = Boolean(last.outcome); // null: given up
}

const chained = (check: string, line: string): string => sha256(check + line).slice(0, 8);
