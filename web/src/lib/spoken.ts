// The name of a thing as it is read aloud: what it is, what is written on it, whether it can be chosen.
import type { AnyArea, AnyPiece } from "./generated";
import { say, t } from "./texts.svelte";

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
