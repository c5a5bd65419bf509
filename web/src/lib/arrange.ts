// How the table lies in a window: measured from the boards and the room there is. Pure arithmetic, no game.

import type { Sheet as Score } from "./generated";
import { CARD } from "./layout";

export interface Sheet {
  id: string;
  aspect: number; // width by height as it lies in this window
}

export interface Table {
  /** rail: all that is not the board stands right of it; edge: my things lie below the boards; strip: the rail is
   * folded to a strip above them; stack: upright, one below the other, one board at a time. */
  kind: "rail" | "edge" | "strip" | "stack";
  rail: number; // width in pixels
  edge: number; // height in pixels
  head: number; // height of the head and the strip above the boards
  direction: "row" | "column";
  high: number; // height of the boards' room where they do not take what is left; 0: they do
  glance: number; // height in pixels of boards that are only looked at; 0: there are none
  boards: Map<string, number>; // widths in pixels
}

/** A window, and what besides the boards wants to be in it. */
export interface Room {
  wide: number;
  high: number;
  folded?: boolean; // the rail is wanted away
  edged?: boolean; // I have things that lie before me
  tabbed?: boolean; // there are more boards than the ones laid: a tab for each
  bare?: boolean; // nobody's chips stand above the boards
  lean?: boolean; // my place has cards and a question, but no gauges: it needs little height
}

const GAP = 10;
const TAB = 44;
const EDGE = 1100; // what a question, a hand and a plate need side by side
const ASK = 196; // what a question and a hand need on a phone
const ASK_ALONE = 136; // what a question needs there
const HAND = 0.33; // of the width: the question and my plate lie beside my hand
const LEAN = 0.55; // the same without a plate
const HEAD_UPRIGHT = 56; // the head of a tablet held upright
const ASK_UPRIGHT = 286; // what a question, a hand and a board at a glance need there

/** The widths of boards in a room, side by side or one below the other, whichever is larger. */
export function fitted(
  sheets: Sheet[],
  wide: number,
  high: number,
): { direction: "row" | "column"; boards: Map<string, number>; area: number } {
  const gaps = GAP * Math.max(0, sheets.length - 1);
  const sum = sheets.reduce((all, one) => all + one.aspect, 0);
  const tall = Math.max(0, Math.min(high, (wide - gaps) / (sum || 1)));
  const row = new Map(sheets.map((one) => [one.id, Math.floor(tall * one.aspect)]));
  const inverse = sheets.reduce((all, one) => all + 1 / one.aspect, 0);
  const broad = Math.max(0, Math.min(wide, (high - gaps) / (inverse || 1)));
  const column = new Map(sheets.map((one) => [one.id, Math.floor(broad)]));
  const areaOf = (widths: Map<string, number>) =>
    sheets.reduce((all, one) => all + (widths.get(one.id) ?? 0) ** 2 / one.aspect, 0);
  return areaOf(column) > areaOf(row)
    ? { direction: "column", boards: column, area: areaOf(column) }
    : { direction: "row", boards: row, area: areaOf(row) };
}

const clamp = (least: number, value: number, most: number) =>
  Math.round(Math.max(least, Math.min(value, most)));

/** A phone held upright: one thing below the other. */
export const isPhone = (room: Room) => room.wide < 640 && room.high >= room.wide;

/** Only one board has room at a time. */
export const isSingle = (room: Room) => isPhone(room) || room.high < 560;

/** Whether several boards get more of a low window together than the largest of them alone. */
export function lieTogether(sheets: Sheet[], { wide, high }: Room): boolean {
  const [broad, tall] = [wide - leastRail(wide, true) - 1.5 * GAP, high - 4];
  const alone = sheets.map((one) => fitted([one], broad, tall).area);
  return sheets.length > 1 && fitted(sheets, broad, tall).area > 1.1 * Math.max(...alone);
}

/** Whether boards in an upright window are so small side by side that one is used and the others are looked at. */
export function needGlance(sheets: Sheet[], { wide, high, lean = false }: Room): boolean {
  if (sheets.length < 2 || !lean || isPhone({ wide, high }) || wide >= 900 || high < wide) return false;
  return fitted(sheets, wide, high - HEAD_UPRIGHT - 300).area < wide * high * 0.5;
}

