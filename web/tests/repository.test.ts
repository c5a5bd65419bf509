// The client knows scenes, not games; every symbol is drawn; every text it speaks exists in three languages.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawn } from "../src/art/sprite";

const WEB = join(import.meta.dirname, "..");
const PACKAGE = join(WEB, "..", "src", "vespers");

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const sources = files(join(WEB, "src")).map(
  (path) => [path.slice(WEB.length + 1), readFileSync(path, "utf-8")] as const,
);

describe("the client", () => {
  it("names no game", () => {
    const games = readdirSync(join(PACKAGE, "games")).filter(
      (name) => statSync(join(PACKAGE, "games", name)).isDirectory() && !name.startsWith("_"),
    );
    const names = [...games, ...games.map((name) => name.replace("_", "-"))].filter(
      (name) => name !== "shared",
    );
    expect(names).toContain("wolves");
    for (const [path, text] of sources) {
      for (const name of names)
        expect(text.toLowerCase().includes(name), `${path} names ${name}`).toBe(false);
    }
  });

  it("knows no game's frames, grounds or drawings", () => {
    const own = new Set(drawn());
    const games = readdirSync(join(PACKAGE, "games"))
      .map((name) => join(PACKAGE, "games", name, "art"))
      .filter((path) => existsSync(path));
    const theirs = games
      .flatMap((path) => files(path))
      .flatMap((path) =>
        [...readFileSync(path, "utf-8").matchAll(/<(?:symbol|pattern) id="([^"]+)"/g)].map(
          (found) => found[1] ?? "",
        ),
      );
    const special = theirs.filter((name) => !own.has(name) && name !== "cover" && name.includes("-"));
    expect(special.length).toBeGreaterThan(20);
    for (const [path, text] of sources.filter(([path]) => !path.endsWith(".svg")))
      for (const name of special)
        expect(text.includes(`"${name}"`) || text.includes(`.${name} `), `${path} names ${name}`).toBe(false);
  });

  it("uses only symbols there are", () => {
    const known = new Set<string>([...drawn(), "cover"]);
    for (const [path, text] of sources)
      for (const [, name] of text.matchAll(/<Symbol name="([a-z0-9-]+)"/g))
        expect(known.has(name ?? ""), `${path}: ${name}`).toBe(true);
  });

  it("makes no HTML from text and has no style that a strict policy forbids", () => {
    for (const [path, text] of sources) {
      expect(/\{@html|insertAdjacentHTML|outerHTML/.test(text), path).toBe(false);
      if (path.endsWith(".svelte")) expect(/<[a-z][^>]*\sstyle="/.test(text), path).toBe(false);
    }
  });

  it.each(["en", "fr", "es"])("can say everything in %s", (language) => {
    const bundle = new FluentBundle(language);
    const folder = join(PACKAGE, "texts", language);
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), "utf-8");
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    }
    const used = new Set(
      sources.flatMap(([, text]) =>
        [...text.matchAll(/"(table-[a-z][a-z-]*[a-z])"/g)].map((found) => found[1] ?? ""),
      ),
    );
    used.delete("table-seat"); // spoken from the players at the table
    for (const view of ["table", "players", "score", "log", "review"]) used.add(`table-view-${view}`);
    for (const origin of ["book", "public", "inferred", "reconstructed"])
      used.add(`table-origin-${origin}`).add(`table-origin-about-${origin}`);
    for (const verdict of [
      "kept",
      "late",
      "unshared",
      "unseen",
      "unfinished",
      "unpromised",
      "broken",
      "damaged",
    ])
      used.add(`table-shuffle-${verdict}`);
    for (const part of ["promise", "share", "end", "late", "limits"]) used.add(`table-shuffle-about-${part}`);
    expect(used.size).toBeGreaterThan(80);
    expect([...used].filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
});
