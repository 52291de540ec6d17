import type { Tile } from "../tiles";
import guardian from "./art/guardian.svg?raw";

export const tile: Tile = {
  place: 2,
  emblem: "kamimai-guardian",
  drawing: guardian,
  wash: "green",
  hue: "pine",
};
