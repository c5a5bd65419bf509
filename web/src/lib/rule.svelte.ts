// The rule one asked for: its sentences are read over the board.
import { api } from "./api";
import type { RulesPage, Section } from "./generated";
import { language } from "./settings.svelte";

class Rule {
  open = $state.raw<{ game: string; number: string } | null>(null);
  section = $state.raw<Section | null>(null);
  private pages = new Map<string, Promise<RulesPage>>();

  async show(game: string, number: string): Promise<void> {
    this.open = { game, number };
    this.section = null;
    const key = `${game}/${language()}`;
    const asked = this.pages.get(key) ?? api.rules(game, language());
    this.pages.set(key, asked);
    try {
      const found = sectionOf(await asked, number);
      if (this.open?.number === number) this.section = found ?? null;
    } catch {
      this.pages.delete(key);
    }
  }

  close(): void {
    this.open = this.section = null;
  }
}

/** A section by its number, or the first of the chapter that it names. */
export function sectionOf(page: RulesPage, number: string): Section | undefined {
  const all = page.chapters.flatMap((chapter) => chapter.sections);
  return all.find((one) => one.number === number) ?? all.find((one) => one.number.startsWith(`${number}.`));
}

export const rule = new Rule();
