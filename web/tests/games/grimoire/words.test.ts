import { expect, test } from "vitest";
import { PAGES } from "../../../src/games/grimoire/cards";
import { answersIn, doesWhat, doing, hasPlayed, labelOf, sentence } from "../../../src/games/grimoire/guide";
import { casting, reasons, timely } from "../../../src/games/grimoire/order";
import { spoken } from "../../../src/games/grimoire/spoken";
import type { Event, View } from "../../../src/games/grimoire/view";
import { cardFacts, landWords, pageFacts, questWords, standing } from "../../../src/games/grimoire/words";
import { textOf } from "../../texts";
import { PEOPLE, TURN, VIEW } from "./views";

const EN = textOf("grimoire", "en");
const FR = textOf("grimoire", "fr");
const PHASES = [
  "token", "bookmark", "luck", "heal", "create", "merchant", "target", "give", "seize", "wish", "keep", "take",
] as const; // prettier-ignore
const STEPS = [
  "token 2", "page 3", "replace king", "replace hidden", "leave", "heal", "create", "buy", "enough", "points", "cards",
  "keep nun", "target 2", "give king", "seize king", "take king", "take hidden", "shoes", "use golden_cup",
]; // prettier-ignore

test("a card says what it is worth, what it does, and how sure we are", () => {
  const king = cardFacts("king", VIEW, EN);
  expect([king.name, king.kind, king.points]).toEqual(["King", "companion", "3 points"]);
  expect(king.sources.map(({ what, source }) => [what, source])).toEqual([
    ["Effect", "reconstructed"],
    ["Points", "reconstructed"],
  ]);
  expect(king.sources[0]?.help).toBe("reconstructed: the printed text is not known");
  expect(cardFacts("gold_coin", VIEW, EN).sources).toEqual([]);
});

test("house rules are told as such", () => {
  const view: View = {
    ...VIEW,
    replaced: {
      cards: [{ card: "nun", points: 2, effect: "none", amount: 0, own: ["effect", "points"] }],
      pages: [
        { page: 4, effect: 4, types: ["forbidden"], amount: 0, own: ["type"] },
        { page: 8, effect: 8, types: ["forbidden"], amount: 5, own: ["amount"] },
      ],
    },
  };
  const nun = cardFacts("nun", view, EN);
  expect([nun.points, nun.effect]).toEqual(["2 points", "It has no effect."]);
  expect(nun.sources.map(({ source }) => source)).toEqual(["house rule", "house rule"]);
  expect(pageFacts(8, view, EN).effect).toBe("Take 5 points.");
  expect(pageFacts(4, view, EN).kind).toBe("Forbidden spell");
});

test("what somebody has, as far as one knows it", () => {
  expect(landWords(VIEW, 0, EN)).toBe(
    "Companions: 2 Thieves, Nun. 2 treasures (Bronze Coin, Gold Coin), 1 item (Junk), 3 points.",
  );
  expect(landWords(VIEW, 1, EN)).toBe("Companions: Spy. 3 treasures (Silver Coin), no items, 1 point.");
  expect(landWords(VIEW, 3, FR)).toBe("Aucun compagnon. 1 trésor, aucun objet, 0 point.");
});

test("a place in the order", () => {
  expect(standing(VIEW, 1, "Bo", "has chosen", EN)).toBe("1: Bo, has chosen.");
  const silent: View = { ...TURN, protected: [0], silencers: [0, 1] };
  expect(standing(silent, 0, "You", "", EN)).toBe("3: You, page 5, Haste, protected, you have cast Silence.");
  expect(standing(silent, 1, "Bo", "", EN)).toBe("4: Bo, page 3, Fireball, has cast Silence.");
  expect(standing(TURN, 0, "You", "", EN, true)).toBe("3: You, page 5, Haste, alone, had token 2.");
});

test("a card of the Quest zone", () => {
  expect(questWords("king", null, "playable", VIEW, EN)).toBe("King, 3 points, can be chosen");
  expect(questWords("hidden", "nun", "rest", VIEW, EN)).toBe("Nun, face down, which you have seen");
});

