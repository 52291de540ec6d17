// The rounds of a match, from what was told.
import type { Missed } from "../../protocol";
import type { Event } from "../../text";

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
      if (last && ["scored", "bounced", "reset"].includes(event.event))
        last.score = event["points"] as number;
    }
  }
  return found;
}

function roundOf(event: Event): Round | null {
  const seat = event["seat"] as number;
  const points = (event["points"] ?? 0) as number;
  switch (event.event) {
    case "round_won":
    case "master_stroke":
      return {
        seat,
        card: event["card"] as string,
        points,
        stroke: event.event === "master_stroke",
        score: null,
        event,
      };
    case "soldiers_scored":
      return { seat, card: "soldier", points, stroke: false, score: null, event };
    case "soldiers_won":
      return { seat, card: "soldier", points: 0, stroke: false, score: null, event };
    case "stuck":
      return { seat: null, card: null, points: 0, stroke: false, score: null, event };
    default:
      return null;
  }
}
