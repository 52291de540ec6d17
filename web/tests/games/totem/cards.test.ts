import { expect, test } from "vitest";
import { COLOURS, faceOf, powerOf } from "../../../src/games/totem/cards";
import type { Powers, View } from "../../../src/games/totem/view";
import { housesOf } from "../../texts";
import { VIEW } from "./views";

const USUAL = VIEW.powers;
const SWAPPED: Powers = { of_colour: { ...USUAL.of_colour, red: "shield", blue: "sword" }, highest: 11 };

test("colour decides figure, wash and ink, power the outline", () => {
  expect(faceOf("red_5", SWAPPED)).toEqual({
    ...faceOf("red_5", USUAL),
    blot: faceOf("blue_5", USUAL)?.blot,
    power: "shield",
  });
  expect(faceOf("green_5", SWAPPED)).toEqual(faceOf("green_5", USUAL));
  expect(faceOf("hidden", USUAL)).toBeUndefined();
});

test.each(housesOf("totem"))("the powers that the server tells are drawn", (seen) => {
  const { powers } = seen as View;
  expect(powers).not.toEqual(USUAL);
  const drawn = COLOURS.map(({ colour }) => powerOf(`${colour}_${powers.highest}`, powers));
  expect(drawn).toEqual(COLOURS.map(({ colour }) => powers.of_colour[colour]));
  expect(powerOf(`red_${powers.highest + 1}`, powers)).toBeNull();
});

test("a table says up to which level there are powers", () => {
  expect(powerOf("blue_11", SWAPPED)).toBe("sword");
  expect(faceOf("blue_12", SWAPPED)).toMatchObject({
    number: 12,
    colour: "blue",
    emblem: "totem-bear",
    power: null,
  });
  expect([powerOf("purple_9", USUAL), powerOf("purple_10", USUAL)]).toEqual(["eye", null]);
  const lowest = { ...USUAL, highest: 1 };
  expect([powerOf("purple_1", lowest), powerOf("purple_2", lowest)]).toEqual(["eye", null]);
});

test("every colour has the power of its table", () => {
  const powers = COLOURS.map(({ colour }) => powerOf(`${colour}_1`, SWAPPED));
  expect(powers).toEqual(["shield", "sword", "eye", "draw"]);
});
