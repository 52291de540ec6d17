// The timing bar: a mark goes to and fro, and whoever stops it in the middle has a quiet hand.

const THERE = 1500; // milliseconds from one end to the other
const STEPS = 10; // from one end to the other, where nothing should glide
const STEP = 450; // milliseconds

/** Where the mark is, from 0 to 1. */
export function markAt(milliseconds: number, stepwise: boolean): number {
  const way = stepwise ? Math.floor(milliseconds / STEP) / STEPS : milliseconds / THERE;
  const place = way % 2;
  return place <= 1 ? place : 2 - place;
}

/** How well it was stopped: 100 in the middle, 0 at the ends. */
export function hit(mark: number): number {
  return Math.round(100 * (1 - Math.abs(2 * mark - 1)));
}
