import type { Shown } from "../../../rules/rulebook";
import { sideOf } from "../sides";
import type { View } from "../view";
import Position from "./Position.svelte";

export const shown: Shown = {
  minute: [
    "goal",
    "begin",
    "how-a-turn-works",
    "master-stroke",
    "empress",
    "together",
    "five-soldiers",
    "mercenaries",
    "no-pair",
  ],
  tables: {},
  Position,
  sideOf: (seat, seen) => {
    const view = seen as unknown as View;
    return sideOf(seat, view.seat, view.sides);
  },
};
