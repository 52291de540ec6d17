import type { Shown } from "../../../rules/book";

export const shown: Shown = {
  minute: ["goal", "how-a-turn-works", "master-stroke", "empress", "mercenaries"],
  tables: {},
};
