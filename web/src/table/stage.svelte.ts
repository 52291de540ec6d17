// What is shown now. Plays are shown one after the other, each for a moment; whoever is in a hurry jumps to the end.
import type { Event } from "../text";

/** One picture of the match and what led to it. */
export interface Picture {
  view: unknown;
  events: Event[];
  /** Stays until the person goes on: the end of a round. */
  hold: boolean;
  /** Going on from it leads to the next picture, not to the present: nobody has seen that one either. */
  onward?: boolean;
  /** More of the same play follows: until then only these events are told. */
  more?: boolean;
  /** Milliseconds to read it before the next picture, or before a shared device is passed on. */
  lasts?: number;
}

export interface Scene extends Picture {
  /** Of the log's entry that led to it. */
  number: number;
}

const MOMENT = 650; // milliseconds a play is shown before the next

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
    if (!this.scene?.onward) this.waiting = this.waiting.slice(hold < 0 ? -1 : hold);
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
        document.hidden ? 0 : (scene.lasts ?? (still() ? 0 : MOMENT)),
      );
  }
}

/** The person wants no motion. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
