// Which play to simulate again to see the last fall.
import type { Missed } from "../../protocol";
import { counting } from "../../table/lines";
import type { Event } from "../../text";

const has = ({ events }: Missed, ...names: string[]): boolean =>
  ((events[0] ?? []) as Event[]).some(({ event }) => names.includes(event));

/** Its number among the plays, from 1; null where no book fell. In a draw what fell is recorded with what came. */
export function lastFall(entries: readonly Missed[]): number | null {
  const plays = counting(entries).filter(({ what }) => what.kind === "play");
  const fell = plays.findLastIndex((play) => has(play, "fell"));
  if (fell < 0) return null;
  const before = plays.findLastIndex((play, at) => at < fell && !has(play, "strayed"));
  return (plays[before] && has(plays[before], "came") ? before : fell) + 1;
}

/** The same, until somebody pulls again. */
export function freshFall(entries: readonly Missed[]): number | null {
  const plays = counting(entries);
  const fell = plays.findLastIndex((play) => has(play, "fell"));
  return plays.slice(fell + 1).some((play) => has(play, "pulled")) ? null : lastFall(entries);
}
