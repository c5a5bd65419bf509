// Looking round the table: the board of a seat in the place of mine, or its place over the boards if it has none.
import type { Arrangement } from "./arrangement.svelte";

export class Looking {
  seat = $state<number | null>(null); // whose place lies over the boards

  constructor(private readonly lay: Arrangement) {}

  at(seat: number): void {
    const { open, viewer, single } = this.lay;
    const board = open.of(seat);
    if (board?.role === "other") {
      open.visited = open.visited === board.id ? null : board.id;
      if (single) open.tab = board.id;
    } else if (seat !== viewer) this.seat = this.seat === seat ? null : seat;
    else this.back();
  }

  back(): void {
    this.lay.open.visited = this.seat = null;
  }
}
