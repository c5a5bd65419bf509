// Made by tools/scene_types.py from the Python structs. Do not edit.

export type Mood = "calm" | "good" | "warning" | "danger";

export type AnyPiece = Card | Tile | Token | Pawn | Disc | Die | Marker | Slot | Tally | Stack;

export type Spread = "pile" | "fan" | "row" | "grid";

export type Role = "main" | "mine" | "other";

export type Outline = "path" | "brackets" | "dots";

export type Lettering = "plate" | "ink";

export type AnyArea = Rectangle | Hex | Circle | Polygon | Door | Vessel;

export type Language = "en" | "fr" | "es";

export type ClientMessage = Hello | Move | AskUndo | Answer | WhyNot | Ping;

export type ServerMessage = Screen | Changed | Done | Because | Problem;

export type StudyState = "running" | "stopping" | "stopped" | "done" | "failed";

export type StudyAnswer = "better" | "worse" | "higher" | "lower" | "same" | "more-games";

export type MatchAnswer = "yes" | "perhaps" | "no";

export type MoveAnswer = "liked" | "dull" | "unclear" | "too-strong" | "too-weak";

export type FeedbackAnswer = "" | "yes" | "perhaps" | "no" | "liked" | "dull" | "unclear" | "too-strong" | "too-weak";

/** Something to be read by a person: a key of `texts/` and its arguments, which may be texts again. */
export interface Text {
  key: string;
  values?: Record<string, number | string | Text>;
}

/** `### 2.4 Covering [book]` and its text, in Markdown: paragraphs, lists, tables, bold. */
export interface Section {
  number: string;
  title: string;
  origin: string;
  body: string;
}

/** `## 2. How to place`, what it is about, and its sections. */
export interface Chapter {
  number: string;
  title: string;
  sections: Section[];
  intro?: string;
}

/** One entry: its cells, where it comes from, and its picture in the game's art. */
export interface TableRow {
  cells: (number | string | Text)[];
  origin?: string;
  symbol?: string;
}

/** All cards, monks or numbers of a box. The section of RULES says what they are for. */
export interface BoxTable {
  id: string;
  title: Text;
  section: string;
  columns: Text[];
  rows: TableRow[];
}

/** One match on the page of its campaign. */
export interface PageSection {
  title: Text;
  lines?: Text[];
  art?: string;
}

/** One step of the way that a whole campaign goes. */
export interface Milestone {
  title: Text;
  art?: string;
  passed?: boolean;
}

/** The page of a campaign: results, standing, and what comes next. */
export interface CampaignPage {
  title: Text;
  parts?: PageSection[];
  standing?: Text[];
  following?: PageSection | null;
  milestones?: Milestone[];
}

/** One value that a field can take; with an amount, the bounds of that amount. */
export interface FormWord {
  value: string;
  name: Text | string;
  low?: number;
  high?: number;
}

/** One field of a form. `groups` are several lists of words, `amounts` words with a number each. */
export interface FormField {
  key: string;
  name: Text;
  kind: "number" | "numbers" | "switch" | "choice" | "several" | "groups" | "amounts" | "text";
  low?: number | null;
  high?: number | null;
  least?: number;
  most?: number;
  words?: FormWord[];
  refers?: string;
  default?: unknown;
}

/** A table of the pack: entries with the same fields or, as `[numbers]`, the fields alone. */
export interface FormTable {
  id: string;
  title: Text;
  fields: FormField[];
  entries?: boolean;
  fixed?: boolean;
}

/** One thing that is different: where, what it was and what it is now. */
export interface PackChange {
  kind?: "changed" | "added" | "removed";
  table: Text;
  entry?: Text | string;
  field?: Text | null;
  before?: number | string | Text;
  after?: number | string | Text;
}

/** What every visible thing has: a stable id, a name, what it does, the rule's section. */
export interface Thing {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
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
  origin?: Text | null;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  latest?: boolean;
  badges?: Badge[];
}

