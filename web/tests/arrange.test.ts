// The board first: how much of each window it gets.
import { describe, expect, it } from "vitest";
import {
  arranged,
  crowding,
  fitted,
  lieTogether,
  needGlance,
  stripped,
  trayed,
  type Sheet,
} from "../src/lib/arrange";
import type { Sheet as Score } from "../src/lib/generated";

const SQUARE: Sheet[] = [{ id: "a", aspect: 1.14 }];
const BROAD: Sheet[] = [{ id: "a", aspect: 1.45 }];
const PAIR: Sheet[] = [
  { id: "a", aspect: 0.95 },
  { id: "b", aspect: 1.05 },
];
const TABLES: [string, Sheet[]][] = [
  ["square", SQUARE],
  ["broad", BROAD],
  ["pair", PAIR],
];

const share = (sheets: Sheet[], wide: number, high: number) =>
  sheets.reduce(
    (sum, one) => sum + (arranged(sheets, { wide, high }).boards.get(one.id) ?? 0) ** 2 / one.aspect,
    0,
  ) /
  (wide * high);
const tallest = (sheets: Sheet[], wide: number, high: number) =>
  Math.max(...sheets.map((one) => (arranged(sheets, { wide, high }).boards.get(one.id) ?? 0) / one.aspect)) /
  high;

describe("the board gets the screen", () => {
  it.each(TABLES)("%s: 55 % of 1440 × 900", (_, sheets) =>
    expect(share(sheets, 1440, 900)).toBeGreaterThan(0.55),
  );
  it.each(TABLES)("%s: 50 % of 1280 × 720", (_, sheets) =>
    expect(share(sheets, 1280, 720)).toBeGreaterThan(0.5),
  );
  it.each(TABLES)("%s: the full width of a phone", (_, sheets) =>
    expect(Math.max(...arranged(sheets, { wide: 390, high: 844 }).boards.values())).toBeGreaterThan(385),
  );
  it.each([
    [844, 390],
    [720, 450],
    [932, 430],
  ])("one board has half of the height of %i × %i", (wide, high) => {
    expect(tallest(SQUARE, wide, high)).toBeGreaterThan(0.5);
    expect(tallest(BROAD, wide, high)).toBeGreaterThan(0.5);
  });
  it.each([
    [390, 787],
    [360, 584],
    [412, 860],
  ])("a phone of %i × %i keeps room for the question below the board", (wide, high) => {
    const table = arranged(PAIR.slice(0, 1), { wide, high, tabbed: true });
    expect(high - table.head - table.high).toBeGreaterThanOrEqual(190);
  });
  it("leaves a rail of some use beside it", () => {
    const table = arranged(SQUARE, { wide: 1440, high: 900 });
    expect(table.kind).toBe("rail");
    expect(table.rail).toBeGreaterThan(330);
  });
  it("lays boards side by side or one below the other, whichever is larger", () => {
    expect(fitted(PAIR, 2000, 700).direction).toBe("row");
    expect(fitted(PAIR, 500, 1400).direction).toBe("column");
  });
});

it("lays wide boards together in a low window, and one square board at a time", () => {
  const wide = [
    { id: "house", aspect: 1.92 },
    { id: "recipe", aspect: 3.7 },
  ];
  const square = [
    { id: "track", aspect: 0.95 },
    { id: "garden", aspect: 0.95 },
  ];
  for (const room of [
    { wide: 844, high: 390 },
    { wide: 720, high: 450 },
    { wide: 932, high: 430 },
  ]) {
    expect(lieTogether(wide, room)).toBe(true);
    expect(lieTogether(square, room)).toBe(false);
    const house = arranged(wide, room).boards.get("house") ?? 0;
    expect(house / 1.92 / room.high).toBeGreaterThanOrEqual(0.5);
  }
});

