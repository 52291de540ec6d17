// What happened in an attack, from the events that tell it.
import type { Event } from "./view";

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
  told: Extract<Event, { event: "held" | "defeated" }> | null;
  /** What powers did, and what came back into the hand. */
  effects: Effect[];
}

type Effect = Extract<Event, { event: "kept" | "discovered" | "drew" }>;

const ACTIONS = ["attacked", "defended", "exchanged", "discarded", "chosen"];

/** What is still worth seeing after these events: everything since the last action. */
export function story(before: readonly Event[], events: readonly Event[]): Event[] {
  const last = events.findLastIndex(
    (event) => ACTIONS.includes(event.event) && !(event.event === "discarded" && event.limit),
  );
  return last < 0 ? [...before, ...events] : events.slice(last);
}

/** The attack that a story begins with, if it does. */
export function duelIn(events: readonly Event[]): Duel | null {
  const [attacked, ...then] = events;
  if (attacked?.event !== "attacked") return null;
  const { seat, card, partner, place, level } = attacked;
  const told = then.find((event) => event.event === "held" || event.event === "defeated") ?? null;
  const turned = then.filter((event) => event.event === "discovered").find(({ by }) => by === "attack");
  return {
    seat,
    card,
    partner,
    place,
    level,
    totem: (told ?? turned)?.card ?? null,
    against: told?.level ?? null,
    outcome: told === null ? null : told.event === "defeated" ? "defeated" : told.shield ? "shield" : "held",
    told,
    effects: then.filter(isEffect),
  };
}

function isEffect(event: Event): event is Effect {
  if (event.event === "discovered") return event.by === "eye";
  return event.event === "kept" || (event.event === "drew" && event.why === "power");
}

/** All attacks of a match. */
export function duels(events: readonly Event[]): Duel[] {
  const starts = events.flatMap(({ event }, at) => (event === "attacked" ? [at] : []));
  return starts.flatMap((start, nth) => duelIn(events.slice(start, starts[nth + 1])) ?? []);
}
