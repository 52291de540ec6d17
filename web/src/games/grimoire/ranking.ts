import type { Outcome } from "./view";

/** The seats, the highest total first. */
export function ranking({ seats }: Outcome): number[] {
  return seats
    .map((_, seat) => seat)
    .sort((one, other) => (seats[other]?.total ?? 0) - (seats[one]?.total ?? 0));
}
