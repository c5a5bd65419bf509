// It is your turn: a notification if the page is hidden, a soft bell if sound is on.
import { keep, settings } from "./settings.svelte";
import { bell } from "./sound";

export function announce(title: string, body: string): void {
  bell();
  if (
    settings.notify &&
    document.hidden &&
    "Notification" in globalThis &&
    Notification.permission === "granted"
  )
    new Notification(title, { body, tag: "vespers-turn" });
}

/** Whether the browser has not been asked yet. */
export const mayAsk = () =>
  !settings.notify && "Notification" in globalThis && Notification.permission === "default";

export async function askToNotify(): Promise<void> {
  settings.notify = (await Notification.requestPermission()) === "granted";
  keep();
}
