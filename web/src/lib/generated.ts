// Made by tools/scene_types.py from the Python structs. Do not edit.

export type Ground = "plain" | "slot" | "stone" | "room" | "outdoors" | "forest" | "water" | "sunny" | "shady" | "site" | "track" | "tally";

export type Frame = "plain" | "wolf" | "power" | "monk" | "equipment" | "blessing" | "curse" | "werewolf" | "privilege";

export type Mood = "calm" | "good" | "warning" | "danger";

export type Spread = "pile" | "row" | "grid";

export type Role = "main" | "mine" | "other";

export type AnyArea = Rectangle | Hex | Circle | Polygon | Door;

export type AnyPiece = Card | Tile | Token | Pawn | Disc | Die | Marker | Stack;

export type Language = "en" | "fr" | "es";

export type Said = Hello | Move | AskUndo | Answer | WhyNot;

export type Told = Sight | Changed | Done | Because | Problem;

/** Something to be read by a person: a key of `texts/` and its arguments, which may be texts again. */
export interface Text {
  key: string;
  values?: Record<string, number | string | Text>;
}

/** How something happens: a thing travels from or to another thing, a die rolls, something glows. */
export interface Cue {
  kind: "travel" | "roll" | "glow" | "gain" | "loss";
  thing: string;
  source?: string;
  target?: string;
  value?: string;
}

/** `### 2.4 Covering [book]` and what stands beneath it, in Markdown: paragraphs, lists, tables, bold. */
export interface Section {
  number: string;
  title: string;
  origin: string;
  body: string;
}

/** `## 2. How to place` and its sections. */
export interface Chapter {
  number: string;
  title: string;
  sections: Section[];
}

/** One match on the page of its campaign. */
export interface Part {
  title: Text;
  lines?: Text[];
}

/** The page of a campaign: what was played, how the players stand, and what comes next. */
export interface Story {
  title: Text;
  parts?: Part[];
  standing?: Text[];
  following?: Part | null;
}

/** What every visible thing has: a stable id, a name, what it does (on request), the rule's section. */
export interface Thing {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
}

/** A place on a board where pieces lie; `label` is written on it, several pieces on it are spread. */
export interface Area {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  x: number;
  y: number;
  ground?: Ground;
  label?: Text | null;
  symbol?: string;
  value?: string;
  seat?: number | null;
  spread?: Spread;
  mood?: Mood | null;
}

/** A cell, a room, a slot: width by height. */
export interface Rectangle {
  shape: "rectangle";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  x: number;
  y: number;
  ground?: Ground;
  label?: Text | null;
  symbol?: string;
  value?: string;
  seat?: number | null;
  spread?: Spread;
  mood?: Mood | null;
  width?: number;
  height?: number;
}

/** A hexagon, `radius` from centre to corner, corner up if `pointy`; `split`: ground of the right half. */
export interface Hex {
  shape: "hex";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  x: number;
  y: number;
  ground?: Ground;
  label?: Text | null;
  symbol?: string;
  value?: string;
  seat?: number | null;
  spread?: Spread;
  mood?: Mood | null;
  radius?: number;
  pointy?: boolean;
  split?: Ground | null;
}

/** A round space of a track or a spot for a disc. */
export interface Circle {
  shape: "circle";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  x: number;
  y: number;
  ground?: Ground;
  label?: Text | null;
  symbol?: string;
  value?: string;
  seat?: number | null;
  spread?: Spread;
  mood?: Mood | null;
  radius?: number;
}

/** Any outline; the points are given relative to (x, y), around which pieces gather. */
export interface Polygon {
  shape: "polygon";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  x: number;
  y: number;
  ground?: Ground;
  label?: Text | null;
  symbol?: string;
  value?: string;
  seat?: number | null;
  spread?: Spread;
  mood?: Mood | null;
  points?: [number, number][];
}

/** A way between two areas, `length` wide, turned by `angle` degrees (0: one walks up or down). */
export interface Door {
  shape: "door";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  x: number;
  y: number;
  ground?: Ground;
  label?: Text | null;
  symbol?: string;
  value?: string;
  seat?: number | null;
  spread?: Spread;
  mood?: Mood | null;
  length?: number;
  angle?: number;
  open?: boolean;
}

/** A small sign on a piece: a symbol, a short value, or both (two moons, +1 die). */
export interface Badge {
  symbol?: string;
  value?: string;
  mood?: Mood | null;
}

