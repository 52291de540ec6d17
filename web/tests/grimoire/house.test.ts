import { expect, test } from "vitest";
import { cardsOf, copiesOf, FACES, PAGES, roundOf } from "../../src/games/grimoire/cards";
import { cardValues, pageValues, replacements } from "../../src/games/grimoire/house";

const HOUSE = "nun.vp:2,mercenary.effect:thief,prince.effect:none,storm.amount:5,heal.type:forbidden";

test("the usual values", () => {
  expect(cardValues("nun", "")).toEqual({
    points: 1,
    effect: "nun",
    value: "reconstructed",
    source: "reconstructed",
  });
  expect(pageValues(8, "")).toMatchObject({ effect: 8, types: ["forbidden"], amount: 2, value: "likely" });
  expect(pageValues(11, "")?.types).toEqual(["time", "defence"]);
  expect(pageValues(16, "")).toBeNull();
});

test("house rules replace what they name, and nothing else", () => {
  expect(replacements(HOUSE).get("storm.amount")).toBe("5");
  expect(cardValues("nun", HOUSE)).toMatchObject({ points: 2, effect: "nun", value: "house" });
  expect(cardValues("mercenary", HOUSE)).toMatchObject({ points: 0, effect: "thief", source: "house" });
  expect(cardValues("prince", HOUSE).effect).toBe("none");
  expect(cardValues("king", HOUSE)).toEqual(cardValues("king", ""));
  expect(pageValues(8, HOUSE)).toMatchObject({ amount: 5, value: "house", source: "likely" });
  expect(pageValues(4, HOUSE)).toMatchObject({ types: ["forbidden"], type: "house" });
});

test("a page with another’s effect has its type and amount too", () => {
  const house = "storm.amount:5,charm.effect:storm";
  expect(pageValues(9, house)).toEqual({
    effect: 8,
    types: ["forbidden"],
    amount: 5,
    source: "house",
    type: "house",
    value: "house",
  });
});

test("cards are counted as the table has them", () => {
  expect([copiesOf("bronze_coin", 58), copiesOf("bronze_coin", 59), copiesOf("king", 58)]).toEqual([
    11, 12, 3,
  ]);
  const total = cardsOf("treasure", "companion").reduce((sum, card) => sum + copiesOf(card, 58), 0);
  expect(total).toBe(58);
  expect(cardsOf("item").reduce((sum, card) => sum + copiesOf(card, 58), 0)).toBe(18);
  expect([Object.keys(FACES).length, PAGES.length]).toEqual([18, 15]);
  expect([roundOf(3), roundOf(6), roundOf(15)]).toEqual([1, 1, 10]);
});
