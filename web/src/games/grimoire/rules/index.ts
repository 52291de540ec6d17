import type { Shown } from "../../../rules/book";
import PageList from "./PageList.svelte";

export const shown: Shown = {
  minute: ["goal", "how-a-turn-works", "order"],
  tables: { pages: PageList },
};
