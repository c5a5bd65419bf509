// HTTP with the server. A refusal is a Problem with a text for people.
import type {
  CampaignView,
  Caution,
  Comparison,
  Created,
  Draft,
  DraftView,
  Feedback,
  Hint,
  Language,
  MatchVersion,
  NewCampaign,
  NewFeedback,
  NewMatch,
  NewStudy,
  NewVersion,
  PackChange,
  Preview,
  Problem,
  PuzzleAnswer,
  PuzzleList,
  PuzzleOfTheDay,
  PuzzlePage,
  Reason,
  Review,
  PositionDrawing,
  RulesPage,
  SeatPlan,
  Stage,
  Shelf,
  Screen,
  Summary,
  Study,
  StudyGames,
  StudyVerdict,
  Version,
  VersionFeedback,
  WorkshopForms,
} from "./generated";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

export const UNREACHABLE: Problem = {
  type: "problem",
  status: 0,
  title: "unreachable",
  text: { key: "table-problem-unreachable" },
};

interface Asking {
  body?: unknown; // JSON, or a file as it is
  method?: string;
  signal?: AbortSignal;
}

const ask = (path: string, secret = "", body?: unknown) => send(path, secret, { body });

async function send(
  path: string,
  secret: string,
  { body, method = body === undefined ? "GET" : "POST", signal }: Asking,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined)
    headers["Content-Type"] = body instanceof Blob ? "application/jsonl" : "application/json";
  const sent = body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, { headers, method, ...sent, ...(signal ? { signal } : {}) });
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (!answer.ok) throw new Refused(await problemOf(answer));
  return answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (problem.text) return problem as Problem;
  } catch {
    // no problem details: fall through to the plain one
  }
  return {
    type: "problem",
    status: answer.status,
    title: "unknown",
    text: { key: "table-problem-unknown", values: { status: answer.status } },
  };
}

async function json<T>(path: string, secret = "", body?: unknown): Promise<T> {
  return (await (await ask(path, secret, body)).json()) as T;
}

