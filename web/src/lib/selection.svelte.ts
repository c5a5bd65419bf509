// What a person has clicked so far, what glows, what waits for a second tap.
import type { AnyPiece, Figure, Mark, Scene, Tally, Target, Text } from "./generated";
import { click, glowing, narrow } from "./select";
import { tagged } from "./tags";
import { settings } from "./settings.svelte";

export type Changed = Tally | Figure | Mark;

export interface Hand {
  take(option: Target, then: number[]): void; // `then` are answers that follow by the same click
  whyNot(things: string[]): void;
  consider?(option: Target | null): void; // pointed at: what would it change?
}

const MOMENT = 2500; // milliseconds in which what cannot be undone is taken back by a tap

export class Selection {
  scene = $state.raw<Scene | null>(null);
  picked = $state.raw<string[]>([]);
  menu = $state.raw<Target[]>([]);
  waiting = $state.raw<Target | null>(null); // needs a second tap, or a moment to pass
  moment = $state(0); // milliseconds until what waits is done by itself; 0: it waits for a tap
  busy = $state(false);
  pointed = $state.raw<string>(""); // the thing under the pointer or the focus
  preview = $state.raw<Target | null>(null); // what a click there would do
  lit = $state.raw<Set<string>>(new Set()); // what a line of the log, a hint or a stage speaks of
  ghosts = $state.raw<AnyPiece[]>([]); // pieces where they would lie
  changed = $state.raw<Map<string, Changed>>(new Map()); // what signs, figures and marks would say, by id
  advised = $state.raw<Set<string>>(new Set()); // what a hint points at
  lastWords = $state.raw<Map<number, Text>>(new Map()); // the last thing that was told of each seat
  latest = $state.raw<Set<string>>(new Set()); // what the last move of another moved
  private timer: ReturnType<typeof setTimeout> | undefined;
  private warned = new Set<string>();

  options = $derived(this.busy ? [] : (this.scene?.targets ?? []));
  glow = $derived(
    this.waiting || this.menu.length > 0 ? new Set<string>() : glowing(this.options, this.picked),
  );
  tagged = $derived(
    this.waiting || this.menu.length > 0 ? new Map<string, Target[]>() : tagged(this.options, this.picked),
  );
  costly = $derived(dear(this.options, this.picked));
  /** What is spoken of in the question: what waits, else what is pointed at. */
  meant = $derived(this.waiting ?? this.preview);

  /** What that leads to. Several things may mean the same answer; one of them says it. */
  prospect = $derived.by(() => {
    const meant = this.meant;
    if (!meant) return undefined;
    return (
      meant.prospect ?? this.options.find((one) => one.number === meant.number && one.prospect)?.prospect
    );
  });

  constructor(private readonly hand: Hand) {}

  show(scene: Scene): void {
    this.scene = scene;
    this.clear();
    this.point("", null);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.picked = [];
    this.menu = [];
    this.waiting = null;
    this.moment = 0;
  }

  /** Something is pointed at; its way, its cards, and what it would change are shown. */
  point(id: string, target: Target | null): void {
    this.pointed = id;
    this.preview = target;
    this.lit = new Set([...(target?.route ?? []), ...(target?.uses ?? [])]);
    this.hand.consider?.(this.waiting ?? target);
  }

  /** What is considered would change this; nothing: as it is. */
  foresee(ghosts: AnyPiece[], changed: Changed[]): void {
    this.ghosts = ghosts;
    this.changed = new Map(changed.map((one) => [one.id, one]));
  }

  click(id: string, finger = false): void {
    if (this.busy) return;
    if (this.waiting && this.picked.at(-1) === id) return this.confirm();
    const before = this.waiting ? this.picked.slice(0, -1) : this.picked;
    this.menu = [];
    this.waiting = null;
    clearTimeout(this.timer);
    const found = click(this.options, before, id);
    if (!found) return this.hand.whyNot([...before, id]);
    this.picked = found.picked;
    if (found.picked.length < before.length) return;
    const only = found.ready.length === 1 && found.open.length === 0 ? found.ready[0] : undefined;
    if (only && (only.ways ?? []).length > 0) this.menu = [only];
    else if (only) this.choose(only, finger);
    else this.menu = found.ready;
  }

  /** An option was named: by its button, in a menu, or by its last thing. A finger has not seen the ghost before. */
  choose(option: Target, finger = false): void {
    if (this.busy) return;
    this.menu = [];
    const warns = settings.warnings && option.warning && !this.warned.has(option.warning.key);
    const asks = warns || (settings.confirm === "ask" && !(option.undoable ?? true));
    const pauses = settings.confirm === "moment" && !(option.undoable ?? true);
    if (!asks && !pauses && !finger) return this.take(option);
    if (warns && option.warning) this.warned.add(option.warning.key); // once is enough
    this.waiting = option;
    this.moment = asks || finger ? 0 : MOMENT;
    if (this.moment) this.timer = setTimeout(() => this.confirm(), this.moment);
    this.hand.consider?.(option);
  }

  confirm(): void {
    if (this.waiting) this.take(this.waiting);
  }

  /** An answer of the next question, folded into this one. */
  way(option: Target, number: number): void {
    this.clear();
    this.hand.take(option, [number]);
  }

  private take(option: Target): void {
    this.clear();
    this.hand.take(option, option.path ?? []);
  }

  /** What the prompt can still offer on what is picked. */
  get open(): Target[] {
    return narrow(this.options, this.picked).open;
  }
}

/** Things of which every answer costs more than it need. */
function dear(options: Target[], picked: string[]): Set<string> {
  const open = picked.length === 0 ? options : narrow(options, picked).open;
  const free = new Set(open.filter((one) => !one.costly).flatMap((one) => one.things ?? []));
  return new Set(
    open
      .filter((one) => one.costly)
      .flatMap((one) => one.things ?? [])
      .filter((id) => !free.has(id)),
  );
}
