// One match as one viewer sees it: the socket, the sights that still wait to be shown, the log.
import { tick } from "svelte";
import { api, Refused } from "./api";
import { Selection } from "./selection.svelte";
import { FreeCoach } from "./coach.svelte";
import { Hints } from "./hints.svelte";
import { skip, snapshot, travel } from "./flip";
import type { LogLine, Target, Problem, Reason, Screen, Stage, Text } from "./generated";
import { Live, type Connection } from "./live";
import { pace, settings } from "./settings.svelte";
import { finale, land } from "./sound";
import { lastMove, told } from "./recap";
import { texts } from "./texts.svelte";

export interface Bubble {
  things: string[];
  reasons: Reason[];
}

export class Table {
  sight = $state.raw<Screen | null>(null);
  lines = $state.raw<LogLine[]>([]);
  connection = $state<Connection>("connecting");
  problem = $state.raw<Problem | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  stages = $state.raw<{ stage: Stage; again: boolean }[]>([]); // moments to be shown, the first one now
  selection = new Selection({
    take: (option, then) => void this.take(option, then),
    whyNot: (things) => void this.whyNot(things),
    consider: (option) => this.consider(option),
  });

  readonly hints: Hints;
  readonly coach: FreeCoach;
  private live: Live;
  private queue: Screen[] = [];
  private showing = false;
  private held: (() => void) | null = null; // a move that the coach doubts
  private following: number[] = []; // answers that the last click holds for the next questions

  constructor(
    private readonly match: string,
    private readonly secret: string,
    private readonly root: () => ParentNode,
  ) {
    this.hints = new Hints(match, secret, (problem) => (this.problem = problem));
    this.coach = new FreeCoach(match, secret);
    this.live = new Live(match, secret, {
      sight: (sight) => this.hear(sight),
      connection: (state) => (this.connection = state),
      refused: (problem) => (this.problem = problem),
    });
  }

  close(): void {
    this.hints.clear();
    this.live.close();
  }

  private hear(sight: Screen): void {
    this.queue.push(sight);
    if (!this.showing) void this.showAll();
  }

  private async showAll(): Promise<void> {
    this.showing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.show(next);
    this.showing = false;
  }

  private async show(sight: Screen): Promise<void> {
    const time = pace();
    const before = snapshot(this.root(), time);
    const first = this.sight === null;
    texts.players = sight.players;
    this.sight = sight;
    this.lines = merged(this.lines, sight);
    this.bubble = null;
    if (sight.number !== this.hints.hint?.number) this.hints.clear();
    this.coach.hear(sight);
    this.selection.busy = false;
    this.selection.show(sight.scene);
    this.selection.lastWords = lastOfSeats(this.lines);
    this.selection.latest = new Set(lastMove(this.lines, sight.scene.viewer ?? null));
    await tick();
    if (!first) void this.goOn(sight);
    if (!first && settings.stages !== "off") this.stages = [...this.stages, ...stagesOf(sight)];
    const cues = (sight.lines ?? []).flatMap((line) => line.cues ?? []);
    if (!first && sight.over) finale();
    else if (!first) land(cues);
    if (!first) await travel(before, this.root(), cues, time);
  }

  /** One click may answer several questions: each is said when it is asked, and it stops at the first surprise. */
  private async take(option: Target, then: number[]): Promise<void> {
    if (this.coach.looking) return;
    const number = this.sight?.number ?? 0;
    this.held = null;
    this.selection.busy = true;
    const agreed = await this.coach.agrees(number, option.number);
    if (number !== this.sight?.number) return; // it was another question
    if (agreed) return this.say(option, then);
    this.selection.busy = false;
    this.held = () => void this.say(option, then);
  }

  private async say(option: Target, then: number[]): Promise<void> {
    this.following = [...then];
    await this.move(option.number);
  }

  /** The move that the coach has doubted, after all. */
  insist(): void {
    const held = this.coach.caution?.number === this.sight?.number ? this.held : null;
    this.held = null;
    this.coach.quiet();
    held?.();
  }

