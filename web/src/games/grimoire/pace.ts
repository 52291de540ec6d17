// How long a moment of Grimoire is looked at.
import type { Pacing } from "../../table/moments";
import type { Event } from "./view";

const READ = 1800; // milliseconds for what a spell did
const SEEN = 1000; // for a card that somebody took
const ENDINGS = ["match_won", "match_drawn", "match_shared"];
const SPELLS = [
  "silence",
  "protected",
  "silenced",
  "no_effect",
  "gained",
  "paid",
  "replaced",
  "drew",
  "item",
  "shoes",
  "gave",
  "seized",
  "robbed",
  "wished",
  "kept",
];

/** Whether the match is over with these events. */
export function ends(events: readonly Event[]): boolean {
  return events.some(({ event }) => ENDINGS.includes(event));
}

/** Everybody’s page is turned up with these events. */
export function reveals(events: readonly Event[]): boolean {
  return events.some(({ event }) => event === "revealed");
}

/** The reveal and the end stay until the person goes on; what a spell or somebody else did lasts. */
export const pace: Pacing = (heard, viewer) => {
  const events = heard as Event[];
  if (ends(events)) return { hold: true };
  if (reveals(events)) return { hold: true, onward: true };
  const others = events.filter((event) => "seat" in event && event.seat !== viewer);
  if (others.some(({ event }) => SPELLS.includes(event))) return { lasts: READ };
  return others.some(({ event }) => event === "took") ? { lasts: SEEN } : {};
};
