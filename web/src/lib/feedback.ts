// What players say about a match or a move: the answers that there are, and how remarks read.
import { api } from "./api";
import type { Feedback, VersionRemark } from "./generated";
import { language } from "./settings.svelte";
import { openVersion } from "./workshop";
import { saveFile } from "./download";
import { t } from "./texts.svelte";

export const MATCH_ANSWERS = ["yes", "perhaps", "no"] as const;
export const MOVE_ANSWERS = ["liked", "dull", "unclear", "too-strong", "too-weak"] as const;

export const placeOf = (one: Feedback) =>
  one.number == null ? t("feedback-at-end") : t("feedback-at-move", { number: one.number });

export const dayOf = (one: Feedback) =>
  new Date(1000 * (one.at ?? 0)).toLocaleDateString(language(), { day: "numeric", month: "short" });

/** How many would play again, for the head of a list. */
export function counted(remarks: VersionRemark[]): Record<(typeof MATCH_ANSWERS)[number], number> {
  const of = (answer: string) => remarks.filter((one) => one.number == null && one.answer === answer).length;
  return { yes: of("yes"), perhaps: of("perhaps"), no: of("no") };
}

export async function saveSheet(version: string): Promise<void> {
  const { version: found, key } = await openVersion(version);
  saveFile(await api.versionFeedbackSheet(version, key), `${found.game}-${found.name}-feedback.csv`);
}
