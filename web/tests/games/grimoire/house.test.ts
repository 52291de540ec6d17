import { expect, test } from "vitest";
import { cardsOf, FACES, PAGES } from "../../../src/games/grimoire/cards";
import { cardHere, cardSources, copiesOf, pageHere, pageSources } from "../../../src/games/grimoire/house";
import type { View } from "../../../src/games/grimoire/view";
import { cardFacts, pageFacts } from "../../../src/games/grimoire/words";
import { housesOf, textOf } from "../../texts";
import { VIEW } from "./views";

/** As the server tells of `nun.vp:0,nun.effect:thief,thief.amount:3,charm.effect:storm,heal.type:forbidden`. */
const HERE: View = {
  ...VIEW,
  replaced: {
    cards: [
      { card: "thief", points: 1, effect: "thief", amount: 3, own: ["amount"] },
      { card: "nun", points: 0, effect: "thief", amount: 3, own: ["effect", "amount", "points"] },
    ],
    pages: [
      { page: 4, effect: 4, types: ["forbidden"], amount: 0, own: ["type"] },
      { page: 9, effect: 8, types: ["forbidden"], amount: 2, own: ["effect", "type", "amount"] },
    ],
  },
};

test("the usual values", () => {
  expect(cardHere("nun", VIEW)).toEqual({ card: "nun", points: 1, effect: "nun", amount: 0, own: [] });
  expect(cardHere("queen", VIEW)).toMatchObject({ effect: "queen", amount: 2 });
  expect(cardSources("nun", VIEW)).toEqual({
    effect: "reconstructed",
    amount: "certain",
    points: "reconstructed",
  });
  expect(pageHere(8, VIEW)).toEqual({ page: 8, effect: 8, types: ["forbidden"], amount: 2, own: [] });
  expect(pageSources(8, VIEW)).toEqual({ effect: "likely", type: "likely", amount: "likely" });
  expect(pageHere(11, VIEW)?.types).toEqual(["time", "defence"]);
  expect(pageHere(16, VIEW)).toBeNull();
});

test("what the server tells stands in their place, and is a house rule", () => {
  expect(cardHere("nun", HERE)).toMatchObject({ points: 0, effect: "thief", amount: 3 });
  expect(cardSources("nun", HERE)).toEqual({ effect: "house", amount: "house", points: "house" });
  expect(cardSources("thief", HERE)).toEqual({ effect: "likely", amount: "house", points: "likely" });
  expect(cardHere("king", HERE)).toEqual(cardHere("king", VIEW));
  expect(pageHere(9, HERE)).toMatchObject({ effect: 8, types: ["forbidden"], amount: 2 });
  expect(pageSources(9, HERE)).toEqual({ effect: "house", type: "house", amount: "house" });
  expect(pageSources(4, HERE)).toEqual({ effect: "likely", type: "house", amount: "likely" });
  expect(pageHere(14, HERE)).toEqual(pageHere(14, VIEW));
});

test.each(housesOf("grimoire"))(
  "whatever the server tells of %# has words and is called a house rule",
  (seen) => {
    const view = seen as View;
    const { cards, pages } = view.replaced;
    expect(cards.length + pages.length).toBeGreaterThan(0);
    for (const text of [textOf("grimoire", "en"), textOf("grimoire", "fr")]) {
      const ours = text.say("grimoire-house-rule");
      const facts = [
        ...cards.map(({ card, own }) => ({ own, said: cardFacts(card, view, text) })),
        ...pages.map(({ page, own }) => ({ own, said: pageFacts(page, view, text) })),
      ];
      for (const { own, said } of facts) {
        expect(said.sources.filter(({ source }) => source === ours).map(({ what }) => what)).toEqual(
          own.map((part) => text.say(`provenance-of-${part}`)),
        );
        expect(Object.values(said).map(String).join()).not.toContain("⟦");
      }
    }
  },
);

test("cards are counted as the table has them", () => {
  const tables = ["bronze_coin", null, "king"].map((missing) => ({ ...VIEW, missing }));
  expect(tables.map((table) => copiesOf("bronze_coin", table))).toEqual([11, 12, 12]);
  expect(tables.map((table) => copiesOf("king", table))).toEqual([3, 3, 2]);
  const totals = tables.map((table) =>
    cardsOf("treasure", "companion").reduce((sum, card) => sum + copiesOf(card, table), 0),
  );
  expect(totals).toEqual([58, 59, 58]);
  expect(cardsOf("item").reduce((sum, card) => sum + copiesOf(card, VIEW), 0)).toBe(18);
  expect([Object.keys(FACES).length, PAGES.length]).toEqual([18, 15]);
});
