// The client's own drawings: signs of the interface, dice, sigils of the seats. `#s-<name>` draws one of them.
import dice from "./dice.svg?raw";
import interfaceSigns from "./interface.svg?raw";
import sigils from "./sigils.svg?raw";
import things from "./things.svg?raw";

const SHEETS = [dice, interfaceSigns, sigils, things];

export function drawn(): string[] {
  return SHEETS.flatMap((sheet) =>
    [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1] ?? ""),
  );
}

export function hang(document: Document): void {
  const art = SHEETS.join("").replaceAll('id="', 'id="s-').replaceAll('href="#', 'href="#s-');
  inline(document, `<svg xmlns="http://www.w3.org/2000/svg">${art.replace(/<\/?svg[^>]*>/g, "")}</svg>`);
}

/** Lays a sheet of drawings into the page, unseen; a sheet that is not displayed would lose its patterns. */
export function inline(document: Document, sheet: string): SVGElement {
  const read = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
  const svg = document.importNode(read, true) as unknown as SVGElement;
  svg.setAttribute("class", "sprite");
  svg.setAttribute("aria-hidden", "true");
  document.body.prepend(svg);
  return svg;
}
