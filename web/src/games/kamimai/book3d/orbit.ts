// Walking around the table: where the eye is, and where it is going.

export type Place = "front" | "left" | "right" | "behind" | "above";
export const PLACES: readonly Place[] = ["front", "left", "right", "behind", "above"];

const LOWEST = 0.06; // radians above the felt
const HIGHEST = 1.5;
const [NEAREST, FARTHEST] = [0.38, 1.7]; // of the distance at which all fits
const WIDEST = 96; // mm to either side: no standing book needs more
const FELT = 150; // mm
const SETTLED = 0.0006;

interface Eye {
  /** Radians around the book, from the front to the right. */
  around: number;
  /** Radians above the felt. */
  above: number;
  /** 1: all fits. */
  far: number;
  /** More than 1 where pages lie far around. */
  room: number;
  /** mm to the right: the middle of what one looks at. */
  aside: number;
}

const STANDS: Record<Place, Eye> = {
  front: { around: 0, above: 0.24, far: 1, room: 1, aside: 0 },
  left: { around: -0.86, above: 0.44, far: 1, room: 1, aside: 0 },
  right: { around: 0.86, above: 0.44, far: 1, room: 1, aside: 0 },
  behind: { around: Math.PI, above: 0.36, far: 1, room: 1, aside: 0 },
  above: { around: 0, above: HIGHEST, far: 1.05, room: 1, aside: 0 },
};

export class Orbit {
  eye: Eye = { ...STANDS.right };
  private goal: Eye = { ...STANDS.right };

  /** `damped`: the eye follows softly. */
  constructor(public damped: boolean) {}

  turn(around: number, above: number): void {
    this.goal.around += around;
    this.goal.above = within(this.goal.above + above, LOWEST, HIGHEST);
  }

  zoom(times: number): void {
    this.goal.far = within(this.goal.far * times, NEAREST, FARTHEST);
  }

  /** All between these has to be seen, in mm from the middle; but for what flew off the felt. */
  fit(farLeft: number, farRight: number): void {
    const [left, right] = [Math.max(-FELT, farLeft), Math.min(FELT, farRight)];
    const lying = Math.max(-left, right) > WIDEST;
    this.goal.room = Math.max(1, (right - left) / 2 / WIDEST);
    this.goal.aside = lying ? (left + right) / 2 : 0;
  }

  /** The short way round; the zoom of one's choice stays. */
  go(place: Place): void {
    const { around, above } = STANDS[place];
    const way = around - this.goal.around;
    this.goal.around += way - Math.PI * 2 * Math.round(way / (Math.PI * 2));
    this.goal.above = above;
  }

  /** One looks at the pages of this side rather from behind them. */
  turnedFrom(side: "left" | "right"): boolean {
    const across = Math.sin(this.goal.around) * Math.cos(this.goal.above);
    return (side === "left" ? across : -across) > 0.12 && this.goal.above < 1.1;
  }

  /** True while the eye is on its way. */
  step(seconds: number): boolean {
    const share = 1 - Math.exp(-seconds * 11);
    let walking = false;
    for (const part of ["around", "above", "far", "room", "aside"] as const) {
      const way = this.goal[part] - this.eye[part];
      const there = !this.damped || Math.abs(way) < SETTLED;
      this.eye[part] = there ? this.goal[part] : this.eye[part] + way * share;
      walking ||= !there;
    }
    return walking;
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
