// Which play to simulate again to see the last fall, as the server told it.
import type { Missed } from "../../protocol";
import { counting } from "../../table/lines";

/** Its number among the plays, from 1; null where no simulated book fell. */
export function lastFall(entries: readonly Missed[]): number | null {
  return counting(entries).findLast(fell)?.what.drawn_again ?? null;
}

/** The same, until somebody pulls again. */
export function freshFall(entries: readonly Missed[]): number | null {
  const plays = counting(entries);
  const since = plays.slice(plays.findLastIndex(fell) + 1);
  return since.some(pulls) ? null : lastFall(plays);
}

function fell({ what }: Missed): boolean {
  return typeof what.drawn_again === "number";
}

function pulls({ events }: Missed): boolean {
  return (events[0] ?? []).some(({ event }) => event === "pulled");
}
