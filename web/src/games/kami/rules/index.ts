import type { Shown } from "../../../rules/rulebook";
import { sideOf } from "../sides";
import Position from "./Position.svelte";

export const shown: Shown = {
  minute: [
    "goal",
    "begin",
    "how-a-turn-works",
    "master-stroke",
    "empress",
    "together",
    "mercenaries",
    "no-pair",
  ],
  tables: {},
  Position,
  sideOf,
};
