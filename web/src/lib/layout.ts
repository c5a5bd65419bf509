// Where pieces lie on their areas, in board units. Pure arithmetic, no game.
import type { AnyArea, AnyPiece, Board } from "./generated";

export interface Box {
  x: number; // centre
  y: number;
  width: number;
  height: number;
}

export const CARD = 63 / 88; // width by height

export function boxOf(area: AnyArea): Box {
  const { x, y } = area;
  switch (area.shape) {
    case "rectangle":
    case "vessel":
      return { x, y, width: area.width ?? 1, height: area.height ?? 1 };
    case "hex": {
      const r = area.radius ?? 1;
      const across = r * Math.sqrt(3);
      return (area.pointy ?? true)
        ? { x, y, width: across, height: 2 * r }
        : { x, y, width: 2 * r, height: across };
    }
    case "circle": {
      const r = area.radius ?? 0.5;
      return { x, y, width: 2 * r, height: 2 * r };
    }
    case "door": {
      const upright = Math.abs(Math.cos(((area.angle ?? 0) * Math.PI) / 180)) > 0.5;
      const [along, across] = [area.length ?? 0.5, (area.length ?? 0.5) * 0.5];
      return { x, y, width: upright ? along : across, height: upright ? across : along };
    }
    case "polygon": {
      const xs = (area.points ?? [[0, 0]]).map((point) => point[0]);
      const ys = (area.points ?? [[0, 0]]).map((point) => point[1]);
      const width = Math.max(...xs) - Math.min(...xs);
      const height = Math.max(...ys) - Math.min(...ys);
      return {
        x: x + (Math.max(...xs) + Math.min(...xs)) / 2,
        y: y + (Math.max(...ys) + Math.min(...ys)) / 2,
        width,
        height,
      };
    }
  }
}

/** The corners of an area as an SVG path. */
export function outline(area: AnyArea): string {
  const { x, y } = area;
  if (area.shape === "hex") return closed(corners(area).map(([dx, dy]) => [x + dx, y + dy]));
  if (area.shape === "polygon") return closed((area.points ?? []).map(([dx, dy]) => [x + dx, y + dy]));
  return "";
}

/** The right half of a hex, for its second ground. */
export function rightHalf(area: AnyArea): string {
  if (area.shape !== "hex") return "";
  return closed(corners(area).map(([dx, dy]) => [area.x + Math.max(dx, 0), area.y + dy]));
}

function corners(area: AnyArea): [number, number][] {
  if (area.shape !== "hex") return [];
  const r = area.radius ?? 1;
  const turn = (area.pointy ?? true) ? 30 : 0;
  return [0, 1, 2, 3, 4, 5].map((n) => {
    const angle = ((60 * n + turn) * Math.PI) / 180;
    return [round(r * Math.cos(angle)), round(r * Math.sin(angle))];
  });
}

const round = (n: number) => Math.round(n * 1000) / 1000;
const closed = (points: number[][]) =>
  "M" + points.map(([x, y]) => `${round(x ?? 0)} ${round(y ?? 0)}`).join("L") + "Z";

const SMALL = 440; // pixels: a narrower board has no room for tags beside what lies there

/** Whether a board, so many pixels wide, shows its things larger, and no tags on them. */
export const isClose = (board: Board, wide: number) => wide < SMALL && (board.closer ?? []).length > 0;

/** A board as it lies in a window: upright windows get its other arrangement, if it has one, and small ones its
 * closer places. */
