// The name of a thing as it is read aloud: what it is, what is written on it, whether it can be chosen.
import type { AnyArea, AnyPiece, Badge, Card, LogLine } from "./generated";
import { heading, playerName, say, t } from "./texts.svelte";

export function spokenName(
  thing: AnyArea | AnyPiece,
  glow: Set<string>,
  picked: string[],
  lying = false, // a card on its side
): string {
  const name = [say(thing.name), ...written(thing, lying)].reduce((all, word) =>
    words(all).includes(words(word)) ? all : `${all}, ${word}`,
  );
  if (picked.includes(thing.id)) return t("table-thing-picked", { name });
  return glow.has(thing.id) ? t("table-thing-offered", { name }) : name;
}

/** Whole words between spaces: a 4 is not said by a 14. */
const words = (text: string) => ` ${text.replace(/[\s,.:;]+/g, " ").trim()} `;

/** What stands on a thing, in the order in which it stands there: who hears it misses nothing. */
function written(thing: AnyArea | AnyPiece, lying: boolean): string[] {
  if (!("kind" in thing)) return [thing.value ?? ""].filter((word) => word !== "");
  if (thing.kind === "card")
    return thing.face_down ? [] : [(lying ? beside : printed)(thing)].filter((word) => word !== "");
  if (thing.kind === "tally")
    return [
      [heading(thing.title), ...(thing.numbers ?? []), say(thing.foot)]
        .filter((word) => word !== "")
        .join(" "),
    ];
  if (thing.kind === "marker")
    return [[thing.value ?? "", ...signs(thing.badges), heading(thing.caption)].join(" ").trim()].filter(
      (word) => word !== "",
    );
  const count = thing.kind === "stack" ? String(thing.count ?? 0) : "";
  return [thing.value ?? "", count].filter((word) => word !== "");
}

const signs = (badges: Badge[] | undefined) => (badges ?? []).map((badge) => badge.value ?? "");

/** On its side a card shows no signs, and says that it is used in the place of its kind. */
const beside = (card: Card): string =>
  [
    card.value ?? "",
    heading(card.label),
    card.ribbon ? say(card.ribbon) : heading(card.kind_label),
    say(card.words),
  ]
    .filter((word) => word !== "")
    .join(" ");

function printed(card: Card): string {
  const wordy = !!(card.words || card.kind_label || (card.effect ?? []).length);
  const text = wordy
    ? [heading(card.label), heading(card.kind_label), ...signs(card.effect), say(card.words)]
    : [card.note ? say(card.note) : heading(card.label)];
  return [card.value ?? "", ...signs(card.badges), ...text, say(card.ribbon)]
    .filter((word) => word !== "")
    .join(" ");
}

/** A line of the log as a sentence of its own: whose it is, and a stop at its end. */
export function spokenLine(line: LogLine): string {
  const name = heading(line.text);
  const sentence =
    line.seat != null && !line.depth ? t("table-whose", { owner: playerName(line.seat), name }) : name;
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
