// A version in the making: what stands in its forms, what the server says to it, how it is kept.
import { api } from "../lib/api";
import { art } from "../lib/art.svelte";
import type { Draft, DraftView, Problem, WorkshopForms } from "../lib/generated";
import { language } from "../lib/settings.svelte";
import { t, texts } from "../lib/texts.svelte";
import { keepNew, mostCards, myVersions, nextNumber, openVersion, refusalOf } from "../lib/workshop";
import type { Table } from "./TableForms.svelte";

const PAUSE = 250; // milliseconds without a change until the server is asked

export class VersionDraft {
  game = $state("");
  key = $state(""); // that may change the version; empty: a new one, or somebody else's
  foreign = $state(false);
  forms = $state.raw<WorkshopForms | null>(null);
  base = $state.raw<DraftView | null>(null); // the game as it is
  view = $state.raw<DraftView | null>(null); // the draft, as the server last accepted it
  values = $state<Record<string, Table>>({});
  rulings = $state<Record<string, string>>({});
  packs = $state.raw<string[]>([]); // the game's expansions that it is made for
  name = $state("");
  note = $state("");
  shown = $state(""); // the table
  problem = $state.raw<Problem | null>(null);
  failed = $state.raw<Problem | null>(null); // nothing can be shown at all
  saved = $state(true);
  private asking = 0; // the newest question to the server
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false; // the page was left: what is answered now concerns nobody

  /** One of them: a version that was kept, or the game of a new one. */
  constructor(
    private readonly id: string,
    private readonly wanted: string,
  ) {}

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
    texts.lay("");
  }

  async load(): Promise<void> {
    try {
      const opened = this.id ? await openVersion(this.id) : null;
      const game = opened?.version.game ?? this.wanted;
      const forms = await api.forms(game);
      const name = opened?.version.name ?? (await freeName(game));
      const note = opened?.version.note ?? "";
      const pack = opened?.version.pack ?? "";
      const view = await api.draft({ game, language: language(), pack, name, note });
      const base = await api.draft({ game, language: language(), packs: view.packs });
      if (this.gone) return;
      void art.load(game);
      [this.game, this.forms, this.name, this.note] = [game, forms, name, note];
      this.key = opened?.key ?? "";
      this.foreign = this.id !== "" && !this.key;
      this.show(view);
      this.lieOver(base);
      this.saved = this.id !== "";
      this.failed = null;
    } catch (error) {
      this.failed = refusalOf(error);
    }
  }

  /** The game as it is, with the expansions of the version. */
  private lieOver(base: DraftView): void {
    this.base = base;
    if (!(this.shown in this.values)) this.shown = mostCards(base);
  }

  /** Made for other expansions of the game. */
  async extend(packs: string[]): Promise<void> {
    try {
      const next = await api.draft({ ...this.draft(), packs });
      const base = await api.draft({ game: this.game, language: language(), packs: next.packs });
      if (this.gone) return;
      this.show(next);
      this.lieOver(base);
      this.saved = false;
    } catch (error) {
      this.problem = refusalOf(error);
    }
  }

  /** A sheet is saved or read; what the server has read takes the place of what is in the forms. */
  async read(work: () => Promise<DraftView | null>): Promise<void> {
    try {
      const next = await work();
      if (!next || this.gone) return;
      this.show(next);
      this.saved = false;
    } catch (error) {
      this.problem = refusalOf(error);
    }
  }

  /** A draft of the server's in the forms. */
  private show(next: DraftView): void {
    this.values = next.values as Record<string, Table>;
    this.rulings = { ...next.rulings };
    this.packs = next.packs;
    this.accept(next);
  }

  private accept(next: DraftView): void {
    this.view = next;
    texts.lay(next.texts);
    this.problem = null;
  }

  draft(): Draft {
    return {
      game: this.game,
      language: language(),
      name: this.name.trim() || "…",
      note: this.note,
      pack: this.view?.pack ?? "",
      packs: this.packs,
      values: $state.snapshot(this.values),
      rulings: $state.snapshot(this.rulings),
    };
  }

  /** Something was changed: the server is asked how it looks, once one has stopped typing. */
  touched(): void {
    this.saved = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  private async ask(): Promise<boolean> {
    clearTimeout(this.timer);
    const mine = ++this.asking;
    try {
      const next = await api.draft(this.draft());
      if (mine !== this.asking || this.gone) return false;
      this.accept(next);
      return true;
    } catch (error) {
      if (mine === this.asking) this.problem = refusalOf(error);
      return false;
    }
  }

  /** The id of what was kept; empty: it was refused, or the page was left. */
  async save(anew: boolean): Promise<string> {
    if (!(await this.ask()) || !this.view) return "";
    try {
      const wish = { game: this.game, pack: this.view.pack };
      const fresh = anew || !this.key;
      const version = fresh ? await keepNew(wish) : await api.changeVersion(this.id, this.key, wish);
      this.saved = true;
      return this.gone ? "" : version.id;
    } catch (error) {
      this.problem = refusalOf(error);
      return "";
    }
  }

  /** As a version of its own, under a name that is free. */
  async saveAnew(): Promise<string> {
    const before = this.name;
    if (this.key) this.name = await freeName(this.game);
    const version = await this.save(true);
    if (!version) this.name = before;
    return version;
  }

  /** The version as it is kept; it is kept first, if it was not. */
  async kept(): Promise<string> {
    return this.saved && this.id ? this.id : this.save(false);
  }
}

async function freeName(game: string): Promise<string> {
  return t("workshop-mine", { number: nextNumber(await myVersions(), game) });
}
