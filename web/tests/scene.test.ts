// Any scene can be drawn, clicked and read aloud: the recorded ones of four different kinds.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Selection } from "../src/lib/selection.svelte";
import type { Board, Target, Screen } from "../src/lib/generated";
import { merged } from "../src/lib/table.svelte";
import { texts } from "../src/lib/texts.svelte";
import { index } from "../src/lib/things";
import { changing } from "./props.svelte";
import BoardView from "../src/scene/Board.svelte";
import SceneView from "../src/scene/SceneView.svelte";

const HERE = import.meta.dirname;
document.elementsFromPoint = () => []; // nothing is laid out here, so nothing lies under a pointer
const sight = (name: string) =>
  JSON.parse(readFileSync(join(HERE, "..", "mock", "sights", `${name}.json`), "utf-8")) as Screen;
const words = readFileSync(join(HERE, "..", "..", "src", "vespers", "texts", "en", "table.ftl"), "utf-8");

let shown: Record<string, unknown> | null = null;
const take = vi.fn<(option: Target) => void>();
const whyNot = vi.fn<(things: string[]) => void>();

function show(name: string): Selection {
  const drawn = sight(name);
  texts.players = drawn.players;
  const selection = new Selection({ take, whyNot });
  selection.show(drawn.scene);
  shown = mount(SceneView, { target: document.body, props: { sight: drawn, selection } });
  flushSync();
  return selection;
}

const thing = (id: string) => document.querySelector<HTMLElement>(`[data-thing="${id}"]`);
const press = (id: string) => {
  thing(id)?.click();
  flushSync();
};

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no art here")));
  texts.read("en", words + "\nmock-say = { $text }\n");
  take.mockReset();
  whyNot.mockReset();
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

describe.each(["pack", "garden", "rooms", "tiles"])("the scene %s", (name) => {
  it("shows every thing with a name, and marks what is offered", () => {
    const selection = show(name);
    const large = (selection.scene?.boards ?? []).filter((board) => board.role !== "other");
    for (const piece of large.flatMap((board) => board.pieces ?? []))
      expect(thing(piece.id)?.getAttribute("aria-label"), piece.id).toBeTruthy();
    for (const id of selection.glow)
      expect(thing(id)?.getAttribute("aria-label"), id).toContain("can be chosen");
    expect(document.body.textContent).not.toContain("table-");
  });

  it("ties options only to things that are there", () => {
    const { scene } = sight(name);
    const known = index(scene);
    for (const option of scene.targets ?? [])
      for (const id of option.things ?? []) expect(known.has(id), id).toBe(true);
  });
});

describe("selection", () => {
  it("takes a card and then a place, at once when it can be undone", () => {
    const selection = show("pack");
    press("h-1");
    expect(selection.picked).toEqual(["h-1"]);
    press("cell-0-1");
    expect(take.mock.calls[0]?.[0].number).toBe(0);
  });

  it("asks for a second tap when it cannot be undone", () => {
    const selection = show("pack");
    press("h-2");
    press("cell-3-0");
    expect(take).not.toHaveBeenCalled();
    expect(selection.waiting?.number).toBe(11);
    press("cell-3-0");
    expect(take.mock.calls[0]?.[0].number).toBe(11);
  });

  it("takes a piece that is not offered itself for the place it lies on", () => {
    show("pack");
    press("h-2");
    press("w-1-0"); // the card on the offered cell
    expect(take.mock.calls.length + whyNot.mock.calls.length).toBe(0);
    expect(document.body.textContent).toContain("Then you lead row 1 with 7 to 0.");
  });

  it("asks why not for what is not offered, with what was picked before", () => {
    show("pack");
    press("h-3");
    press("w-0-0");
    expect(whyNot).toHaveBeenCalledWith(["h-3", "w-0-0"]);
  });

  it("opens a menu when one thing means several options", () => {
    const selection = show("rooms");
    press("room-7");
    expect(selection.menu.map((option) => option.number)).toEqual([3, 4]);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(selection.menu).toEqual([]);
  });

  it("works by keyboard: arrows walk, Enter chooses", () => {
    const selection = show("pack");
    thing("h-1")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    flushSync();
    expect(selection.picked).toEqual(["h-1"]);
    expect([...document.querySelectorAll('[aria-label="Territory"] [tabindex="0"]')].length).toBe(1);
  });
});

it("keeps the log in order when lines come anew after an undo", () => {
  const line = (number: number) => ({ number, text: { key: "k" } });
  const old = [line(1), line(2), line(3)];
  expect(
    merged(old, { ...sight("pack"), since: 2, lines: [line(3), line(4)] }).map((one) => one.number),
  ).toEqual([1, 2, 3, 4]);
});

it("turns a phone to the board on which something can be chosen", () => {
  const sizes = { clientWidth: 390, clientHeight: 760 };
  for (const [name, value] of Object.entries(sizes))
    vi.spyOn(HTMLElement.prototype, name as "clientWidth", "get").mockReturnValue(value);
  const drawn = sight("garden");
  const targets: Target[] = [{ number: 1, text: { key: "k" }, things: ["g0-3"] }];
  texts.players = drawn.players;
  const selection = new Selection({ take, whyNot });
  selection.show({ ...drawn.scene, targets });
  shown = mount(SceneView, {
    target: document.body,
    props: { sight: { ...drawn, scene: { ...drawn.scene, targets } }, selection },
  });
  flushSync();
  expect(
    [...document.querySelectorAll(".tabs button")].map((one) => one.getAttribute("aria-pressed")),
  ).toEqual(["false", "true"]);
  vi.restoreAllMocks();
});

describe("a board that grows", () => {
  it("moves the things that have not changed", () => {
    const drawn = sight("pack");
    const board = (drawn.scene.boards ?? [])[0] as Board;
    const frame = changing(board);
    const props = {
      get board() {
        return frame.value;
      },
      wide: 600,
    };
    shown = mount(BoardView, { target: document.body, props });
    flushSync();
    const id = board.areas?.[0]?.id ?? "";
    const before = thing(id)?.style.left;
    frame.value = { ...board, left: (board.left ?? 0) - 1, width: board.width + 1 }; // as a change patches it: the areas are the same
    flushSync();
    expect(before).not.toBe("");
    expect(thing(id)?.style.left).not.toBe(before);
  });
});