const at = (match: string) => `/api/matches/${encodeURIComponent(match)}`;
const ofVersion = (version: string) => `/api/versions/${encodeURIComponent(version)}`;
const ofStudy = (study: string) => `/api/studies/${encodeURIComponent(study)}`;
const puzzleAt = (game: string, puzzle: string) =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`;
const of = (campaign: string) => `/api/campaigns/${encodeURIComponent(campaign)}`;

export const api = {
  shelf: () => json<Shelf>("/api/shelf"),
  texts: async (language: Language, whose = "") =>
    (await ask(`/api/texts/${language}${whose ? `?${whose}` : ""}`)).text(),
  art: async (game: string, match = "") =>
    (
      await ask(`/api/art/${encodeURIComponent(game)}${match ? `?match=${encodeURIComponent(match)}` : ""}`)
    ).text(),
  cover: async (game: string) => (await ask(`/api/art/${encodeURIComponent(game)}/cover`)).text(),
  rules: (game: string, language: Language, match = "") =>
    json<RulesPage>(
      `/api/rules/${encodeURIComponent(game)}/${language}${match ? `?match=${encodeURIComponent(match)}` : ""}`,
    ),
  position: (game: string, name: string) =>
    json<PositionDrawing>(`/api/rules/${encodeURIComponent(game)}/positions/${encodeURIComponent(name)}`),
  create: (wish: NewMatch) => json<Created>("/api/matches", "", wish),
  learn: (game: string, lesson: string, name: string) =>
    json<Created>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, "", { name }),
  tonight: () => json<PuzzleOfTheDay>("/api/puzzles/tonight"),
  puzzles: (game: string) => json<PuzzleList>(`/api/puzzles/${encodeURIComponent(game)}`),
  puzzle: (game: string, puzzle: string) => json<PuzzlePage>(puzzleAt(game, puzzle)),
  solution: (game: string, puzzle: string) => json<PuzzleAnswer>(`${puzzleAt(game, puzzle)}/solution`),
  tryMove: (game: string, puzzle: string, action: number) =>
    json<PuzzleAnswer>(`${puzzleAt(game, puzzle)}/try`, "", { action }),
  puzzleWhy: (game: string, puzzle: string, things: string[]) =>
    json<Reason[]>(`${puzzleAt(game, puzzle)}/why`, "", { things }),
  puzzlePreview: (game: string, puzzle: string, action: number) =>
    json<Preview>(`${puzzleAt(game, puzzle)}/preview`, "", { action }),
  openRecord: (file: Blob) => json<Created>("/api/records", "", file),
  summary: (match: string, secret: string) => json<Summary>(`${at(match)}/summary`, secret),
  replay: (match: string, secret: string, number: number, seat: number | null) =>
    json<Screen>(`${at(match)}/replay?number=${number}${seat === null ? "" : `&seat=${seat}`}`, secret),
  chapters: (match: string, secret: string) => json<Stage[]>(`${at(match)}/chapters`, secret),
  record: async (match: string, secret: string) => (await ask(`${at(match)}/record`, secret)).blob(),
  branch: (match: string, secret: string, number: number, seats: SeatPlan[]) =>
    json<Created>(`${at(match)}/branch`, secret, { number, seats }),
  rematch: (match: string, secret: string) => json<Created>(`${at(match)}/rematch`, secret, {}),
  claim: (match: string, secret: string) => json<Created>(`${at(match)}/claim`, secret, {}),
  accept: (match: string, invitation: string, secret: string) =>
    json<Created>(`${at(match)}/accept`, invitation, { secret }),
  different: (match: string) => json<MatchVersion>(`${at(match)}/version`),
  forms: (game: string) => json<WorkshopForms>(`/api/versions/forms/${encodeURIComponent(game)}`),
  draft: (draft: Draft) => json<DraftView>("/api/versions/draft", "", draft),
  sheet: async (table: string, draft: Draft) =>
    (await ask(`/api/versions/draft/${encodeURIComponent(table)}/sheet`, "", draft)).blob(),
  readSheet: (table: string, draft: Draft, sheet: string) =>
    json<DraftView>(`/api/versions/draft/${encodeURIComponent(table)}`, "", { draft, sheet }),
  compare: (wish: Comparison) => json<PackChange[]>("/api/versions/compare", "", wish),
  versions: (key: string) => json<Version[]>("/api/versions", key),
  version: (version: string, key: string) => json<Version>(ofVersion(version), key),
  keepVersion: (key: string, wish: NewVersion) => json<Version>("/api/versions", key, wish),
  changeVersion: async (version: string, key: string, wish: NewVersion) =>
    (await (await send(ofVersion(version), key, { body: wish, method: "PUT" })).json()) as Version,
  studies: (key: string, version: string) =>
    json<Study[]>(`/api/studies?version=${encodeURIComponent(version)}`, key),
  study: (study: string, key: string) => json<Study>(ofStudy(study), key),
  startStudy: (key: string, wish: NewStudy) => json<Study>("/api/studies", key, wish),
  stopStudy: (study: string, key: string) => json<Study>(`${ofStudy(study)}/stop`, key, {}),
  resumeStudy: (study: string, key: string) => json<Study>(`${ofStudy(study)}/resume`, key, {}),
  removeStudy: (study: string, key: string) => send(ofStudy(study), key, { method: "DELETE" }),
  verdicts: (study: string, language: Language) =>
    json<StudyVerdict[]>(`${ofStudy(study)}/verdicts?language=${language}`),
  studyGames: (study: string, where: string, language: Language) =>
    json<StudyGames>(`${ofStudy(study)}/games?where=${encodeURIComponent(where)}&language=${language}`),
  openStudyGame: (study: string, game: number) => json<Created>(`${ofStudy(study)}/games/${game}`, "", {}),
  reportOf: (study: string, language: Language) => `${ofStudy(study)}/report?language=${language}`,
  feedback: (match: string, secret: string) => json<Feedback[]>(`${at(match)}/feedback`, secret),
  sayFeedback: (match: string, secret: string, wish: NewFeedback) =>
    send(`${at(match)}/feedback`, secret, { body: wish, method: "PUT" }),
  versionFeedback: (version: string, key: string) =>
    json<VersionFeedback>(`${ofVersion(version)}/feedback`, key),
  versionFeedbackSheet: async (version: string, key: string) =>
    (await ask(`${ofVersion(version)}/feedback.csv`, key)).blob(),
  printed: async (version: string, language: Language, paper: string, changed: boolean) =>
    (await ask(`${ofVersion(version)}/print?language=${language}&paper=${paper}&changed=${changed}`)).blob(),
  removeVersion: (version: string, key: string) => send(ofVersion(version), key, { method: "DELETE" }),
  campaign: (campaign: string) => json<CampaignView>(of(campaign)),
  createCampaign: (wish: NewCampaign) => json<Created>("/api/campaigns", "", wish),
  next: (campaign: string, secret: string) => json<Created>(`${of(campaign)}/next`, secret, {}),
  campaignRecord: (campaign: string) => `${of(campaign)}/record`,
  name: (match: string, secret: string, name: string) => ask(`${at(match)}/name`, secret, { name }),
  leave: (match: string, secret: string) => ask(`${at(match)}/leave`, secret, {}),
  hint: async (match: string, secret: string, number: number, signal: AbortSignal) =>
    (await (await send(`${at(match)}/hint`, secret, { body: { number }, signal })).json()) as Hint,
  preview: async (match: string, secret: string, number: number, action: number, signal: AbortSignal) =>
    (await (
      await send(`${at(match)}/preview`, secret, { body: { number, action }, signal })
    ).json()) as Preview,
  coach: async (match: string, secret: string, number: number, action: number, signal: AbortSignal) =>
    (await (
      await send(`${at(match)}/coach`, secret, { body: { number, action }, signal })
    ).json()) as Caution,
  cancelHint: (match: string, secret: string) => send(`${at(match)}/hint`, secret, { method: "DELETE" }),
  review: (match: string) => json<Review>(`${at(match)}/review`, "", {}),
  cancelReview: (match: string) => send(`${at(match)}/review`, "", { method: "DELETE" }),
  comeBack: (match: string, secret: string) => ask(`${at(match)}/return`, secret, {}),
  resign: (match: string, secret: string) => ask(`${at(match)}/resign`, secret, {}),
  remove: (match: string, secret: string) => send(at(match), secret, { method: "DELETE" }),
};
