// Since my last turn: the others' lines, also while I am in the middle of this one.
import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/lib/generated";
import { earlier, leaveOut, paragraphs, recap } from "../src/lib/recap";

const line = (number: number, seat: number | null, depth = 0): LogLine => ({
  number,
  seat,
  depth,
  text: { key: `line-${number}` },
});
const numbers = (lines: LogLine[]) => lines.map((one) => one.number);

describe("what happened since my last turn", () => {
  const log = [line(1, 0), line(2, 1), line(2, null, 1), line(3, 2)];

  it("is what the others did, with its consequences", () => {
    expect(numbers(recap(log, 0).lines)).toEqual([2, 2, 3]);
    expect(recap(log, 0).since).toBe(1);
  });

  it("stays while my turn has several steps", () => {
    expect(numbers(recap([...log, line(4, 0), line(4, null, 1), line(5, 0)], 0).lines)).toEqual([2, 2, 3]);
  });

  it("does not begin with what the table drew for me", () => {
    expect(numbers(recap([...log, line(4, 0), line(5, null), line(6, 0)], 0).lines)).toEqual([2, 2, 3]);
  });

  it("is everything before my first turn, and nothing for who only watches", () => {
    expect(numbers(recap(log.slice(1), 0).lines)).toEqual([2, 2, 3]);
    expect(recap(log, null).lines).toEqual([]);
    expect(recap([line(1, 0)], 0).lines).toEqual([]);
    expect(recap([], 0)).toEqual({ since: 0, lines: [] });
  });

  it("comes after what was told before it, which is nothing at the beginning", () => {
    const later = [...log, line(4, 0), line(5, 1)];
    expect(numbers(recap(later, 0).lines)).toEqual([5]);
    expect(numbers(earlier(later, recap(later, 0)))).toEqual([1, 2, 2, 3, 4]);
    expect(earlier(log.slice(1), recap(log.slice(1), 0))).toEqual([]);
  });

  it("is told in a paragraph per player, without what was undone", () => {
    const undone = { ...line(4, 2), undone: true };
    const shown = paragraphs([...log.slice(1), undone, line(5, 1)]);
    expect(shown.map(({ seat, lines }) => [seat, numbers(lines)])).toEqual([
      [1, [2, 2]],
      [2, [3]],
      [1, [5]],
    ]);
  });
});

describe("what has no room in the rail", () => {
  /** A list of two paragraphs of two sentences each, which has room for so many sentences. */
  function list(room: number): HTMLElement {
    const told = document.createElement("ol");
    told.innerHTML = "<li><i data-told>1</i><i data-told>2</i></li>".repeat(2);
    const seen = () => told.querySelectorAll("[data-told]:not([hidden])").length;
    Object.defineProperty(told, "scrollHeight", { get: () => 20 * seen() });
    Object.defineProperty(told, "clientHeight", { configurable: true, get: () => 20 * room });
    return told;
  }
  const seen = (told: HTMLElement) => [...told.querySelectorAll<HTMLElement>("i")].map((one) => !one.hidden);

  it("is left out sentence by sentence, the oldest first, with its paragraph", () => {
    const told = list(1);
    expect(leaveOut(told)).toBe(3);
    expect(seen(told)).toEqual([false, false, false, true]);
    expect([...told.children].map((one) => (one as HTMLElement).hidden)).toEqual([true, false]);
  });

  it("comes back with the room, and the newest never goes", () => {
    const told = list(0);
    expect(leaveOut(told)).toBe(3);
    Object.defineProperty(told, "clientHeight", { get: () => 100 });
    expect(leaveOut(told)).toBe(0);
    expect(seen(told)).toEqual([true, true, true, true]);
  });
});
