// Codes in sentences ("C3"): what the board calls a place, and the place they mean.
import type { Scene } from "./generated";

export type Codes = Map<string, string>; // code → id of the place

export interface Part {
  text: string;
  thing?: string;
}

/** The codes of a scene; one that stands for several places (on several gardens) means the viewer's first. */
export function codesOf(scene: Scene | null | undefined): Codes {
  const found: Codes = new Map();
  const boards = [...(scene?.boards ?? [])].sort((a, b) => rank(a.role) - rank(b.role));
  for (const area of boards.flatMap((board) => board.areas ?? []))
    if (area.code && !found.has(area.code)) found.set(area.code, area.id);
  return found;
}

const rank = (role: string | undefined) => (role === "other" ? 1 : 0);

/** A sentence in parts: words, and codes that the scene knows. */
export function parted(sentence: string, codes: Codes): Part[] {
  const parts = sentence.split(/(?<![\p{L}\p{N}])(\p{Lu}\p{N}{1,2})(?![\p{L}\p{N}])/u);
  return parts
    .map((text, n) => (n % 2 === 1 && codes.has(text) ? { text, thing: codes.get(text) ?? "" } : { text }))
    .filter((part) => part.text !== "");
}
