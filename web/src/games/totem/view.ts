// A match of Totem as a seat may know it (kamifuda/games/totem/view.py), and the pictures that a play leads to.
import type { Picture } from "../../table/stage.svelte";
import type { Event } from "../../text";

/** A totem in its zone; the card is null for those from whom it is hidden. */
export interface Totem {
  card: string | null;
  face_up: boolean;
  spent: boolean;
}
export type Place = Totem | null;

/** A card that everybody has seen go back into a hand, and where it may be now. */
export interface Shown {
  card: string;
  seat: number;
  hand: boolean;
  places: number[];
}
export interface Outcome {
  winner: number | null;
  how: "defeated" | "totems" | "levels" | "draw";
  totems: number[];
  levels: number[];
}

export interface View {
  seat: number | null;
  options: {
    zone_size: number;
    hand_limit: number;
    attacks_per_turn: number;
    house_rules: string;
    [name: string]: unknown;
  };
  phase:
    "choose" | "turn" | "card" | "target" | "partner" | "peek" | "eye" | "guard" | "draw" | "again" | "limit";
  to_act: number[];
  over: boolean;
  first: number;
  turn: number;
  opening: boolean;
  attacks: number;
  last_turn: number | null;
  zones: Place[][];
  hand: string[] | null;
  hands: string[][] | null;
  hand_counts: number[];
  pile: number;
  discard: string[];
  shown: Shown[];
  verb: string | null;
  card: string | null;
  target: number | null;
  result: Outcome | null;
}

const DECLARED = 1000; // milliseconds an attack of somebody else is seen before its outcome
const READ = 2000; // and the outcome of any, before the next play

export function totems(zone: readonly Place[] | undefined): number {
  return (zone ?? []).filter((place) => place !== null).length;
}

/** Whether the match is over with these events. */
export function ends(events: readonly Event[]): boolean {
  return events.some(({ event }) => event === "match_won" || event === "match_drawn");
}

/** Somebody else’s attack is seen before its outcome; the last picture of a match stays until it has been read. */
export function scenes(before: unknown, after: unknown, events: Event[]): Picture[] {
  const [was, attack] = [before as View, events.findIndex(({ event }) => event === "attacked")];
  const attacked = events[attack];
  const first: Picture[] =
    attacked && attacked["seat"] !== was.seat
      ? [
          {
            view: declared(was, attacked),
            events: events.slice(0, attack + 1),
            hold: false,
            more: true,
            lasts: DECLARED,
          },
        ]
      : [];
  if (ends(events))
    return [...first, { view: after, events, hold: true }, { view: after, events: [], hold: false }];
  return [...first, { view: after, events, hold: false, ...(attacked ? { lasts: READ } : {}) }];
}

/** The view before, with the attackers out of the hand and the target in sight. */
export function declared(before: View, attacked: Event): View {
  const seat = attacked["seat"] as number;
  const cards = attacked["partner"] == null ? 1 : 2;
  return {
    ...before,
    to_act: [],
    attacks: before.attacks + 1,
    verb: "attack",
    card: attacked["card"] as string,
    target: attacked["place"] as number,
    hand_counts: before.hand_counts.map((count, one) => (one === seat ? count - cards : count)),
  };
}
