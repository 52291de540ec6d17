import { expect, test } from "vitest";
import { Gesture } from "../../../src/games/grimoire/gesture.svelte";
import type { View } from "../../../src/games/grimoire/view";
import type { Tree } from "../../../src/protocol";
import { now } from "../../now";
import { PEOPLE, TURN, VIEW } from "./views";

const legal = (...steps: string[]): Tree => Object.fromEntries(steps.map((step) => [step, {}]));
const PAGES = legal(...Array.from({ length: 9 }, (_, at) => `page ${at + 1}`));
const TAKE = legal("take hidden", "take king", "take archer");

function gesture(view: View, tree: Tree): Gesture {
  const table = now("grimoire", view, tree, PEOPLE);
  const made = new Gesture(() => table);
  made.begin();
  return made;
}

test("the book opens where it is touched, and touched again the page is chosen", () => {
  const book = gesture(VIEW, PAGES);
  expect([book.bookmarking, book.page, book.ready]).toEqual([true, 1, null]);
  expect(book.touchPage(7)).toBeNull();
  expect([book.page, book.ready]).toEqual([7, ["page 7"]]);
  expect(book.touchPage(7)).toEqual({ play: ["page 7"] });
  expect(book.commit()).toEqual({ play: ["page 7"] });
});

test("no page is chosen before one has turned to it", () => {
  const book = gesture(VIEW, PAGES);
  expect([book.ready, book.commit(), book.bar.label]).toEqual([null, null, ""]);
  expect(book.bar.need).toBe("Choose a page");
  book.leafTo(4);
  expect([book.commit(), book.bar.label]).toEqual([{ play: ["page 4"] }, "Bookmark 4: Heal"]);
  book.begin(); // another decision: the book is still open there
  expect([book.page, book.ready]).toEqual([4, null]);
});

test("a bookmark that is placed can be taken back with one tap", () => {
  const placed: View = {
    ...VIEW,
    to_act: [2],
    chosen: [true, true, false, true],
    pages: [5, null, null, null],
  };
  const { answers, need } = gesture(placed, {}).bar;
  expect([answers.map(({ label }) => label), need]).toEqual([["Change page"], "Your bookmark is placed"]);
  const last = { ...placed, chosen: placed.chosen.map(() => true) }; // the books open, whatever one wishes
  expect(gesture(last, {}).bar.answers).toEqual([]);
  expect(answers[0]?.asks()).toEqual({ takeBack: true });
  expect(gesture(TURN, {}).bar.answers).toEqual([]);
});

test("the two answers to a wish weigh the same", () => {
  const { answers, need } = gesture({ ...TURN, phase: "wish", to_act: [0] }, legal("points", "cards")).bar;
  expect(answers.map(({ main, wide }) => [main, wide])).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(need).toBe("");
});

test("the page that happens to lie open is not chosen by one touch", () => {
  expect(gesture(VIEW, PAGES).touchPage(1)).toBeNull();
});

test("a locked page can be read, and says why it can not be chosen", () => {
  const book = gesture(VIEW, PAGES);
  expect(book.touchPage(12)).toBeNull();
  expect([book.page, book.ready]).toEqual([12, null]);
  expect(book.touchPage(12)).toEqual({ explain: ["page 12"] });
  book.begin();
  expect(book.page).toBe(9);
});

test("one leafs no further than the covers", () => {
  const book = gesture(VIEW, PAGES);
  book.leafTo(0);
  expect(book.page).toBe(1);
  book.leafTo(16);
  expect(book.page).toBe(15);
});

test("a card is chosen, and touched again it is taken", () => {
  const view: View = { ...TURN, to_act: [0] };
  const hand = gesture(view, TAKE);
  expect([hand.stateOf("take king"), hand.questStep("king")]).toEqual(["playable", "take king"]);
  expect(hand.touch("take king")).toBeNull();
  expect([hand.stateOf("take king"), hand.card, hand.ready]).toEqual(["picked", "king", ["take king"]]);
  expect(hand.touch("take king")).toEqual({ play: ["take king"] });
  hand.undo();
  expect([hand.step, hand.ready]).toEqual([null, null]);
});

test("what a card of the Quest zone means", () => {
  const asks = (phase: View["phase"], tree: Tree): string | null =>
    gesture({ ...TURN, phase, to_act: [0] }, tree).questStep("king");
  expect(asks("luck", legal("replace king", "leave"))).toBe("replace king");
  expect(asks("heal", legal("heal", "leave"))).toBe("take king"); // the server says what comes first
  expect(asks("take", {})).toBeNull();
  expect(gesture(VIEW, PAGES).questStep("king")).toBeNull();
});

test("a player who can not be the target is explained", () => {
  const view: View = { ...TURN, phase: "target", to_act: [0] };
  const hand = gesture(view, legal("target 1", "target 2"));
  expect(hand.touch("target 3")).toEqual({ explain: ["target 3"] });
  expect(hand.touch("target 2")).toBeNull();
  expect([hand.card, hand.ready]).toEqual([null, ["target 2"]]);
});
