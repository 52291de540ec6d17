// The standing Grimoire in perspective: a tent of pages on its felt, seen from one side and a little from above.
import type { Side } from "./view";

type Point3 = readonly [number, number, number];
export type Point = readonly [number, number];

export const VIEW_BOX = "-16 24 408 222";
const MIDDLE = 196; // the picture is mirrored around it
const [TALL, WIDE, SPREAD, TOP] = [88, 31, 0.66, 9]; // of a page; radians; how far apart the upper edges stand
const PULLED = -22; // a page between fingers comes out so far
const LEANING = 2; // how far the upper edges go with every step of lean

export interface Leaf {
  key: string;
  corners: Point[];
  side: Side;
  /** 1 is the outermost of its side. */
  rank: number;
  held: boolean;
  /** The paper’s grey, for the light falls from the near side. */
  shade: number;
}

/** Fingers on some pages of a side, counted inwards from a page. */
export interface Held {
  side: Side;
  page: number;
  count: number;
}

interface Standing {
  left: number;
  right: number;
  lean: number;
  /** The side that one looks at. */
  near: Side;
  held: Held | null;
}

function seen([x, y, z]: Point3): Point {
  const [turn, above, far] = [-0.92, 0.34, 460];
  const across = x * Math.cos(turn) - y * Math.sin(turn);
  const depth = x * Math.sin(turn) + y * Math.cos(turn);
  const scale = (far / (far + depth * Math.cos(above))) * 1.3;
  return [MIDDLE + across * scale, 186 - (z * Math.cos(above) - depth * Math.sin(above)) * scale];
}

const facing = ([x, y]: Point, near: Side): Point => [near === "right" ? x : 2 * MIDDLE - x, y];

/** A number between -0.5 and 0.5, always the same for the same page: nobody builds it quite evenly. */
function uneven(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave) - 0.5;
}

/** The corners of a page: upper left, upper right, lower right, lower left, as one reads it. */
function cornersOf(at: number, seed: number, out: boolean, lean: number, near: Side): Point[] {
  const angle = at * SPREAD + uneven(seed) * 0.02;
  const slide = uneven(seed + 0.5) * 2.4 + (out ? PULLED : 0);
  const [foot, height] = [at * TOP + Math.sin(angle) * TALL, Math.cos(angle) * TALL];
  const top = at * TOP + lean * LEANING * (near === "right" ? 1 : -1);
  const corners: Point3[] = [
    [top, slide - WIDE, height],
    [top, slide + WIDE, height],
    [foot, slide + WIDE, 0],
    [foot, slide - WIDE, 0],
  ];
  return corners.map((corner) => facing(seen(corner), near));
}

/** All pages, the farthest first. */
export function leaves({ left, right, lean, near, held }: Standing): Leaf[] {
  const of = (side: Side, count: number): Leaf[] =>
    Array.from({ length: count }, (_, place) => {
      const rank = place + 1;
      const at = (1 - place / Math.max(1, count)) * (side === near ? 1 : -1);
      const out = held?.side === side && rank >= held.page && rank < held.page + held.count;
      return {
        key: `${side}-${rank}`,
        corners: cornersOf(at, rank + (side === "left" ? 0 : 100), out, lean, near),
        side,
        rank,
        held: out,
        shade: Math.round(240 - 40 * Math.abs((at + 1) / 2 - 0.7)),
      };
    });
  const [far, close] =
    near === "right" ? [of("left", left), of("right", right)] : [of("right", right), of("left", left)];
  return [...far, ...close.reverse()];
}

/** A page that lies on the felt: its middle, how it is turned, how large. */
export function lying(x: number, y: number, turned: number): Point[] {
  const [long, half] = [TALL / 2, WIDE];
  return [
    [-half, -long],
    [half, -long],
    [half, long],
    [-half, long],
  ].map(([across = 0, along = 0]) =>
    seen([
      x + across * Math.cos(turned) - along * Math.sin(turned),
      y + across * Math.sin(turned) + along * Math.cos(turned),
      0,
    ]),
  );
}

/** The fallen book: pages over the whole felt, the lowest first. */
export function fallen(pages: number): Point[][] {
  return Array.from({ length: Math.min(pages, 44) }, (_, at) =>
    lying(uneven(at) * 150, uneven(at + 40) * 110 - 10, uneven(at + 80) * 5),
  );
}

// Where strays lie, before the book.
const STRAYS = [
  [40, 72],
  [-84, 36],
  [-40, 84],
  [72, 84],
  [-104, -8],
  [0, 96],
  [-118, 40],
  [96, 60],
] as const;
export const MOST_STRAYS = STRAYS.length; // that are drawn

export function stray(nth: number): Point[] {
  const [x, y] = STRAYS[nth % MOST_STRAYS] ?? STRAYS[0];
  return lying(x, y, uneven(nth + 9) * 2.4);
}

export function path(corners: readonly Point[]): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** A point of a page: across and down, from 0 to 1. */
function within(corners: readonly Point[], across: number, down: number): Point {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const mix = (one: Point, other: Point, share: number): Point => [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
  ];
  return mix(mix(a, b, across), mix(d, c, across), down);
}

/** The frame of a face on a page. */
export function frame(corners: readonly Point[]): string {
  return path([
    within(corners, 0.09, 0.06),
    within(corners, 0.91, 0.06),
    within(corners, 0.91, 0.94),
    within(corners, 0.09, 0.94),
  ]);
}

/** Lays an emblem of 64 by 64 on a page; never mirrored. */
export function laid(corners: readonly Point[], near: Side): string {
  const [from, to] = near === "right" ? [0.14, 0.86] : [0.86, 0.14];
  const [origin, across, down] = [
    within(corners, from, 0.28),
    within(corners, to, 0.28),
    within(corners, from, 0.78),
  ];
  const slope = (point: Point): string[] =>
    [point[0] - origin[0], point[1] - origin[1]].map((part) => (part / 64).toFixed(3));
  return `matrix(${[...slope(across), ...slope(down), ...origin.map((part) => part.toFixed(2))].join(" ")})`;
}
