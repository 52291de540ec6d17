// Who has done what in the whole match.
import type { Missed } from "../../protocol";
import type { Event } from "../../text";

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
    const own = events.filter((event) => event["seat"] === seat);
    const of = (name: string): Event[] => own.filter(({ event }) => event === name);
    return {
      drawn: of("came").reduce((sum, event) => sum + (event["cards"] as string[]).length, of("drew").length),
      cast: of("cast").length,
      falls: of("fell").filter((event) => ["draw", "watch"].includes(event["when"] as string)).length,
    };
  });
}
