// Every fall of a match that can be seen again, as the server told them.
import type { Missed } from "../../protocol";
import { counting } from "../../table/lines";

export interface Fall {
  /** Of the play that is to be simulated again. */
  number: number;
  /** How many there were with it. */
  nth: number;
}

/** The latest first: who comes from the table wants to see that one. */
export function fallsOf(entries: readonly Missed[]): Fall[] {
  return counting(entries)
    .flatMap(({ what }) => (typeof what.drawn_again === "number" ? [what.drawn_again] : []))
    .map((number, at) => ({ number, nth: at + 1 }))
    .toReversed();
}
