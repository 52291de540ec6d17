import { expect, test } from "vitest";
import { colourPower, COLOURS, FACES, faceOf, powerOf } from "../../src/games/totem/cards";

const SWAPPED = "red:shield,blue:sword,highest:11";

test("colour decides wash and ink, power the emblem and the outline", () => {
  expect(faceOf("red_5", SWAPPED)).toEqual({
    ...FACES["red_5"],
    emblem: "totem-shield",
    blot: FACES["blue_5"]?.blot,
    power: "shield",
  });
  expect(faceOf("green_5", SWAPPED)).toEqual(FACES["green_5"]);
});

test("a table says up to which level there are powers", () => {
  expect(powerOf("blue_11", SWAPPED)).toBe("sword");
  expect(faceOf("blue_12", SWAPPED)).toMatchObject({ emblem: "totem-figure", power: null });
  expect([powerOf("purple_9", ""), powerOf("purple_10", "")]).toEqual(["eye", null]);
  expect([powerOf("purple_1", "highest:1"), powerOf("purple_2", "highest:1")]).toEqual(["eye", null]);
});

test("every colour has the power of its table", () => {
  const powers = COLOURS.map((colour) => colourPower(colour, SWAPPED));
  expect(powers).toEqual(["shield", "sword", "eye", "draw"]);
});