/** One of the things a card can do: its sign, its name, what it does in words. */
export interface Trait {
  symbol: string;
  name: Text;
  words?: Text | null;
}

/** A card, a frame per kind: title, picture, corner seals (badges), effect in symbols and in words. */
export interface Card {
  kind: "card";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  latest?: boolean;
  badges?: Badge[];
  frame?: string;
  signs?: string[];
  label?: Text | null;
  kind_label?: Text | null;
  effect?: Badge[];
  words?: Text | null;
  traits?: Trait[];
  ribbon?: Text | null;
  note?: Text | null;
  face_down?: boolean;
  spent?: boolean;
}

/** A tile that fills its area and takes the area's shape; the area's ground stays visible at its edge. */
export interface Tile {
  kind: "tile";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  latest?: boolean;
  badges?: Badge[];
  ground?: string;
}

/** A small loose thing: an ingredient, a coin, a trap, a barrel. */
export interface Token {
  kind: "token";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  latest?: boolean;
  badges?: Badge[];
}

/** A player's figure on a base in the seat's colour, standing or lying down; `wounded` shows it hurt. */
export interface Pawn {
  kind: "pawn";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  latest?: boolean;
  badges?: Badge[];
  lying?: boolean;
  wounded?: boolean;
}

/** A round flat piece in a seat's colour, with a letter or a symbol. */
export interface Disc {
  kind: "disc";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  latest?: boolean;
  badges?: Badge[];
}

/** A die; face 0 has not been rolled. `frame` is its look ("monk", "werewolf"). */
export interface Die {
  kind: "die";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  latest?: boolean;
  badges?: Badge[];
  face?: number;
  frame?: string;
}

/** A flat sign that states something: what a search needs, a closed door, the first player. */
export interface Marker {
  kind: "marker";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  latest?: boolean;
  badges?: Badge[];
  mood?: Mood | null;
  frame?: string;
  caption?: Text | null;
  struck?: boolean;
}

/** An empty outline with the symbol of what may lie there. */
export interface Slot {
  kind: "slot";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  latest?: boolean;
  badges?: Badge[];
}

/** A sign with one number per seat, the leader bright: `frame` is its shape ("signpost", "hanging"). */
export interface Tally {
  kind: "tally";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  latest?: boolean;
  badges?: Badge[];
  numbers?: number[];
  leaders?: number[];
  title?: Text | null;
  foot?: Text | null;
  frame?: string;
}

/** A pile of equal things seen from above: a deck, a discard pile, tiles; `count` is written on it. */
export interface Stack {
  kind: "stack";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  on?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  size?: number;
  strong?: boolean;
  latest?: boolean;
  badges?: Badge[];
  count?: number;
  frame?: string;
  label?: Text | null;
}

/** Words on an empty place, with a symbol: "a 1 counts 3". */
export interface Note {
  text: Text;
  symbol?: string;
}

/** A place on a board where pieces lie; `label` is its name plate, several pieces on it are spread. */
export interface Area {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  x: number;
  y: number;
  ground?: string;
  art?: string;
  label?: Text | null;
  code?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  spread?: Spread;
  mood?: Mood | null;
  lettering?: Lettering;
  sign?: [number, number] | null;
  abreast?: boolean;
  spots?: [number, number][];
  hold?: [number, number] | null;
  outline?: Outline;
  note?: Note | null;
  progress?: [number, number] | null;
}

