// Small sounds, made here: a bell, wood on wood, dice in a bowl, three notes at the end. Off unless wanted.
import type { Cue } from "./generated";
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function ear(): AudioContext | null {
  if (!settings.sound || !("AudioContext" in globalThis)) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/** A tone that fades away. */
function tone(
  on: AudioContext,
  pitch: number,
  after: number,
  length: number,
  loud: number,
  kind: OscillatorType = "sine",
): void {
  const start = on.currentTime + after;
  const source = on.createOscillator();
  const volume = on.createGain();
  source.type = kind;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(volume).connect(on.destination);
  source.start(start);
  source.stop(start + length);
}

/** A short knock: noise that a filter makes wooden. */
function knock(on: AudioContext, after: number, pitch: number, loud: number): void {
  const start = on.currentTime + after;
  const noise = on.createBuffer(1, on.sampleRate * 0.05, on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++)
    samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 4;
  const source = on.createBufferSource();
  const wood = on.createBiquadFilter();
  const volume = on.createGain();
  source.buffer = noise;
  wood.type = "bandpass";
  wood.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(wood).connect(volume).connect(on.destination);
  source.start(start);
}

/** It is your turn. */
export function bell(): void {
  const on = ear();
  if (on) [523.25, 1046.5].forEach((pitch) => tone(on, pitch, 0, 1.2, 0.06));
}

/** What moves is heard: dice rattle, pieces land. */
export function land(cues: Cue[]): void {
  const on = ear();
  if (!on) return;
  if (cues.some((cue) => cue.kind === "roll"))
    for (let n = 0; n < 6; n++) knock(on, n * 0.06 + Math.random() * 0.03, 1800 + Math.random() * 900, 0.25);
  else if (cues.some((cue) => cue.kind === "travel")) knock(on, 0.18, 700, 0.35);
}

/** The end. */
export function finale(): void {
  const on = ear();
  if (on) [392, 493.88, 587.33].forEach((pitch, n) => tone(on, pitch, n * 0.16, 1.6, 0.05, "triangle"));
}
