// Keyboard: one tab stop per group; arrows walk to the nearest thing in that direction, Home to what is offered.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const things = (group: HTMLElement) => [...group.querySelectorAll<HTMLElement>("[data-thing]")];

export function roam(group: HTMLElement) {
  const refresh = () => {
    const all = things(group);
    if (all.some((one) => one.tabIndex === 0)) return;
    const first = all.find((one) => one.classList.contains("offered")) ?? all[0];
    if (first) first.tabIndex = 0;
  };
  const focused = (event: FocusEvent) => {
    for (const one of things(group)) one.tabIndex = one === event.target ? 0 : -1;
  };
  const pressed = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const here = event.target as HTMLElement;
    if (event.key === "Home")
      jump(
        event,
        things(group).find((one) => one.classList.contains("offered")),
      );
    else if (way && here.dataset["thing"] !== undefined) jump(event, nearest(things(group), here, way));
  };
  const watcher = new MutationObserver(refresh);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  refresh();
  return { destroy: () => watcher.disconnect() };
}

function jump(event: Event, to: HTMLElement | undefined): void {
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** The thing that lies most nearly straight ahead. */
function nearest(all: HTMLElement[], here: HTMLElement, [dx, dy]: [number, number]): HTMLElement | undefined {
  const from = centre(here);
  let [best, least]: [HTMLElement | undefined, number] = [undefined, Infinity];
  for (const one of all) {
    const to = centre(one);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const far = ahead + 2.5 * aside;
    if (one !== here && ahead > 2 && far < least) [best, least] = [one, far];
  }
  return best;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
