// One puzzle: the position, what was tried, and what the server answered.
import { api, Refused } from "./api";
import type { Problem, PuzzleAnswer, PuzzlePage, Target } from "./generated";
import { keepSolved } from "./puzzles";
import { Selection } from "./selection.svelte";
import type { Bubble } from "./table.svelte";
import { texts } from "./texts.svelte";

export class PuzzleTable {
  page = $state.raw<PuzzlePage | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  problem = $state.raw<Problem | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  tries = $state(0);
  given = $state(false); // the move was shown, not found
  day = $state(""); // of which it is the puzzle, if it is today's
  selection = new Selection({
    take: (option) => void this.try(option),
    whyNot: (things) => void this.whyNot(things),
    consider: (option) => void this.consider(option),
  });
  private considered = -1;

  constructor(
    private readonly game: string,
    private readonly id: string,
  ) {}

  async load(): Promise<void> {
    await this.attempt(async () => {
      const [page, tonight] = await Promise.all([api.puzzle(this.game, this.id), api.tonight()]);
      texts.players = page.screen.players;
      this.day = tonight.puzzle?.id === this.id && tonight.puzzle.game === this.game ? tonight.day : "";
      this.page = page;
      this.selection.show(page.screen.scene);
    });
  }

  private async try(option: Target): Promise<void> {
    this.selection.busy = true;
    await this.attempt(async () => {
      const answer = await api.tryMove(this.game, this.id, option.number);
      this.tries += 1;
      this.answer = answer;
      if (answer.solved) this.remember();
      else this.selection.busy = false;
    });
  }

  /** The move is shown: it counts neither as solved nor for the streak. */
  async show(): Promise<void> {
    this.selection.busy = true;
    await this.attempt(async () => {
      this.given = true;
      this.answer = await api.solution(this.game, this.id);
    });
  }

  private remember(): void {
    keepSolved(this.game, this.id, this.day);
  }

  private async whyNot(things: string[]): Promise<void> {
    await this.attempt(async () => {
      this.bubble = { things, reasons: await api.puzzleWhy(this.game, this.id, things) };
    });
  }

  /** What a move would change, shown if it is still pointed at when the answer comes. */
  private async consider(option: Target | null): Promise<void> {
    const action = option?.number ?? -1;
    if (action === this.considered) return;
    this.considered = action;
    this.selection.foresee([], []);
    if (action < 0) return;
    try {
      const preview = await api.puzzlePreview(this.game, this.id, action);
      if (this.considered === action)
        this.selection.foresee(preview.pieces ?? [], [
          ...(preview.tallies ?? []),
          ...(preview.figures ?? []),
          ...(preview.marks ?? []),
        ]);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // without a preview one still sees the tag
    }
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem;
      this.selection.busy = false;
    }
  }
}
