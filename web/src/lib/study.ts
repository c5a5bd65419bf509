// Studies of versions: which key looks at them, and how their figures read.
import { api } from "./api";
import type { Study, StudyVerdict } from "./generated";
import { language } from "./settings.svelte";
import { t } from "./texts.svelte";
import { keys } from "./workshop";

/** The levels that play thousands of games in a sensible time; the server has the last word. */
export const LEVELS = ["novice", "apprentice", "brother"];

/** A study, and the key that may stop and resume it, if it is here. */
export async function openStudy(id: string): Promise<{ study: Study; key: string }> {
  for (const key of keys()) {
    const study = await api.study(id, key);
    if (study.mine) return { study, key };
  }
  return { study: await api.study(id, ""), key: "" };
}

/** All studies of a version that this person started, the newest first. */
export async function studiesOf(version: string): Promise<Study[]> {
  const lists = await Promise.all(keys().map((key) => api.studies(key, version)));
  return lists.flat().sort((a, b) => (b.created ?? 0) - (a.created ?? 0));
}

export const titleOf = (study: Study) =>
  t("study-what", { name: study.name, other: study.against_name || t("study-against-base") });
export const howOf = (study: Study) =>
  t("study-how", {
    game: t(`${study.game}-title`),
    games: study.games,
    players: study.players,
    level: t(`bot-${study.level}`),
  });

const written = (value: number, options: Intl.NumberFormatOptions) =>
  value.toLocaleString(language(), options).replace("-", "−");

/** A figure as people read it: shares in percent, worths of options in points. */
export function valueOf(one: StudyVerdict, value: number): string {
  if (one.unit === "share") return written(value, { style: "percent", maximumFractionDigits: 1 });
  if (one.unit === "lift")
    return written(100 * value, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return written(value, { maximumSignificantDigits: 3 });
}

/** The difference with its interval; that of shares and worths is in points. */
export function differenceOf(one: StudyVerdict): string {
  const points = one.unit === "share" || one.unit === "lift";
  const signed = (each: number) =>
    points
      ? written(100 * each, { maximumFractionDigits: 1, signDisplay: "exceptZero" })
      : written(each, { maximumSignificantDigits: 3, signDisplay: "exceptZero" });
  const value = signed(one.difference);
  return t("study-between", {
    value: points ? t("study-points", { value }) : value,
    low: signed(one.low),
    high: signed(one.high),
  });
}

export function verdictOf(one: StudyVerdict): string {
  const points = one.unit === "share" || one.unit === "lift";
  const matters = points
    ? t("study-points", { value: written(100 * one.matters, { maximumSignificantDigits: 3 }) })
    : written(one.matters, { maximumSignificantDigits: 3 });
  return t(`lab-verdict-${one.answer}`, { matters, games: one.needed ?? 0 });
}

/** Whether the games show a difference that matters. */
export const isKnown = (one: StudyVerdict) => one.answer !== "same" && one.answer !== "more-games";

/** What the primary figures say together: what changed, what did not, what is not known yet. */
export function sentencesOf(verdicts: StudyVerdict[]): string[] {
  const primary = verdicts.filter((one) => one.primary);
  const together = (names: string[]) => new Intl.ListFormat(language()).format(names);
  const listed = (some: StudyVerdict[]) => together(some.map((one) => one.name));
  const same = primary.filter((one) => one.answer === "same");
  const open = primary.filter((one) => one.answer === "more-games");
  const changed = primary.filter((one) => !same.includes(one) && !open.includes(one));
  const names = together(changed.map((one) => `${one.name} (${verdictOf(one)})`));
  const sentences: string[] = [];
  if (changed.length)
    sentences.push(
      t("study-verdict-changed", { games: changed[0]?.games ?? 0, count: changed.length, names }),
    );
  if (same.length) sentences.push(t("study-verdict-same", { count: same.length, names: listed(same) }));
  if (open.length) {
    const needed = Math.max(...open.map((one) => one.needed ?? 0));
    sentences.push(t("study-verdict-open", { count: open.length, names: listed(open), needed }));
  }
  return sentences;
}
