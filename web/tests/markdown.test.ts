import { expect, it } from "vitest";
import { blocks, runs, wordsOf } from "../src/lib/markdown";

it("reads paragraphs, lists and tables", () => {
  const found = blocks(
    "One\nline, **bold**.\n\n- first\n  goes on\n- second\n\n| a | b |\n|---|---|\n| 1 | 2 |",
  );
  expect(found.map((block) => block.kind)).toEqual(["paragraph", "list", "table"]);
  const [, list, table] = found;
  expect(list?.kind === "list" && list.items.length).toBe(2);
  expect(table?.kind === "table" && [table.head.length, table.rows.length]).toEqual([2, 1]);
});

it("links sections and never makes HTML", () => {
  expect(runs("see §2.3 and <b>").map((run) => [run.text, run.section])).toEqual([
    ["see ", undefined],
    ["§2.3", "2.3"],
    [" and <b>", undefined],
  ]);
});

it("keeps a list that follows a paragraph without an empty line", () => {
  expect(blocks("As follows:\n- one\n- two").map((block) => block.kind)).toEqual(["paragraph", "list"]);
});

it("finds drawn examples between the paragraphs", () => {
  const text = 'Before.\n\n```position corners\nshow = ["territory"]\n```\n\nAfter §5.3.';
  expect(blocks(text).map((block) => block.kind)).toEqual(["paragraph", "position", "paragraph"]);
  const [, drawn] = blocks(text);
  expect(drawn?.kind === "position" && drawn.name).toBe("corners");
  expect(wordsOf(text)).not.toContain("territory");
  expect(wordsOf(text)).toContain("§5.3");
});

it("shows where a rule comes from as a sign, not as brackets", () => {
  expect(runs("`[book]` the rulebook, `R` a space").map((run) => [run.text, run.origin])).toEqual([
    ["book", "book"],
    [" the rulebook, R a space", undefined],
  ]);
});
