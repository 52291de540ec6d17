import type { Tile } from "../tiles";
import empress from "./art/empress.svg?raw";

export const tile: Tile = {
  place: 1,
  emblem: "kami-empress",
  drawing: empress,
  wash: "red",
  hue: "vermilion",
  middle: {
    // mercenaries
    2: "M21 26h4v6h-4zM27 26h4v6h-4zM33 26h4v6h-4zM39 26h4v6h-4zM21 34h4v6h-4zM27 34h4v6h-4zM33 34h4v6h-4zM39 34h4v6h-4z",
  },
};
