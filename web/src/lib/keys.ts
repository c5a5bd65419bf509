// The secrets of the seats this browser holds. They never leave it but to the server.
import type { Created, Key } from "./generated";

export interface Kept {
  match: string;
  game: string;
  keys: Key[];
  when: number;
}

const NAME = "vespers-matches";
const MOST = 40;

export function matches(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export function kept(match: string): Kept | undefined {
  return matches().find((one) => one.match === match);
}

export function keepMatch(created: Created, game: string): void {
  const others = matches().filter((one) => one.match !== created.match);
  save([{ match: created.match, game, keys: [...created.keys], when: Date.now() }, ...others]);
}

/** A guest came by a link: remember the secret, so that the bare address works the next time. */
export function keepSecret(match: string, seat: number, secret: string, game: string): void {
  const held = kept(match);
  if (held?.keys.some((key) => key.secret === secret)) return;
  const keys: Key[] = [...(held?.keys ?? []), { seat, secret, kind: "me" }];
  keepMatch({ match, keys }, game);
}

export function forget(match: string): void {
  save(matches().filter((one) => one.match !== match));
}

function save(list: Kept[]): void {
  localStorage.setItem(NAME, JSON.stringify(list.slice(0, MOST)));
}

/** The seats played at this screen. */
export function mine(held: Kept | undefined): Key[] {
  return (held?.keys ?? []).filter((key) => key.kind !== "link");
}
