// The four games as the lobby shows them; which of them can be played is in games/boards.ts.

export interface Tile {
  game: string;
  emblem: string;
  wash: string;
  hue: string;
  seats: number; // of a game that starts with one tap
}

// prettier-ignore
export const TILES: readonly Tile[] = [
  { game: "kami",     emblem: "kami-empress",     wash: "red",   hue: "vermilion", seats: 4 },
  { game: "kamimai",  emblem: "kamimai-guardian", wash: "green", hue: "pine",      seats: 3 },
  { game: "grimoire", emblem: "grimoire-queen",   wash: "blue",  hue: "indigo",    seats: 4 },
  { game: "totem",    emblem: "totem-figure",     wash: "fuji",  hue: "fuji",      seats: 2 },
];

export function emblemOf(game: string): string {
  return TILES.find((tile) => tile.game === game)?.emblem ?? "mark";
}