/** What a rail shows of each of the others: a panel, a smaller one, or a line; by the height that they have together,
 * beside the head, a question and my own things. Words grow with a large window, and need more of it. */
export function crowding(
  others: number,
  high: number,
  own: number,
  gauged = false, // they have gauges
  grown = 1, // words, by what they usually are
  owning = false, // something lies before one of them
): "whole" | "compact" | "lines" {
  const each = ((high - own) / grown - 320) / Math.max(1, others);
  if (each >= (others > 1 ? 160 : gauged ? 130 : 84)) return "whole";
  return each >= (owning ? 150 : 106) && others > 1 ? "compact" : "lines";
}

/** The score, if a line of it fits below every name: its columns have signs, and my own gauges leave the height. */
export function stripped(score: Score | null | undefined, high: number, gauges: number): Score | null {
  if (!score || score.sources.length > 12 || !score.sources.every((source) => source.symbol)) return null;
  return high >= 700 + 170 * gauges ? score : null;
}

/** The height that a coach takes in the rail. */
export const COACHED = 180;

const ABREAST = 175; // pixels that a card on display is wide at least where it lies on its side
const [LEAST_SHOWN, SHOWN_TITLE] = [34, 22];

/** How many cards on their sides lie beside each other. */
export const abreast = (wide: number) => Math.max(1, Math.floor(wide / ABREAST));

/** How high cards on display are where they share what is left of a rail, how many lie beside each other, and whether
 * their row keeps its title: everybody may see all of them. */
export function displayed(
  counts: number[], // cards in each row
  wide: number,
  high: number,
  most: number,
): { high: number; titled: boolean; columns: number } {
  const columns = abreast(wide);
  if (!counts.length || !wide || high === Infinity) return { high: most, titled: true, columns };
  const titles = counts.length * SHOWN_TITLE;
  const each = (beside: number, room: number) =>
    Math.floor((room - 18) / counts.reduce((sum, count) => sum + Math.ceil(count / beside), 0)) - 7;
  const ways = [
    { titled: true, columns, left: each(columns, high - titles) },
    { titled: false, columns, left: each(columns, high) },
    { titled: false, columns: columns + 1, left: each(columns + 1, high) },
  ];
  const { titled, columns: beside, left } = ways.find((one) => one.left >= LEAST_SHOWN) ?? ways[2]!;
  return { high: Math.max(LEAST_SHOWN, Math.min(most, left)), titled, columns: beside };
}

/** The height from which what happened lately is told in the rail; below it there is a line above the question. */
export const TELLING = 84;

/** The height from which a rail gives the helps of a question a line of their own. */
export const ROOMY = 800;

/** How large what lies before me is: the cards of my hand, the row they have, the cards of a belt; and what is shown
 * to everybody, which is all name and no words where the window is low, and smaller where a rail is full. */
export function sizes(table: Table, room: Room): { hand: number; row: number; belt: number; shown: number } {
  const own = mine(table, room);
  const most = table.kind !== "rail" ? 104 : room.high < 800 ? 34 : Math.max(72, room.high * 0.085);
  return { ...own, shown: Math.min(own.belt, most) };
}

function mine(table: Table, room: Room): { hand: number; row: number; belt: number } {
  const { wide, high } = room;
  if (table.kind === "rail")
    return {
      hand: Math.max(84, Math.min(high * 0.19, (table.rail - 30) * 0.44, 240)),
      row: table.rail - 34,
      belt: high >= 960 ? Math.min(high * 0.182, 220) : room.lean && high >= 800 ? 96 : 66,
    };
  if (table.kind === "stack")
    return {
      hand: Math.max(72, Math.min(112, high - table.head - table.high - 170)),
      row: wide - 20,
      belt: 96,
    };
  if (table.glance)
    return {
      hand: Math.max(92, Math.min(130, table.edge - 160)),
      row: wide - glanceWide(table) - 40,
      belt: 64,
    };
  if (room.lean && wide < 900 && high > wide)
    return { hand: Math.min(140, table.edge - 156), row: wide * 0.42, belt: Math.min(112, table.edge - 176) };
  return {
    hand: Math.max(room.lean ? 62 : 92, Math.min(room.lean && wide < 900 ? 150 : 240, table.edge - 16)),
    row: Math.max(240, (wide - table.rail) * (room.lean ? LEAN : HAND)),
    belt: Math.max(64, table.edge - 62),
  };
}

