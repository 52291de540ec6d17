// What is shown now. Plays are shown one after the other, each for a moment; whoever is in a hurry jumps to the end.
import { settings } from "../settings.svelte";
import type { Event } from "../text";

/** One picture of the match and what led to it. */
export interface Picture {
  view: unknown;
  events: Event[];
  /** Stays until the person goes on: the end of a round. */
  hold: boolean;
  /** Going on from it leads to the next picture, not to the present: nobody has seen that one either. */
  onward?: boolean;
  /** So many of its play's events have happened by then; all of them, where it is not said. */
  told?: number;
  /** Milliseconds to read it before the next picture, or before a shared device is passed on. */
  lasts?: number;
}

export interface Scene extends Picture {
  /** Of the log's entry that led to it. */
  number: number;
}

const MOMENT = 800; // milliseconds a play is shown before the next
const TEMPO = { slow: 2, usual: 1, fast: 0.4 };

export class Stage {
  scene = $state.raw<Scene | null>(null);
  /** There is something to read that nobody should miss. */
  reading = $state(false);
  private waiting = $state.raw<Scene[]>([]);
  private timer = 0;

  /** Everything has been shown. */
  get idle(): boolean {
    return this.waiting.length === 0 && !this.scene?.hold;
  }

  /** To this picture at once: after coming back, or for another seat. */
  jump(view: unknown, number: number): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
    this.reading = false;
    this.scene = { view, events: [], hold: false, number };
  }

  show(pictures: Picture[], number: number): void {
    this.waiting = [...this.waiting, ...pictures.map((picture) => ({ ...picture, number }))];
    if (this.timer === 0 && !this.scene?.hold) this.next();
  }

  /** On from the end of a round, or over what is still to be shown: to the next hold, or to the present. */
  skip(): void {
    const hold = this.waiting.findIndex((scene) => scene.hold);
    if (!this.scene?.onward)
      this.waiting = passingOver(this.waiting, hold < 0 ? this.waiting.length - 1 : hold);
    this.next();
  }

  /** Whoever acts has read enough: what follows is shown without delay. */
  understood(): void {
    if (!this.reading) return;
    this.reading = false;
    clearTimeout(this.timer);
    this.timer = 0;
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const [scene, ...rest] = this.waiting;
    this.reading = scene?.lasts !== undefined;
    if (!scene) return;
    this.scene = scene;
    this.waiting = rest;
    if (!scene.hold)
      this.timer = window.setTimeout(
        () => this.next(),
        document.hidden ? 0 : lasting(scene.lasts ?? (still() && settings.pace !== "slow" ? 0 : MOMENT)),
      );
  }
}

/** From this scene on, which also tells what happened in the plays that are passed over. */
function passingOver(scenes: readonly Scene[], at: number): Scene[] {
  const [scene, ...rest] = scenes.slice(Math.max(at, 0));
  if (!scene) return [];
  const over = scenes.slice(0, at).filter(({ number }, nth) => scenes[nth + 1]?.number !== number); // each play's last has all
  return [{ ...scene, events: [...over.flatMap(({ events }) => events), ...scene.events] }, ...rest];
}

/** So many milliseconds, at the pace that the person has chosen. */
export function lasting(milliseconds: number): number {
  return milliseconds * TEMPO[settings.pace];
}

/** The person wants no motion. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
