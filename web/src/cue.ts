// Your turn, heard and felt: two soft strokes, made here, and a short trembling.
import { settings } from "./settings.svelte";

const STROKES = [
  { hertz: 587, after: 0 },
  { hertz: 880, after: 0.14 },
]; // seconds
const LOUD = 0.16;
const FADES = 0.9; // seconds
const TREMBLING = [60, 70, 60]; // milliseconds on, off, on

let context: AudioContext | null = null;

export const canTremble = (): boolean => "vibrate" in navigator;

/** Browsers allow no trembling, and complain of it, before somebody has touched the page; old ones do not tell. */
function isTouched(): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return userActivation?.hasBeenActive ?? true;
}

/** Browsers allow sound only after somebody has touched something. */
export function allowSound(): void {
  if (!settings.sound || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
}

/** It is your turn, `among` people or bots. */
export function cue(among: "people" | "bots"): void {
  if (settings.sound) chime();
  if (settings.vibration && among === "people" && canTremble() && isTouched()) navigator.vibrate(TREMBLING);
}

export function chime(): void {
  allowSound();
  if (!context) return;
  for (const { hertz, after } of STROKES) stroke(context, hertz, context.currentTime + after);
}

/** Like a plucked string: a tone and its octave, there at once and gone slowly. */
function stroke(context: AudioContext, hertz: number, at: number): void {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(LOUD, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + FADES);
  gain.connect(context.destination);
  for (const [times, type] of [
    [1, "sine"],
    [2, "triangle"],
  ] as const) {
    const tone = context.createOscillator();
    tone.type = type;
    tone.frequency.value = hertz * times;
    tone.connect(gain);
    tone.start(at);
    tone.stop(at + FADES);
  }
}
