// All our drawings in one sprite, put into the page once; `#s-<name>` draws one of them.
import beasts from "./beasts.svg?raw";
import dice from "./dice.svg?raw";
import interfaceSigns from "./interface.svg?raw";
import monks from "./monks.svg?raw";
import pictures from "./pictures.svg?raw";
import sigils from "./sigils.svg?raw";
import things from "./things.svg?raw";
import wolves from "./wolves.svg?raw";

const SHEETS = [beasts, dice, interfaceSigns, monks, pictures, sigils, things, wolves];

export function drawn(): string[] {
  return SHEETS.flatMap((sheet) => [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1] ?? ""));
}

export function hang(document: Document): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = SHEETS.join("").replaceAll('id="', 'id="s-').replaceAll('href="#', 'href="#s-');
  document.body.prepend(holder);
}
