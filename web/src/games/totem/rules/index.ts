import type { Shown } from "../../../rules/book";
import Deck from "./Deck.svelte";

export const shown: Shown = {
  minute: ["goal", "how-a-turn-works", "powers"],
  tables: { colours: Deck },
};
