// Days and times as the reader's language says them.
import { texts } from "./texts.svelte";

export const language = () => texts.bundle?.locales[0];

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago: "5 minutes ago", "yesterday". */
export function ago(when: number, now = Date.now(), locale = language()): string {
  const past = Math.max(0, now - when);
  const [unit, size] = UNITS.find(([, one]) => past >= one) ?? ["minute", 60_000];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.floor(past / size), unit);
}

/** A day: "18 Nov", with its year if it is another. */
export function day(when: number, now = Date.now(), locale = language()): string {
  const date = new Date(when);
  const other = date.getFullYear() !== new Date(now).getFullYear();
  return date.toLocaleDateString(locale, {
    day: "numeric",
    month: "short",
    ...(other ? { year: "numeric" } : {}),
  });
}
