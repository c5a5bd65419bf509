// The small Markdown of the rules as plain data: no HTML is ever made from text.

export interface Run {
  text: string;
  bold: boolean;
  section?: string; // §2.3: a link inside the rules
}

export type Block =
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; items: Run[][] }
  | { kind: "table"; head: Run[][]; rows: Run[][][] };

export function blocks(source: string): Block[] {
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
  const cells = (line: string) => line.replace(/^\||\|$/g, "").split("|").map((cell) => runs(cell.trim()));
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|?$/.test(line)).map(cells);
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

export function runs(text: string): Run[] {
  return text
    .split(/(\*\*[^*]+\*\*|§\d+(?:\.\d+)*)/)
    .filter((part) => part !== "")
    .map((part): Run => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), bold: true };
      if (part.startsWith("§")) return { text: part, bold: false, section: part.slice(1) };
      return { text: part.replaceAll("`", ""), bold: false };
    });
}
