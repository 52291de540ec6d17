// Until when you have to play, at a table where a move may take days.
import type { TableInfo } from "../protocol";
import type { Session } from "./session.svelte";

/** By this machine's clock; null: nobody here has to play, or not within days. */
export function untilOf({ clock, seats }: Session, info: TableInfo): number | null {
  if (info.clock.kind !== "days" || info.status !== "playing") return null;
  const yours = clock.running.filter((seat) => seats.includes(seat));
  const left = yours.flatMap((seat) => clock.left[seat] ?? []);
  return left.length ? clock.heard + Math.min(...left) : null;
}
