// Which boards lie on the table: the main ones, and mine or the one of whoever I look at.
import { untrack } from "svelte";
import type { Sheet } from "../lib/arrange";
import type { Board } from "../lib/generated";

interface Around {
  boards: Board[];
  viewer: number | null;
  glow: Set<string>; // what may be chosen
  lit: string[]; // what the coach speaks of
  single: () => boolean; // only one board has room; it depends on which are shown
}

const thingsOf = (board: Board) => [...(board.areas ?? []), ...(board.pieces ?? [])];

export class OpenBoards {
  visited = $state<string | null>(null); // the board of another in the place of mine
  tab = $state<string | null>(null); // the one that is seen where only one has room

  constructor(private readonly around: () => Around) {}

  other = $derived.by(() =>
    this.around().boards.find((board) => board.id === this.visited && board.role === "other"),
  );
  shown = $derived.by(() => {
    const { boards, viewer } = this.around();
    const own = boards.filter((board) => (board.role ?? "main") !== "other");
    const lonely = own.length === 0 || (viewer === null && !own.some((board) => board.role === "mine"));
    const instead = this.other ?? (lonely ? boards.find((board) => board.role === "other") : undefined);
    return [...own.filter((board) => board.role !== "mine" || !this.other), ...(instead ? [instead] : [])];
  });
  sheets: Sheet[] = $derived(
    this.shown.map((board) => ({ id: board.id, aspect: board.width / board.height })),
  );
  active = $derived(this.shown.find((board) => board.id === this.tab) ?? this.shown[0]);
  laid = $derived.by(() => (this.around().single() ? (this.active ? [this.active] : []) : this.shown));

  of(seat: number): Board | undefined {
    return this.around().boards.find((board) => board.seat === seat && board.role !== "main");
  }

  offered(board: Board): boolean {
    return thingsOf(board).some((thing) => this.around().glow.has(thing.id));
  }

  /** Turn to the board that is spoken of or has a choice, but leave a person who looks around alone. */
  follow(): void {
    const urgency = this.shown.map((board) => this.urgent(board));
    untrack(() => {
      if (this.other) return;
      const most = Math.max(...urgency);
      const wanted = this.shown[urgency.indexOf(most)];
      if (this.around().single() && this.active && wanted && most > this.urgent(this.active))
        this.tab = wanted.id;
    });
  }

  /** The coach speaks of what may be chosen there (3), of something there (2), there is a choice (1), or nothing (0). */
  private urgent(board: Board): number {
    const { lit, glow } = this.around();
    const spoken = thingsOf(board).filter((thing) => lit.includes(thing.id));
    if (spoken.some((thing) => glow.has(thing.id))) return 3;
    return spoken.length > 0 ? 2 : this.offered(board) ? 1 : 0;
  }
}
