// Pages as players count them, from outside inwards on either side; and as they stand, from left to right.
import type { Side } from "../view";

/** Pages of one side, from one of them inwards. */
export interface Picked {
  side: Side;
  page: number;
  count: number;
}

/** `left` of all pages that stand belong to the left side. */
export function sideOf(place: number, left: number, standing: number): [Side, number] {
  return place < left ? ["left", place + 1] : ["right", standing - place];
}

export function placeOf(side: Side, page: number, standing: number): number {
  return side === "left" ? page - 1 : standing - page;
}

/** The outermost first. */
export function placesOf(picked: Picked | null, standing: number): number[] {
  if (!picked) return [];
  const inwards = picked.side === "left" ? 1 : -1;
  const first = placeOf(picked.side, picked.page, standing);
  return Array.from({ length: picked.count }, (_, nth) => first + nth * inwards);
}
