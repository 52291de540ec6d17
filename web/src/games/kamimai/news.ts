// What has just happened and is worth a line above the table.
import type { Event, Text } from "../../text";
import type { Person } from "../board";

const NEWS = [
  "targeted",
  "emptied",
  "came",
  "strayed",
  "fell",
  "energy",
  "cursed",
  "discarded",
  "refused",
  "called_off",
  "not_cast",
  "cast",
  "sealed",
  "imp",
  "handed",
  "took",
  "left_it",
  "kept",
];
const LINES = 2;

/** Events that are news; none: what was new before still is. */
export function news(before: readonly Event[], events: readonly Event[]): readonly Event[] {
  const fresh = events.filter(({ event }) => NEWS.includes(event));
  return fresh.length ? fresh : before;
}

export function newsWords(
  events: readonly Event[],
  viewer: number | null,
  people: Person[],
  text: Text,
): string {
  const names = people.map(({ name }) => name);
  return events
    .slice(-LINES)
    .map((event) => text.event(event, viewer, names))
    .join(" ");
}
