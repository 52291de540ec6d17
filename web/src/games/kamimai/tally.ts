// Who has done what in the whole match.
import type { Missed } from "../../protocol";
import type { Event } from "./view";

export interface Tally {
  drawn: number;
  cast: number;
  falls: number;
}

/** By seat: cards drawn, spells cast, falls in their draws; the warm-up does not count. */
export function tally(entries: readonly Missed[], seats: number): Tally[] {
  const all = entries.flatMap(({ events }) => (events[0] ?? []) as Event[]);
  const begun = all.findLastIndex(({ event }) => event === "warmed_up");
  const events = all.slice(begun + 1);
  return Array.from({ length: seats }, (_, seat) => {
    const own = events.filter((event) => "seat" in event && event.seat === seat);
    const came = own.filter((event) => event.event === "came");
    const fell = own.filter((event) => event.event === "fell");
    return {
      drawn: came.flatMap(({ cards }) => cards).length + own.filter(({ event }) => event === "drew").length,
      cast: own.filter(({ event }) => event === "cast").length,
      falls: fell.filter(({ when }) => when === "draw" || when === "watch").length,
    };
  });
}