/** A cell, a room, a slot: width by height. */
export interface Rectangle {
  shape: "rectangle";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  x: number;
  y: number;
  ground?: string;
  art?: string;
  label?: Text | null;
  code?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  spread?: Spread;
  mood?: Mood | null;
  lettering?: Lettering;
  sign?: [number, number] | null;
  abreast?: boolean;
  spots?: [number, number][];
  hold?: [number, number] | null;
  outline?: Outline;
  note?: Note | null;
  progress?: [number, number] | null;
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
  origin?: Text | null;
  x: number;
  y: number;
  ground?: string;
  art?: string;
  label?: Text | null;
  code?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  spread?: Spread;
  mood?: Mood | null;
  lettering?: Lettering;
  sign?: [number, number] | null;
  abreast?: boolean;
  spots?: [number, number][];
  hold?: [number, number] | null;
  outline?: Outline;
  note?: Note | null;
  progress?: [number, number] | null;
  radius?: number;
  pointy?: boolean;
  split?: string | null;
}

/** A round space of a track or a spot for a disc. */
export interface Circle {
  shape: "circle";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  x: number;
  y: number;
  ground?: string;
  art?: string;
  label?: Text | null;
  code?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  spread?: Spread;
  mood?: Mood | null;
  lettering?: Lettering;
  sign?: [number, number] | null;
  abreast?: boolean;
  spots?: [number, number][];
  hold?: [number, number] | null;
  outline?: Outline;
  note?: Note | null;
  progress?: [number, number] | null;
  radius?: number;
}

/** Any outline; the points are given relative to (x, y), around which pieces gather. */
export interface Polygon {
  shape: "polygon";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  x: number;
  y: number;
  ground?: string;
  art?: string;
  label?: Text | null;
  code?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  spread?: Spread;
  mood?: Mood | null;
  lettering?: Lettering;
  sign?: [number, number] | null;
  abreast?: boolean;
  spots?: [number, number][];
  hold?: [number, number] | null;
  outline?: Outline;
  note?: Note | null;
  progress?: [number, number] | null;
  points?: [number, number][];
}

/** A way between two areas, `length` wide, turned by `angle` degrees (0: one walks up or down). */
export interface Door {
  shape: "door";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  x: number;
  y: number;
  ground?: string;
  art?: string;
  label?: Text | null;
  code?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  spread?: Spread;
  mood?: Mood | null;
  lettering?: Lettering;
  sign?: [number, number] | null;
  abreast?: boolean;
  spots?: [number, number][];
  hold?: [number, number] | null;
  outline?: Outline;
  note?: Note | null;
  progress?: [number, number] | null;
  length?: number;
  angle?: number;
  open?: boolean;
}

/** A place with windows that fill, and a state: past, now or to come (the vat of a phase). */
export interface Vessel {
  shape: "vessel";
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  x: number;
  y: number;
  ground?: string;
  art?: string;
  label?: Text | null;
  code?: string;
  symbol?: string;
  value?: string;
  seat?: number | null;
  spread?: Spread;
  mood?: Mood | null;
  lettering?: Lettering;
  sign?: [number, number] | null;
  abreast?: boolean;
  spots?: [number, number][];
  hold?: [number, number] | null;
  outline?: Outline;
  note?: Note | null;
  progress?: [number, number] | null;
  width?: number;
  height?: number;
  windows?: Badge[];
  filled?: number;
  state?: "past" | "now" | "to come";
}

/** The name of a row or column: on a stone, a tab of parchment, a red seal, as bare ink or chalk. */
export interface Label {
  x: number;
  y: number;
  text: string;
  frame?: "stone" | "tab" | "seal" | "ink" | "chalk";
}

/** A candle, a fire, a window: at night it is bright around it, within `area` if one is named. */
export interface Light {
  x: number;
  y: number;
  radius: number;
  strength?: number;
  area?: string;
}

/** A board's other arrangement, for upright windows: the same areas by id, in other places. */
export interface Layout {
  width: number;
  height: number;
  left?: number;
  top?: number;
  art?: string;
  over?: string;
  areas?: AnyArea[];
  labels?: Label[];
  lights?: Light[];
  grown?: number;
}

