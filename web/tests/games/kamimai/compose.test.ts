import { expect, test } from "vitest";
import {
  boxOf,
  chosenOf,
  fits,
  gathered,
  isOf,
  simplest,
  toggled,
  ways,
  worthsOf,
} from "../../../src/games/kamimai/compose";
import type { Chosen } from "../../../src/games/kamimai/compose";
import { FIRE, tree } from "./views";

const fire = (seat: number, count: number): Chosen => ({ seat, card: "fire", count, worth: null });
const creature = (seat: number, card: string, worth: number | null = null): Chosen => ({
  seat,
  card,
  count: 1,
  worth,
});
const possible = ways(FIRE);
const among = (...chosen: Chosen[]): string[] =>
  possible.filter((way) => isOf(way, chosen)).map(({ steps }) => steps.join(", "));

test("every way down the tree is a proposal, and nothing else is", () => {
  expect(possible).toHaveLength(10);
  expect(possible[1]).toEqual({
    spell: "fire",
    team: false,
    gives: [
      { seat: 0, card: "fire", worth: 1 },
      { seat: 2, card: "fire_fairy", worth: 3 },
    ],
    steps: ["cast fire", "give 0 fire 1", "give 2 fire_fairy 3"],
  });
});

test("a team spell is for the team’s box, whatever its colour", () => {
  const [team] = ways(tree("team air, give 0 air 2, give 1 air 2"));
  expect(team && boxOf(team)).toBe("team");
  expect(team?.spell).toBe("air");
});

test("cards in any order are the same proposal", () => {
  const whole = ["cast fire, give 0 fire 2, give 1 fire 2"];
  expect(among(fire(1, 2), fire(0, 2))).toEqual(whole);
  expect(among(fire(0, 2), fire(1, 2))).toEqual(whole);
});

test("one card less is not yet a proposal, but one can come of it", () => {
  expect(among(fire(0, 2), fire(1, 1))).toEqual([]);
  expect(possible.filter((way) => fits(way, [fire(0, 2), fire(1, 1)]))).toHaveLength(3);
  expect(possible.filter((way) => fits(way, [fire(0, 3)]))).toHaveLength(0);
});

test("a Fairy alone beside Elements needs no word, two Creatures do", () => {
  expect(among(fire(0, 2), creature(2, "fire_fairy"))).toEqual([
    "cast fire, give 0 fire 2, give 2 fire_fairy 2",
  ]);
  const both = [fire(0, 1), creature(0, "wolf"), creature(2, "fire_fairy")];
  expect(among(...both)).toHaveLength(2);
  expect(worthsOf(possible, both, both[1]!)).toEqual([1, 2]);
  expect(among(fire(0, 1), creature(0, "wolf", 2), creature(2, "fire_fairy"))).toEqual([
    "cast fire, give 0 fire 1, give 0 wolf 2, give 2 fire_fairy 1",
  ]);
});

test("of two like Fairies one is given (KMI-A46)", () => {
  const two = { ...creature(2, "fire_fairy"), count: 2 };
  expect(possible.filter((way) => fits(way, [creature(2, "fire_fairy")])).length).toBeGreaterThan(0);
  expect(possible.filter((way) => fits(way, [two]))).toHaveLength(0);
});

test("a card is chosen, another of its kind too, and both go back", () => {
  const one = toggled([], 0, "fire", 0);
  const two = toggled(one, 0, "fire", 1);
  expect(two).toEqual([fire(0, 2)]);
  expect(toggled(two, 0, "fire", 0)).toEqual([fire(0, 1)]);
  expect(toggled(one, 0, "fire", 0)).toEqual([]);
});

test("what is offered first asks few people and spends no Creature", () => {
  const first = simplest(possible).map(({ steps }) => steps.join(", "));
  expect(first.slice(0, 2)).toEqual([
    "cast fire, give 0 fire 2, give 0 wolf 2",
    "cast fire, give 0 fire 2, give 1 fire 2",
  ]);
});

test("an offered proposal is chosen as it is", () => {
  for (const way of possible) expect(among(...chosenOf(way))).toEqual([way.steps.join(", ")]);
});

test("four are gathered: Elements, and Creatures as far as they are counted", () => {
  expect(gathered([fire(0, 2), creature(0, "wolf")])).toBe(2);
  expect(gathered([fire(0, 2), creature(0, "wolf", 2)])).toBe(4);
});