/** The width that boards at a glance take together. */
export const glanceWide = (table: Table) =>
  [...table.boards.values()].slice(1).reduce((all, one) => all + one + GAP, 0);

/** How high cards to choose from are, and how many lie beside each other: in as few lines as can be, as long as they
 * are nearly as large as they could be, and in lines of the same length; never so small that words are lost while
 * there is room to scroll. */
export function trayed(
  count: number, // cards in the longest row
  rows: number,
  total: number, // cards in all rows
  wide: number,
  high: number,
): { card: number; columns: number } {
  const most = total <= 5 ? 300 : 230;
  const tall = [1, 2, 3, 4].map((lines) =>
    Math.min(
      (high - 60) / (lines * Math.max(1, rows)) - 30,
      ((wide - 60) / Math.ceil(count / lines) - 8) / CARD,
      most,
    ),
  );
  const best = Math.max(...tall);
  const lines = 1 + tall.findIndex((one) => one >= best * 0.88);
  const card = Math.max(110, tall[lines - 1] ?? best);
  const beside = Math.max(1, Math.floor((wide - 40) / (card * CARD + 6)));
  return { card, columns: Math.min(Math.ceil(count / lines), beside) };
}

const LEAST_CHOICE = 160; // pixels that a card to choose from is wide at least
const MOST_CHOICE = 400;
const UPRIGHT_CHOICE = 0.92; // height by width, with its words

/** How wide cards to choose from are that are as high as their words: as wide as all of them are seen at once, or two
 * and more beside each other where they have to be scrolled. */
export function inColumns(count: number, wide: number, high: number): { columns: number; wide: number } {
  const across = (columns: number) => Math.min(MOST_CHOICE, Math.floor((wide - 36) / columns - 8));
  const fits = (columns: number) =>
    Math.ceil(count / columns) * (across(columns) * UPRIGHT_CHOICE + 8) <= high - 80;
  const most = Math.max(1, Math.floor((wide - 36) / (LEAST_CHOICE + 8)));
  const columns = Array.from({ length: most }, (_, n) => n + 1).find(fits) ?? most;
  return { columns: Math.min(columns, count), wide: across(columns) };
}

/** The best way to lay these boards. */
export function arranged(sheets: Sheet[], room: Room, glances: Sheet[] = []): Table {
  const { wide, high, folded = false, edged = true } = room;
  if (isPhone(room)) return stack(sheets, room);
  const low = high < 560;
  const rail = railed(sheets, wide, high, low);
  if (low) return rail;
  const side = clamp(270, wide * 0.22, 460);
  const bottom = !edged ? 84 : room.lean ? clamp(72, high * 0.1, 200) : clamp(150, high * 0.2, 300);
  const edge = laid("edge", sheets, wide - side, high, side, bottom, 0);
  const top = room.lean ? clamp(50, high * 0.06, 88) : clamp(52, high * 0.068, 92);
  const strip = laid("strip", sheets, wide, high, 0, bottom, top);
  if (folded) return strip.table;
  const share = (area: number) => area / (wide * high);
  const hand = !edged || wide - side >= EDGE;
  const open =
    hand && edge.area > share(0) + areaOf(rail, sheets) * 1.04
      ? edge
      : { table: rail, area: areaOf(rail, sheets) };
  if (wide < 900) return glances.length ? glanced(sheets, room, glances) : upright(sheets, room, strip.table);
  // A rail that stays open is worth a little of the board, but not more than the board can give: two give nothing.
  const worth = sheets.length > 1 ? 1 : 0.97;
  return share(open.area) >= 0.57 || open.area >= strip.area * worth ? open.table : strip.table;
}

