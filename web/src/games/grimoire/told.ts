// What has happened and is still worth seeing.
import type { Event } from "./view";

const BEGINNINGS = ["choosing", "round", "revealed", "turn"];

/** Everything since the last beginning: of a turn, of a round, of the reveal. */
export function story(before: readonly Event[], events: readonly Event[]): Event[] {
  const last = events.findLastIndex(({ event }) => BEGINNINGS.includes(event));
  return last < 0 ? [...before, ...events] : events.slice(last);
}

/** How the order of this round came about: the reveal and what followed from it, until the next round. */
export function reckoning(before: readonly Event[], events: readonly Event[]): Event[] {
  const round = events.findLastIndex(({ event }) => event === "round");
  const reveal = events.findLastIndex(({ event }) => event === "revealed");
  if (reveal < 0) return round < 0 ? [...before] : [];
  if (reveal < round) return [];
  return events.slice(reveal).filter(({ event }) => ["revealed", "ordered", "time"].includes(event));
}

/** The events of a turn that tell what its spell did. */
export function effects(told: readonly Event[]): Event[] {
  return told.filter(({ event }) => !["turn", "choosing", "round", "laid", "reshuffled"].includes(event));
}
