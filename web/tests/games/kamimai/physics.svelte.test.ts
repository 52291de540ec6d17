// The board around a book that obeys physics.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../../../src/games/kamimai/view";
import type { Tree } from "../../../src/protocol";
import { FakeBook } from "./fakebook.svelte";
import { all, clear, furnish, press, props, seen, shown } from "./mounted";
import { DRAW, OPTIONS, tree } from "./views";

vi.mock("../../../src/games/kamimai/book3d/Book3D.svelte", () => import("./FakeBook3D.svelte"));

const PHYSICS: View = { ...DRAW, options: { ...OPTIONS, book: "physics" } };
const RISKS = { careful: [4, 40], steady: [31, 90], quick: [120, 400] };
const PULL: View = {
  ...PHYSICS,
  phase: "pull",
  fingers: { side: "left", page: 2, pull: null },
  risks: RISKS,
};
const PAGES = tree("left, page 1", "left, page 2", "left, page 3", "right, page 1", "done");
const PULLS = tree("pull 1", "pull 2", "let go");

beforeEach(() => {
  furnish();
});
afterEach(clear);

async function at(view: View, legal: Tree): Promise<{ book: FakeBook; leave: () => void }> {
  const book = new FakeBook(view, legal);
  const leave = await shown(props(view, legal, { seat: view.seat }), book);
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector(".fake")).not.toBeNull();
  });
  return { book, leave };
}

test("a drag plays where the fingers go, closes them, moves them and opens them", async () => {
  const { book, leave } = await at(PHYSICS, PAGES);
  expect(seen(".act .do")).toBe("I am done drawing");
  press("[aria-label='One page more']");
  expect(seen("output")).toBe("2 pages");
  book.carry.mockImplementation(() => {
    book.show(PULL, PULLS);
    return Promise.resolve(true);
  });
  press(".drag");
  await vi.waitFor(() => expect(book.pinch).toHaveBeenCalledWith(2, 55));
  expect(book.carry).toHaveBeenCalledWith(["left", "page 2"]);
  flushSync();
  expect(document.querySelector<HTMLElement>(".fake")?.dataset["picked"]).toBe("left 2 2");
  expect(seen(".how")).toBe("You hold it: along the ridge, slowly.");
  press(".move");
  press(".open");
  await vi.waitFor(() => expect(book.openHand).toHaveBeenCalled());
  expect(book.reach).toHaveBeenCalledWith([0, 120, 0]);
  leave();
});

test("a page that is tapped is chosen, and buttons pull it", async () => {
  const { leave } = await at(PHYSICS, PAGES);
  press(".tap");
  await vi.waitFor(() => {
    flushSync();
    expect(seen(".act .do")).toBe("Fingers on page 2, left");
  });
  leave();
});

test("without dragging: a page, how many, how carefully, with the risk told", async () => {
  localStorage["kamifuda.pulling"] = "odds";
  const { book, leave } = await at(PULL, PULLS);
  expect(all(".pulling [role=status]")).toEqual(["About 3% that it falls."]);
  press("[data-choice=careful]");
  expect(all(".pulling [role=status]")).toEqual(["It will hardly fall: less than 1 in 100."]);
  press(".count:last-child");
  expect(all(".pulling [role=status]")).toEqual(["About 4% that it falls."]);
  expect(document.querySelector(".timing")).toBeNull();
  press(".act .do");
  expect(book.carry).toHaveBeenCalledWith(["pull 2"], { care: "careful", timing: null });
  leave();
});

test("by timing a touch of the bar pulls", async () => {
  localStorage["kamifuda.pulling"] = "timing";
  const { book, leave } = await at(PULL, PULLS);
  press(".pulling .timing");
  const [steps, attachment] = book.carry.mock.calls[0]!;
  expect(steps).toEqual(["pull 1"]);
  expect(attachment).toEqual({ care: "steady", timing: expect.any(Number) });
  leave();
});

test("where nothing can be drawn in space the drawing stands in, and nobody has to drag", async () => {
  localStorage["kamifuda.practised"] = "yes";
  const { leave } = await at(PHYSICS, PAGES);
  expect(all(".segments button")).toEqual(["By hand", "By timing", "By odds"]);
  press(".break");
  expect(document.querySelector("svg.book")).not.toBeNull();
  expect(all(".segments button")).toEqual(["By timing", "By odds"]);
  leave();
});

test("the first time it is told how one pulls, once", async () => {
  const first = await at(PHYSICS, PAGES);
  expect(seen(".pulling .first")).toContain("Take the page where the hand shows it");
  expect(document.querySelectorAll(".pulling .segments button")).toHaveLength(3); // nobody has to drag
  press(".pulling .first button");
  expect(document.querySelector(".pulling .first")).toBeNull();
  first.leave();
  document.body.replaceChildren();
  const second = await at(PHYSICS, PAGES);
  expect(document.querySelector(".pulling .first")).toBeNull();
  second.leave();
});

test("in the warm-up nothing counts, and one says when one has tried", async () => {
  const { leave } = await at({ ...PHYSICS, drawn: [], warming: 2 }, tree("left, page 1", "done"));
  expect(seen(".guide .ask")).toBe("Warm-up. Try a pull: nothing counts yet.");
  expect(seen(".act .do")).toBe("I have warmed up");
  leave();
});

test("why nothing came is said at the book", async () => {
  const book = new FakeBook(PHYSICS, PAGES);
  const came = [{ event: "came", seat: PHYSICS.seat, count: 0, of: 1, cards: [] }];
  const leave = await shown({ ...props(PHYSICS, PAGES, { seat: PHYSICS.seat }), events: came }, book);
  await vi.waitFor(() => {
    flushSync();
    expect(seen(".slip")).toContain("You let go too early");
  });
  leave();
});

test("whoever watches touches nothing", async () => {
  const { leave } = await at({ ...PHYSICS, seat: null }, {});
  expect(document.querySelector<HTMLButtonElement>(".drag")?.disabled).toBe(true);
  expect(document.querySelector(".pulling")).toBeNull();
  leave();
});

test.each([
  [true, "2"],
  [false, "untold"],
] as const)("whether people see the book lean is told: %s", async (lean_shown, lean) => {
  const { leave } = await at({ ...PHYSICS, lean_shown }, PAGES);
  expect(document.querySelector<HTMLElement>(".fake")?.dataset["lean"]).toBe(lean);
  expect(document.querySelector(".tilt") !== null).toBe(lean !== "untold");
  leave();
});

test("which fingers, whose doing, and what that does to the hand", async () => {
  const { leave } = await at(PHYSICS, PAGES);
  expect(seen(".view .grip")).toBe("thumb + ring Earth Guardian The hand trembles, and holds less firmly.");
  leave();
});
