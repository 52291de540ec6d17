// How it feels around the book: dread when it strains, held breath while it is watched, and what one hears and feels of it.
import { keep, kept } from "../../../kept";
import { still } from "../../../table/stage.svelte";
import { AT_REST, State } from "../frames";
import type { Shown } from "../frames";
import { heatOf } from "../live.svelte";
import { Sound } from "./sound";

const STRAINED = 160; // from here on it shows
const BEATS = 900; // milliseconds from one beat of the heart to the next
const TREMBLES = 0.35; // of heat: from here on one feels it
const OFTEN = 110; // milliseconds between two trembles

export class Mood {
  /** 0..1 */
  dread = $state(0);
  /** It moves, and nobody touches it. */
  breathless = $state(false);
  #sound = $state(kept("book-sound") === "yes");
  /** Nobody has said yet whether they want to hear it. */
  unasked = $state(kept("book-sound") === null);
  private readonly voice = new Sound();
  private heart = 0;
  private trembled = 0;

  constructor() {
    if (navigator.userActivation?.hasBeenActive) this.woken();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    this.unasked = false;
    keep("book-sound", on ? "yes" : "no");
    if (on) this.voice.start();
    else this.voice.stop();
  }

  /** They were asked and pull on: nobody asks again. */
  overheard(): void {
    this.unasked = false;
    keep("book-sound", "no");
  }

  /** Whoever wanted sound before has to touch something first. */
  woken(): void {
    if (this.#sound) this.voice.start();
  }

  /** `own`: one's own hand holds. */
  feel(shown: Shown | null, own: boolean): void {
    const moving = shown !== null && shown.frame !== AT_REST;
    this.dread = moving ? Math.round(Math.max(0, (shown.strain - STRAINED) / (255 - STRAINED)) * 50) / 50 : 0;
    this.breathless = moving && !shown.hand && shown.strain < STRAINED && !shown.states.includes(State.DRAWN);
    if (!this.#sound) return;
    this.voice.hear(moving ? shown : null, performance.now());
    if (own && moving && shown.hand) this.tremble(heatOf(shown));
  }

  /** Where a device can, and nobody wants it still. */
  private tremble(heat: number): void {
    const now = performance.now();
    if (heat < TREMBLES || still() || now - this.trembled < OFTEN) return;
    this.trembled = now;
    navigator.vibrate?.(Math.round(6 + 24 * heat));
  }

  /** While the book is watched one hears a heart. */
  watch(watched: boolean): void {
    clearInterval(this.heart);
    if (!watched) return;
    const beat = (): void => void (this.#sound && this.voice.beat());
    beat();
    this.heart = window.setInterval(beat, BEATS);
  }

  dispose(): void {
    clearInterval(this.heart);
    this.voice.dispose();
  }
}
