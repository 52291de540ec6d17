import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { COLOURS, LEVELS } from "../../../src/games/totem/cards";
import { figureOf, HEADS, portraitOf } from "../../../src/games/totem/growth";
import type { Piece } from "../../../src/games/totem/growth";
import { ROOT } from "../../texts";

const levels = Array.from({ length: LEVELS }, (_, at) => at + 1);
const count = (pieces: Piece[], drawing: string): number =>
  pieces.filter((piece) => piece.drawing === drawing).length;
/** How high above its ground the head of a figure ends. */
function height(pieces: Piece[]): number {
  const [, y, scale] = /translate\([\d.]+ ([\d.-]+)\) scale\(([\d.]+)\)/.exec(pieces.at(-1)!.transform)!;
  return 96 - Number(y) - 2 * Number(scale);
}

test.each(COLOURS.map(({ colour }) => colour))(
  "every totem of %s is another one, taller than the last",
  (colour) => {
    const figures = levels.map((level) => figureOf(colour, level));
    expect(new Set(figures.map((pieces) => JSON.stringify(pieces))).size).toBe(LEVELS);
    const heights = figures.slice(0, 9).map(height);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    for (const pieces of figures) {
      expect(pieces.at(-1)?.drawing).toBe(HEADS[colour]);
      expect(height(pieces)).toBeLessThan(98);
      for (const { drawing } of pieces)
        expect(existsSync(`${ROOT}/web/src/games/totem/art/${drawing}.svg`), drawing).toBe(true);
    }
  },
);

test("a colour has a head of its own, which small cards show alone", () => {
  expect(new Set(Object.values(HEADS)).size).toBe(COLOURS.length);
  expect(portraitOf("blue", 4)).toHaveLength(1);
  expect(portraitOf("blue", 4)[0]?.drawing).toBe("bear");
});

test("the highest have wings, and a sun that rises with them", () => {
  expect(levels.map((level) => count(figureOf("red", level), "wing"))).toEqual([
    ...Array<number>(9).fill(0),
    ...Array<number>(4).fill(2),
  ]);
  const rays = [10, 11, 12, 13].map((level) => count(figureOf("red", level), "ray"));
  expect(rays).toEqual([0, 3, 5, 9]);
  expect([10, 11, 12, 13].map((level) => count(portraitOf("red", level), "ray"))).toEqual(rays);
});
