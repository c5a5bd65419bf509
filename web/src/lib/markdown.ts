// The small Markdown of the rules as plain data: no HTML is ever made from text.

export interface Run {
  text: string;
  bold: boolean;
  section?: string; // §2.3: a link inside the rules
  origin?: string; // `[book]`: the mark of where a rule comes from
}

export type Block =
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; items: Run[][] }
  | { kind: "table"; head: Run[][]; rows: Run[][][] }
  | { kind: "position"; name: string }; // a drawn example

const FENCE = /^```position ([\w-]+)\n[\s\S]*?^```$/m;

export function blocks(source: string): Block[] {
  const found = FENCE.exec(source);
  if (!found) return plain(source);
  const after = source.slice(found.index + found[0].length);
  return [
    ...plain(source.slice(0, found.index)),
    { kind: "position", name: found[1] ?? "" },
    ...blocks(after),
  ];
}

/** The words of a text, without its drawings: for looking through it. */
export function wordsOf(source: string): string {
  return blocks(source)
    .map((block) =>
      block.kind === "paragraph"
        ? [block.runs]
        : block.kind === "list"
          ? block.items
          : block.kind === "table"
            ? [...block.head, ...block.rows.flat()]
            : [],
    )
    .flat(2)
    .map((run) => run.text)
    .join(" ");
}

function plain(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap(blocksOf);
}

/** A list or a table may follow a paragraph without an empty line. */
function blocksOf(part: string): Block[] {
  const found: Block[] = [];
  const words: string[] = [];
  const flush = () => {
    if (words.length > 0) found.push({ kind: "paragraph", runs: runs(words.splice(0).join(" ")) });
  };
  const table: string[] = [];
  for (const line of part.split("\n").map((one) => one.trim())) {
    const last = found.at(-1);
    if (/^([-*]|\d+\.)\s/.test(line)) {
      flush();
      const item = runs(line.replace(/^([-*]|\d+\.)\s+/, ""));
      if (found.at(-1)?.kind === "list" && last?.kind === "list") last.items.push(item);
      else found.push({ kind: "list", items: [item] });
    } else if (line.startsWith("|")) {
      flush();
      table.push(line);
    } else if (last?.kind === "list" && words.length === 0) {
      last.items.at(-1)?.push({ text: " ", bold: false }, ...runs(line));
    } else words.push(line);
  }
  flush();
  return table.length > 0 ? [...found, tableOf(table)] : found;
}

function tableOf(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => runs(cell.trim()));
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|?$/.test(line)).map(cells);
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

export function runs(text: string): Run[] {
  return text
    .split(/(\*\*[^*]+\*\*|§\d+(?:\.\d+)*|`\[\w+\]`)/)
    .filter((part) => part !== "")
    .map((part): Run => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), bold: true };
      if (part.startsWith("`[")) return { text: part.slice(2, -2), bold: false, origin: part.slice(2, -2) };
      if (part.startsWith("§")) return { text: part, bold: false, section: part.slice(1) };
      return { text: part.replaceAll("`", ""), bold: false };
    });
}