/** A drawing with its own coordinates; `main` and `mine` are large, an `other` opens in place of `mine`. */
export interface Board {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  width: number;
  height: number;
  left?: number;
  top?: number;
  role?: Role;
  seat?: number | null;
  symbol?: string;
  art?: string;
  over?: string;
  areas?: AnyArea[];
  pieces?: AnyPiece[];
  labels?: Label[];
  lights?: Light[];
  tall?: Layout | null;
  closer?: AnyArea[];
}

/** Pieces side by side outside the boards: a hand, cards on display, a dice tray, decks, belongings. */
export interface Row {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  kind?: "hand" | "display" | "tray" | "decks" | "belongings" | "unseen";
  seat?: number | null;
  pieces?: AnyPiece[];
}

/** A mark on a gauge: where a seat, an ingredient or a limit stands; `ghost` shows a forecast. */
export interface Mark {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  at: number;
  symbol?: string;
  seat?: number | null;
  ghost?: boolean;
}

/** A stretch of a gauge, both ends included, that means something; `gives` stands under it. */
export interface Band {
  low: number;
  high: number;
  name: Text;
  mood?: Mood;
  gives?: Text | null;
}

/** A scale of whole numbers. */
export interface Gauge {
  id: string;
  name: Text;
  about?: Text[];
  rule?: string;
  origin?: Text | null;
  low: number;
  high: number;
  kind?: "bar" | "cells" | "track" | "lanes" | "bells" | "scale";
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
  origin?: Text | null;
  symbol?: string;
  value?: string;
  mood?: Mood | null;
}

/** A player's place beside the boards: portrait, figures, gauges, belongings; the table knows the name. */
export interface Panel {
  seat: number;
  symbol?: string;
  figures?: Figure[];
  gauges?: Gauge[];
  rows?: Row[];
  chips?: Figure[];
  note?: Text | null;
}

/** A column of the score sheet: one value per seat (None: not yet); `total` columns are sums. */
export interface Source {
  name: Text;
  values: (number | null)[];
  symbol?: string;
  total?: boolean;
  forecast?: boolean;
  rule?: string;
  short?: Text | null;
  now?: boolean;
  group?: Text | null;
  detail?: (Text | null)[];
}

/** The score by source; `final` closes the game, `verdicts` are words per seat (the beer's band). */
export interface Sheet {
  seats: number[];
  sources: Source[];
  final?: boolean;
  winners?: number[];
  art?: string;
  figure?: string;
  verdicts?: Text[];
}

/** A kind of turn, shown as a coin: open with what it holds, or closed with the reason. */
export interface Group {
  id: string;
  name: Text;
  symbol?: string;
  summary?: Text | null;
  closed?: Text | null;
}

/** A price, gain or change: a symbol with a value, or with what it was and what it becomes. */
export interface Amount {
  symbol?: string;
  value?: string;
  before?: string;
  after?: string;
  mood?: Mood | null;
  seat?: number | null;
  frame?: string;
  name?: Text | null;
  worded?: boolean;
}

/** A stretch of the ruler of a question: its picture, from where to where, what it gives. */
export interface Stretch {
  name: Text;
  symbol?: string;
  span?: string;
  amounts?: Amount[];
}

/** One question: what is asked, of whom, and why now. `seats` is empty when the game is over. */
export interface Prompt {
  text: Text;
  seats?: number[];
  reason?: Text | null;
  rule?: string;
  groups?: Group[];
  ruler?: Stretch[];
}

/** How likely something is, in whole percent; those of one tag that exclude each other add up to 100. */
export interface Odds {
  percent: number;
  name?: Text | null;
  mood?: Mood | null;
}

/** What hangs on a target: a few words, prices and changes, chances. */
export interface Tag {
  title?: Text | null;
  amounts?: Amount[];
  odds?: Odds[];
}

/** An answer of the next question folded into a target ("quietly", "noisily"): the client says both. */
export interface Way {
  number: number;
  text: Text;
  tag?: Tag | null;
}

