// What is read aloud of the log: every line is a sentence, and says whose it is.
import { beforeEach, describe, expect, it } from "vitest";
import { spokenLine } from "../src/lib/spoken";
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
