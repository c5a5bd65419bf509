// What a pointer, a finger or the focus is on: it is explained, its ghost shown; a tap explains before it acts.
import type { Target, Thing } from "../lib/generated";
import type { Selection } from "../lib/selection.svelte";
import { meantAt } from "../lib/reach";
import { narrow, unique } from "../lib/select";

/** What it is asked about, one by one: a page that goes away takes the focus with it, and then only the selection
 * may still be read. */
interface Around {
  readonly selection: Selection;
  readonly known: Map<string, Thing>;
  readonly viewer: number | null;
}

export class Pointing {
  at = $state<string | null>(null); // what is explained
  touched = $state(false);
  target = $state.raw<Target | null>(null); // what a click on it would do, if that is but one thing
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private finger = false;

  constructor(private readonly around: Around) {}

  thing(event: Event): string | null {
    return (event.target as Element).closest<HTMLElement>("[data-thing]")?.dataset["thing"] ?? null;
  }

  /** What a click means: what is not offered itself stands for the offered thing that it lies on. */
  private meant(id: string, event: Event | null): string {
    const { selection, known } = this.around;
    const near = event instanceof MouseEvent ? meantAt(event.clientX, event.clientY) : null;
    if (near !== null) return near;
    if (selection.glow.has(id) || selection.picked.includes(id)) return id;
    const area = (known.get(id) as { on?: string } | undefined)?.on ?? "";
    return [area, ...below(event)].find((one) => selection.glow.has(one)) ?? id;
  }

  /** The only answer that a click on this thing would give. */
  private answer(id: string): Target | null {
    const { selection } = this.around;
    const found = narrow(selection.options, [...selection.picked.filter((one) => one !== id), id]);
    const ready = unique(found.ready);
    return ready.length === 1 && found.open.length === 0 ? (ready[0] ?? null) : null;
  }

  private point(id: string | null, wait: number, event: Event | null = null): void {
    clearTimeout(this.timer);
    const { selection } = this.around;
    const meant = id === null ? "" : this.meant(id, event);
    if (selection.pointed !== meant) selection.point(meant, meant ? this.answer(meant) : null);
    this.target = meant ? this.answer(meant) : null;
    if (id === null) this.at = null;
    else this.timer = setTimeout(() => ((this.at = id), (this.held = wait > 400)), wait);
  }

  over(event: PointerEvent): void {
    this.touched = event.pointerType !== "mouse";
    if (event.pointerType === "mouse") this.point(this.thing(event), 420, event);
  }
  down(event: PointerEvent): void {
    this.held = false;
    this.finger = event.pointerType !== "mouse";
    if (this.finger) this.point(this.thing(event), 450, event);
  }
  up(event: PointerEvent): void {
    if (event.pointerType !== "mouse" && !this.held) clearTimeout(this.timer);
  }
  focus(event: FocusEvent): void {
    if ((event.target as Element).matches(":focus-visible")) this.point(this.thing(event), 250);
  }
  leave(): void {
    this.point(null, 0);
  }

  press(event: Event): void {
    const id = this.thing(event);
    if (id === null || this.held) return void (this.held = false);
    const { selection, known, viewer } = this.around;
    const meant = this.meant(id, event);
    const finger = this.finger && event.type === "click";
    this.finger = false;
    if (finger && !selection.glow.has(meant) && !selection.picked.includes(meant)) return this.explain(id);
    this.at = null;
    clearTimeout(this.timer);
    if (viewer === null || !(known.has(meant) || selection.glow.has(meant))) return;
    selection.click(meant, finger);
  }

  /** A tap on what cannot be chosen says what it is. */
  private explain(id: string): void {
    this.touched = true;
    this.at = this.at === id ? null : id;
  }

  /** The action that the bubble offers. */
  act(): void {
    if (this.target) this.around.selection.choose(this.target);
    this.leave();
  }

  key(event: KeyboardEvent): void {
    const { selection } = this.around;
    if (
      (event.key === "Enter" || event.key === " ") &&
      (event.target as HTMLElement).dataset?.["thing"] !== undefined
    ) {
      event.preventDefault();
      this.press(event);
    }
    if (event.key === "Escape") {
      this.leave();
      selection.clear();
    }
  }
}

/** The things under the pointer, from above to below; under the focus: none. */
function below(event: Event | null): string[] {
  if (!(event instanceof MouseEvent)) return [];
  return document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((one) => one.closest<HTMLElement>("[data-thing]")?.dataset["thing"] ?? "");
}