/** A thing that can move. On a board `on` is its area and `size` its height (0: as large as the area). */
export interface Piece {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  badges?: Badge[];
}

/** A card, a frame per kind; `face_down` shows its back, `spent` turns it aside, `label` is its title. */
export interface Card {
  kind: "card";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  badges?: Badge[];
  frame?: Frame;
  label?: Text | null;
  face_down?: boolean;
  spent?: boolean;
}

/** A tile that fills its area and takes the area's shape. */
export interface Tile {
  kind: "tile";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  badges?: Badge[];
  ground?: Ground;
}

/** A small loose thing: an ingredient, a coin, a trap, a barrel. */
export interface Token {
  kind: "token";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  badges?: Badge[];
}

/** A player's figure, standing or lying down. */
export interface Pawn {
  kind: "pawn";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  badges?: Badge[];
  lying?: boolean;
}

/** A round flat piece in a seat's colour, with a letter or a symbol. */
export interface Disc {
  kind: "disc";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  badges?: Badge[];
}

/** A die; face 0 has not been rolled. */
export interface Die {
  kind: "die";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  badges?: Badge[];
  face?: number;
}

/** A flat sign that tells something: a row's sum, a closed door, the first player. */
export interface Marker {
  kind: "marker";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  badges?: Badge[];
  mood?: Mood | null;
}

/** A pile of equal things seen from above: a deck, a discard pile, tiles; `count` is written on it. */
export interface Stack {
  kind: "stack";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  badges?: Badge[];
  count?: number;
  frame?: Frame;
  label?: Text | null;
}

/** A drawing with its own coordinates; `main` and `mine` are large, `other` is small until opened. */
export interface Board {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  width: number;
  height: number;
  left?: number;
  top?: number;
  role?: Role;
  seat?: number | null;
  symbol?: string;
  areas?: AnyArea[];
  pieces?: AnyPiece[];
}

/** Pieces side by side outside the boards: a hand, cards on display, a dice tray, decks, belongings. */
export interface Row {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  kind?: "hand" | "display" | "tray" | "decks" | "belongings";
  seat?: number | null;
  pieces?: AnyPiece[];
}

/** A mark on a gauge: where a seat, an ingredient or a limit stands; `ghost` shows a forecast. */
export interface Mark {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  at: number;
  symbol?: string;
  seat?: number | null;
  ghost?: boolean;
}

/** A stretch of a gauge, both ends included, that means something. */
export interface Band {
  low: number;
  high: number;
  name: Text;
  mood?: Mood;
}

/** A scale of whole numbers; a `bar` fills up to its first mark, a `track` has a field per number. */
export interface Gauge {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  low: number;
  high: number;
  kind?: "bar" | "track";
  symbol?: string;
  marks?: Mark[];
  bands?: Band[];
}

/** A number or a short word with a symbol on a panel: ducats 12, deck 5, moons 3. */
export interface Figure {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  symbol?: string;
  value?: string;
  mood?: Mood | null;
}

/** All that is said about one player beside the boards; the name comes from the table. */
export interface Panel {
  seat: number;
  symbol?: string;
  figures?: Figure[];
  gauges?: Gauge[];
  rows?: Row[];
  note?: Text | null;
}

/** A line of the score sheet: one source, one value per seat (None: not yet); `total` lines are sums. */
export interface Source {
  name: Text;
  values: (number | null)[];
  symbol?: string;
  total?: boolean;
  forecast?: boolean;
  rule?: string;
}

/** The score by source; `final` closes the game, `verdicts` are words per seat (the beer's band). */
export interface Sheet {
  seats: number[];
  sources: Source[];
  final?: boolean;
  winners?: number[];
  verdicts?: Text[];
}

/** One question: what is asked, of whom, and why now. `seats` is empty when the game is over. */
export interface Prompt {
  text: Text;
  seats?: number[];
  reason?: Text | null;
  rule?: string;
}

/** An answer: the action's number in the codebook and all ids one clicks to mean it, in natural order. */
export interface Option {
  number: number;
  text: Text;
  things?: string[];
  note?: Text | null;
  symbol?: string;
  undoable?: boolean;
  rule?: string;
}

/** All that one viewer sees at one moment; `viewer` is None for a spectator. */
export interface Scene {
  prompt: Prompt;
  viewer?: number | null;
  status?: Text[];
  boards?: Board[];
  rows?: Row[];
  panels?: Panel[];
  gauges?: Gauge[];
  sheet?: Sheet | null;
  options?: Option[];
}

