// What a person has clicked so far, what glows, what waits for a second tap.
import type { Option, Scene } from "./generated";
import { click, glowing, narrow } from "./select";
import { settings } from "./settings.svelte";

export interface Hand {
  take(option: Option): void;
  whyNot(things: string[]): void;
}

export class Choosing {
  scene = $state.raw<Scene | null>(null);
  picked = $state.raw<string[]>([]);
  menu = $state.raw<Option[]>([]);
  waiting = $state.raw<Option | null>(null); // needs a second tap: it cannot be undone
  busy = $state(false);
  advised = $state.raw<Set<string>>(new Set()); // what a hint points at

  options = $derived(this.busy ? [] : (this.scene?.options ?? []));
  glow = $derived(this.waiting || this.menu.length > 0 ? new Set<string>() : glowing(this.options, this.picked));

  constructor(private readonly hand: Hand) {}

  show(scene: Scene): void {
    this.scene = scene;
    this.clear();
  }

  clear(): void {
    this.picked = [];
    this.menu = [];
    this.waiting = null;
  }

  click(id: string): void {
    if (this.busy) return;
    if (this.waiting && this.picked.at(-1) === id) return this.confirm();
    const before = this.picked;
    this.menu = [];
    this.waiting = null;
    const found = click(this.options, before, id);
    if (!found) return this.hand.whyNot([...before, id]);
    this.picked = found.picked;
    if (found.picked.length < before.length) return;
    const only = found.ready.length === 1 && found.open.length === 0 ? found.ready[0] : undefined;
    if (only) this.choose(only);
    else this.menu = found.ready;
  }

  /** An option was named: by its button, in a menu, or by its last thing. */
  choose(option: Option): void {
    if (this.busy) return;
    this.menu = [];
    if ((option.undoable ?? true) || !settings.confirm) return this.take(option);
    this.waiting = option;
  }

  confirm(): void {
    if (this.waiting) this.take(this.waiting);
  }

  private take(option: Option): void {
    this.clear();
    this.hand.take(option);
  }

  /** What the prompt can still offer on what is picked. */
  get open(): Option[] {
    return narrow(this.options, this.picked).open;
  }
}
