// How it feels around the book: dread when it strains, held breath while it is watched, and what one hears.
import { keep, kept } from "../../../kept";
import { AT_REST } from "../frames";
import type { Shown } from "../frames";
import { Sound } from "./sound";

const STRAINED = 160; // from here on it shows

export class Mood {
  /** 0..1 */
  dread = $state(0);
  /** It moves, and nobody touches it. */
  breathless = $state(false);
  #sound = $state(kept("book-sound") === "yes");
  private readonly voice = new Sound();

  constructor() {
    if (navigator.userActivation?.hasBeenActive) this.woken();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    keep("book-sound", on ? "yes" : null);
    if (on) this.voice.start();
    else this.voice.stop();
  }

  /** Whoever wanted sound before has to touch something first. */
  woken(): void {
    if (this.#sound) this.voice.start();
  }

  feel(shown: Shown | null): void {
    const moving = shown !== null && shown.frame !== AT_REST;
    this.dread = moving ? Math.round(Math.max(0, (shown.strain - STRAINED) / (255 - STRAINED)) * 50) / 50 : 0;
    this.breathless = moving && !shown.hand && shown.strain < STRAINED && !shown.states.includes(2);
    if (this.#sound) this.voice.hear(moving ? shown : null, performance.now());
  }

  dispose(): void {
    this.voice.dispose();
  }
}
