// The rounds of a match, from what was told.
import type { Missed } from "../../protocol";
import type { Event } from "./view";

export interface Round {
  /** Who ended it; null: nobody scored. */
  seat: number | null;
  card: string | null;
  points: number;
  stroke: boolean;
  /** The score of that side afterwards. */
  score: number | null;
  /** What ended it. */
  event: Event;
}

/** From the entries that count, by the events of the first view. */
export function rounds(entries: readonly Missed[]): Round[] {
  const found: Round[] = [];
  for (const entry of entries) {
    for (const event of (entry.events[0] ?? []) as Event[]) {
      const round = roundOf(event);
      if (round) found.push(round);
      const last = found.at(-1);
      if (last && (event.event === "scored" || event.event === "bounced" || event.event === "reset"))
        last.score = event.points;
    }
  }
  return found;
}

function roundOf(event: Event): Round | null {
  const round = { stroke: false, score: null, event };
  switch (event.event) {
    case "round_won":
    case "master_stroke": {
      const { seat, card, points } = event;
      return { ...round, seat, card, points, stroke: event.event === "master_stroke" };
    }
    case "soldiers_scored":
      return { ...round, seat: event.seat, card: "soldier", points: event.points };
    case "soldiers_won":
      return { ...round, seat: event.seat, card: "soldier", points: 0 };
    case "stuck":
      return { ...round, seat: null, card: null, points: 0 };
    default:
      return null;
  }
}
