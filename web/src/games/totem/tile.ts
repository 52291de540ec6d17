import type { Tile } from "../tiles";
import figure from "./art/figure.svg?raw";

export const tile: Tile = { place: 2, emblem: "totem-figure", drawing: figure, wash: "fuji", hue: "fuji" };
