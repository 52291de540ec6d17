// One's own hand: which way it pulls, and what goes with a pull.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Gesture } from "../../../src/games/kamimai/gesture.svelte";
import { Hand } from "../../../src/games/kamimai/hand.svelte";
import type { View } from "../../../src/games/kamimai/view";
import type { Tree } from "../../../src/protocol";
import { now } from "../../now";
import { FakeBook } from "./fakebook.svelte";
import { DRAW, OPTIONS, tree } from "./views";

const PHYSICS: View = { ...DRAW, options: { ...OPTIONS, book: "physics" } };
const PULL: View = { ...PHYSICS, phase: "pull", fingers: { side: "left", page: 2, pull: null } };
const PAGES = tree("left, page 1", "left, page 2", "right, page 1", "done");
const PULLS = tree("pull 1", "pull 2", "let go");

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function at(view: View, legal: Tree): { book: FakeBook; gesture: Gesture; hand: Hand } {
  const book = new FakeBook(view, legal);
  const table = now("kamimai", view, legal);
  const gesture = new Gesture(() => table);
  return { book, gesture, hand: new Hand(book, gesture) };
}

test("a button pulls steadily where one would drag", () => {
  const { book, hand } = at(PULL, PULLS);
  hand.pull(["pull 2"]);
  expect(book.carry).toHaveBeenCalledWith(["pull 2"], { care: "steady", timing: null });
});

test("by odds only the care counts; by timing also when the mark was stopped", () => {
  const { book, hand } = at(PULL, PULLS);
  hand.way = "odds";
  hand.care = "careful";
  hand.pull(["pull 1"]);
  expect(book.carry).toHaveBeenLastCalledWith(["pull 1"], { care: "careful", timing: null });
  hand.way = "timing";
  vi.advanceTimersByTime(750);
  hand.pull(["pull 1"]);
  expect(book.carry).toHaveBeenLastCalledWith(["pull 1"], { care: "careful", timing: 100 });
  vi.advanceTimersByTime(750);
  hand.pull(["pull 1"]);
  expect(book.carry).toHaveBeenLastCalledWith(["pull 1"], { care: "careful", timing: 0 });
});

test("which way one pulls is remembered", () => {
  const { hand } = at(PULL, PULLS);
  expect([hand.way, hand.care]).toEqual(["drag", "steady"]);
  hand.way = "timing";
  hand.care = "quick";
  const { hand: next } = at(PULL, PULLS);
  expect([next.way, next.care]).toEqual(["timing", "quick"]);
});

test("where nothing can be shown nobody has to drag", () => {
  const { hand } = at(PULL, PULLS);
  hand.blind = true;
  expect(hand.way).toBe("odds");
  hand.blind = false;
  expect(hand.way).toBe("drag");
});

test("a tap chooses a page; on another page the fingers let go first", async () => {
  const first = at(PHYSICS, PAGES);
  await first.hand.pick("left", 2);
  expect([first.gesture.side, first.gesture.page, first.hand.held?.count]).toEqual(["left", 2, 1]);
  const second = at(PULL, PULLS);
  await second.hand.pick("left", 2);
  expect(second.book.carry).not.toHaveBeenCalled();
  await second.hand.pick("right", 1);
  expect(second.book.carry).toHaveBeenCalledWith(["let go"]);
});

test("a drag takes as many pages as were chosen before", async () => {
  const { book, gesture, hand } = at(PULL, PULLS);
  gesture.pullSome(2);
  hand.pinch("left", 2, 40);
  await vi.advanceTimersByTimeAsync(0);
  expect(book.pinch).toHaveBeenCalledWith(2, 40);
  expect(hand.held).toEqual({ side: "left", page: 2, count: 2 });
  expect(hand.practised).toBe(false); // whoever has drawn one knows how
  expect(hand.busy).toBe(true);
});

test("until the book rests the hand is there", () => {
  const { book, hand } = at(PHYSICS, PAGES);
  expect(hand.busy).toBe(false);
  book.show({ ...PHYSICS, phase: "came" }, {});
  expect(hand.busy).toBe(true);
  book.show({ ...PHYSICS, phase: "came", activator: 1, seat: 0 }, {});
  expect(hand.busy).toBe(false);
});

test("whoever does not drag only chooses a page by it", async () => {
  const { book, gesture, hand } = at(PHYSICS, PAGES);
  hand.way = "odds";
  hand.pinch("left", 2, 40);
  await vi.advanceTimersByTimeAsync(0);
  expect(book.pinch).not.toHaveBeenCalled();
  expect(gesture.side).toBe("left");
});

test.each([
  ["it is not one's turn", (book: FakeBook) => book.show(PHYSICS, {})],
  ["the server is gone", (book: FakeBook) => (book.current = false)],
  ["it is time to watch", (book: FakeBook) => book.show({ ...PHYSICS, phase: "watch" }, PULLS)],
])("no page is touched while %s", (_, happens) => {
  const { book, hand } = at(PHYSICS, PAGES);
  expect(hand.may).toBe(true);
  happens(book);
  expect(hand.may).toBe(false);
  hand.pinch("left", 1, 50);
  expect(hand.pinching.state).toBe("free");
});

test("what else is refused meanwhile does not open the hand", async () => {
  const { book, hand } = at(PULL, PULLS);
  const leave = $effect.root(() => {
    $effect(() => hand.follow());
  });
  hand.pinch("left", 2, 50);
  await vi.advanceTimersByTimeAsync(0);
  book.refused = { type: "error", code: "busy-book" };
  flushSync();
  expect(hand.pinching.state).toBe("holding");
  hand.pinching.open();
  await vi.advanceTimersByTimeAsync(1000);
  expect(book.openHand).toHaveBeenCalledOnce();
  leave();
});

test.each([
  ["the book is lost", (book: FakeBook) => (book.refused = { type: "error", code: "book-lost" })],
  ["the connection is lost", (book: FakeBook) => (book.current = false)],
  ["the outcome is there", (book: FakeBook) => book.show({ ...PHYSICS, phase: "came" }, {})],
])("the hand is free again when %s", async (_, happens) => {
  const { book, hand } = at(PULL, PULLS);
  const leave = $effect.root(() => {
    $effect(() => hand.follow());
  });
  hand.pinch("left", 2, 50);
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(hand.pinching.state).toBe("holding");
  happens(book);
  flushSync();
  expect(hand.pinching.state).toBe("free");
  leave();
});
