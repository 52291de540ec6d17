// Who plays with whom, seen from a chair.
import type { Text } from "../../text";
import type { Person } from "../board";

export type Side = "a" | "b" | "c" | "d";

/** Four play two against two; the viewer's side is always the round one. */
export function sideOf(seat: number, viewer: number | null, seats: number): Side {
  const from = (seat - (viewer ?? 0) + seats) % seats;
  return (["a", "b", "c", "d"] as const)[seats === 4 ? from % 2 : from] ?? "d";
}

/** The seats of each side, the viewer's first. */
export function sides(viewer: number | null, seats: number): number[][] {
  const order = Array.from({ length: seats }, (_, at) => ((viewer ?? 0) + at) % seats);
  if (seats !== 4) return order.map((seat) => [seat]);
  return [order.filter((_, at) => at % 2 === 0), order.filter((_, at) => at % 2 === 1)];
}

/** What a side is called in a word or two: by those who play on it, against it, or watch. */
export function sideName(
  side: readonly number[],
  viewer: number | null,
  people: readonly Person[],
  text: Text,
): string {
  if (people.length === 4 && viewer !== null)
    return text.say(side.includes(viewer) ? "kami-us" : "kami-them");
  if (viewer !== null && side.includes(viewer) && people[viewer]?.yours) return text.say("kami-you");
  return side.map((one) => people[one]?.name ?? "").join(" & ");
}

/** The others in the order of play: left neighbour first. */
export function others(viewer: number | null, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, at) => ((viewer ?? 0) + at + 1) % seats);
}
