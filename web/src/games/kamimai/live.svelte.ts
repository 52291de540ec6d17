// The book as it moves now, in a few numbers that words and marks over it follow.
import { AT_REST, State } from "./frames";
import type { Shown } from "./frames";

const [EASY, HARD] = [0.15, 0.9]; // how far behind the fingers a page is, of what makes it slip
const [CALM, DANGER] = [40, 200]; // of strain
const LOW = 0.62 * 88; // mm: a ridge below has fallen
const STEPS = 25; // as finely as it is told
const LONGEST = 1196 / 2; // frames: then a hand opens by itself

const share = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
const coarse = (value: number): number => Math.round(value * STEPS) / STEPS;

export class Live {
  /** 0..1: how hard it goes, from the page that drags behind the fingers to the book that is about to fall. */
  heat = $state(0);
  /** -1..1: beyond, the ridge sinks by itself; null: nothing moves, the view tells. */
  balance = $state<number | null>(null);
  /** The ridge is down. */
  lies = $state(false);
  /** Fingers hold pages. */
  held = $state(false);
  /** Pages slipped from the fingers in the last pull. */
  slipped = $state(false);
  /** In the last pull the hand opened by itself. */
  tired = $state(false);
  /** One looks from behind, so that the left side is on the right. */
  behind = $state(false);

  feel(shown: Shown | null, behind: boolean): void {
    this.behind = behind;
    const moving = shown !== null && shown.frame !== AT_REST;
    this.held = moving && shown.hand !== null;
    this.heat = moving ? coarse(heatOf(shown)) : 0;
    this.balance = moving ? coarse(Math.min(1.2, Math.max(-1.2, shown.balance / 100))) : null;
    this.lies = shown !== null && hasFallen(shown);
    if (!this.held && !shown?.slipped) return;
    this.slipped = shown!.slipped;
    this.tired = shown!.frame >= LONGEST;
  }
}

export function heatOf({ hand, drag, strain }: Pick<Shown, "hand" | "drag" | "strain">): number {
  return Math.max(hand ? share(drag / 255, EASY, HARD) : 0, share(strain, CALM, DANGER));
}

/** No page reaches high that nobody holds. */
export function hasFallen({ poses, states }: Shown): boolean {
  let [top, standing] = [0, false];
  for (let page = 0; page < states.length; page++) {
    if (states[page] !== State.STANDING) continue;
    standing = true;
    top = Math.max(top, poses[page * 4 + 1]! + 44 * Math.abs(Math.cos(poses[page * 4 + 2]!)));
  }
  return standing && top < LOW;
}
