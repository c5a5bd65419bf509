// One match as one viewer sees it: the socket, the sights that still wait to be shown, the log.
import { tick } from "svelte";
import { Refused } from "./api";
import { Choosing } from "./choosing.svelte";
import { Counsel } from "./counsel.svelte";
import { skip, snapshot, travel } from "./flip";
import type { LogLine, Option, Problem, Reason, Sight } from "./generated";
import { Live, type Connection } from "./live";
import { pace } from "./settings.svelte";
import { finale, land } from "./sound";
import { texts } from "./texts.svelte";

export interface Bubble {
  things: string[];
  reasons: Reason[];
}

export class Table {
  sight = $state.raw<Sight | null>(null);
  lines = $state.raw<LogLine[]>([]);
  connection = $state<Connection>("connecting");
  problem = $state.raw<Problem | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  choosing = new Choosing({ take: (option) => void this.take(option), whyNot: (things) => void this.whyNot(things) });

  readonly counsel: Counsel;
  private live: Live;
  private queue: Sight[] = [];
  private showing = false;

  constructor(match: string, secret: string, private readonly root: () => ParentNode) {
    this.counsel = new Counsel(match, secret, (problem) => (this.problem = problem));
    this.live = new Live(match, secret, {
      sight: (sight) => this.hear(sight),
      connection: (state) => (this.connection = state),
      refused: (problem) => (this.problem = problem),
    });
  }

  close(): void {
    this.counsel.clear();
    this.live.close();
  }

  private hear(sight: Sight): void {
    this.queue.push(sight);
    if (!this.showing) void this.showAll();
  }

  private async showAll(): Promise<void> {
    this.showing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.show(next);
    this.showing = false;
  }

  private async show(sight: Sight): Promise<void> {
    const time = pace();
    const before = snapshot(this.root(), time);
    const first = this.sight === null;
    texts.players = sight.players;
    this.sight = sight;
    this.lines = merged(this.lines, sight);
    this.bubble = null;
    if (sight.number !== this.counsel.told?.number) this.counsel.clear();
    this.choosing.busy = false;
    this.choosing.show(sight.scene);
    await tick();
    const cues = (sight.lines ?? []).flatMap((line) => line.cues ?? []);
    if (!first && sight.over) finale();
    else if (!first) land(cues);
    if (!first) await travel(before, this.root(), cues, time);
  }

  private async take(option: Option): Promise<void> {
    const number = this.sight?.number ?? 0;
    this.choosing.busy = true;
    await this.attempt(() => this.live.ask({ type: "move", number, action: option.number }));
  }

  async undo(to: number): Promise<void> {
    await this.attempt(() => this.live.ask({ type: "undo", number: this.sight?.number ?? 0, to }));
  }

  async answer(yes: boolean): Promise<void> {
    await this.attempt(() => this.live.ask({ type: "answer", number: this.sight?.number ?? 0, yes }));
  }

  private async whyNot(things: string[]): Promise<void> {
    const number = this.sight?.number ?? 0;
    await this.attempt(async () => {
      let told = await this.live.ask({ type: "why", number, things });
      const area = this.areaOf(things.at(-1) ?? "");
      if (told.type === "because" && told.reasons.length === 0 && area) {
        told = await this.live.ask({ type: "why", number, things: [...things.slice(0, -1), area] });
      }
      if (told.type === "because") this.bubble = { things, reasons: told.reasons };
    });
  }

  /** A piece nobody speaks of may stand for the place it lies on. */
  private areaOf(id: string): string {
    const pieces = (this.sight?.scene.boards ?? []).flatMap((board) => board.pieces ?? []);
    return pieces.find((piece) => piece.id === id)?.on ?? "";
  }

  private async attempt(what: () => Promise<unknown>): Promise<void> {
    this.problem = null;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem;
      this.choosing.busy = false;
    }
  }

  hurry = skip;
}

/** The log so far: lines after `since` are new, and what was undone comes back marked. */
export function merged(old: LogLine[], sight: Sight): LogLine[] {
  const since = sight.since ?? 0;
  return [...old.filter((line) => line.number <= since), ...(sight.lines ?? [])];
}
