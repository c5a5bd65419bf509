// The secrets of the seats this browser holds. They never leave it but to the server, or to another device of the same
// person. None is thrown away: a match that is taken off the list is only hidden.
import type { Created, Key } from "./generated";
import { keepPromise } from "./shuffle";

export interface Kept {
  match: string;
  game: string;
  keys: Key[];
  when: number;
  hidden?: boolean;
  lesson?: string; // that is taught in it
}

const NAME = "vespers-matches";
const WISHES = "vespers-invitations";
const MOST_WISHES = 40;

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

export function keepMatch(created: Created, game: string, lesson = ""): void {
  keepPromise(created.match, created.fairness);
  const others = matches().filter((one) => one.match !== created.match);
  const held = { match: created.match, game, keys: [...created.keys], when: Date.now() };
  save([lesson ? { ...held, lesson } : held, ...others]);
}

/** A guest came by a link: remember the secret, so that the bare address works the next time. */
export function keepSecret(match: string, seat: number, secret: string, game: string): void {
  const held = kept(match);
  if (held?.keys.some((key) => key.secret === secret)) return;
  const keys: Key[] = [...(held?.keys ?? []), { seat, secret, kind: "me" }];
  keepMatch({ match, keys }, game);
}

/** The secret to get for an invitation. It is stored before it is sent: if the answer gets lost, the same is sent again. */
export function secretFor(invitation: string): string {
  const wishes = wished();
  const secret = wishes.find((one) => one.invitation === invitation)?.secret ?? newSecret();
  const others = wishes.filter((one) => one.invitation !== invitation);
  localStorage.setItem(WISHES, JSON.stringify([{ invitation, secret }, ...others].slice(0, MOST_WISHES)));
  return secret;
}

function wished(): { invitation: string; secret: string }[] {
  try {
    return JSON.parse(localStorage.getItem(WISHES) ?? "[]") as { invitation: string; secret: string }[];
  } catch {
    return [];
  }
}

/** 128 bits as 22 characters of base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Off the list, or on it again; its keys stay. */
export function hide(match: string, hidden: boolean): void {
  save(matches().map((one) => (one.match === match ? { ...one, hidden } : one)));
}

/** Matches of another device: keys are added, none is lost. */
export function join(others: Kept[]): void {
  const all = new Map(matches().map((one) => [one.match, one]));
  for (const one of others) {
    const held = all.get(one.match);
    const keys = [
      ...(held?.keys ?? []),
      ...one.keys.filter((key) => !held?.keys.some((own) => own.secret === key.secret)),
    ];
    all.set(one.match, { ...one, ...held, keys });
  }
  save([...all.values()].sort((a, b) => b.when - a.when));
}

function save(list: Kept[]): void {
  localStorage.setItem(NAME, JSON.stringify(list));
}

/** The seats played at this screen. */
export function mine(held: Kept | undefined): Key[] {
  return (held?.keys ?? []).filter((key) => key.kind !== "link");
}
