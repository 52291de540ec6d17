import type { Shown } from "../../../rules/rulebook";
import Deck from "./Deck.svelte";
import GripList from "./GripList.svelte";
import Position from "./Position.svelte";
import SheetList from "./SheetList.svelte";

export const shown: Shown = {
  minute: ["goal", "how-a-turn-works", "spells", "fall", "powers", "end"],
  tables: { cards: Deck, sheets: SheetList, grips: GripList },
  Position,
};
