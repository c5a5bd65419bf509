// What the coach speaks of shines wherever it is drawn: one sheet of rules by id, so that no component knows of it.
const SHINES =
  "outline: 4px solid var(--gold) !important; outline-offset: 2px; border-radius: 8px; " +
  "box-shadow: 0 0 20px 4px var(--gold); animation: coached 1.6s infinite;";
const sheet = typeof CSSStyleSheet === "undefined" ? null : new CSSStyleSheet();

export function light(things: Iterable<string>, answers: Iterable<number> = []): void {
  if (!sheet) return;
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const ids = [...things].map((id) => `[data-thing="${CSS.escape(id)}"]`);
  const numbers = [...answers].map((number) => `.dock [data-number="${number}"]`);
  const named = [...ids, ...numbers].join(", ");
  sheet.replaceSync(
    named ? `:is(${named}) { ${SHINES} } :is(${named}).hex { clip-path: none; border-radius: 50%; }` : "",
  );
}

/** On a small screen what shines on a board may lie beside what is seen of it. */
export function bringIntoView(things: string[]): void {
  for (const id of things) {
    const thing = document.querySelector(`.table [data-thing="${CSS.escape(id)}"]`);
    thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
