// The pictures that a play of Totem leads to.
import type { Scenes } from "../../table/session.svelte";
import type { Picture } from "../../table/stage.svelte";
import type { Event, Place, View } from "./generated";

export type * from "./generated";
export type Attacked = Extract<Event, { event: "attacked" }>;

const DECLARED = 1000; // milliseconds an attack of somebody else is seen before its outcome
const READ = 2000; // and the outcome of any, before the next play

export function totems(zone: readonly (Place | null)[] | undefined): number {
  return (zone ?? []).filter((place) => place !== null).length;
}

/** Whether the match is over with these events. */
export function ends(events: readonly Event[]): boolean {
  return events.some(({ event }) => event === "match_won" || event === "match_drawn");
}

/** Somebody else’s attack is seen before its outcome; the last picture of a match stays until it has been read. */
export const scenes: Scenes = (before, after, heard) => {
  const [was, events] = [before as View, heard as Event[]];
  const attacked = events.find((event) => event.event === "attacked");
  const first: Picture[] =
    attacked && attacked.seat !== was.seat
      ? [
          {
            view: declared(was, attacked),
            events: events.slice(0, events.indexOf(attacked) + 1),
            hold: false,
            more: true,
            lasts: DECLARED,
          },
        ]
      : [];
  if (ends(events))
    return [...first, { view: after, events, hold: true }, { view: after, events: [], hold: false }];
  return [...first, { view: after, events, hold: false, ...(attacked ? { lasts: READ } : {}) }];
};

/** The view before, with the attackers out of the hand and the target in sight. */
export function declared(before: View, { seat, card, partner, place }: Attacked): View {
  const cards = partner === null ? 1 : 2;
  return {
    ...before,
    to_act: [],
    attacks: before.attacks + 1,
    verb: "attack",
    card,
    target: place,
    hand_counts: before.hand_counts.map((count, one) => (one === seat ? count - cards : count)),
  };
}
