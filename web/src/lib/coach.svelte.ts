// The coach of a free game against bots: one sentence when it matters, and a question before a costly move.
import { api, Refused } from "./api";
import { coached, speak, switchCoach } from "./coaching";
import type { Caution, CoachCard, Screen } from "./generated";

const PATIENCE = 4000; // milliseconds: nobody waits longer for a coach

export class FreeCoach {
  allowed = $state(false); // all others are bots
  on = $state(false);
  card = $state.raw<CoachCard | null>(null);
  caution = $state.raw<Caution | null>(null); // a move waits for an answer
  shown = $state(false); // the better move is lit on the board
  looking = $state(false);
  private number = -1;
  private asked = -1; // the number of the log at which the coach has asked: once is enough

  constructor(
    private readonly match: string,
    private readonly secret: string,
  ) {}

  /** A new position. */
  hear(sight: Screen): void {
    this.allowed = sight.coach !== undefined && sight.coach !== null && !sight.coach.lesson;
    if (sight.number === this.number) return;
    const first = this.number < 0;
    this.number = sight.number;
    if (first) this.on = coached(this.match, sight.game);
    this.quiet();
    if (this.allowed && this.on) this.card = speak(this.match, sight.coach?.cards ?? [], sight.number);
  }

  /** Whether a move can be made at once; if not, a question stands. Without an answer in time it can. */
  async agrees(number: number, action: number): Promise<boolean> {
    if (!this.allowed || !this.on || this.asked === number) return true;
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    this.looking = true;
    try {
      const caution = await api.coach(this.match, this.secret, number, action, patience.signal);
      if (number !== this.number || !caution.text) return true;
      this.asked = number;
      [this.card, this.caution, this.shown] = [null, caution, false];
      return false;
    } catch (error) {
      if (error instanceof Refused || patience.signal.aborted) return true;
      throw error;
    } finally {
      clearTimeout(timer);
      this.looking = false;
    }
  }

  /** What a coach speaks of: the things of a lesson's cards, of a sentence, or those of the better move. */
  lit(sight: Screen): string[] {
    const cards = sight.coach?.lesson ? (sight.coach.cards ?? []) : this.card ? [this.card] : [];
    if (!this.shown) return cards.flatMap((card) => card.lit ?? []);
    return [...(sight.scene.targets?.find((one) => one.number === this.caution?.better)?.things ?? [])];
  }

  /** Nothing more to say about this position. */
  quiet(): void {
    [this.card, this.caution, this.shown] = [null, null, false];
  }

  turn(on: boolean): void {
    switchCoach(this.match, on);
    this.on = on;
    if (!on) this.quiet();
  }
}