/** What brings what: "hops 3, yeast 4 → 7 ducats". */
export interface Yielding {
  given: Amount[];
  brings: Amount[];
}

/** What a target leads to, on a sheet beside the question while it is pointed at. */
export interface Prospect {
  title: Text;
  symbol?: string;
  lines?: Text[];
  reached?: number[];
  rows?: Yielding[];
}

/** An answer: the action's number in the codebook and all ids one clicks to mean it, in natural order. */
export interface Target {
  number: number;
  text: Text;
  things?: string[];
  tag?: Tag | null;
  says?: Text[];
  warning?: Text | null;
  costly?: boolean;
  route?: string[];
  uses?: string[];
  ways?: Way[];
  path?: number[];
  group?: string;
  symbol?: string;
  note?: Text | null;
  undoable?: boolean;
  rule?: string;
  prospect?: Prospect | null;
}

/** One side of a fight: who or which card, the dice, what is added, the sum. */
export interface Side {
  name: Text;
  piece?: AnyPiece | null;
  seat?: number | null;
  dice?: number[];
  die?: string;
  parts?: Amount[];
  total?: number | null;
  won?: boolean;
}

/** What it costs or brings: "falls down", "noise 8 → 0". */
export interface Consequence {
  text: Text;
  symbol?: string;
  before?: string;
  after?: string;
  mood?: Mood | null;
  seat?: number | null;
}

/** Words that fall on a thing while it counts: "1 × 3 = 3". */
export interface Stamp {
  thing: string;
  text: Text;
  mood?: Mood | null;
}

/** One step of a count: these things are lit, these are stamped, this is said. */
export interface Beat {
  text: Text;
  lights?: string[];
  stamps?: Stamp[];
  amounts?: Amount[];
}

/** A step of a ladder: one fight of the last battle, in order. */
export interface Rung {
  name: Text;
  piece?: AnyPiece | null;
  amounts?: Amount[];
  state?: "past" | "now" | "to come";
}

/** An event that matters, shown large: an attack, a fight, the end of a round, a site that closes. */
export interface Stage {
  title: Text;
  seats?: number[];
  reason?: Text | null;
  rule?: string;
  backdrop?: string;
  board?: Board | null;
  sides?: Side[];
  odds?: Odds[];
  beats?: Beat[];
  ladder?: Rung[];
  sheet?: Sheet | null;
  prize?: AnyPiece[];
  verdict?: Text | null;
  mood?: Mood | null;
  consequences?: Consequence[];
  following?: Text | null;
  chapter?: boolean;
}

/** All that one viewer sees at one moment; `viewer` is None for a spectator. */
export interface Scene {
  prompt: Prompt;
  viewer?: number | null;
  status?: Text[];
  course?: [number, number] | null;
  boards?: Board[];
  rows?: Row[];
  panels?: Panel[];
  gauges?: Gauge[];
  sheet?: Sheet | null;
  targets?: Target[];
}

/** How something happens: a thing travels from or to another thing, a die rolls, something glows. */
export interface Cue {
  kind: "travel" | "roll" | "glow" | "gain" | "loss";
  thing: string;
  source?: string;
  target?: string;
  value?: string;
}

/** Pieces where they would lie, and what signs, figures and marks would then say. */
export interface Preview {
  pieces?: AnyPiece[];
  tallies?: Tally[];
  figures?: Figure[];
  marks?: Mark[];
}

/** One value a setting can take, and how it is spoken. */
export interface Choice {
  value: number | string | boolean;
  name: Text;
}

/** One setting of a game: a switch, a number within limits, or one (`several`: some) of the choices. */
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

/** What the rulebook leaves open: the question, its answers, the default and the answer in force. */
export interface RulingQuestion {
  id: string;
  section: string;
  question: Text;
  answers: Choice[];
  default: string;
  in_force: string;
  book: "silent" | "ambiguous" | "says so";
}

