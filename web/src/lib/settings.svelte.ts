// What a person prefers; kept in this browser only.
import type { Language } from "./generated";

export interface Settings {
  language: Language | "auto";
  theme: "auto" | "moonlight" | "refectory";
  speed: "off" | "calm" | "quick";
  sound: boolean;
  confirm: boolean;
  notify: boolean;
  hints: boolean;
  name: string;
}

const NAME = "vespers-settings";
const USUAL: Settings = {
  language: "auto",
  theme: "auto",
  speed: "calm",
  sound: false,
  confirm: true,
  notify: false,
  hints: true,
  name: "",
};

function stored(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Settings>) };
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
  const light = settings.theme === "refectory" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
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
