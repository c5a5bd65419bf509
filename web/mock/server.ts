// A table for development without a server: recorded sights, one made-up move. `npm run dev`, then #/match/pack/mock.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { WebSocketServer } from "ws";

const HERE = import.meta.dirname;
const TEXTS = join(HERE, "..", "..", "src", "vespers", "texts");

const file = (name: string) => readFileSync(join(HERE, "sights", `${name}.json`), "utf-8");

function ftl(language: string): string {
  const folder = join(TEXTS, language);
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf-8"));
  return [...texts, "mock-say = { $text }"].join("\n");
}

/** The answer to a path: its type and its text, or null. */
export function answer(path: string): [string, string] | null {
  const parts = path.split("?")[0]?.split("/").slice(2) ?? [];
  if (parts[0] === "shelf") return ["application/json", file("shelf")];
  if (parts[0] === "texts") return ["text/plain; charset=utf-8", ftl(parts[1] ?? "en")];
  if (parts[0] === "rules") return ["application/json", file("rules")];
  if (parts[0] !== "matches") return null;
  if (parts.length === 1)
    return [
      "application/json",
      JSON.stringify({ match: "pack", keys: [{ seat: 0, secret: "mock", kind: "me" }] }),
    ];
  if (parts[2] === "replay")
    return ["application/json", file(path.includes("number=15") ? "pack-2" : (parts[1] ?? ""))];
  if (parts[2] === "summary") {
    const { match, game, number, players, turn, over } = JSON.parse(file(parts[1] ?? "")) as Record<
      string,
      unknown
    >;
    return ["application/json", JSON.stringify({ match, game, number, players, turn, over })];
  }
  return null;
}

/** What the table says to a message. */
export function heard(match: string, message: string): string[] {
  const said = JSON.parse(message) as { type: string; id: string; things?: string[] };
  if (said.type === "hello") return [file(match)];
  if (said.type === "why") {
    const reasons = [
      {
        text: {
          key: "mock-say",
          values: { text: "A wolf covers only a wolf exactly one lower: yours is 3 and that one is 4." },
        },
        rule: "2.3",
      },
    ];
    return [JSON.stringify({ type: "because", id: said.id, reasons })];
  }
  const done = JSON.stringify({ type: "done", id: said.id, number: 15 });
  return match === "pack" && said.type === "move" ? [done, file("pack-2")] : [done, file(match)];
}

export function mockTable(): Plugin {
  return {
    name: "mock-table",
    configureServer(vite) {
      const sockets = new WebSocketServer({ noServer: true });
      vite.httpServer?.on("upgrade", (request, socket, head) => {
        const match = /^\/api\/matches\/([\w-]+)\/live$/.exec(request.url ?? "")?.[1];
        if (!match) return;
        sockets.handleUpgrade(request, socket, head, (live) => {
          live.on("message", (message) => heard(match, String(message)).forEach((one) => live.send(one)));
        });
      });
      vite.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith("/api/")) return next();
        const found = answer(request.url);
        response.statusCode = found ? 200 : 404;
        response.setHeader("Content-Type", found?.[0] ?? "application/problem+json");
        response.end(
          found?.[1] ??
            JSON.stringify({
              type: "problem",
              status: 404,
              title: "unknown-match",
              text: { key: "table-problem-unknown-match" },
            }),
        );
      });
    },
  };
}
