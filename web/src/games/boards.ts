// The games that can be played in the browser; each is loaded when somebody opens its table.
import type { Game } from "./board";
import { byGame } from "./tiles";

export const BOARDS: Record<string, () => Promise<Game>> = byGame(
  import.meta.glob<Game>("./*/index.ts", { import: "game" }),
);

/** Where to begin for somebody who has not chosen. */
export const FIRST = Object.keys(BOARDS)[0] ?? "";
