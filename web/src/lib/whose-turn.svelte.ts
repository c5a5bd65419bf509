// Whose turn it is, in the title of the window and, if allowed, as a notification.
import type { Screen } from "./generated";
import { announce } from "./notify";
import { playerName, say, t } from "./texts.svelte";

export function tellWhoseTurn(seen: () => Screen | null): void {
  let wasMine = false;
  $effect(() => {
    const sight = seen();
    if (!sight) return;
    const turn = sight.turn ?? [];
    const mine = sight.scene.viewer != null && turn.includes(sight.scene.viewer);
    const who = sight.over
      ? t("table-over")
      : mine
        ? `● ${t("table-your-turn")}`
        : turn.map(playerName).join(", ");
    document.title = `${who} · Vespers`;
    if (mine && !wasMine) announce(t("table-your-turn"), say(sight.scene.prompt.text));
    wasMine = mine;
  });
}