/** A strength of bot. */
export interface Level {
  id: string;
  name: Text;
  about: Text;
}

/** A game on the shelf. `quick` is the one-click game against bots; its picture is `cover` of its art. */
export interface ShelfGame {
  id: string;
  title: Text;
  about: Text;
  seats_low: number;
  seats_high: number;
  minutes: number;
  version: number;
  settings?: Setting[];
  rulings?: RulingQuestion[];
  levels?: Level[];
  quick: NewMatch;
  beta?: boolean;
  workshop?: boolean;
  campaign?: ShelfCampaign | null;
  lessons?: ShelfLesson[];
  puzzles?: number;
}

/** A lesson of a game, in the order in which they are taught, and the part of the rules it belongs to. */
export interface ShelfLesson {
  id: string;
  title: Text;
  minutes: number;
  kind: "goal" | "first-turns" | "chapter";
  rule?: string;
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

/** Who sits there: I (`me`), somebody at my screen (`local`), a guest with a link (`link`), a bot. */
export interface SeatPlan {
  kind: "me" | "local" | "link" | "bot";
  name?: string;
  level?: string;
}

/** The wish for a match; with the id of a version of somebody's own, that version is played. */
export interface NewMatch {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  version?: string;
}

/** The wish for a lesson: what the learner is called; settings only for a lesson of an own pack. */
export interface NewLesson {
  name?: string;
  options?: Record<string, unknown>;
}

/** The wish for a campaign: a new one, or one taken up again from its record, which holds the settings. */
export interface NewCampaign {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  version?: string;
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
  fairness?: string;
}

/** The secret that a guest has made, in exchange for an invitation: 22 characters of base64url. */
export interface Accept {
  secret: string;
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
  decision?: boolean;
  depth?: number;
  aside?: boolean;
  cues?: Cue[];
  stage?: Stage | null;
}

/** A way back: to the position after entry `to`, before `seat` did `text`; that and all after is lost. */
export interface Back {
  to: number;
  seat: number;
  text: Text;
  lost: number;
}

/** A decision that was taken back and can be repeated, as a `Move` with this action. */
export interface Again {
  action: number;
  text: Text;
}

/** A question to all people at the table: take `back`, or hand a seat to a bot. */
export interface Consent {
  id: string;
  kind: "undo" | "replace";
  by: number;
  waiting: number[];
  back?: Back | null;
  seat?: number | null;
}

/** How far this viewer may go back: alone to `free`, with everybody's consent to `asking` (None: not). */
export interface Undoing {
  free?: number | null;
  asking?: number | null;
  last?: Back | null;
  again?: Again | null;
}

/** One or two sentences of the coach, and the things they speak of. */
export interface CoachCard {
  id: string;
  text: Text;
  lit?: string[];
  rule?: string;
  turn?: number;
}

/** What the coach says in a lesson: cards to read one after the other; with `moves` the last awaits one. */
export interface Coach {
  cards?: CoachCard[];
  lesson?: string;
  title?: Text | null;
  step?: number;
  steps?: number;
  minutes?: number;
  moves?: boolean;
  expected?: number[];
  over?: boolean;
  ends?: "next" | "free";
  following?: ShelfLesson | null;
}

/** Everything a viewer sees at one number of the log, and the lines since the number the viewer had. */
export interface Screen {
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
  redrawn?: boolean;
  own?: string;
  fairness?: string;
  seed?: string;
  rematch?: string;
  campaign?: string;
  coach?: Coach | null;
}

/** What of the screen before is different now, field by field, for a client that asked for changes. */
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
  share?: string;
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

/** Yes or no to the consent that is being asked; `question` is its id. */
export interface Answer {
  type: "answer";
  id: string;
  number: number;
  question: string;
  yes: boolean;
}

/** Why are these things, clicked one after the other, not offered? */
export interface WhyNot {
  type: "why";
  id: string;
  number: number;
  things: string[];
}

/** Is anybody there? Browsers cannot send a ping of the WebSocket protocol, nor see one. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Accepted and committed; a screen with the new number follows to everybody. To a ping: the number. */
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

/** A lesson, and the chapter of the rules that it teaches. */
export interface LessonLink {
  chapter: string;
  lesson: string;
  title: Text;
}

/** The rules of one game in one language. */
export interface RulesPage {
  game: string;
  title: string;
  preface: string;
  chapters: Chapter[];
  rulings?: RulingQuestion[];
  match?: string;
  tables?: BoxTable[];
  lessons?: LessonLink[];
}

/** A match in a list: enough for "your matches" on the shelf. */
export interface Summary {
  match: string;
  game: string;
  number: number;
  players: Player[];
  touched?: number;
  turn?: number[];
  over?: boolean;
  campaign?: string;
  lesson?: string;
  status?: Text[];
  points?: number[];
  own?: string;
  problem?: Text | null;
}

/** A match of a campaign: it runs, it counts as the story's part of that number, or it was given up. */
export interface CampaignMatch {
  match: string;
  part: number;
  state: "running" | "played" | "dropped";
}

/** A campaign on the table: its page and its matches, but nothing of a match that still runs. */
export interface CampaignView {
  campaign: string;
  game: string;
  story: CampaignPage;
  players: Player[];
  matches: CampaignMatch[];
  running?: string;
  over?: boolean;
}

/** What would you do here? `number` of the log it asks about. */
export interface AskHint {
  number: number;
}

/** What would this answer change? `number` of the log it asks about, `action` in the codebook. */
export interface AskPreview {
  number: number;
  action: number;
}

/** Is this move wise? `number` of the log it asks about, `action` in the codebook: it is not made yet. */
export interface AskCoach {
  number: number;
  action: number;
}

/** The coach's word on a move that is about to be made; without a text there is nothing against it. */
export interface Caution {
  number: number;
  action: number;
  text?: Text | null;
  better?: number | null;
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
  played_things?: string[];
  better_things?: string[];
}

/** A finished match judged again, as far as it has come: `done` of `total` decisions. */
export interface Review {
  done: number;
  total: number;
  working?: boolean;
  judged?: Judged[];
  costly?: Costly[];
}

/** A position of RULES as one looks at it: its boards and rows, and what is lit on them. */
export interface PositionDrawing {
  game: string;
  boards?: Board[];
  rows?: Row[];
  lights?: string[];
}

/** Everything of a game that a version can change: the tables of its pack and the open rulings. */
export interface WorkshopForms {
  game: string;
  title: Text;
  tables: FormTable[];
  rulings: RulingQuestion[];
  packs: Choice[];
}

/** A version that is being made: its pack so far and, if forms were filled in, their contents. */
export interface Draft {
  game: string;
  language?: Language;
  name?: string;
  note?: string;
  pack?: string;
  packs?: string[] | null;
  values?: Record<string, unknown> | null;
  rulings?: Record<string, string>;
}

/** A sheet (CSV) in the place of one table of a draft. */
export interface DraftSheet {
  draft: Draft;
  sheet: string;
}

/** A draft that the game accepts: its pack, the contents of the forms, how all will look and read. */
export interface DraftView {
  game: string;
  name: string;
  note: string;
  pack: string;
  packs: string[];
  values: Record<string, unknown>;
  rulings: Record<string, string>;
  names: Record<string, Record<string, Text | string>>;
  cards: Record<string, Record<string, Card>>;
  spoken: Record<string, Text | string>;
  changes: PackChange[];
  texts: string;
}

/** The packs of two versions of a game; an empty one is the game itself. */
export interface Comparison {
  game: string;
  before: string;
  after: string;
}

/** A version to be kept. */
export interface NewVersion {
  game: string;
  pack: string;
}

/** A version that is kept. Whoever has its id can look at it and play it; only its maker changes it. */
export interface Version {
  id: string;
  game: string;
  name: string;
  note?: string;
  pack?: string;
  created?: number;
  mine?: boolean;
}

/** What is different at a table: the name of the version, its maker's note, and the list of changes. */
export interface MatchVersion {
  name: string;
  note: string;
  changes: PackChange[];
}

/** A study to be played: a version against another one, or against the game as it is. */
export interface NewStudy {
  version: string;
  against?: string;
  level?: string;
  games?: number;
  players?: number;
  language?: Language;
}

/** A study and how far it is. Whoever has its id can look at it; only its maker stops and resumes it. */
export interface Study {
  id: string;
  game: string;
  version: string;
  name: string;
  against?: string;
  against_name?: string;
  level: string;
  games: number;
  players: number;
  created?: number;
  state: StudyState;
  done?: number;
  total?: number;
  problem?: string;
  mine?: boolean;
}

/** A game of a study: where to look in it (-1: nowhere), whose choice it was (-1: nobody's), its end. */
export interface StudyGame {
  game: number;
  entry: number;
  seat: number;
  scores: number[];
  winners: number[];
  decisions: number;
}

/** The games behind a bar of the report: what the bar is called, how many there are, the first of them. */
export interface StudyGames {
  title: string;
  total: number;
  games: StudyGame[];
}

/** What the lab says about one figure or option; shares and lifts are parts of 1. */
export interface StudyVerdict {
  key: string;
  name: string;
  before: number;
  after: number;
  difference: number;
  low: number;
  high: number;
  games: number;
  matters: number;
  answer: StudyAnswer;
  needed?: number;
  unit?: "share" | "lift" | "number";
  about?: "figure" | "worth" | "taken";
  primary?: boolean;
}

/** What a player says after entry `number`, or about the whole match; nothing at all takes it back. */
export interface NewFeedback {
  number?: number | null;
  answer?: FeedbackAnswer;
  comment?: string;
}

/** Feedback of one player. */
export interface Feedback {
  match: string;
  seat: number;
  name?: string;
  number?: number | null;
  answer?: string;
  comment?: string;
  at?: number;
}

/** Feedback on a version, and what exactly was played. */
export interface VersionRemark {
  match: string;
  seat: number;
  name?: string;
  number?: number | null;
  answer?: string;
  comment?: string;
  at?: number;
  pack?: string;
  same?: boolean;
  rulings?: Record<string, string>;
}

/** For the maker of a version. Feedback on matches that still run is only counted. */
export interface VersionFeedback {
  remarks: VersionRemark[];
  waiting: number;
}

/** A puzzle in a list. */
export interface PuzzleCard {
  id: string;
  game: string;
  grade: "easy" | "medium" | "hard";
  moves: number;
}

/** The puzzles of a game, the easy ones first. */
export interface PuzzleList {
  game: string;
  title: Text;
  puzzles: PuzzleCard[];
}

/** The same for everybody on a day (UTC); none where no game has puzzles. */
export interface PuzzleOfTheDay {
  day: string;
  puzzle?: PuzzleCard | null;
}

/** A puzzle to solve: the position as its seat knows it, and how it was checked. */
export interface PuzzlePage {
  puzzle: PuzzleCard;
  screen: Screen;
  margin: number;
  checks: number;
  looks: number;
  following?: string;
}

/** A move that is tried: its number in the codebook. */
export interface PuzzleTry {
  action: number;
}

/** Why are these things, clicked one after the other, not offered? */
export interface PuzzleThings {
  things: string[];
}

/** A move of the line. */
export interface PuzzleMove {
  seat: number;
  text: Text;
}

/** What a move costs of the chance of winning, and what the best one gains over it. */
export interface PuzzleAnswer {
  played: Text;
  solved: boolean;
  cost?: number;
  reasons?: Text[];
  action?: number | null;
  things?: string[];
  line?: PuzzleMove[];
}