/** How many square pixels the boards cover. */
export function areaOf(table: Table, sheets: Sheet[]): number {
  return sheets.reduce((all, one) => all + (table.boards.get(one.id) ?? 0) ** 2 / one.aspect, 0);
}

function laid(
  kind: "edge" | "strip",
  sheets: Sheet[],
  wide: number,
  high: number,
  rail: number,
  edge: number,
  head: number,
): { table: Table; area: number } {
  const found = fitted(sheets, wide - 2 * GAP, high - edge - head - 1.5 * GAP);
  return {
    table: { kind, rail, edge, head, high: 0, glance: 0, direction: found.direction, boards: found.boards },
    area: found.area,
  };
}

const leastRail = (wide: number, low: boolean) =>
  low ? clamp(230, wide * 0.35, 360) : clamp(330, wide * 0.235, 620);

/** Boards left over the full height, everything else right of them. */
function railed(sheets: Sheet[], wide: number, high: number, low: boolean): Table {
  const least = leastRail(wide, low);
  const room = wide - least - 1.5 * GAP;
  const found = fitted(sheets, room, high - (low ? 4 : 2 * GAP));
  const used =
    found.direction === "row"
      ? [...found.boards.values()].reduce((a, b) => a + b + GAP, -GAP)
      : Math.max(0, ...found.boards.values());
  const rail = Math.min(low ? wide * 0.6 : Math.max(least, 0.34 * wide), wide - used - 1.5 * GAP);
  return {
    kind: "rail",
    rail: Math.floor(rail),
    edge: 0,
    head: 0,
    high: 0,
    glance: 0,
    direction: found.direction,
    boards: found.boards,
  };
}

/** A tablet held upright: the boards over the full width, my things and the others below. */
function upright(sheets: Sheet[], { wide, high, lean }: Room, strip: Table): Table {
  if (high < wide) return strip;
  const found = fitted(sheets, wide, high - HEAD_UPRIGHT - 300);
  const used =
    found.direction === "row"
      ? Math.max(...sheets.map((one) => (found.boards.get(one.id) ?? 0) / one.aspect))
      : sheets.reduce((all, one) => all + (found.boards.get(one.id) ?? 0) / one.aspect, 0);
  return {
    ...strip,
    head: HEAD_UPRIGHT,
    edge: Math.min(lean ? 300 : high, Math.max(180, Math.floor(high - HEAD_UPRIGHT - used - 2 * GAP))),
    direction: found.direction,
    boards: found.boards,
  };
}

/** The same, where boards side by side would be small: one is large, the others lie beside the question. */
function glanced(sheets: Sheet[], { wide, high }: Room, glances: Sheet[]): Table {
  const found = fitted(sheets, wide - GAP, high - HEAD_UPRIGHT - ASK_UPRIGHT - GAP);
  const used = Math.max(0, ...sheets.map((one) => (found.boards.get(one.id) ?? 0) / one.aspect));
  const edge = Math.floor(high - HEAD_UPRIGHT - used - GAP);
  const glance = Math.min(edge - 20, (wide * 0.48) / glances.reduce((sum, one) => sum + one.aspect, 0));
  const small = glances.map((one): [string, number] => [one.id, Math.floor(glance * one.aspect)]);
  return {
    kind: "strip",
    rail: 0,
    edge,
    head: HEAD_UPRIGHT,
    high: 0,
    glance: Math.floor(glance),
    direction: "column",
    boards: new Map([...found.boards, ...small]),
  };
}

/** A phone: each board over the full width, one at a time; one that is too tall is scrolled, never covered. */
function stack(sheets: Sheet[], room: Room): Table {
  const { wide, high, edged = true } = room;
  const [head, tabs] = [room.bare ? 46 : 92, room.tabbed ? TAB : 0];
  const tallest = Math.max(0, ...sheets.map((one) => wide / one.aspect));
  const most = Math.max(high * 0.4, high - head - tabs - (edged ? ASK : ASK_ALONE));
  return {
    kind: "stack",
    rail: 0,
    edge: 0,
    head,
    glance: 0,
    high: Math.round(Math.min(tallest + 2, most)) + tabs,
    direction: "column",
    boards: new Map(sheets.map((one) => [one.id, wide])),
  };
}
