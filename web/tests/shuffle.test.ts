import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { copyText } from "../src/lib/plain";
import { sha256 } from "../src/lib/sha256";
import { inspect, keepPromise, promised, shareOf } from "../src/lib/shuffle";

const record = readFileSync("tests/shuffle.vespers", "utf-8"); // two people who both added a share
const old = readFileSync("../tests/wolves/records/duel.jsonl", "utf-8");
const lines = record.split("\n");
const fairness = (JSON.parse(lines[1] ?? "") as { commitment: string }).commitment;
const share = "a".repeat(32);

describe("the hash", () => {
  it("is SHA-256", () => {
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
  it("agrees with the platform's own at every length around a block", async () => {
    for (const length of [1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 200]) {
      const text = "é" + "x".repeat(length);
      const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
      expect(sha256(text)).toBe(Array.from(theirs, (byte) => byte.toString(16).padStart(2, "0")).join(""));
    }
  });
});

describe("a record", () => {
  it("is what was promised, with my share before the first draw", () => {
    expect(inspect(record, { fairness, share }).verdict).toBe("kept");
    expect(inspect(record, { fairness }).verdict).toBe("kept");
  });
  it("names a share that came late, or is missing", () => {
    expect(inspect(record, { fairness, share: "c".repeat(32) }).verdict).toBe("unshared");
    const { shares, draws } = inspect(record);
    expect(shares.map((one) => one.draws)).toEqual([0, 0]);
    expect(draws).toBeGreaterThan(0);
  });
  it("is not what was promised if the commitment is another one", () => {
    expect(inspect(record, { fairness: "0".repeat(64), share }).verdict).toBe("broken");
  });
  it("shows a seed that was exchanged, though somebody mended the checks", () => {
    const end = JSON.parse(lines.at(-2) ?? "") as { seed: string };
    const other = record.replace(end.seed, "0".repeat(32));
    expect(inspect(other, { fairness }).verdict).toBe("damaged");
    expect(inspect(mended(other), { fairness }).verdict).toBe("broken");
  });
  it("is not what was promised if its seed is kept back at the end, but a match that was given up may", () => {
    const hidden = record.replace(/,"seed":"\w*"/, "");
    expect(inspect(mended(hidden), { fairness }).verdict).toBe("broken");
    const resigned = hidden.replace(/"outcome":\{.*\}(?=,"check")/, '"outcome":null');
    expect(inspect(mended(resigned), { fairness }).verdict).toBe("unfinished");
  });
  it("of real dice promises nothing", () => {
    const dice = old.replace(/"commitment":"\w*"/, '"commitment":""').replace(/,"seed":"\w*"/, "");
    expect(inspect(rechained(dice)).verdict).toBe("unpromised");
    expect(inspect(rechained(dice), { fairness }).verdict).toBe("broken");
  });
  it("shows a changed, a missing and a cut line", () => {
    for (const changed of [[...lines.slice(0, 5), ...lines.slice(6)], lines.slice(0, -2), ["", ...lines]])
      expect(inspect(changed.join("\n")).verdict).toBe("damaged");
    expect(inspect("nonsense").verdict).toBe("damaged");
  });
  it("of an older release is checked too", () => {
    expect(inspect(old).verdict).toBe("unseen");
  });
});

/** A record of the first format with all its checks made anew. */
function rechained(text: string): string {
  const list = text.split("\n");
  let check = sha256(list[0] ?? "").slice(0, 8);
  for (let n = 1; n < list.length - 2; n++) {
    const bare = `${(list[n] ?? "").slice(0, -12)}]`;
    check = sha256(check + bare).slice(0, 8);
    list[n] = `${bare.slice(0, -1)},"${check}"]`;
  }
  return mended(list.join("\n"));
}

/** The record with a right check at its end. */
function mended(text: string): string {
  const list = text.split("\n");
  const before = (JSON.parse(list.at(-3) ?? "") as string[])[2] ?? "";
  const bare = (list.at(-2) ?? "").replace(/"check":"\w*"}$/, '"check":""}');
  list[list.length - 2] = bare.replace('"check":""', `"check":"${sha256(before + bare).slice(0, 8)}"`);
  return list.join("\n");
}

describe("what this browser keeps", () => {
  beforeEach(() => localStorage.clear());
  it("is the first commitment, and a share that is made after it", () => {
    keepPromise("m", undefined);
    expect(promised("m")).toBeUndefined();
    keepPromise("m", "first");
    keepPromise("m", "second");
    expect(promised("m")?.fairness).toBe("first");
    expect(shareOf("m", "secret")).toMatch(/^[0-9a-f]{32}$/);
  });
  it("adds one share, whoever sits at the screen, and none for spectators", () => {
    keepPromise("m", "first");
    expect(shareOf("m", "")).toBe("");
    const share = shareOf("m", "one");
    expect(shareOf("m", "two")).toBe("");
    expect(shareOf("m", "one")).toBe(share);
  });
});

describe("plain http", () => {
  it("copies without the clipboard of secure contexts", async () => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", {});
    document.execCommand = () => {
      copied.push(document.querySelector("textarea")?.value ?? "");
      return true;
    };
    expect(await copyText("link")).toBe(true);
    expect(copied).toEqual(["link"]);
    vi.unstubAllGlobals();
  });
});
