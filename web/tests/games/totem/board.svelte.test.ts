// What the board of Totem tells of what has happened, and where keys lead on it.
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Event } from "../../../src/games/totem/view";
import { leave, sat, seen, touch } from "./seated.svelte";
import { open, VIEW } from "./views";

const ATTACKED: Event = { event: "attacked", seat: 0, card: "green_12", partner: null, place: 1, level: 12 };
const FALLEN: Event = {
  event: "defeated",
  seat: 1,
  card: "blue_11",
  place: 1,
  level: 11,
  against: 12,
  discarded: ["green_12"],
  left: 2,
};
const DREW: Event = { event: "drew", seat: 0, card: "red_5", pile: 20, why: "turn" };
const HELD: Event = {
  event: "held",
  seat: 1,
  card: "blue_11",
  place: 1,
  level: 11,
  against: 3,
  discarded: ["blue_3"],
  shield: false,
};
afterEach(() => leave());

const chips = (): string[] =>
  [...document.querySelectorAll(".centre .chip")].map((chip) => chip.textContent!.trim());
const here = (): DOMStringMap => (document.activeElement as HTMLElement).dataset;
function press(...keys: string[]): void {
  for (const key of keys) {
    document.activeElement!.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
    flushSync();
  }
}

test("what an attack costs is said when it happens", async () => {
  await sat({ phase: "again" }, { events: [ATTACKED, FALLEN], legal: { attack: {}, stop: {} } });
  expect(chips()).toEqual(["Both cards are discarded"]);
  const sword: Event = { ...ATTACKED, card: "red_5", partner: "green_7" };
  const both: Event = { ...FALLEN, discarded: ["red_5", "green_7"] };
  await sat({ phase: "again" }, { events: [sword, both], legal: { attack: {}, stop: {} } });
  expect(chips()).toEqual(["All three cards are discarded"]);
  await sat({}, { events: [{ ...ATTACKED, card: "blue_3", level: 3 }, HELD] });
  expect(chips()).toEqual(["Discarded: the blue 3"]);
  const kept: Event = { event: "kept", seat: 0, cards: ["green_7"], by: "sword", clause: "TOT-A3" };
  await sat({}, { events: [sword, { ...HELD, discarded: ["red_5"] }, kept] });
  expect(chips()).toEqual(["Discarded: the red 5", "Back to the hand: green 7"]);
});

test("the card that was drawn is marked until the next action", async () => {
  const marked = (): string[] =>
    [...document.querySelectorAll(".hand .drawn")].map(
      (tab) => tab.closest<HTMLElement>("[data-card]")!.dataset["card"]!,
    );
  const props = await sat({}, { events: [{ event: "stopped", seat: 1 }, DREW] });
  expect(marked()).toEqual(["red_5"]);
  expect(seen("[data-card=red_5] .unseen")).toBe("red 5, Sword, just drawn, can be chosen");
  props.events = [{ event: "discarded", seat: 1, card: "blue_1", limit: true }];
  flushSync();
  expect(marked()).toEqual(["red_5"]);
  props.events = [ATTACKED];
  flushSync();
  expect(marked()).toEqual([]);
});

test("the numbers of the other say what they count", async () => {
  await sat();
  expect(seen(".zone:not(.own) header .held")).toBe("5 in hand");
});

test("the last turns are announced before they come", async () => {
  await sat({ pile: 6 });
  expect(seen(".banner")).toBe("");
  await sat({ pile: 5 });
  expect(seen(".banner")).toBe("Only 5 cards left in the pile: the last turns are coming.");
  await sat({ pile: 1 });
  expect(seen(".banner")).toContain("Only 1 card left");
  await sat({ pile: 0, last_turn: 0 });
  expect(seen(".banner")).toContain("this is your last turn");
});

test("who begins is said, until somebody’s turn is over", async () => {
  await sat({ opening: true });
  expect(seen(".begins")).toBe("You begin.");
  await sat({ opening: true, first: 1, phase: "choose", zones: [[null], [null]] }, { legal: {} });
  expect(seen(".begins")).toBe("Bo begins.");
  await sat();
  expect(seen(".begins")).toBe("");
});

test("arrow keys lead from a chosen card up to what it may be used on, and back", async () => {
  await sat();
  document.querySelector<HTMLElement>("[data-card=green_12]")!.focus();
  touch("[data-card=green_12]");
  press("ArrowUp");
  expect(here()).toMatchObject({ own: "true", place: "2" }); // free: a new totem
  press("ArrowUp", "ArrowUp");
  expect(here()).toMatchObject({ own: "false", place: "0" });
  press("ArrowRight");
  expect(here()).toMatchObject({ own: "false", place: "1" });
  press("ArrowDown", "ArrowDown", "ArrowDown");
  expect(here()["card"]).toBeDefined();
  press("ArrowDown");
  expect(here()["card"]).toBeDefined();
});

test("with nothing to choose there, they lead to where one was last", async () => {
  await sat({ zones: [VIEW.zones[0]!, [open("blue_11"), open("blue_6", true), null, null]] });
  document.querySelector<HTMLElement>("[data-card=blue_3]")!.focus();
  press("ArrowUp", "ArrowUp", "ArrowUp");
  expect(here()).toMatchObject({ own: "false", place: "0" });
});