/** One value an option can take, and how it is spoken. */
export interface Choice {
  value: number | string | boolean;
  name: Text;
}

/** One option of a game: a switch, a number within limits, or one (`several`: some) of the choices. */
export interface Setting {
  field: string;
  name: Text;
  default: unknown;
  about?: Text | null;
  kind?: "switch" | "number" | "choice" | "several";
  choices?: Choice[];
  low?: number;
  high?: number;
}

/** A strength of bot. */
export interface Level {
  id: string;
  name: Text;
  about: Text;
}

/** A game on the shelf. `quick` is the one-click game against bots, `picture` a symbol of the client. */
export interface ShelfGame {
  id: string;
  title: Text;
  about: Text;
  seats_low: number;
  seats_high: number;
  minutes: number;
  version: number;
  settings?: Setting[];
  levels?: Level[];
  quick: NewMatch;
  picture: string;
  beta?: boolean;
  campaign?: ShelfCampaign | null;
}

/** Linked matches of a game: what it is called, for how many, what can be chosen for all its matches. */
export interface ShelfCampaign {
  title: Text;
  about: Text;
  seats_low: number;
  seats_high: number;
  settings: Setting[];
}

/** All that can be played here. */
export interface Shelf {
  games: ShelfGame[];
  version: string;
}

/** Who shall sit there: I (`me`), somebody at my screen (`local`), a guest with a link (`link`), a bot. */
export interface SeatPlan {
  kind: "me" | "local" | "link" | "bot";
  name?: string;
  level?: string;
}

/** The wish for a match. */
export interface NewMatch {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
}

/** The wish for a campaign: a new one, or one taken up again from its record, which holds the options. */
export interface NewCampaign {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  record?: Record<string, unknown> | null;
}

/** The secret of a seat: whoever has it sits there. Given once, stored by the server only as a hash. */
export interface Key {
  seat: number;
  secret: string;
  kind: "me" | "local" | "link";
}

/** A new match: its public id (enough to watch) and the secrets of its people. */
export interface Created {
  match: string;
  keys: Key[];
  campaign?: string;
}

/** Who sits at a seat. An empty name: the client says "Player 2". */
export interface Player {
  seat: number;
  kind: "person" | "bot";
  name?: string;
  level?: string;
  online?: boolean;
  open?: boolean;
  left?: boolean;
  resigned?: boolean;
}

/** Something that happened, as this viewer heard it; `number` is the entry of the log it belongs to. */
export interface LogLine {
  number: number;
  text: Text;
  seat?: number | null;
  undone?: boolean;
  depth?: number;
  cues?: Cue[];
}

/** A question to all people at the table: undo back to `to`, or hand a seat to a bot. */
export interface Consent {
  kind: "undo" | "replace";
  by: number;
  waiting: number[];
  to?: number;
  seat?: number | null;
}

/** How far this viewer may go back: alone to `free`, with everybody's consent to `asking` (None: not). */
export interface Undoing {
  free?: number | null;
  asking?: number | null;
}

/** Everything a viewer sees at one number of the log, and the lines since the number he had. */
export interface Sight {
  type: "sight";
  match: string;
  game: string;
  number: number;
  scene: Scene;
  players: Player[];
  since?: number;
  lines?: LogLine[];
  turn?: number[];
  thinking?: number[];
  undo?: Undoing;
  consent?: Consent | null;
  over?: boolean;
  last?: number;
  fairness?: string;
  seed?: string;
  rematch?: string;
  campaign?: string;
}

/** What of the sight before is different now, field by field, for a client that asked for changes. */
export interface Changed {
  type: "changed";
  fields: Record<string, unknown>;
}

/** First message on a socket. No secret: a spectator. `since`: the last number seen (0: every line). */
export interface Hello {
  type: "hello";
  secret?: string;
  since?: number;
  changes?: boolean;
}

/** An option taken: `number` of the log it answers, an id of the client's making, the action's number. */
export interface Move {
  type: "move";
  id: string;
  number: number;
  action: number;
}

/** Go back to the position after entry `to`: at once where the viewer may, else by consent. */
export interface AskUndo {
  type: "undo";
  id: string;
  number: number;
  to: number;
}

/** Yes or no to the consent that is being asked. */
export interface Answer {
  type: "answer";
  id: string;
  number: number;
  yes: boolean;
}

/** Why are these things, clicked one after the other, not offered? */
export interface WhyNot {
  type: "why";
  id: string;
  number: number;
  things: string[];
}

