// How large a target is for a finger: at least 40 pixels, whatever is drawn. Where such targets overlap, the nearest is meant.

export const LEAST = 40;
export const FINGERS = "(pointer: coarse), (max-width: 56rem), (max-height: 35rem)";

export interface Hit {
  x: number; // centre
  y: number;
  width: number;
  height: number;
}

/** Of the targets that lie under a point the one that is meant: something small before what it lies on, else the nearest. */
export function nearest<T extends Hit>(hits: T[], x: number, y: number): T | undefined {
  const size = (hit: Hit) => hit.width * hit.height;
  const least = Math.min(...hits.map(size));
  const far = (hit: Hit) => Math.hypot(hit.x - x, hit.y - y);
  return hits.filter((hit) => size(hit) <= 4 * least).sort((a, b) => far(a) - far(b))[0];
}

/** The offered thing that is meant at this point of the window, if a widened one lies there. */
export function meantAt(x: number, y: number): string | null {
  const found = document
    .elementsFromPoint(x, y)
    .filter((one): one is HTMLElement => one instanceof HTMLElement && one.dataset["target"] !== undefined);
  if (!found.some((one) => one.classList.contains("widened"))) return null;
  const hits = found.map((one) => {
    const box = one.getBoundingClientRect();
    return {
      id: one.dataset["target"] ?? "",
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      width: box.width,
      height: box.height,
    };
  });
  return nearest(hits, x, y)?.id ?? null;
}
