// A hand as the brush paints it: ink, and the two fingers that hold.

type Point = readonly [x: number, y: number];

/** In a square of 64, where thumb and finger meet. */
export const PINCH: Point = [9.5, 31];
const [INDEX, MIDDLE, RING, LITTLE] = [0, 1, 2, 3];
const WORKING: Record<string, number> = { middle: MIDDLE, ring: RING, little: LITTLE };
const KNUCKLES: Point[] = [[29, 35], [35, 33], [41, 34], [47, 38]]; // prettier-ignore
const TIPS: Point[] = [[22, 9], [34, 4], [46, 7], [56.5, 18]]; // prettier-ignore
const WIDTHS = [3.1, 3.2, 3, 2.6];
const PALM: Point[] = [[33, 36], [41, 40], [42, 52], [41, 70]]; // prettier-ignore
const THUMB: Point[] = [PINCH, [12.5, 41], [19, 49], [31, 54]]; // prettier-ignore

export interface Painted {
  ink: string[];
  /** Thumb and finger, over the rest. */
  accent: string[];
}

export function paintedHand(grip: string): Painted {
  const working = WORKING[grip] ?? INDEX;
  const [palmX, palmY] = KNUCKLES[working]!;
  const over: Point = [palmX * 0.52 + 6, palmY - 13 + working * 2.2];
  const stretched = [INDEX, MIDDLE, RING, LITTLE].filter((finger) => finger !== working);
  return {
    ink: [
      stroke(PALM, 7.5, 7.5),
      ...stretched.map((finger) => {
        const [tip, base] = [TIPS[finger]!, KNUCKLES[finger]!];
        const joint: Point = [(tip[0] + base[0]) / 2 + (tip[0] - 38) * 0.04, (tip[1] + base[1]) / 2];
        return stroke([tip, joint, base, [38, 46]], WIDTHS[finger]!, 4.6);
      }),
    ],
    accent: [
      stroke(THUMB, 3.2, 4.4),
      stroke([PINCH, [PINCH[0] + 4.5, over[1] + 2.5], over, [palmX, palmY + 1]], 2.6, 3.3),
    ],
  };
}

const STEPS = 24;

/** The outline of a stroke through these points: round at both ends, from one half width to another. */
function stroke(points: readonly Point[], from: number, to: number): string {
  const path = Array.from({ length: STEPS + 1 }, (_, step) => through(points, step / STEPS));
  const sides = path.map(([x, y], at) => {
    const [before, after] = [path[Math.max(0, at - 1)]!, path[Math.min(STEPS, at + 1)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const wide = (from + ((to - from) * at) / STEPS) / Math.hypot(dx, dy);
    return { left: [x + dy * wide, y - dx * wide] as Point, right: [x - dy * wide, y + dx * wide] as Point };
  });
  const said = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const [there, back] = [sides.map(({ left }) => left), sides.map(({ right }) => right).toReversed()];
  return (
    `M${there.map(said).join("L")}A${to} ${to} 0 0 1 ${said(back[0]!)}` +
    `L${back.slice(1).map(said).join("L")}A${from} ${from} 0 0 1 ${said(there[0]!)}Z`
  );
}

/** A point of the smooth line through them (Catmull-Rom). */
function through(points: readonly Point[], share: number): Point {
  const at = Math.min(points.length - 2, Math.floor(share * (points.length - 1)));
  const t = share * (points.length - 1) - at;
  const near = [at - 1, at, at + 1, at + 2].map(
    (one) => points[Math.min(points.length - 1, Math.max(0, one))]!,
  );
  const part = (axis: 0 | 1): number => {
    const [a, b, c, d] = near.map((point) => point[axis]) as [number, number, number, number];
    return (
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
    );
  };
  return [part(0), part(1)];
}
