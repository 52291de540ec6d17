// Pages as players count them.
import { expect, test } from "vitest";
import { placeOf, placesOf, sideOf } from "../../../../src/games/kamimai/book3d/places";

test("sides are counted from outside inwards", () => {
  expect(sideOf(0, 15, 32)).toEqual(["left", 1]);
  expect(sideOf(14, 15, 32)).toEqual(["left", 15]);
  expect(sideOf(15, 15, 32)).toEqual(["right", 17]);
  expect(sideOf(31, 15, 32)).toEqual(["right", 1]);
  for (let place = 0; place < 32; place++) expect(placeOf(...sideOf(place, 15, 32), 32)).toBe(place);
});

test.each([
  ["left", [2, 3, 4]],
  ["right", [29, 28, 27]],
] as const)("three pages from the third inwards: %s", (side, places) => {
  expect(placesOf({ side, page: 3, count: 3 }, 32)).toEqual(places);
});

test("nothing picked is nowhere", () => expect(placesOf(null, 32)).toEqual([]));
