// Seats, history, solved puzzles and lessons on their way to another device of the same person: one link, which never reaches a server.
import { history, keepHistory, type Played } from "./history";
import { join, matches, type Kept } from "./keys";
import { allDone, joinDone, type Done } from "./lessons";
import { allSolved, joinSolved, type Solved } from "./puzzles";
import { keys, takeKeys } from "./workshop";

export interface Luggage {
  matches: Kept[];
  history: Played[];
  workshop?: string[]; // the keys of the versions one has made
  puzzles?: Solved; // and the evenings of the streak
  lessons?: Done;
}

export async function packed(): Promise<string> {
  const luggage: Luggage = {
    matches: matches(),
    history: history(),
    workshop: keys(),
    puzzles: allSolved(),
    lessons: allDone(),
  };
  const text = JSON.stringify(luggage);
  const small = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  return btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** What a link carries, or null if it is none of ours. */
export async function unpacked(code: string): Promise<Luggage | null> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const found = JSON.parse(
      new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes)),
    ) as Luggage;
    return Array.isArray(found.matches) && Array.isArray(found.history) ? found : null;
  } catch {
    return null;
  }
}

/** Takes it over; what is here already stays. */
export function unload(luggage: Luggage): void {
  join(luggage.matches);
  takeKeys(luggage.workshop ?? []);
  joinSolved(luggage.puzzles ?? {});
  joinDone(luggage.lessons ?? {});
  const own = history();
  keepHistory(
    [...own, ...luggage.history.filter((one) => !own.some((other) => other.match === one.match))].sort(
      (a, b) => b.when - a.when,
    ),
  );
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await answer.arrayBuffer());
}
