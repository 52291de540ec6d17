// What the server has told of one book, played a little later so that it moves evenly between frames.
import { AT_REST, BadFrame, Reader } from "./frames";
import type { Shown } from "./frames";

const FRAME = 1000 / 30; // milliseconds
const DELAY = 66; // milliseconds: two frames may be late
const MOST = 120; // frames that wait, in a page that nobody looks at
const PATIENCE = 600; // milliseconds that a motion may pause

interface Due {
  time: number;
  shown: Shown;
}

export class BookFeed {
  /** The last frame that came. */
  last: Shown | null = null;
  private due: Due[] = [];
  private reader = new Reader();
  /** When frame 0 of this motion is shown. */
  private start = 0;
  private listeners = new Set<() => void>();
  private finish: (() => void) | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  take(bytes: ArrayBuffer | Uint8Array): void {
    const shown = this.read(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes));
    if (!shown) return;
    this.put({ time: this.timeOf(shown), shown });
    if (this.due.length > MOST) this.due.splice(0, this.due.length - MOST);
    this.told();
  }

  /** Shows recorded frames; the promise is kept at their end, or when something else is played. */
  play(frames: readonly Uint8Array[], speed: number): Promise<void> {
    this.stop();
    this.reader = new Reader();
    const start = this.now() + DELAY;
    for (const bytes of frames) {
      const shown = this.read(bytes);
      const after = (this.due.at(-1)?.time ?? start - FRAME / speed) + FRAME / speed;
      if (!shown) continue;
      this.put({ time: shown.frame === AT_REST ? after : start + (shown.frame * FRAME) / speed, shown });
    }
    const lasts = (this.due.at(-1)?.time ?? start) - this.now();
    this.told();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.finish?.(), lasts);
      this.finish = () => {
        clearTimeout(timer);
        this.finish = null;
        resolve();
      };
    });
  }

  /** Nothing more of what was to be played. */
  stop(): void {
    this.due = [];
    this.finish?.();
  }

  /** Calls back when there is something new to show. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The book as it is to be drawn now; null: nobody knows it yet. */
  at(time = this.now()): Shown | null {
    while (this.due.length > 1 && this.due[1]!.time <= time) this.due.shift();
    const [before, after] = this.due;
    if (!before) return this.last;
    if (!after || time <= before.time) return before.shown;
    return between(before.shown, after.shown, (time - before.time) / (after.time - before.time));
  }

  /** There is more to come, or to be shown. */
  moving(time = this.now()): boolean {
    const latest = this.due.at(-1);
    if (!latest) return false;
    return latest.time + (latest.shown.frame === AT_REST ? 0 : PATIENCE) > time;
  }

  private read(bytes: Uint8Array): Shown | null {
    try {
      return this.reader.read(bytes);
    } catch (error) {
      if (!(error instanceof BadFrame)) throw error;
      console.error(`a frame of the book can not be read: ${error.message}`);
      this.reader = new Reader(); // until the next whole one
      return null;
    }
  }

  private put(due: Due): void {
    this.last = due.shown;
    this.due.push(due);
  }

  private timeOf(shown: Shown): number {
    const [now, latest] = [this.now(), this.due.at(-1)];
    if (shown.frame === AT_REST) return this.moving(now) ? Math.max(now, (latest?.time ?? 0) + FRAME) : now;
    const ongoing = latest && latest.shown.frame !== AT_REST && latest.shown.frame < shown.frame;
    if (!ongoing) this.start = Math.max(now + DELAY, latest?.time ?? 0) - shown.frame * FRAME;
    const late = now - (this.start + shown.frame * FRAME);
    if (late > 0) this.start += late;
    else if (-late > DELAY) this.start += (-late - DELAY) * -0.02; // the way has become quicker
    return Math.max(this.start + shown.frame * FRAME, latest?.time ?? 0);
  }

  private told(): void {
    for (const listener of this.listeners) listener();
  }
}

/** At rest the pages may have another order: drawn and fallen ones have left. */
function samePages(before: Shown, after: Shown): boolean {
  if (before.states.length !== after.states.length) return false;
  return after.frame !== AT_REST || before.states.every((state, at) => state === after.states[at]);
}

function between(before: Shown, after: Shown, share: number): Shown {
  if (!samePages(before, after)) return before;
  const poses = before.poses.map((value, at) => value + (after.poses[at]! - value) * share);
  const hand =
    before.hand && after.hand
      ? {
          x: before.hand.x + (after.hand.x - before.hand.x) * share,
          z: before.hand.z + (after.hand.z - before.hand.z) * share,
          y: before.hand.y + (after.hand.y - before.hand.y) * share,
        }
      : before.hand;
  const on = (from: number, to: number): number => from + (to - from) * share;
  const [strain, drag] = [on(before.strain, after.strain), on(before.drag, after.drag)];
  return { ...before, strain, drag, balance: on(before.balance, after.balance), hand, poses };
}
