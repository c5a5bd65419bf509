// Every sentence comes from the same .ftl files the server reads; this module only looks them up.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language, Player, Text } from "./generated";

type Values = Record<string, string | number | Text>;

class Texts {
  bundle = $state.raw<FluentBundle | null>(null);
  players = $state.raw<Player[]>([]);
  private usual: FluentResource | null = null;

  read(language: Language, source: string): void {
    this.usual = new FluentResource(source);
    this.bundle = bundleOf(language, [this.usual]);
    document.documentElement.lang = language;
  }

  /** The same with more on top: what the cards of a version say. */
  lay(more: string): void {
    const language = this.bundle?.locales[0];
    if (!language || !this.usual) return;
    this.bundle = bundleOf(language, [this.usual, new FluentResource(more)]);
  }
}

function bundleOf(language: string, resources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const one of resources) bundle.addResource(one, { allowOverrides: true });
  return bundle;
}

export const texts = new Texts();

export function t(key: string, values: Values = {}): string {
  if (key === "table-seat") return playerName(Number(values["seat"]));
  const pattern = texts.bundle?.getMessage(key)?.value;
  if (!texts.bundle || !pattern) return key;
  const spoken: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values))
    spoken[name] = typeof value === "object" ? say(value) : value;
  return texts.bundle.formatPattern(pattern, spoken);
}

export function say(text: Text | null | undefined): string {
  return text ? t(text.key, text.values ?? {}) : "";
}

/** As it stands alone, on a board or above a list: names are kept as they stand within a sentence. */
export function heading(text: Text | null | undefined): string {
  const words = say(text);
  return words.charAt(0).toLocaleUpperCase(texts.bundle?.locales[0]) + words.slice(1);
}

/** The same with its full stop, where sentences follow each other. */
export function sentence(text: Text | null | undefined): string {
  const words = heading(text);
  return /[.!?…:]$/.test(words) ? words : `${words}.`;
}

/** A number, a word of somebody's own, or a text. */
export function cellText(cell: number | string | Text | undefined): string {
  if (typeof cell === "number") return figure(cell);
  return typeof cell === "object" ? say(cell) : (cell ?? "");
}

/** A number as it is printed: with a minus, not a hyphen. */
export const figure = (number: number): string => String(number).replace("-", "−");

export function playerName(seat: number): string {
  const player = texts.players.find((one) => one.seat === seat);
  if (player?.name) return player.name;
  return t(player?.kind === "bot" ? "table-bot" : "table-player", { number: seat + 1 });
}
