import { expect, test } from "vitest";
import { afterwards } from "../../src/games/grimoire/facts";
import { inOrder, secretItems, secrets, tokensLeft, unseen } from "../../src/games/grimoire/view";
import type { Event, View } from "../../src/games/grimoire/view";
import { land, TURN, VIEW } from "./views";

const after = (view: View, ...events: Event[]): View => afterwards(view, events);

test("the books open, and the tokens change hands", () => {
  const now = after(
    VIEW,
    { event: "revealed", pages: [5, 3, 8, 8] },
    { event: "ordered", seats: [1, 0, 2, 3], alone: [1, 0], shared: [2, 3], reversed: true },
    { event: "time", seat: 0, page: 5, how: "reverse", seats: [3, 2, 0, 1] },
  );
  expect(now.pages).toEqual([5, 3, 8, 8]);
  expect(now.before).toEqual(VIEW.order);
  expect(now.alone).toEqual([true, true, false, false]);
  expect(now.order).toEqual([3, 4, 2, 1]);
  expect(inOrder(now)).toEqual([3, 2, 0, 1]);
  expect(VIEW.alone).toBeNull();
});

test("a card that is taken goes into a territory, as far as it is known", () => {
  const king = after(TURN, { event: "took", seat: 3, card: "king", hidden: false });
  expect(king.quest).toEqual(["gold_coin", "archer", "merchant"]);
  expect(king.lands[3]?.companions).toEqual(["king"]);
  const coin = after(TURN, { event: "took", seat: 3, card: "gold_coin", hidden: false });
  expect(coin.lands[3]).toMatchObject({ treasures: 2, seen: ["gold_coin"], shown: ["gold_coin"] });
  const secret = after(TURN, { event: "took", seat: 3, card: null, hidden: true });
  expect(secret.hidden).toBeNull();
  expect(secret.lands[3]).toMatchObject({ treasures: 2, seen: [], shown: [] });
});

test("spells move points and cards", () => {
  const now = after(
    TURN,
    { event: "turn", seat: 3, page: 8 },
    { event: "gained", seat: 3, points: 2, why: "storm" },
    { event: "robbed", seat: 3, from: 0, points: 2 },
    { event: "gave", seat: 2, to: 3, card: "queen" },
    { event: "seized", seat: 3, from: 0, card: "thief" },
    { event: "paid", seat: 3, points: 1, why: "heal" },
    { event: "drew", seat: 3, card: "bronze_coin", pile: "discard" },
    { event: "item", seat: 3, card: null, left: 12 },
  );
  expect(now.lands.map(({ points }) => points)).toEqual([1, 1, 0, 3]);
  expect(now.lands.map(({ companions }) => companions)).toEqual([
    ["thief", "nun"],
    ["spy"],
    ["king"],
    ["thief", "queen"],
  ]);
  expect(now.lands[3]).toMatchObject({ treasures: 2, items: 1, seen_items: [] });
  expect(now.discard).toEqual(["bronze_coin", "thief"]);
  expect(now.item_deck).toBe(12);
});

test("an item that is used is turned up, and so is a card", () => {
  const drawn: Event = { event: "item", seat: 3, card: null, left: 12 };
  const used: Event = { event: "shoes", seat: 3, item: "golden_cup", card: "nun", place: "quest" };
  const now = after(TURN, drawn, used);
  expect(now.lands[3]).toMatchObject({ items: 1, seen_items: ["golden_cup"], shown_items: ["golden_cup"] });
  expect(now.quest).toContain("nun");
  const mine = after(
    TURN,
    { ...drawn, seat: 0, card: "golden_cup" },
    { ...used, seat: 0, place: "territory" },
  );
  expect(mine.lands[0]?.shown_items).toEqual(["golden_cup"]);
  expect(mine.lands[0]?.companions).toContain("nun");
  expect(secretItems(mine.lands[0] ?? land())).not.toContain("golden_cup");
});

test("Luck replaces a card; what takes the place of the face-down one stays face down", () => {
  const open = after(TURN, { event: "replaced", seat: 3, card: "archer", hidden: false, new: "spy" });
  expect(open.quest).toEqual(["gold_coin", "spy", "merchant", "king"]);
  expect([open.deck, open.discard.length]).toEqual([26, 4]);
  const seen = { ...TURN, hidden: { card: "nun" }, peeked: [0] };
  const hidden = after(seen, { event: "replaced", seat: 3, card: "nun", hidden: true, new: null });
  expect([hidden.hidden, hidden.peeked, hidden.quest]).toEqual([{ card: null }, [], TURN.quest]);
});

test("a Wish empties the discard, and keeps one of three where the table says so", () => {
  const wished: Event = { event: "wished", seat: 0, cards: ["bronze_coin", "thief"] };
  expect(after(TURN, wished).lands[0]).toMatchObject({
    treasures: 3,
    companions: ["thief", "thief", "thief", "nun"],
  });
  const one: View = { ...TURN, options: { ...TURN.options, wish: "three_keep_one" } };
  expect(after(one, wished).drawn).toEqual(["bronze_coin", "thief"]);
  expect(after(one, wished, { event: "kept", seat: 0, card: "thief" })).toMatchObject({
    drawn: [],
    discard: ["bronze_coin", "bronze_coin"],
  });
});

test("a round ends and the next begins", () => {
  const now = after(
    TURN,
    { event: "discarded", cards: ["gold_coin", "archer"] },
    { event: "round", round: 5, level: 10 },
    { event: "reshuffled", count: 5 },
    { event: "laid", cards: ["spy", "spy", "nun", "king"], deck: 20 },
    { event: "peeked", seat: 0, card: "prince" },
    { event: "bookmarked", seat: 1, page: null },
    { event: "last_round", seat: 1, what: "treasures" },
  );
  expect(now).toMatchObject({
    round: 5,
    level: 10,
    turn: null,
    alone: null,
    discard: [],
    deck: 20,
    ending: true,
  });
  expect([now.hidden, now.peeked]).toEqual([{ card: "prince" }, [0]]);
  expect([now.pages, now.chosen]).toEqual([
    [null, null, null, null],
    [false, true, false, false],
  ]);
});

test("before the first round tokens are chosen one after the other", () => {
  const start: View = { ...VIEW, round: 0, order: [null, null, null, null] };
  const now = after(start, { event: "took_token", seat: 2, token: 4 });
  expect(inOrder(now)).toEqual([2, 0, 1, 3]);
  expect(tokensLeft(now)).toEqual([1, 2, 3]);
});

test("what is known to the viewer only, and what is not known", () => {
  expect(secrets(VIEW.lands[0]!)).toEqual(["gold_coin"]);
  expect(secrets(land({ seen: ["gold_coin", "gold_coin"], shown: ["gold_coin"] }))).toEqual(["gold_coin"]);
  expect(unseen(VIEW.lands[1]!)).toBe(2);
});
