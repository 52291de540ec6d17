// Walking around the table.
import { expect, test } from "vitest";
import { Orbit, PLACES } from "../../../../src/games/kamimai/book3d/orbit";

function arrived(orbit: Orbit): number {
  let steps = 0;
  while (orbit.step(1 / 60)) if (++steps > 1000) throw new Error("it never stands still");
  return steps;
}

test("the eye follows softly, and then stands still", () => {
  const orbit = new Orbit(true);
  orbit.go("left");
  expect(arrived(orbit)).toBeGreaterThan(10);
  expect(orbit.eye.around).toBe(-0.86);
  expect(orbit.step(1 / 60)).toBe(false);
});

test("without motion the eye is there at once", () => {
  const orbit = new Orbit(false);
  orbit.go("above");
  expect(orbit.step(1 / 60)).toBe(false);
  expect(orbit.eye.above).toBe(1.5);
});

test("nobody looks from below the felt, or over the top", () => {
  const orbit = new Orbit(false);
  orbit.turn(0, -9);
  orbit.step(0.1);
  expect(orbit.eye.above).toBeGreaterThan(0);
  orbit.turn(0, 9);
  orbit.step(0.1);
  expect(orbit.eye.above).toBeLessThan(Math.PI / 2);
});

test("one goes the short way round", () => {
  const orbit = new Orbit(false);
  orbit.turn(Math.PI * 4 - 0.86, 0); // right, and twice around
  orbit.step(0.1);
  const before = orbit.eye.around;
  for (const place of PLACES) {
    orbit.go(place);
    orbit.step(0.1);
    expect(Math.abs(orbit.eye.around - before)).toBeLessThanOrEqual(Math.PI + 1e-9);
  }
});

test.each([
  ["left", "right", true],
  ["left", "left", false],
  ["right", "left", true],
  ["right", "behind", false],
  ["left", "above", false],
] as const)("whether one is turned from the %s side when one stands %s: %s", (side, place, turned) => {
  const orbit = new Orbit(false);
  orbit.go(place);
  expect(orbit.turnedFrom(side)).toBe(turned);
});

test.each([
  ["stands", -78, 80, 1, 0],
  ["lies to the right", -60, 140, 1.04, 40],
  ["lost a page far away", -78, 900, 1.19, 36],
] as const)("what has to be seen of a book that %s", (_, left, right, room, aside) => {
  const orbit = new Orbit(false);
  orbit.fit(left, right);
  orbit.step(0.1);
  expect(orbit.eye.room).toBeCloseTo(room, 2);
  expect(orbit.eye.aside).toBeCloseTo(aside, 5);
});
