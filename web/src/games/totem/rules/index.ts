import type { Shown } from "../../../rules/rulebook";
import Deck from "./Deck.svelte";
import Position from "./Position.svelte";

export const shown: Shown = {
  minute: ["goal", "begin", "how-a-turn-works", "powers", "limits", "last-turn"],
  tables: { colours: Deck },
  Position,
};
