// Where a card goes that leaves the Quest zone or a territory, by what has just happened.
import type { Event } from "./view";

/** The spot that a card of the Quest zone flies to. */
export function goesTo(card: string, events: readonly Event[]): string {
  const taken = events
    .filter((event) => event.event === "took")
    .findLast((event) => (event.hidden ? card === "hidden" : event.card === card));
  return taken ? `land-${taken.seat}` : "discard";
}