test("everybody is told what the others are doing", () => {
  expect([0, 1, 2].map((seat) => doing(VIEW, seat, EN))).toEqual([
    "choose a page",
    "has chosen",
    "is choosing",
  ]);
  expect([0, 3].map((seat) => doing(TURN, seat, EN))).toEqual(["Haste", "is thinking"]);
  expect([0, 1, 2, 3].map((seat) => hasPlayed({ ...TURN, turn: 0 }, seat))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("the main button says what it will do", () => {
  expect(doesWhat("page 3", VIEW, PEOPLE, EN)).toBe("Bookmark 3: Fireball");
  expect(doesWhat("target 2", VIEW, PEOPLE, EN)).toBe("Aim at Cy");
  expect(doesWhat("take king", VIEW, PEOPLE, EN)).toBe("Take the King");
  expect(labelOf("points", TURN, EN)).toBe("4 points");
  expect(labelOf("cards", { ...TURN, wish_cards: 1 }, EN)).toBe("1 random card");
  expect(labelOf("heal", TURN, EN)).toBe("Draw from the discard (price: 1)");
  expect(labelOf("heal", { ...TURN, heal_cost: 0 }, EN)).toBe("Draw from the discard"); // a Nun
  expect(labelOf("buy", { ...TURN, price: 3 }, EN)).toContain("3");
  expect(answersIn({ buy: {}, enough: {}, "take king": {} })).toEqual(["enough", "buy"]);
});

test("why the order is as it is, told or seen", () => {
  const told: Event[] = [
    { event: "ordered", seats: [1, 0, 2, 3], alone: [1, 0], shared: [2, 3], reversed: true },
    { event: "time", seat: 0, page: 5, how: "reverse", seats: [3, 2, 0, 1] },
  ];
  expect(reasons(TURN, told)).toEqual({
    alone: [1, 0],
    shared: [2, 3],
    times: [{ seat: 0, page: 5, how: "reverse", order: [3, 2, 0, 1] }],
  });
  expect(reasons(TURN, []).times).toEqual([{ seat: 0, page: 5, how: "reverse", order: null }]);
  expect(timely(VIEW, PEOPLE, EN)).toBe("");
  expect(timely(TURN, PEOPLE, EN)).toBe("reversed by you");
  const another: View = { ...TURN, times: [{ seat: 3, page: 8, how: "take_first" }] };
  expect(timely(another, PEOPLE, FR)).toBe("Di passe devant");
  expect(casting(8, another, EN)).not.toBe(casting(8, TURN, EN));
});

test.each([EN, FR])("everything has words ($language)", (text) => {
  const said = PHASES.flatMap((phase) =>
    [VIEW, TURN].flatMap((from) =>
      [[0], [1]].flatMap((to_act) => {
        const view: View = { ...from, phase, to_act };
        return [
          sentence(view, PEOPLE, text),
          spoken(view, Object.fromEntries(STEPS.map((step) => [step, {}])), PEOPLE, text),
          ...PEOPLE.map(({ seat }) => doing(view, seat, text)),
          text.say(`hint-${phase}`),
          text.say(`grimoire-need-${phase}`),
        ];
      }),
    ),
  );
  const read = PAGES.flatMap((_, at) => Object.values(pageFacts(at + 1, VIEW, text)).map(String));
  expect([...said, ...read].filter((words) => words.includes("⟦"))).toEqual([]);
});

test("whoever does not see the board hears what they need", () => {
  const view: View = { ...TURN, to_act: [0], turn: 0, quest: ["gold_coin"], lands: VIEW.lands };
  expect(spoken(view, { "take gold_coin": {}, "take hidden": {} }, PEOPLE, EN)).toMatch(
    /^Take a card from the quest zone\. You may: Take the Gold Coin; Take the hidden card\. Round 4, level 9\. Quest zone: hidden card; Gold Coin, 3 points\. 1: Di, page 8, Storm\. No companions\./,
  );
  expect(spoken(VIEW, { "page 1": {} }, PEOPLE, EN)).toContain(
    "You may: Open the book at a page from 1 to 9.",
  );
});
