import { expect, test } from "vitest";
import { lay, nothingLaid, stepsOf, takeBack } from "../../../src/games/totem/laying";

const LEGAL = { red_1: { blue_2: {}, green_3: {} }, blue_2: { red_1: {}, green_3: {} } };

test("cards go to the first free place, and any of them can be taken back", () => {
  const one = lay(nothingLaid(3), "red_1")!;
  const two = lay(one, "blue_2")!;
  expect(two).toEqual(["red_1", "blue_2", null]);
  expect(lay(takeBack(two, "red_1"), "green_3")).toEqual(["green_3", "blue_2", null]);
});

test("a card dragged onto a place sends back what lay there", () => {
  expect(lay(["red_1", "blue_2"], "green_3", 1)).toEqual(["red_1", "green_3"]);
  expect(lay(["red_1", null], "red_1", 1)).toEqual([null, "red_1"]);
});

test("a full zone takes no more", () => {
  expect(lay(["red_1", "blue_2"], "green_3")).toBeNull();
});

test("only a full zone that the server takes is a play", () => {
  expect(stepsOf(["red_1", "blue_2"], LEGAL)).toEqual(["red_1", "blue_2"]);
  expect(stepsOf(["red_1", null], LEGAL)).toBeNull();
  expect(stepsOf(["green_3", "red_1"], LEGAL)).toBeNull();
  expect(stepsOf(["red_1", "blue_2"], {})).toBeNull(); // the match is paused
});