  async move(action: number): Promise<void> {
    const number = this.sight?.number ?? 0;
    this.selection.busy = true;
    await this.attempt(() => this.live.ask({ type: "move", number, action }));
  }

  /** The next answer of the same click, if it is offered just as it was meant; the coach is heard on it too. */
  private async goOn(sight: Screen): Promise<void> {
    const next = this.following.shift();
    if (next === undefined) return;
    const mine = sight.scene.prompt.seats?.includes(sight.scene.viewer ?? -1);
    const offered = mine ? sight.scene.targets?.find((one) => one.number === next) : undefined;
    const then = this.following.splice(0);
    if (offered) await this.take(offered, then);
  }

  async undo(to: number): Promise<void> {
    await this.attempt(() => this.live.ask({ type: "undo", number: this.sight?.number ?? 0, to }));
  }

  async answer(yes: boolean): Promise<void> {
    await this.attempt(() =>
      this.live.ask({
        type: "answer",
        number: this.sight?.number ?? 0,
        question: this.sight?.consent?.id ?? "",
        yes,
      }),
    );
  }

  private foreseeing: AbortController | null = null;
  private considered = -1;

  /** What an answer would change is asked for as soon as it is pointed at, and shown if it still is then. */
  private consider(option: Target | null): void {
    const action = option?.number ?? -1;
    if (action === this.considered) return;
    this.considered = action;
    this.foreseeing?.abort();
    this.foreseeing = null;
    this.selection.foresee([], []);
    if (option) void this.foresee(option);
  }

  private async foresee(option: Target): Promise<void> {
    const patience = (this.foreseeing = new AbortController());
    await new Promise((done) => setTimeout(done, 60)); // a pointer passes over many things
    if (patience !== this.foreseeing) return;
    try {
      const preview = await api.preview(
        this.match,
        this.secret,
        this.sight?.number ?? 0,
        option.number,
        patience.signal,
      );
      if (patience === this.foreseeing)
        this.selection.foresee(preview.pieces ?? [], [
          ...(preview.tallies ?? []),
          ...(preview.figures ?? []),
          ...(preview.marks ?? []),
        ]);
    } catch (error) {
      // Without a preview one still sees the tag; whoever points elsewhere breaks it off.
      if (!(error instanceof Refused) && !patience.signal.aborted) throw error;
    }
  }

  private async whyNot(things: string[]): Promise<void> {
    const number = this.sight?.number ?? 0;
    await this.attempt(async () => {
      let answer = await this.live.ask({ type: "why", number, things });
      const area = this.areaOf(things.at(-1) ?? "");
      if (answer.type === "because" && answer.reasons.length === 0 && area) {
        answer = await this.live.ask({ type: "why", number, things: [...things.slice(0, -1), area] });
      }
      if (answer.type === "because") this.bubble = { things, reasons: answer.reasons };
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
      this.selection.busy = false;
      this.following = [];
    }
  }

  /** A moment again, from the log. */
  restage(stage: Stage): void {
    this.stages = [{ stage, again: true }];
  }

  closeStage(): void {
    this.stages = this.stages.slice(1);
  }

  hurry = skip;
}

/** The log so far: lines after `since` are new, and what was undone comes back marked. */
export function merged(old: LogLine[], sight: Screen): LogLine[] {
  const since = sight.since ?? 0;
  return [...old.filter((line) => line.number <= since), ...(sight.lines ?? [])];
}

/** The moments among what is new; of what was taken back, none. */
function stagesOf(sight: Screen): { stage: Stage; again: boolean }[] {
  return (sight.lines ?? []).flatMap((line) =>
    line.stage && !line.undone ? [{ stage: line.stage, again: false }] : [],
  );
}

/** The last thing that was told of each seat: what they did, or what became of it. */
function lastOfSeats(lines: LogLine[]): Map<number, Text> {
  const last = told(lines).filter((line) => line.seat != null && line.decision);
  return new Map(last.map((line): [number, Text] => [line.seat ?? 0, line.text]));
}
