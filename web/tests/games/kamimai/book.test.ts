import { expect, test } from "vitest";
import { fallen, leaves } from "../../../src/games/kamimai/book";

const standing = { left: 5, right: 7, lean: 0, near: "right", held: null } as const;
const middle = (corners: readonly (readonly [number, number])[]): number =>
  corners.reduce((sum, [x]) => sum + x, 0) / corners.length;

test("every page is drawn, the outermost of the near side last", () => {
  const drawn = leaves(standing);
  expect(drawn).toHaveLength(12);
  expect(drawn[0]).toMatchObject({ side: "left", rank: 1 });
  expect(drawn.at(-1)).toMatchObject({ side: "right", rank: 1 });
  expect(leaves({ ...standing, near: "left" }).at(-1)).toMatchObject({ side: "left", rank: 1 });
});

test("seen from the left it is the mirror of the right", () => {
  const even = { ...standing, left: 6, right: 6 };
  const right = middle(leaves(even).at(-1)!.corners);
  const left = middle(leaves({ ...even, near: "left" }).at(-1)!.corners);
  expect(right + left).toBeCloseTo(2 * 196, -1);
});

test("fingers hold so many pages, counted inwards", () => {
  const held = leaves({ ...standing, held: { side: "right", page: 3, count: 2 } }).filter((one) => one.held);
  expect(held.map(({ side, rank }) => [side, rank])).toEqual([
    ["right", 4],
    ["right", 3],
  ]);
});

test("it leans to the side that it says", () => {
  const top = (lean: number): number => leaves({ ...standing, lean }).at(-1)!.corners[0]![0];
  expect(top(6)).toBeGreaterThan(top(0));
  expect(top(-6)).toBeLessThan(top(0));
});

test("a fallen book shows as many pages as there is room for", () => {
  expect(fallen(12)).toHaveLength(12);
  expect(fallen(64)).toHaveLength(44);
});
