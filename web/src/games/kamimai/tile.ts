import type { Tile } from "../tiles";
import guardian from "./art/guardian.svg?raw";

export const tile: Tile = {
  place: 4,
  emblem: "kamimai-guardian",
  drawing: guardian,
  wash: "green",
  hue: "pine",
};
