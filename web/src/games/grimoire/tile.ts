import type { Tile } from "../tiles";
import queen from "./art/queen.svg?raw";

export const tile: Tile = { place: 3, emblem: "grimoire-queen", drawing: queen, wash: "blue", hue: "indigo" };
