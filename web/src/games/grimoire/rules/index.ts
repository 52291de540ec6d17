import type { Shown } from "../../../rules/rulebook";
import PageList from "./PageList.svelte";
import Position from "./Position.svelte";

export const shown: Shown = {
  minute: ["goal", "begin", "how-a-turn-works", "order", "spells", "end"],
  tables: { pages: PageList },
  Position,
};
