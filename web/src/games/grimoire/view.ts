// What follows from a view of Grimoire.
import type { Land, View } from "./generated";

export type * from "./generated";

export function asked(view: View): boolean {
  return view.seat !== null && view.to_act.includes(view.seat);
}

/** The seats as they play, or as they will choose their tokens. */
export function inOrder({ order, choosing }: View): number[] {
  const place = (seat: number): number => order[seat] ?? order.length + 1 + choosing.indexOf(seat);
  return order.map((_, seat) => seat).sort((one, other) => place(one) - place(other));
}

/** The order tokens that nobody has taken yet. */
export function tokensLeft({ order }: View): number[] {
  return order.map((_, at) => at + 1).filter((token) => !order.includes(token));
}

/** Treasures that the viewer knows, and not everybody else. */
export function secrets({ seen, shown }: Land): string[] {
  return notShown(seen, shown);
}

/** The same of items. */
export function secretItems({ seen_items, shown_items }: Land): string[] {
  return notShown(seen_items, shown_items);
}

function notShown(seen: readonly string[], shown: readonly string[]): string[] {
  const left = [...shown];
  return seen.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Cards that somebody has and the viewer does not know. */
export function unseen(land: Land): number {
  return land.treasures - land.seen.length;
}
