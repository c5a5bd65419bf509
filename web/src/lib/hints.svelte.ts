// A hint for whoever is asked: computed by the server from what this seat can know. It is asked for, never given.
import { api, Refused } from "./api";
import type { Advised, Hint, Target, Problem } from "./generated";

export class Hints {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  shown = $state(0); // which of the options glows on the board
  private patience: AbortController | null = null;

  constructor(
    private readonly match: string,
    private readonly secret: string,
    private readonly refused: (problem: Problem) => void,
  ) {}

  async ask(number: number): Promise<void> {
    this.clear();
    const patience = (this.patience = new AbortController());
    this.thinking = true;
    try {
      const hint = await api.hint(this.match, this.secret, number, patience.signal);
      if (patience === this.patience) this.hint = hint;
    } catch (error) {
      if (patience.signal.aborted) return;
      if (!(error instanceof Refused)) throw error;
      if (patience === this.patience) this.refused(error.problem);
    } finally {
      if (patience === this.patience) this.thinking = false;
    }
  }

  /** The position is another, or the person wants none: the server need not think on. */
  clear(): void {
    if (this.thinking) {
      this.patience?.abort();
      void api.cancelHint(this.match, this.secret).catch(() => {}); // it ends by itself, too
    }
    this.patience = null;
    [this.hint, this.thinking, this.shown] = [null, false, 0];
  }

  /** The things one clicks for the option that is shown. */
  things(options: Target[]): Set<string> {
    const advised = this.hint?.advice[this.shown];
    return new Set(options.find((option) => option.number === advised?.action)?.things ?? []);
  }
}

export const percent = (advised: Advised) => Math.round(100 * advised.chance);
