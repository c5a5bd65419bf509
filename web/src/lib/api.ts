// HTTP with the server. A refusal is a Problem with a text for people.
import type {
  CampaignPage,
  Created,
  Hint,
  Language,
  NewCampaign,
  NewMatch,
  Problem,
  Review,
  RulesPage,
  SeatPlan,
  Shelf,
  Sight,
  Summary,
} from "./generated";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

const UNREACHABLE: Problem = { type: "problem", status: 0, title: "unreachable", text: { key: "table-problem-unreachable" } };

interface Asking {
  body?: unknown; // JSON, or a file as it is
  method?: string;
  signal?: AbortSignal;
}

const ask = (path: string, secret = "", body?: unknown) => send(path, secret, { body });

async function send(path: string, secret: string, { body, method = body === undefined ? "GET" : "POST", signal }: Asking): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = body instanceof Blob ? "application/jsonl" : "application/json";
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
    const told = (await answer.json()) as Partial<Problem>;
    if (told.text) return told as Problem;
  } catch {
    // no problem details: fall through to the plain one
  }
  return { type: "problem", status: answer.status, title: "unknown", text: { key: "table-problem-unknown", values: { status: answer.status } } };
}

async function json<T>(path: string, secret = "", body?: unknown): Promise<T> {
  return (await (await ask(path, secret, body)).json()) as T;
}

const at = (match: string) => `/api/matches/${encodeURIComponent(match)}`;
const of = (campaign: string) => `/api/campaigns/${encodeURIComponent(campaign)}`;

export const api = {
  shelf: () => json<Shelf>("/api/shelf"),
  texts: async (language: Language, whose = "") => (await ask(`/api/texts/${language}${whose ? `?${whose}` : ""}`)).text(),
  rules: (game: string, language: Language) => json<RulesPage>(`/api/rules/${encodeURIComponent(game)}/${language}`),
  create: (wish: NewMatch) => json<Created>("/api/matches", "", wish),
  openRecord: (file: Blob) => json<Created>("/api/records", "", file),
  summary: (match: string, secret: string) => json<Summary>(`${at(match)}/summary`, secret),
  replay: (match: string, secret: string, number: number, seat: number | null) =>
    json<Sight>(`${at(match)}/replay?number=${number}${seat === null ? "" : `&seat=${seat}`}`, secret),
  record: async (match: string, secret: string) => (await ask(`${at(match)}/record`, secret)).blob(),
  branch: (match: string, secret: string, number: number, seats: SeatPlan[]) =>
    json<Created>(`${at(match)}/branch`, secret, { number, seats }),
  rematch: (match: string, secret: string) => json<Created>(`${at(match)}/rematch`, secret, {}),
  claim: (match: string, secret: string) => json<Created>(`${at(match)}/claim`, secret, {}),
  campaign: (campaign: string) => json<CampaignPage>(of(campaign)),
  createCampaign: (wish: NewCampaign) => json<Created>("/api/campaigns", "", wish),
  next: (campaign: string, secret: string) => json<Created>(`${of(campaign)}/next`, secret, {}),
  campaignRecord: (campaign: string) => `${of(campaign)}/record`,
  name: (match: string, secret: string, name: string) => ask(`${at(match)}/name`, secret, { name }),
  leave: (match: string, secret: string) => ask(`${at(match)}/leave`, secret, {}),
  hint: async (match: string, secret: string, number: number, signal: AbortSignal) =>
    (await (await send(`${at(match)}/hint`, secret, { body: { number }, signal })).json()) as Hint,
  cancelHint: (match: string, secret: string) => send(`${at(match)}/hint`, secret, { method: "DELETE" }),
  review: (match: string) => json<Review>(`${at(match)}/review`, "", {}),
  cancelReview: (match: string) => send(`${at(match)}/review`, "", { method: "DELETE" }),
  comeBack: (match: string, secret: string) => ask(`${at(match)}/return`, secret, {}),
  resign: (match: string, secret: string) => ask(`${at(match)}/resign`, secret, {}),
};