export function planOf(board: Board, upright: boolean, wide = Infinity): Board {
  if (isClose(board, wide)) {
    const closer = new Map((board.closer ?? []).map((area) => [area.id, area]));
    const areas = (board.areas ?? []).map((area) => closer.get(area.id) ?? area);
    return planOf({ ...board, areas, closer: [] }, upright);
  }
  if (!upright || !board.tall) return board;
  const {
    areas = [],
    labels = [],
    lights = [],
    art = "",
    over = "",
    left = 0,
    top = 0,
    width,
    height,
  } = board.tall;
  const own = {
    art: art || (board.art ?? ""),
    over: over || (board.over ?? ""),
    labels: labels.length ? labels : (board.labels ?? []),
  };
  return {
    ...board,
    ...own,
    width,
    height,
    left,
    top,
    areas: areas.length ? areas : (board.areas ?? []),
    lights: lights.length ? lights : (board.lights ?? []),
    pieces: (board.pieces ?? []).map((piece) => grownOn(board, piece)),
  };
}

/** A piece as large as it is in a board's upright arrangement. */
export function grownOn(board: Board, piece: AnyPiece): AnyPiece {
  return piece.size ? { ...piece, size: piece.size * (board.tall?.grown ?? 1) } : piece;
}

/** A box for every piece of a board, by id. Pieces whose area is missing are left out. */
export function places(board: Board): Map<string, Box> {
  const found = new Map<string, Box>();
  const on = new Map<string, AnyPiece[]>();
  for (const piece of board.pieces ?? []) on.set(piece.on ?? "", [...(on.get(piece.on ?? "") ?? []), piece]);
  for (const area of board.areas ?? []) spread(area, on.get(area.id) ?? [], found);
  return found;
}

const fills = (piece: AnyPiece) =>
  !piece.size &&
  (piece.kind === "tile" ||
    piece.kind === "card" ||
    piece.kind === "stack" ||
    piece.kind === "tally" ||
    piece.kind === "slot");
const whole = (piece: AnyPiece) => piece.kind === "tile" || piece.kind === "tally" || piece.kind === "slot";
/** A sign fills the place that a board's drawing has for it. */
const hangs = (area: AnyArea, piece: AnyPiece) =>
  piece.kind === "marker" && !piece.size && area.ground === "" && area.shape === "rectangle";

function spread(area: AnyArea, pieces: AnyPiece[], found: Map<string, Box>): void {
  const box = boxOf(area);
  const spots = area.spots ?? [];
  const standing: AnyPiece[] = spots.length > 0 ? pieces.filter((piece) => piece.kind === "pawn") : [];
  standing.forEach((piece, n) => found.set(piece.id, standingAt(piece, box, spots, n)));
  const lying = pieces.filter((piece) => !standing.includes(piece));
  const mode = area.spread ?? "pile";
  const filling = lying.filter((piece) => hangs(area, piece) || (mode === "pile" ? fills : whole)(piece));
  filling.forEach((piece, n) => found.set(piece.id, laid(piece, box, n, filling.length)));
  const loose = lying.filter((piece) => !filling.includes(piece));
  if (loose.length > 0) arrange(area, filling.length > 0 ? corner(box) : free(area, box), loose, found);
}

/** A tile takes the shape of its area; several lie beside each other, so that each is seen. */
function laid(piece: AnyPiece, box: Box, n: number, count: number): Box {
  if (piece.kind === "card" || piece.kind === "stack") return fitted(piece, shifted(box, n, count));
  if (count === 1) return box;
  const step = 0.8; // of their width: a fifth may be covered
  const width = box.width / (1 + step * (count - 1));
  const height = (box.height / box.width) * width;
  return { x: box.x - box.width / 2 + width / 2 + n * width * step, y: box.y, width, height };
}

/** Pawns stand on their spots; one more than there are spots squeezes in beside the last. */
function standingAt(piece: AnyPiece, box: Box, spots: [number, number][], n: number): Box {
  const [x, y] = spots[Math.min(n, spots.length - 1)] ?? [box.x, box.y];
  const size = piece.size || Math.min(box.width, box.height) * 0.4;
  return { x: x + Math.max(0, n - spots.length + 1) * size * 0.45, y, width: size, height: size };
}

