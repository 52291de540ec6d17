import { expect, test } from "vitest";
import { BOARDS, FIRST } from "../src/games/boards";
import { COMPANIONS } from "../src/games/companions";
import { byGame, emblemOf, TILES } from "../src/games/tiles";
import { drawing } from "../src/parts/Emblem.svelte";

const GAMES = TILES.map(({ game }) => game);

test("every game has a place of its own", () => {
  expect(new Set(TILES.map(({ place }) => place)).size).toBe(TILES.length);
  expect(GAMES.length).toBeGreaterThan(3);
});

test("what the folders of games hold is found in one order", () => {
  expect(Object.keys(BOARDS)).toEqual(GAMES);
  expect(FIRST).toBe(GAMES[0]);
  expect(GAMES.filter((game) => game in COMPANIONS)).toEqual(Object.keys(COMPANIONS));
  const files = Object.fromEntries(["new", ...GAMES.toReversed()].map((game) => [`./${game}/x.ts`, 0]));
  expect(Object.keys(byGame(files))).toEqual([...GAMES, "new"]);
});

test("a game is drawn as its tile, an unknown one as the house", () => {
  for (const game of GAMES) expect(drawing(emblemOf(game))).toMatch(/^\s*<path/);
  expect(emblemOf("unheard-of")).toBe("mark");
});
