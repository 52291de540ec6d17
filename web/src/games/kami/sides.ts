// Who plays with whom, seen from a chair.
import type { Text } from "../../text";
import type { Person, Side } from "../board";
import type { View } from "./view";

type Sides = readonly (readonly number[])[];

/** Each side has a shape of its own; the viewer's is always the round one. */
export function sideOf(seat: number, viewer: number | null, sides: Sides): Side {
  return SHAPES[sidesFrom(viewer, sides).findIndex((side) => side.includes(seat))] ?? "d";
}
const SHAPES: readonly Side[] = ["a", "b", "c", "d"];

/** The seats of each side, the viewer's first. */
export function sidesFrom(viewer: number | null, sides: Sides): number[][] {
  const seats = sides.flat().length;
  const from = (seat = 0): number => (seat - (viewer ?? 0) + seats) % seats;
  const turned = sides.map((side) => [...side].sort((one, other) => from(one) - from(other)));
  return turned.sort(([one], [other]) => from(one) - from(other));
}

/** Who plays together with the viewer, if anybody does. */
export function partnerOf({ seat, sides }: Pick<View, "seat" | "sides">): number | null {
  const mine = sides.find((side) => seat !== null && side.includes(seat)) ?? [];
  return mine.find((one) => one !== seat) ?? null;
}

/** What a side is called in a word or two: by those who play on it, against it, or watch. */
export function sideName(
  side: readonly number[],
  viewer: number | null,
  people: readonly Person[],
  text: Text,
): string {
  if (side.length > 1 && viewer !== null) return text.say(side.includes(viewer) ? "kami-us" : "kami-them");
  if (viewer !== null && side.includes(viewer) && people[viewer]?.yours) return text.say("kami-you");
  return side.map((one) => people[one]?.name ?? "").join(" & ");
}

/** The others in the order of play: left neighbour first. */
export function others(viewer: number | null, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, at) => ((viewer ?? 0) + at + 1) % seats);
}