/** Later cards of a pile lie a little higher, so that the covered one peeps out. */
function shifted(box: Box, n: number, count: number): Box {
  const step = Math.min(0.045, 0.12 / Math.max(1, count)) * box.height;
  return { ...box, y: box.y - n * step + ((count - 1) * step) / 2 };
}

function fitted(piece: AnyPiece, box: Box, margin = 0.97): Box {
  const ratio =
    piece.kind === "card" || piece.kind === "stack"
      ? CARD
      : piece.kind === "marker" && (piece.value ?? "").length > 2
        ? 1.5
        : 1;
  const height = piece.size ? piece.size : Math.min(box.height, box.width / ratio) * margin;
  return { x: box.x, y: box.y, width: height * ratio, height };
}

/** Beside a tile or card that fills the area, loose pieces stand in its lower right corner: both can be reached. */
function corner(box: Box): Box {
  return {
    x: box.x + box.width * 0.22,
    y: box.y + box.height * 0.22,
    width: box.width * 0.58,
    height: box.height * 0.58,
  };
}

/** The room left for loose pieces: below the name of an area without a plate, inside the outline of the others. */
function free(area: AnyArea, box: Box): Box {
  const labelled = area.shape === "rectangle" && area.label && !area.sign;
  if (labelled && area.spread === "row")
    return { x: box.x, y: box.y + box.height * 0.26, width: box.width * 0.92, height: box.height * 0.42 };
  if (labelled)
    return { x: box.x, y: box.y + box.height * 0.16, width: box.width * 0.92, height: box.height * 0.6 };
  if (area.shape === "polygon")
    return { x: area.x, y: area.y, width: box.width * 0.4, height: box.height * 0.3 };
  const inside = area.shape === "rectangle" || area.shape === "vessel" ? 0.97 : 0.74;
  return { ...box, width: box.width * inside, height: box.height * inside };
}

function arrange(area: AnyArea, room: Box, pieces: AnyPiece[], found: Map<string, Box>): void {
  const mode = area.spread ?? "pile";
  if (mode === "pile") {
    for (const piece of pieces) found.set(piece.id, fitted(piece, room, 0.86));
    return;
  }
  if (mode === "fan") return fan(room, pieces, found);
  const upright = pieces.every((piece) => piece.kind === "card" || piece.kind === "stack") ? CARD : 1;
  const columns = mode === "row" ? pieces.length : best(room, pieces.length, upright);
  const rows = Math.ceil(pieces.length / columns);
  const cell = { width: room.width / columns, height: room.height / rows };
  pieces.forEach((piece, n) => {
    const row = Math.floor(n / columns);
    const inRow = row === rows - 1 ? pieces.length - row * columns : columns;
    const x = room.x + ((n % columns) - (inRow - 1) / 2) * cell.width;
    const y = room.y + (row - (rows - 1) / 2) * cell.height;
    found.set(piece.id, fitted(piece, { x, y, ...cell }, 0.92));
  });
}

/** Side by side as large as they fit; at most a fifth of each is covered by the next. */
function fan(room: Box, pieces: AnyPiece[], found: Map<string, Box>): void {
  const share = 1 + 0.8 * (pieces.length - 1);
  const boxes = pieces.map((piece) => fitted(piece, { ...room, width: room.width / share }, 0.97));
  const least = Math.min(...boxes.map((box) => box.width));
  const step = Math.min(least, (room.width - least) / Math.max(1, boxes.length - 1));
  boxes.forEach((box, n) =>
    found.set(pieces[n]?.id ?? "", { ...box, x: room.x + (n - (boxes.length - 1) / 2) * step }),
  );
}

/** The number of columns that leaves the largest pieces of this width by height. */
function best(room: Box, count: number, shape: number): number {
  let [columns, size] = [1, 0];
  for (let n = 1; n <= count; n++) {
    const each = Math.min(room.width / n, (room.height / Math.ceil(count / n)) * shape);
    if (each > size + 1e-9) [columns, size] = [n, each];
  }
  return columns;
}
