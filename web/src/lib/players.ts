// Who sits in a match of the list.
import type { Summary } from "./generated";
import { mine, type Kept } from "./keys";
import { t } from "./texts.svelte";

type Listed = Summary["players"][number];

export const nameOf = (player: Listed): string =>
  player.name || t(player.kind === "bot" ? "table-bot" : "table-player", { number: player.seat + 1 });

/** Those whose seats are not held in this browser. */
export const othersOf = (one: Summary, kept: Kept | undefined): Listed[] =>
  one.players.filter((player) => !mine(kept).some((key) => key.seat === player.seat));