describe("cards to choose from", () => {
  it("lie in at most two lines on a laptop, whatever is asked", () => {
    for (const count of [2, 3, 4, 5, 9, 10]) {
      const { card, columns } = trayed(count, 1, count, 870, 720);
      expect(Math.ceil(count / columns), `${count} cards`).toBeLessThanOrEqual(2);
      expect(card).toBeGreaterThan(190);
    }
  });

  it("lie in lines of the same length, none alone in the last", () => {
    for (let count = 4; count <= 15; count++) {
      const { columns } = trayed(count, 1, count, 1090, 900);
      const last = count % columns || columns;
      expect(last, `${count} cards in lines of ${columns}`).toBeGreaterThan(1);
    }
  });
});

describe("the others", () => {
  it("have panels where a rail has room for all of them, then smaller ones, and else a line each", () => {
    const beside = (others: number) => [720, 900, 1440].map((high) => crowding(others, high, 220));
    expect(beside(1)).toEqual(["whole", "whole", "whole"]);
    expect(beside(3)).toEqual(["lines", "compact", "whole"]);
    expect(beside(7)).toEqual(["lines", "lines", "compact"]);
    expect(crowding(1, 720, 310)).toBe("whole");
    expect(crowding(1, 720, 310, true)).toBe("lines");
    expect(crowding(3, 900, 220, true, 1, true)).toBe("lines"); // what lies before them has no room in a panel
    expect(crowding(3, 1440, 620)).toBe("whole");
    expect(crowding(3, 1440, 620, true, 1.4)).toBe("lines"); // larger words need more of the same height
  });

  it("show a line of the score where its columns have signs and the height is there", () => {
    const source = (symbol: string) => ({ id: symbol, name: { key: "any" }, symbol, values: [1, 2] });
    const score = (...symbols: string[]) =>
      ({ seats: [0, 1], sources: symbols.map(source) }) as unknown as Score;
    const signed = score("moon", "star");
    expect(stripped(signed, 900, 1)).toBe(signed);
    expect(stripped(signed, 720, 1)).toBeNull();
    expect(stripped(score("moon", ""), 900, 1)).toBeNull();
    expect(stripped(score(...Array<string>(13).fill("moon")), 900, 0)).toBeNull();
  });
});

describe("a place without gauges", () => {
  it.each([
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ])("leaves its height to two boards: %i × %i", (wide, high) => {
    const covered = (lean: boolean) =>
      PAIR.reduce(
        (sum, one) => sum + (arranged(PAIR, { wide, high, lean }).boards.get(one.id) ?? 0) ** 2 / one.aspect,
        0,
      );
    expect(covered(true)).toBeGreaterThan(covered(false));
  });
});

describe("a tablet held upright", () => {
  const room = { wide: 768, high: 1024, lean: true };
  it("has one of two square boards large and the other at a glance", () => {
    expect(needGlance(PAIR, room)).toBe(true);
    PAIR.forEach((large) => {
      const table = arranged(
        [large],
        room,
        PAIR.filter((one) => one !== large),
      );
      const wide = table.boards.get(large.id) ?? 0;
      expect(wide ** 2 / large.aspect / (room.wide * room.high)).toBeGreaterThan(0.5);
      expect(table.glance).toBeGreaterThan(200);
      expect(table.glance).toBeLessThan(table.edge);
    });
  });
  it("lays a single board, and boards that are wide enough together, as they are", () => {
    expect(needGlance(SQUARE, room)).toBe(false);
    expect(
      needGlance(
        PAIR.map((one) => ({ ...one, aspect: 2.2 })),
        room,
      ),
    ).toBe(false);
    expect(needGlance(PAIR, { wide: 1280, high: 720, lean: true })).toBe(false);
  });
});

it("two boards beside a low edge cover seven tenths of 1280 × 720", () => {
  const sheets = [
    { id: "track", aspect: 0.895 },
    { id: "garden", aspect: 1.22 },
  ];
  const table = arranged(sheets, { wide: 1280, high: 720, lean: true });
  const area = sheets.reduce((sum, one) => sum + (table.boards.get(one.id) ?? 0) ** 2 / one.aspect, 0);
  expect(area / (1280 * 720)).toBeGreaterThan(0.7);
});
