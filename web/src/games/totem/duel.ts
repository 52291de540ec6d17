// What happened in an attack, from the events that tell it.
import type { Event } from "../../text";

export interface Duel {
  seat: number;
  card: string;
  partner: string | null;
  place: number;
  /** What the attack counts. */
  level: number;
  /** The totem; null until it is known. */
  totem: string | null;
  against: number | null;
  outcome: "defeated" | "held" | "shield" | null;
  /** The event that told the outcome. */
  told: Event | null;
  /** What powers did, and what came back into the hand. */
  effects: Event[];
}

const ACTIONS = ["attacked", "defended", "exchanged", "discarded", "chosen"];

/** What is still worth seeing after these events: everything since the last action. */
export function story(before: readonly Event[], events: readonly Event[]): Event[] {
  const last = events.findLastIndex(
    (event) => ACTIONS.includes(event.event) && !(event.event === "discarded" && event["limit"]),
  );
  return last < 0 ? [...before, ...events] : events.slice(last);
}

/** The attack that a story begins with, if it does. */
export function duelIn(events: readonly Event[]): Duel | null {
  const [attacked, ...then] = events;
  if (attacked?.event !== "attacked") return null;
  const told = then.find(({ event }) => event === "held" || event === "defeated") ?? null;
  const turned = then.find(({ event, by }) => event === "discovered" && by === "attack");
  return {
    seat: attacked["seat"] as number,
    card: attacked["card"] as string,
    partner: (attacked["partner"] ?? null) as string | null,
    place: attacked["place"] as number,
    level: attacked["level"] as number,
    totem: ((told ?? turned)?.["card"] ?? null) as string | null,
    against: (told?.["level"] ?? null) as number | null,
    outcome:
      told === null ? null : told.event === "defeated" ? "defeated" : told["shield"] ? "shield" : "held",
    told,
    effects: then.filter(isEffect),
  };
}

function isEffect({ event, by, why }: Event): boolean {
  return (
    event === "kept" || (event === "discovered" && by === "eye") || (event === "drew" && why === "power")
  );
}

/** All attacks of a match. */
export function duels(events: readonly Event[]): Duel[] {
  const starts = events.flatMap(({ event }, at) => (event === "attacked" ? [at] : []));
  return starts.flatMap((start, nth) => duelIn(events.slice(start, starts[nth + 1])) ?? []);
}
