// What is read aloud of the log: every line is a sentence, and says whose it is.
import { beforeEach, describe, expect, it } from "vitest";
import type { Card } from "../src/lib/generated";
import { spokenLine, spokenName } from "../src/lib/spoken";
import { texts } from "../src/lib/texts.svelte";

describe("a line of the log, read aloud", () => {
  beforeEach(() => {
    texts.read(
      "fr",
      "table-whose = { $owner } : { $name }\nplaced = placer le 3\ntied = égalité !\ntable-bot = Robot { $number }\n",
    );
    texts.players = [{ seat: 1, kind: "bot" }];
  });

  it("names the player and ends with a stop", () => {
    expect(spokenLine({ number: 1, seat: 1, text: { key: "placed" } })).toBe("Robot 2 : Placer le 3.");
  });

  it("names nobody where it follows from the line before, or is the whole table's", () => {
    expect(spokenLine({ number: 1, seat: 1, depth: 1, text: { key: "tied" } })).toBe("Égalité !");
    expect(spokenLine({ number: 1, text: { key: "placed" } })).toBe("Placer le 3.");
  });
});

it("reads a card on its side as it is written there: used in the place of its kind, and no signs", () => {
  texts.read("en", "duel = Duel\nkind = once a round\nused = used\nwords = It covers its equal.\n");
  const card = {
    kind: "card",
    id: "owned",
    name: { key: "duel" },
    label: { key: "duel" },
    kind_label: { key: "kind" },
    words: { key: "words" },
    effect: [{ symbol: "moon", value: "+1" }],
    value: "1×",
    ribbon: { key: "used" },
  } as unknown as Card;
  expect(spokenName(card, new Set(), [], true)).toBe("Duel, 1× Duel used It covers its equal.");
});
