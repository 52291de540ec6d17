// What follows from a view of Totem.
import type { Event, Place } from "./generated";

export type * from "./generated";

export function totems(zone: readonly (Place | null)[] | undefined): number {
  return (zone ?? []).filter((place) => place !== null).length;
}

/** So few cards are left in the pile that the last turns are near. */
export const FEW = 5;

/** Whether the match is over with these events. */
export function ends(events: readonly Event[]): boolean {
  return events.some(({ event }) => event === "match_won" || event === "match_drawn");
}
