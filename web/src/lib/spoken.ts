// The name of a thing as it is read aloud: what it is, what is written on it, whether it can be chosen.
import type { AnyArea, AnyPiece, LogLine } from "./generated";
import { heading, playerName, say, t } from "./texts.svelte";

export function spokenName(thing: AnyArea | AnyPiece, glow: Set<string>, picked: string[]): string {
  const name = [say(thing.name), ...written(thing)].reduce((all, word) => (all.includes(word) ? all : `${all}, ${word}`));
  if (picked.includes(thing.id)) return t("table-thing-picked", { name });
  return glow.has(thing.id) ? t("table-thing-offered", { name }) : name;
}

function written(thing: AnyArea | AnyPiece): string[] {
  const hidden = "kind" in thing && thing.kind === "card" && thing.face_down;
  if (hidden) return [];
  const count = "kind" in thing && thing.kind === "stack" ? String(thing.count ?? 0) : "";
  return [thing.value ?? "", count].filter((word) => word !== "");
}

/** A line of the log as a sentence of its own: whose it is, and a stop at its end. */
export function spokenLine(line: LogLine): string {
  const name = heading(line.text);
  const said = line.seat != null && !line.depth ? t("table-whose", { owner: playerName(line.seat), name }) : name;
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}
