import { expect, test } from "vitest";
import { hit, markAt } from "../../../src/games/kamimai/timing";

test.each([
  [0, 0],
  [750, 0.5],
  [1500, 1],
  [2250, 0.5],
  [3000, 0],
])("after %d ms the mark is at %d", (time, mark) => expect(markAt(time, false)).toBeCloseTo(mark));

test("where nothing should glide it goes step by step, slower, and stops in the middle too", () => {
  const marks = Array.from({ length: 20 }, (_, at) => markAt(at * 450 + 200, true));
  expect(new Set(marks.map((mark) => mark.toFixed(2))).size).toBe(11);
  expect(marks[5]).toBe(markAt(5 * 450 + 449, true));
  expect(marks.map(hit)).toContain(100);
});

test.each([
  [0.5, 100],
  [0.25, 50],
  [0.9, 20],
  [0, 0],
  [1, 0],
])("stopped at %d it counts %d", (mark, worth) => expect(hit(mark)).toBe(worth));
