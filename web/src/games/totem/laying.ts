// The choice of one’s first totems: cards on places, to be taken back freely until it is confirmed.
import type { Tree } from "../../protocol";
import { isWhole } from "../tree";

/** A card or null for every place. */
export type Laying = readonly (string | null)[];

export function nothingLaid(places: number): Laying {
  return Array.from({ length: places }, () => null);
}

/** Onto this place, or the first free one; whatever lay there goes back to the hand. null: all are taken. */
export function lay(laid: Laying, card: string, place = laid.indexOf(null)): Laying | null {
  if (place < 0 || place >= laid.length) return null;
  return laid.map((one, at) => (at === place ? card : one === card ? null : one));
}

export function takeBack(laid: Laying, card: string): Laying {
  return laid.map((one) => (one === card ? null : one));
}

/** The play; null while a place is free or the server would not take it. */
export function stepsOf(laid: Laying, legal: Tree): string[] | null {
  const steps = laid.filter((card) => card !== null);
  return steps.length === laid.length && isWhole(legal, steps) ? steps : null;
}
