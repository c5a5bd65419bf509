// Nothing jumps: what is at another place after a change travels there (first, last, invert, play).
import type { Cue } from "./generated";

interface Seen {
  box: DOMRect;
  element: HTMLElement;
}

export type Snapshot = Map<string, Seen>;

/** Where everything is; nothing where nothing will travel, since measuring makes the browser lay out the page. */
export function snapshot(root: ParentNode, time: number): Snapshot {
  const seen: Snapshot = new Map();
  if (time === 0) return seen;
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const drawn = element.querySelector(":scope > .piece") ?? element; // what a finger hits may be larger
    const box = drawn.getBoundingClientRect();
    if (box.width > 0) seen.set(element.dataset["thing"] ?? "", { box, element });
  }
  return seen;
}

/** Moves everything from where it was to where it is; resolves when all has arrived. */
export async function travel(before: Snapshot, root: ParentNode, cues: Cue[], time: number): Promise<void> {
  if (time === 0) return;
  const after = snapshot(root, time);
  const from = new Map(
    cues.filter((cue) => cue.kind === "travel" && cue.source).map((cue) => [cue.thing, cue.source ?? ""]),
  );
  const to = new Map(
    cues.filter((cue) => cue.kind === "travel" && cue.target).map((cue) => [cue.thing, cue.target ?? ""]),
  );
  const moves: Promise<unknown>[] = [];
  for (const [id, now] of after) {
    if (now.element.dataset["piece"] === undefined) continue;
    const was = before.get(id)?.box ?? before.get(from.get(id) ?? "")?.box;
    moves.push(was ? slide(now, was, time) : fade(now.element, time));
  }
  for (const [id, was] of before) {
    const goal = after.get(to.get(id) ?? "");
    if (!after.has(id) && goal && was.element.dataset["piece"] !== undefined)
      moves.push(ghost(was, goal.box, time));
  }
  for (const cue of cues) moves.push(flourish(cue, after.get(cue.thing)?.element, time));
  await Promise.all(moves);
}

function slide(now: Seen, was: DOMRect, time: number): Promise<unknown> {
  const dx = was.x + was.width / 2 - (now.box.x + now.box.width / 2);
  const dy = was.y + was.height / 2 - (now.box.y + now.box.height / 2);
  const scale = was.height / now.box.height;
  if (Math.hypot(dx, dy) < 2 && Math.abs(scale - 1) < 0.05) return Promise.resolve();
  now.element.style.zIndex = "40";
  return play(
    now.element,
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }],
    time * 1.15,
  ).finally(() => (now.element.style.zIndex = ""));
}

const fade = (element: HTMLElement, time: number) =>
  play(
    element,
    [
      { opacity: 0, transform: "scale(.85)" },
      { opacity: 1, transform: "none" },
    ],
    time,
  );

async function ghost(was: Seen, goal: DOMRect, time: number): Promise<void> {
  const copy = was.element.cloneNode(true) as HTMLElement;
  delete copy.dataset["thing"];
  copy.setAttribute("aria-hidden", "true");
  copy.tabIndex = -1;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${was.box.x}px`,
    top: `${was.box.y}px`,
    width: `${was.box.width}px`,
    height: `${was.box.height}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  document.body.append(copy);
  const dx = goal.x + goal.width / 2 - (was.box.x + was.box.width / 2);
  const dy = goal.y + goal.height / 2 - (was.box.y + was.box.height / 2);
  await play(
    copy,
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(.5)`, opacity: 0.2 },
    ],
    time,
  );
  copy.remove();
}

function flourish(cue: Cue, element: HTMLElement | undefined, time: number): Promise<unknown> {
  if (!element || cue.kind === "travel") return Promise.resolve();
  if (cue.kind === "roll")
    return play(
      element,
      [
        { transform: "rotate(-540deg) scale(.6)" },
        { transform: "rotate(20deg) scale(1.15)", offset: 0.8 },
        { transform: "none" },
      ],
      time * 2,
    );
  return play(
    element,
    [{ filter: "none" }, { filter: "brightness(1.5)", transform: "scale(1.06)" }, { filter: "none" }],
    time * 1.5,
  );
}

function play(element: HTMLElement, frames: Keyframe[], duration: number): Promise<unknown> {
  // A travelling thing may be interrupted by the next one: that is no error.
  return element
    .animate(frames, { duration, easing: "cubic-bezier(.3,.8,.3,1)" })
    .finished.catch(() => undefined);
}

/** A key or a tap: whatever moves arrives at once. */
export function skip(): void {
  for (const one of document.getAnimations()) if (!(one instanceof CSSTransition)) one.finish();
}
