// Versions of one's own: the key of this browser, and what is done with versions on the server.
import { api, Refused } from "./api";
import type { DraftView, FormTable, NewVersion, Version, WorkshopForms } from "./generated";
import { newSecret } from "./keys";
import { heading, t } from "./texts.svelte";

const NAME = "vespers-workshop";
const SEEN = "vespers-versions-seen";
const MOST_SEEN = 200;

/** The keys of the versions made here, and of those made on other devices of the same person. */
export function keys(): string[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function takeKeys(others: string[]): void {
  localStorage.setItem(NAME, JSON.stringify([...new Set([...keys(), ...others])]));
}

/** The key for new versions; made when it is first needed. */
export function ownKey(): string {
  if (keys().length === 0) takeKeys([newSecret()]);
  return keys()[0] ?? "";
}

/** All versions of this person, the newest first. */
export async function myVersions(): Promise<Version[]> {
  const lists = await Promise.all(keys().map((key) => api.versions(key)));
  return lists.flat().sort((a, b) => (b.created ?? 0) - (a.created ?? 0));
}

/** A version with its pack, and the key that may change it, if it is here. */
export async function openVersion(id: string): Promise<{ version: Version; key: string }> {
  for (const key of keys()) {
    const version = await api.version(id, key);
    if (version.mine) return { version, key };
  }
  return { version: await api.version(id, ""), key: "" };
}

export const keepNew = (wish: NewVersion) => api.keepVersion(ownKey(), wish);

export async function removeVersion(id: string): Promise<void> {
  const { key } = await openVersion(id);
  await api.removeVersion(id, key);
}

/** Another version of the same game: the next number that none of mine has. */
export function nextNumber(versions: Version[], game: string): number {
  return versions.filter((one) => one.game === game).length + 1;
}

/** The name of a new entry as an id: small letters, digits, hyphens. */
export function idFor(name: string, taken: string[]): string {
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 30);
  const start = plain || "new";
  let id = start;
  for (let n = 2; taken.includes(id); n++) id = `${start}-${n}`;
  return id;
}

/** Whether the list of changes of this match was read before; then it is not shown by itself. */
export function wasSeen(match: string): boolean {
  return seen().includes(match);
}

export function markSeen(match: string): void {
  localStorage.setItem(
    SEEN,
    JSON.stringify([match, ...seen().filter((one) => one !== match)].slice(0, MOST_SEEN)),
  );
}

function seen(): string[] {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** A copy of a version, kept as one's own. */
export async function duplicate(id: string, name: (old: string) => string): Promise<Version> {
  const { version } = await openVersion(id);
  const draft = await api.draft({
    game: version.game,
    name: name(version.name),
    note: version.note ?? "",
    pack: version.pack ?? "",
  });
  return keepNew({ game: version.game, pack: draft.pack });
}

/** The table to begin with: the one with most cards. */
export function mostCards(view: DraftView): string {
  const tables = Object.entries(view.cards).map(([id, cards]) => ({ id, many: Object.keys(cards).length }));
  return tables.sort((a, b) => b.many - a.many)[0]?.id ?? "numbers";
}

/** A number as it is printed: with a real minus sign. */
export const withMinus = (value: number) => String(value).replace("-", "−");

/** How much is different in one table. */
export const changesIn = (view: DraftView, table: FormTable) =>
  view.changes.filter((change) => change.table.key === table.title.key).length;

export const refusalOf = (error: unknown) => {
  if (error instanceof Refused) return error.problem;
  throw error;
};

/** The field that a refusal is about, as the forms call it; null when it is about more than one. */
export function placeOf(
  key: string,
  forms: WorkshopForms,
  values: Record<string, Record<string, unknown>>,
  view: DraftView,
): { table: string; entry: string; words: string } | null {
  const [table = "", ...rest] = key.split(".");
  const form = forms.tables.find((one) => one.id === table);
  if (!form || !values[table]) return null;
  const entry = form.entries === false ? "" : (rest.shift() ?? "");
  if (entry && !(entry in values[table])) return null;
  const field = form.fields.find((one) => one.key === rest[0]);
  const called = view.names[table]?.[entry];
  const parts = [
    heading(form.title),
    typeof called === "object" ? heading(called) : (called ?? entry),
    field ? heading(field.name) : "",
    field?.low != null && field.high != null
      ? t("workshop-between", { low: withMinus(field.low), high: withMinus(field.high) })
      : "",
  ];
  return { table, entry, words: parts.filter(Boolean).join(" · ") };
}
