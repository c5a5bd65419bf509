// An index of everything a scene shows, by id.
import type { AnyPiece, Mood, Row, Scene, Target, Thing } from "./generated";

export function index(scene: Scene): Map<string, Thing> {
  const found = new Map<string, Thing>();
  const note = (things: Thing[] | undefined) => things?.forEach((thing) => found.set(thing.id, thing));
  const notePieces = (pieces: AnyPiece[] | undefined) => note(pieces);
  for (const board of scene.boards ?? []) {
    note([board]);
    note(board.areas);
    notePieces(board.pieces);
  }
  const rows = [...(scene.rows ?? []), ...(scene.panels ?? []).flatMap((panel) => panel.rows ?? [])];
  for (const row of rows) {
    note([row]);
    notePieces(row.pieces);
  }
  for (const panel of scene.panels ?? []) note(panel.figures);
  for (const gauge of [
    ...(scene.gauges ?? []),
    ...(scene.panels ?? []).flatMap((panel) => panel.gauges ?? []),
  ]) {
    note([gauge]);
    note(gauge.marks);
  }
  return found;
}

/** What the options on a thing say, for its bubble: the note of the only one that is left. */
export function noteOf(options: Target[], picked: string[], id: string): Target | undefined {
  const wanted = [...picked.filter((one) => one !== id), id];
  const exact = options.filter(
    (option) =>
      (option.things ?? []).length === wanted.length &&
      wanted.every((one) => (option.things ?? []).includes(one)),
  );
  return exact.length === 1 ? exact[0] : undefined;
}

export const moodClass = (mood: Mood | null | undefined) => (mood ? `mood-${mood}` : "");

/** The rows that belong to nobody: what may be chosen lies in a tray over the boards, the rest beside them. */
export function commonRows(rows: Row[], targets: Target[]): { choices: Row[]; beside: Row[] } {
  const asked = new Set(targets.flatMap((option) => option.things ?? []));
  const around = rows.filter((row) => row.kind !== "hand" || row.seat == null);
  const offers = (row: Row) =>
    (row.kind ?? "display") === "display" && (row.pieces ?? []).some((piece) => asked.has(piece.id));
  return {
    choices: around.filter(offers),
    beside: around.filter((row) => !offers(row) && (row.pieces ?? []).length > 0),
  };
}