/** Accepted and committed; a sight with the new number follows to everybody. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** One reason, with the section of the rules. */
export interface Reason {
  text: Text;
  rule?: string;
}

/** Why those things are not offered. No reasons: they mean nothing at this moment. */
export interface Because {
  type: "because";
  id: string;
  reasons: Reason[];
}

/** A refusal: problem details with a text for people. `id` names the message refused, on a socket. */
export interface Problem {
  type: "problem";
  status: number;
  title: string;
  text: Text;
  rule?: string;
  detail?: string;
  id?: string;
}

/** The rules of one game in one language. */
export interface RulesPage {
  game: string;
  title: string;
  chapters: Chapter[];
}

/** A match in a list: enough for "your matches" on the shelf. */
export interface Summary {
  match: string;
  game: string;
  number: number;
  players: Player[];
  turn?: number[];
  over?: boolean;
  campaign?: string;
}

/** A match of a campaign: it runs, it counts as the story's part of that number, or it was given up. */
export interface CampaignMatch {
  match: string;
  part: number;
  state: "running" | "played" | "dropped";
}

/** Story and results of a campaign: nothing of a match that still runs. */
export interface CampaignPage {
  campaign: string;
  game: string;
  story: Story;
  players: Player[];
  matches: CampaignMatch[];
  running?: string;
  over?: boolean;
}

/** What would you do here? `number` of the log it asks about. */
export interface AskHint {
  number: number;
}

/** One of the best options: the chance of winning with it (alone: how good it is), and why. */
export interface Advised {
  action: number;
  text: Text;
  chance: number;
  reasons?: Text[];
}

/** The best options after entry `number`, best first, as far as the asked seat can know. */
export interface Hint {
  number: number;
  advice: Advised[];
}

/** The chances of all seats before a decision; `number` is the position in which it was taken. */
export interface Judged {
  number: number;
  chances: number[];
}

/** A move that gave much of the mover's chance away, and the better one, with what speaks for it. */
export interface Costly {
  number: number;
  seat: number;
  played: Text;
  better: Text;
  cost: number;
  reasons?: Text[];
}

/** A finished match judged again, as far as it has come: `done` of `total` decisions. */
export interface Review {
  done: number;
  total: number;
  working?: boolean;
  judged?: Judged[];
  costly?: Costly[];
}

export const SYMBOLS = [
  "activation",
  "alcohol",
  "ambush",
  "arrow-left",
  "arrow-right",
  "barrel-large",
  "barrel-small",
  "beast-bat",
  "beast-bear",
  "beast-boar",
  "beast-fox",
  "beast-rat",
  "beast-raven",
  "beast-sheep",
  "beast-spider",
  "beast-wolf",
  "beer",
  "bell",
  "blessing",
  "book",
  "bot",
  "brewmaster",
  "candle",
  "card-back",
  "check",
  "cross",
  "crown",
  "curse",
  "deck",
  "die-1",
  "die-2",
  "die-3",
  "die-4",
  "die-5",
  "die-6",
  "dirt",
  "door",
  "door-closed",
  "download",
  "ducat",
  "endurance",
  "equipment",
  "eye",
  "fight",
  "first-player",
  "gear",
  "hand",
  "hourglass",
  "hunt",
  "hunter",
  "ingredient-cleaning",
  "ingredient-hops",
  "ingredient-malt",
  "ingredient-water",
  "ingredient-wood",
  "ingredient-yeast",
  "letter-a",
  "letter-b",
  "letter-c",
  "link",
  "log",
  "lying",
  "meditate",
  "menu",
  "minus",
  "monk-1",
  "monk-2",
  "monk-3",
  "monk-4",
  "monk-5",
  "monk-6",
  "monk-7",
  "monk-8",
  "moon",
  "mountain-high",
  "mountain-low",
  "pause",
  "paw",
  "person",
  "picture-cloister",
  "picture-garden",
  "picture-night",
  "picture-pack",
  "play",
  "plus",
  "power",
  "privilege",
  "question",
  "recipe",
  "rigour",
  "shade",
  "shed",
  "sigil-1",
  "sigil-2",
  "sigil-3",
  "sigil-4",
  "sigil-5",
  "sigil-6",
  "sigil-7",
  "sigil-8",
  "sprint",
  "star",
  "sun",
  "trap",
  "trophy",
  "undo",
  "web",
  "wolf-1",
  "wolf-2",
  "wolf-3",
  "wolf-4",
  "wolf-5",
  "wolf-6",
  "wound",
] as const;
