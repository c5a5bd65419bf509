// How large those who meet on a stage are: so that the dice, the verdict and what follows are seen with them.
import type { Stage } from "./generated";
import { CARD } from "./layout";

export interface Staging {
  flat: boolean; // the dice stand beside a piece, not below it
  tall: number; // height of a card in pixels
  duel: boolean; // two who meet fill the stage, their dice between them
}

const [LEAST, MOST] = [60, 274]; // the most in a window of usual height
const DICE = 168; // pixels of name, dice, parts and sum below a piece
const MOST_FLAT = 150;
const LOW = 560; // there the door stands beside the title
const RUNG = 42; // of a ladder beside sides
const RUNG_LOW = 28;

// From these on, and with pieces of this height at least; what besides the counted lines it needs; a row of steps, the
// bar of chances, and how much higher what it brings is there.
const DUEL = { wide: 860, high: 600, least: 170, rest: 100, rung: 92, odds: 40, brings: 26 };

/** How many steps of a ladder stand side by side under those who meet. */
export const abreast = (steps: number) => (steps > 4 ? Math.ceil(steps / 2) : steps);

/** The pieces of a stage in a window of so many pixels, in which the rest of it needs its lines. */
export function staged(stage: Stage, wide: number, high: number): Staging {
  const sheet = Math.min(wide - 20, Math.max(740, high * 0.75)) - 36; // the width of its lines
  const lines = (count: number, each: number) => Math.ceil(count / Math.max(1, Math.floor(sheet / each)));
  const [low, ladder] = [high < LOW, (stage.ladder ?? []).length];
  const needed =
    (low ? 98 : 150) + // margins, title, the door
    (stage.reason && !(low && ladder) ? (sheet < 480 ? 48 : 28) : 0) +
    (stage.verdict ? 50 : 0) +
    lines((stage.consequences ?? []).length, 220) * 46 +
    lines(ladder, 320) * (low ? RUNG_LOW : RUNG) +
    (stage.following ? 28 : 0);
  const room = high - needed;
  const meeting = (stage.sides ?? []).length === 2 && !stage.board && !stage.sheet;
  if (meeting && wide >= DUEL.wide && high >= DUEL.high) {
    const steps = ladder ? Math.ceil(ladder / abreast(ladder)) * DUEL.rung - lines(ladder, 320) * RUNG : 0;
    const more = (stage.odds?.length ? DUEL.odds : 0) + ((stage.consequences ?? []).length ? DUEL.brings : 0);
    const tall = Math.min(Math.min(wide * 0.22, 380) / CARD, room - DUEL.rest - steps - more);
    if (tall >= DUEL.least) return { flat: false, tall: Math.round(tall), duel: true };
  }
  const flat = room < DICE + 130;
  const most = flat ? Math.min(MOST_FLAT, sheet * 0.26) : Math.min(Math.max(MOST, high * 0.27), sheet * 0.5);
  return { flat, tall: Math.round(Math.max(LEAST, Math.min(most, room - (flat ? 16 : DICE)))), duel: false };
}
