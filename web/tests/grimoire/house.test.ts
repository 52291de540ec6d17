import { expect, test } from "vitest";
import { cardsOf, FACES, PAGES, roundOf } from "../../src/games/grimoire/cards";
import { cardValues, copiesOf, pageValues, priceHere, replacements } from "../../src/games/grimoire/house";
import { OPTIONS } from "./views";

const HOUSE = "nun.vp:2,mercenary.effect:thief,prince.effect:none,storm.amount:5,heal.type:forbidden";

test("the usual values", () => {
  expect(cardValues("nun", "")).toEqual({
    points: 1,
    effect: "nun",
    amount: 0,
    value: "reconstructed",
    source: "reconstructed",
    count: "certain",
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

test("what an owner knows of items and attacks is a house rule, not likely or reconstructed", () => {
  const house =
    "golden_cup.effect:shoes,bronze_sword.effect:junk,blessed_shoes.effect:none,charm.type:common";
  expect(cardValues("golden_cup", house)).toMatchObject({ effect: "blessed_shoes", source: "house" });
  expect(cardValues("bronze_sword", house)).toMatchObject({ effect: "junk", source: "house" });
  expect(cardValues("blessed_shoes", house)).toMatchObject({ effect: "none", source: "house" });
  expect(cardValues("silver_bracelet", house)).toMatchObject({ effect: "silver_bracelet", source: "likely" });
  expect(pageValues(9, house)).toMatchObject({ types: ["common"], type: "house", source: "likely" });
  expect(pageValues(14, house)).toMatchObject({ types: ["attack"], type: "likely" });
});

test("the points in an effect are the table’s, whoever has that effect", () => {
  const house = "thief.amount:3,merchant.amount:2,nun.effect:thief,resist.type:common";
  expect(cardValues("queen", house)).toMatchObject({ amount: 2, count: "certain", source: "reconstructed" });
  expect(cardValues("thief", house)).toMatchObject({ amount: 3, count: "house", source: "likely" });
  expect(cardValues("nun", house)).toMatchObject({
    effect: "thief",
    amount: 3,
    count: "house",
    source: "house",
  });
  expect([priceHere(OPTIONS), priceHere({ ...OPTIONS, house_rules: house })]).toEqual([1, 2]);
  expect(pageValues(6, "")).toMatchObject({ types: ["defence"], type: "likely" });
  expect(pageValues(6, house)).toMatchObject({ types: ["common"], type: "house" });
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
  const whole = { ...OPTIONS, quest_deck: 59 };
  const crownless = { ...OPTIONS, house_rules: "deck.missing:king" };
  const tables = [OPTIONS, whole, crownless];
  expect(tables.map((table) => copiesOf("bronze_coin", table))).toEqual([11, 12, 12]);
  expect(tables.map((table) => copiesOf("king", table))).toEqual([3, 3, 2]);
  for (const table of tables) {
    const total = cardsOf("treasure", "companion").reduce((sum, card) => sum + copiesOf(card, table), 0);
    expect(total).toBe(table.quest_deck);
  }
  expect(cardsOf("item").reduce((sum, card) => sum + copiesOf(card, OPTIONS), 0)).toBe(18);
  expect([Object.keys(FACES).length, PAGES.length]).toEqual([18, 15]);
  expect([roundOf(3), roundOf(6), roundOf(15)]).toEqual([1, 1, 10]);
});
