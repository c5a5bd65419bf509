// What a person prefers; kept in this browser only.
import type { Language } from "./generated";

export interface Settings {
  language: Language | "auto";
  theme: "auto" | "moonlight" | "refectory";
  speed: "off" | "calm" | "quick";
  sound: boolean;
  confirm: "moment" | "ask" | "none"; // before what cannot be undone
  warnings: boolean; // before what a beginner regrets
  stages: "calm" | "quick" | "off"; // how long moments are shown
  folded: boolean; // the rail
  notify: boolean;
  hints: boolean;
  coach: "first" | "always" | "never"; // in games against bots
  name: string;
}

const NAME = "vespers-settings";
const USUAL: Settings = {
  language: "auto",
  theme: "auto",
  speed: "calm",
  sound: false,
  confirm: "moment",
  warnings: true,
  stages: "calm",
  folded: false,
  notify: false,
  hints: true,
  coach: "first",
  name: "",
};

function stored(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Settings>;
    if (typeof kept.confirm === "boolean") kept.confirm = kept.confirm ? "moment" : "none"; // as it was kept before
    return { ...USUAL, ...kept };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Settings>(stored());

export function keep(): void {
  localStorage.setItem(NAME, JSON.stringify(settings));
  dress();
}

/** Puts theme and speed onto the page. */
export function dress(): void {
  const light =
    settings.theme === "refectory" ||
    (settings.theme === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset["theme"] = light ? "refectory" : "moonlight";
  document.documentElement.dataset["speed"] = settings.speed;
}

export function language(): Language {
  const wanted = settings.language === "auto" ? navigator.language.slice(0, 2) : settings.language;
  return wanted === "fr" || wanted === "es" ? wanted : "en";
}

/** Milliseconds of one movement; 0 when the person wants none. */
export function pace(): number {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return calm || settings.speed === "off" ? 0 : settings.speed === "quick" ? 150 : 320;
}
