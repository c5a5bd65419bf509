// The tiny hash router: `#/match/<id>/<secret>`. What is behind # never reaches a server, so a link can hold a secret.

export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...parts] = path.split("/").map(decodeURIComponent);
  return {
    page: page || "shelf",
    parts: parts.filter((part) => part !== ""),
    query: new URLSearchParams(query),
  };
}

export function address(page: string, ...parts: (string | number)[]): string {
  return "#/" + [page, ...parts].map((part) => encodeURIComponent(String(part))).join("/");
}

/** The rules of a game, or a section of them, as they are in force in a match. */
export function rulesAddress(game: string, match = "", ...section: string[]): string {
  const page = address("rules", game, ...section);
  return match ? `${page}?match=${encodeURIComponent(match)}` : page;
}

/** The match that a page is about: it is shown, or its rules are. */
export function matchOf(route: Route): string {
  if (route.page === "match" || route.page === "replay") return route.parts[0] ?? "";
  return route.query.get("match") ?? "";
}

class Router {
  route = $state.raw<Route>(parse(location.hash));
  table = $state(""); // the match or replay one came from, to find back to it

  constructor() {
    addEventListener("hashchange", (event) => {
      const before = new URL(event.oldURL).hash;
      const from = parse(before).page;
      this.route = parse(location.hash);
      if (from === "match" || from === "replay") this.table = before;
      if (this.route.page === "shelf") this.table = "";
    });
  }

  /** The same address again, for a page that has to be made anew. */
  refresh(): void {
    this.route = parse(location.hash);
  }

  go(page: string, ...parts: (string | number)[]): void {
    location.hash = address(page, ...parts);
  }
}

export const router = new Router();
