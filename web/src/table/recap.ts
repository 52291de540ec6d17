// What happened since somebody last played, for a device that changes hands: as everybody may know it.
import type { Missed } from "../protocol";
import type { Text } from "../text";
import { counting, lines } from "./lines";
import type { Line, Listener } from "./lines";

const MOST = 8; // lines, the last ones

const isPlayOf =
  (seat: number) =>
  ({ what }: Missed): boolean =>
    what.kind === "play" && what.seat === seat;

export function hasPlayed(entries: readonly Missed[], seat: number): boolean {
  return counting(entries).some(isPlayOf(seat));
}

export function recap(
  entries: readonly Missed[],
  seat: number,
  { place, names, untold }: Omit<Listener, "seat">,
  text: Text,
): Line[] {
  const counted = counting(entries);
  const last = counted.findLastIndex(isPlayOf(seat));
  return counted
    .slice(last + 1)
    .flatMap((entry) => lines(entry, { seat: null, place, names, untold }, text))
    .filter(({ said }) => !said)
    .slice(-MOST);
}
