// Sentences about pages, several players and lists.
import { expect, test } from "vitest";
import { textOf } from "../../texts";

const EN = textOf("grimoire", "en");
const FR = textOf("grimoire", "fr");
const NAMES = ["Ann", "Bo", "Cy"];
const told = (
  event: { event: string; [field: string]: unknown },
  viewer: number | null = 0,
  text = EN,
): string => text.event(event, viewer, NAMES);

test("a page by its name, for whoever may know it", () => {
  expect(told({ event: "bookmarked", seat: 0, page: 4 })).toBe("You place your bookmark at page 4, Heal.");
  expect(told({ event: "bookmarked", seat: 1, page: null })).toBe("Bo has placed a bookmark.");
});

test("everybody’s page at once", () => {
  const revealed = { event: "revealed", pages: [4, 8, 8] };
  expect(told(revealed)).toBe("The books open: you chose Heal, Bo chose Storm and Cy chose Storm.");
  expect(told(revealed, null)).toContain("Ann chose Heal");
});

test("a second player is you, or has a name", () => {
  const gave = { event: "gave", seat: 1, to: 0, card: "king" };
  expect(told(gave)).toBe("Bo gives you a King.");
  expect(told(gave, 2)).toBe("Bo gives a King to Ann.");
  expect(told({ event: "seized", seat: 2, from: 0, card: "nun" }, 0, FR)).toMatch(/^Cy te prend une Nonne/);
});

test("seats in their order, the viewer among them", () => {
  const ordered = { event: "ordered", seats: [2, 0, 1], alone: [2], shared: [0, 1], reversed: true };
  expect(told(ordered)).toContain("their old order reversed: you, Bo");
  expect(told({ ...ordered, reversed: false })).toContain("in their old order: you, Bo");
  expect(told({ event: "match_shared", seats: [0, 2] })).toContain("you and Cy");
  expect(told({ event: "time", seat: 1, page: 5, how: "reverse", seats: [1, 0, 2] })).toContain("Bo");
});

test("a boolean called like a list, and a word called like a place", () => {
  const hidden = { event: "replaced", seat: 1, card: "king", hidden: true, new: null };
  expect(told(hidden)).toMatch(/King/);
  expect(told({ ...hidden, hidden: false, new: "nun" })).toContain("a Nun");
  expect(told({ event: "shoes", seat: 1, card: "king", item: "golden_cup", place: "quest" })).toContain(
    "uses the Golden Cup: a King joins the quest zone",
  );
});

test("a step names its page, its player, or its token as written", () => {
  expect(EN.step("page 3")).toBe("3 Fireball");
  expect(EN.step("token 2")).toContain("2");
  expect(EN.step("target 1", NAMES)).toContain("Bo");
  expect(EN.step("target 1")).toContain("player 2");
  expect(EN.step("take hidden")).toBe("Take the hidden card");
});
