// The games as the lobby shows them, each from its own folder; their order is that of all lists of games.
import { draw } from "../parts/Emblem.svelte";

export interface Tile {
  /** Among the others. */
  place: number;
  /** What is drawn on it, as the game calls it too; and the drawing, which comes with the page. */
  emblem: string;
  drawing: string;
  wash: string;
  hue: string;
  /** What lies in the middle of a table for so many: a path on 64 x 64. */
  middle?: Record<number, string>;
}

const FOUND = import.meta.glob<Tile>("./*/tile.ts", { import: "tile", eager: true });

export const TILES: readonly (Tile & { game: string })[] = Object.entries(FOUND)
  .map(([path, tile]) => ({ ...tile, game: folderOf(path) }))
  .sort((one, other) => one.place - other.place);

draw(Object.fromEntries(TILES.map(({ emblem, drawing }) => [emblem, drawing])));

export function emblemOf(game: string): string {
  return tileOf(game)?.emblem ?? "mark";
}

export function tileOf(game: string): Tile | undefined {
  return TILES.find((tile) => tile.game === game);
}

/** What was found in the folders of games, by game and in their order. */
export function byGame<Found>(files: Record<string, Found>): Record<string, Found> {
  const found = Object.entries(files).map(([path, one]) => [folderOf(path), one] as const);
  const place = ([game]: readonly [string, Found]): number => tileOf(game)?.place ?? Infinity;
  return Object.fromEntries(found.sort((one, other) => place(one) - place(other)));
}

/** Of `./game/file`, the game. */
function folderOf(path: string): string {
  return path.split("/")[1] ?? "";
}
