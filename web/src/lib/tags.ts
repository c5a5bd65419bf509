// Where tags hang: on the thing one still has to click, and never on each other.
import type { Board, Target } from "./generated";
import { boxOf, isClose, places, planOf } from "./layout";
import { narrow } from "./select";

/** The targets whose last click is this thing, by thing. */
export function tagged(options: Target[], picked: string[]): Map<string, Target[]> {
  const open = picked.length === 0 ? options : narrow(options, picked).open;
  const found = new Map<string, Target[]>();
  for (const target of open) {
    const rest = (target.things ?? []).filter((id) => !picked.includes(id));
    const last = rest[0];
    if (rest.length !== 1 || last === undefined || !target.tag) continue;
    const here = found.get(last) ?? [];
    if (!here.some((one) => one.number === target.number)) found.set(last, [...here, target]);
  }
  return found;
}

const ROOM = 44; // pixels that a thing must have for a tag of its own

/** Whether a tag on a thing of this width can be read. */
export const hasRoom = (pixels: number) => pixels >= ROOM;

/** Something with a tag for which it is too small. */
export interface Cramped {
  id: string;
  code: string; // what it is called in the log
  targets: Target[];
}

/** What a throw decides, or has ways: on a phone a tag has no room for all of it. */
export const risky = (targets: Target[]) =>
  targets.length === 1 && ((targets[0]?.ways ?? []).length > 0 || (targets[0]?.tag?.odds ?? []).length > 1);

/** The things of a board, so many pixels wide, that are too small for their tags; on a phone also for their ways. */
export function crampedOn(
  board: Board,
  upright: boolean,
  wide: number,
  tags: Map<string, Target[]>,
  phone: boolean,
): Cramped[] {
  const plan = planOf(board, upright, wide);
  const boxes = places(plan);
  const areas = new Map((plan.areas ?? []).map((area) => [area.id, area]));
  const room = !isClose(board, wide);
  return [...tags].flatMap(([id, targets]) => {
    const area = areas.get(id);
    const box = area ? boxOf(area) : boxes.get(id);
    const roomy = room && box && hasRoom((box.width * wide) / plan.width);
    if (!box || (roomy && !(phone && risky(targets)))) return [];
    return [{ id, code: area?.code ?? "", targets }];
  });
}

export interface Rect {
  x: number; // centre
  y: number;
  width: number;
  height: number;
}

export const overlap = (a: Rect, b: Rect) =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width - 2 && Math.abs(a.y - b.y) * 2 < a.height + b.height - 2;

/** Rectangles as near to where they want to be as others and the room let them; null: there is no place for it. Each
 * has its wishes, the dearest first.
 * They keep off `kept` (name plates) as long as there is another place, and off `shy` (pawns) if they can. */
export function placed(wanted: Rect[][], room: Rect, kept: Rect[] = [], shy: Rect[] = []): (Rect | null)[] {
  const set: Rect[] = [];
  const clear = (one: Rect, others: Rect[]) => !others.some((other) => overlap(one, other));
  return wanted.map((wishes) => {
    const free = [...wishes, ...wishes.slice(-1).flatMap(tries)]
      .map((one) => within(one, room))
      .filter((one) => clear(one, set));
    const off = free.filter((one) => clear(one, kept));
    const found = off.find((one) => clear(one, shy)) ?? off[0] ?? free[0];
    if (found) set.push(found);
    return found ?? null;
  });
}

/** Where the beak of a tag is: on which of its sides, and how far along it. */
export interface Beak {
  side: "up" | "down" | "left" | "right";
  along: number;
}

const CORNER = 12; // of a tag: no beak stands there

/** The beak of a tag that does not lie on what it hangs on. */
export function beak(tag: Rect, at: { x: number; y: number }): Beak | null {
  const [dx, dy] = [at.x - tag.x, at.y - tag.y];
  const [across, down] = [Math.abs(dx) - tag.width / 2, Math.abs(dy) - tag.height / 2];
  if (Math.max(across, down) <= 0) return null;
  const along = (off: number, size: number) =>
    Math.round(Math.max(CORNER, Math.min(size - CORNER, size / 2 + off)));
  return down >= across
    ? { side: dy < 0 ? "up" : "down", along: along(dx, tag.width) }
    : { side: dx < 0 ? "left" : "right", along: along(dy, tag.height) };
}

/** Which name plates can be read: none under another plate, none under a tag. */
export function readable(plates: Rect[], tags: Rect[]): boolean[] {
  const shown: Rect[] = [];
  return plates.map((plate) => {
    const clear = ![...shown, ...tags].some((other) => overlap(plate, other));
    if (clear) shown.push(plate);
    return clear;
  });
}

const upTo = (most: number, step: number) =>
  Array.from({ length: Math.round((2 * most) / step) + 1 }, (_, n) => n * step - most);
const [ACROSS, DOWN] = [upTo(0.75, 0.125), upTo(2.25, 0.25)]; // of its width and height

function tries(rect: Rect): Rect[] {
  return DOWN.flatMap((dy) =>
    ACROSS.map((dx) => ({ ...rect, x: rect.x + dx * rect.width, y: rect.y + dy * rect.height })),
  ).sort((a, b) => Math.hypot(a.x - rect.x, a.y - rect.y) - Math.hypot(b.x - rect.x, b.y - rect.y));
}

function within(rect: Rect, room: Rect): Rect {
  const [halfX, halfY] = [(room.width - rect.width) / 2, (room.height - rect.height) / 2];
  return {
    ...rect,
    x: Math.max(room.x - halfX, Math.min(room.x + halfX, rect.x)),
    y: Math.max(room.y - halfY, Math.min(room.y + halfY, rect.y)),
  };
}
