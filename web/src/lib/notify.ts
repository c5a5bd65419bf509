// It is your turn: a notification if the page is hidden, a soft bell if sound is on.
import { keep, settings } from "./settings.svelte";

export function announce(title: string, body: string): void {
  if (settings.sound) ring();
  if (settings.notify && document.hidden && "Notification" in globalThis && Notification.permission === "granted") new Notification(title, { body, tag: "vespers-turn" });
}

export async function askToNotify(): Promise<void> {
  settings.notify = (await Notification.requestPermission()) === "granted";
  keep();
}

function ring(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 1.2);
  volume.connect(audio.destination);
  for (const pitch of [523.25, 1046.5]) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start();
    tone.stop(audio.currentTime + 1.2);
  }
}
