// The drawings of the games: fetched with the game, laid into the page once, looked up by name.
import { getContext, setContext } from "svelte";
import { inline } from "../art/sprite";
import { api } from "./api";

/** What one drawing is: a symbol to use, or a pattern to fill with. */
export type Drawing = "symbol" | "pattern";

class Art {
  drawn = $state.raw(new Map<string, Map<string, Drawing>>());
  private laid = new Map<string, string>(); // by game: which match's drawings lie in the page
  private asked = new Map<string, Promise<void>>();

  /** All drawings of a game, and the colours of its places by day; of a match whose packs bring some, with those. */
  load(game: string, match = ""): Promise<void> {
    const wanted = `${game}/${match}`;
    if (this.laid.get(game) !== wanted) this.asked.delete(game);
    this.laid.set(game, wanted);
    return this.once(game, async () => {
      const sheet = await api.art(game, match);
      if (this.laid.get(game) !== wanted) return; // another match was opened meanwhile
      colour(game);
      document.querySelectorAll(`svg.sprite[data-game="${CSS.escape(game)}"]`).forEach((old) => old.remove());
      const svg = inline(document, sheet);
      svg.dataset["game"] = game;
      this.keep(game, svg);
    });
  }

  /** Only its picture for the shelf. */
  cover(game: string): Promise<void> {
    return this.asked.get(game) ?? this.once(`${game}/cover`, () => this.hang(game));
  }

  private async hang(game: string): Promise<void> {
    colour(game);
    this.keep(game, inline(document, await api.cover(game)));
  }

  has(game: string, name: string): Drawing | undefined {
    return this.drawn.get(game)?.get(name);
  }

  private once(key: string, what: () => Promise<void>): Promise<void> {
    const asked = this.asked.get(key) ?? what().catch(() => void this.asked.delete(key)); // without art: plain shapes
    this.asked.set(key, asked);
    return asked;
  }

  private keep(game: string, sheet: SVGElement): void {
    const found = new Map(this.drawn.get(game) ?? []);
    for (const one of sheet.children)
      found.set(one.id.slice(game.length + 2), one.tagName === "pattern" ? "pattern" : "symbol");
    this.drawn = new Map(this.drawn).set(game, found);
  }
}

export const art = new Art();

/** The colours of a game's places and seats. */
function colour(game: string): void {
  const address = `/api/art/${encodeURIComponent(game)}/colours.css`;
  if (document.head.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}

/** The id of a drawing: the game's own, else the client's. */
export function idOf(game: string, name: string): string {
  return art.has(game, name) ? `${game}--${name}` : `s-${name}`;
}

/** What a game's drawing says about itself in data attributes: the ink on a frame, the place of its picture. */
export function saysOf(game: string, name: string): DOMStringMap {
  if (!art.has(game, name)) return {};
  return (document.getElementById(`${game}--${name}`) as unknown as HTMLElement | null)?.dataset ?? {};
}

/** The units of a drawing, as its viewBox has them; none before the drawings have come. */
export const viewOf = (game: string, name: string) =>
  art.has(game, name)
    ? (document.getElementById(`${game}--${name}`)?.getAttribute("viewBox") ?? undefined)
    : undefined;

const GAME = {};
/** Whose drawings the components below show. */
export const ofGame = (game: () => string) => setContext(GAME, game);
export const theGame = () => getContext<(() => string) | undefined>(GAME) ?? (() => "");
