// Chances of winning over time, as lines in a drawing of fixed size.
import type { Judged } from "./generated";

export const WIDE = 320;
export const HIGH = 150;

export interface Line {
  seat: number;
  points: string; // for a polyline
  end: number; // height of the last point
}

export const across = (number: number, last: number) => (last > 0 ? (WIDE * number) / last : 0);
export const up = (chance: number) => HIGH * (1 - chance);

export function lines(judged: Judged[], last: number): Line[] {
  const seats = judged[0]?.chances.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const of = (one: Judged) => one.chances[seat] ?? 0;
    const points = judged.map((one) => `${round(across(one.number, last))},${round(up(of(one)))}`).join(" ");
    return { seat, points, end: up(judged.length ? of(judged[judged.length - 1] as Judged) : 0) };
  });
}

/** The judged position nearest to a place on the drawing (0 left, 1 right). */
export function nearest(judged: Judged[], share: number, last: number): number {
  const wanted = share * last;
  return judged.reduce(
    (best, one) => (Math.abs(one.number - wanted) < Math.abs(best - wanted) ? one.number : best),
    judged[0]?.number ?? 0,
  );
}

/** The last judgement at or before a position: what was thought of it there. */
export function chancesAt(judged: Judged[], number: number): number[] {
  return judged.findLast((one) => one.number <= number)?.chances ?? judged[0]?.chances ?? [];
}

const round = (n: number) => Math.round(n * 10) / 10;
