// How the table lies in its window now: which boards are open, how large they are, where the rest finds room.
import {
  areaOf,
  COACHED,
  arranged,
  isPhone,
  isSingle,
  lieTogether,
  needGlance,
  sizes,
  type Room,
  type Sheet,
  type Table,
} from "../lib/arrange";
import type { Board, Scene, Target } from "../lib/generated";
import { CARD, planOf } from "../lib/layout";
import { crampedOn, type Cramped } from "../lib/tags";
import { OpenBoards } from "./open-boards.svelte";

const CLOSER = 1.04; // so much more must narrow boards cover

interface Around {
  scene: Scene;
  glow: Set<string>; // what may be chosen
  lit: string[]; // what the coach speaks of
  coached: boolean;
  folded: boolean; // the rail is wanted away
}

export class Arrangement {
  wide = $state(0);
  high = $state(0);
  coachHigh = $state(0); // of a coach below the boards

  constructor(private readonly around: () => Around) {}

  viewer = $derived.by(() => this.around().scene.viewer ?? null);
  plate = $derived.by(() => (this.around().scene.panels ?? []).find((panel) => panel.seat === this.viewer));
  room = $derived({ wide: this.wide || 1280, high: this.high || 720, lean: !this.plate?.gauges?.length });
  open: OpenBoards = new OpenBoards(() => ({
    boards: this.around().scene.boards ?? [],
    viewer: this.viewer,
    glow: this.around().glow,
    lit: this.around().lit,
    single: () => this.single,
  }));
  glancing: boolean = $derived.by(() => needGlance(this.open.sheets, this.room));
  single: boolean = $derived.by(
    () =>
      this.glancing ||
      (isSingle(this.room) && (isPhone(this.room) || !lieTogether(this.open.sheets, this.room))),
  );
  /** Boards lie in their other arrangement: on a phone, and where it is as high but narrower, so that boards side by
   * side fill more of the window. */
  upright: boolean = $derived.by(() => isPhone(this.room) || this.closer);
  private closer: boolean = $derived.by(
    () =>
      this.open.laid.length > 1 &&
      this.open.laid.every((board) => !board.tall || board.tall.height === board.height) &&
      this.covered(true) > CLOSER * this.covered(false),
  );
  /** The boards that have no room beside the one in use, small. */
  glances: Board[] = $derived.by(() =>
    this.glancing ? this.open.shown.filter((board) => !this.open.laid.includes(board)) : [],
  );
  mine = $derived.by(() =>
    (this.around().scene.rows ?? []).filter(
      (row) => row.kind === "hand" && row.seat != null && row.seat === this.viewer,
    ),
  );
  private whole: Table = $derived.by(() => this.arrange(this.room.high));
  // The coach has a place in the rail, in a wide edge, or a row of its own, for which the boards make room.
  beside = $derived.by(() => this.whole.kind === "rail" || this.whole.kind === "edge");
  inEdge = $derived.by(() => this.whole.kind === "strip" && this.room.wide >= 1100);
  table: Table = $derived.by(() => {
    const crowded = this.around().coached && !this.beside && !this.inEdge;
    const smaller = crowded ? this.arrange(this.room.high - this.coachHigh) : this.whole;
    return smaller.kind === this.whole.kind ? smaller : this.whole;
  });
  /** The height of a rail without its coach. */
  uncoached = $derived.by(() => this.room.high - (this.around().coached ? COACHED : 0));
  /** My things lie on an edge below the boards, and nothing else does. */
  edged = $derived.by(
    () => this.table.kind === "edge" || (this.table.kind === "strip" && !this.table.glance),
  );
  /** In a small window what I own lies beside my hand; the rest of my place is one tap away. */
  close = $derived.by(() => this.table.kind === "stack" || (this.room.lean && this.room.high < 560));
  belongings = $derived.by(() => (this.plate?.rows ?? []).filter((row) => row.kind === "belongings"));
  handWide = $derived.by(() => {
    const owned = this.close ? this.belongings.flatMap((row) => row.pieces ?? []).length : 0;
    return this.sized.row - owned * (this.sized.hand * CARD + 8);
  });
  /** A tablet held upright with one board: the question over the full width, my place below it. */
  tablet = $derived.by(
    () =>
      this.table.kind === "strip" && this.room.high > this.room.wide && this.room.lean && !this.table.glance,
  );
  sized = $derived.by(() => sizes(this.table, this.room));

  /** In a small window: what is too small for its tag. */
  cramped(tags: Map<string, Target[]>): Cramped[] {
    if (this.table.kind !== "stack" && this.room.high >= 560) return [];
    // Kinds of turn stand there already: then only what has no tag at all follows them.
    const phone = this.upright && !this.around().scene.prompt.groups?.length;
    return this.open.laid.flatMap((board) =>
      crampedOn(board, this.upright, this.table.boards.get(board.id) ?? 0, tags, phone),
    );
  }

  /** The area that boards would cover side by side, narrow or not. */
  private covered(narrow: boolean): number {
    const sheets = this.open.laid.map((board) => sheetOf(board, narrow));
    const table = arranged(sheets, this.space(this.room.high));
    return table.direction === "row" ? areaOf(table, sheets) : 0;
  }

  private arrange(high: number): Table {
    return arranged(
      this.open.laid.map((board) => sheetOf(board, this.upright)),
      this.space(high),
      this.glances.map((board) => sheetOf(board, this.upright)),
    );
  }

  private space(high: number): Room {
    const handed = this.mine.some((row) => (row.pieces ?? []).length > 0);
    return {
      ...this.room,
      high,
      folded: this.around().folded,
      edged: handed || (!!this.plate && !isPhone(this.room)),
      tabbed: this.single && this.open.shown.length > 1,
      bare: this.around().coached,
    };
  }
}

function sheetOf(board: Board, narrow: boolean): Sheet {
  const plan = planOf(board, narrow);
  return { id: board.id, aspect: plan.width / plan.height };
}
