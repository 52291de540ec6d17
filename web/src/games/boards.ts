// The games that can be played in the browser; each is loaded when somebody opens its table.
import type { Game } from "./board";

export const BOARDS: Record<string, () => Promise<Game>> = {
  kami: async () => (await import("./kami")).kami,
  totem: async () => (await import("./totem")).totem,
  grimoire: async () => (await import("./grimoire")).grimoire,
  kamimai: async () => (await import("./kamimai")).kamimai,
};
