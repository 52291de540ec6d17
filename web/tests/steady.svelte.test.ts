// A button that changes its meaning in place.
import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BOARDS } from "../src/games/boards";
import { words } from "../src/language.svelte";
import type { Asks, Bar, BarProps } from "../src/games/gesture";
import Ways from "../src/lobby/Ways.svelte";
import ActBar from "../src/table/ActBar.svelte";
import HandOver from "../src/table/HandOver.svelte";
import Leaving from "../src/table/Leaving.svelte";
import Rematch from "../src/table/Rematch.svelte";
import { forgetPlaces } from "../src/table/steady";

let leave = (): void => undefined;
beforeEach(async () => {
  await words.speak("en");
  forgetPlaces();
  vi.useFakeTimers();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const done: string[] = [];
const answering = (...labels: string[]): Bar => ({
  answers: labels.map((label, at) => ({ label, asks: () => ({ play: [label] }), main: at === 0 })),
  label: "",
  need: "",
});
const sealed = (label: string): Bar => ({ answers: [], label, need: "Choose a card" });

function shown(Bar: typeof ActBar, bar: Bar): BarProps {
  done.length = 0;
  const props: BarProps = $state({
    bar,
    busy: false,
    guidance: bar.need,
    skip: null,
    undo: null,
    why: () => void done.push("why"),
    commit: (): void => void done.push(props.bar.label),
    ask: (asks: Asks) => void done.push(...(asks && "play" in asks ? asks.play : [])),
  });
  const mounted = mount(Bar, { target: document.body, props });
  leave = () => void unmount(mounted);
  flushSync();
  return props;
}
function press(wanted = ".btn--main", within = "footer"): void {
  const main = document.querySelector<HTMLElement>(`${within} ${wanted}`)!;
  main.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  main.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  flushSync();
}
function becomes(props: BarProps, bar: Bar): void {
  props.bar = bar;
  flushSync();
}

const games = await Promise.all(Object.values(BOARDS).map((load) => load()));
/** Of most games, and those that games have of their own. */
const BARS = [ActBar, ...games.flatMap(({ Bar }) => (Bar ? [Bar] : []))] as (typeof ActBar)[];

test.each(BARS)("whoever keeps pressing does not do what comes next (bar %#)", (Bar) => {
  const props = shown(Bar, answering("Take the Ace"));
  press();
  vi.advanceTimersByTime(200);
  becomes(props, sealed("Mark page 5"));
  press();
  vi.advanceTimersByTime(390);
  press();
  expect(done).toEqual(["Take the Ace"]);
  vi.advanceTimersByTime(20);
  press();
  expect(done).toEqual(["Take the Ace", "Mark page 5"]);
});

test("what stood there last counts, whatever is said in between", () => {
  const props = shown(ActBar, answering("Take the Ace"));
  becomes(props, sealed(""));
  vi.advanceTimersByTime(5_000);
  becomes(props, sealed("Mark page 5"));
  press();
  expect(done).toEqual([]);
  becomes(props, sealed(""));
  vi.advanceTimersByTime(5_000);
  becomes(props, sealed("Mark page 5"));
  press();
  expect(done).toEqual(["Mark page 5"]);
});

test("keys are not quicker than fingers", () => {
  const props = shown(ActBar, answering("Take the Ace"));
  becomes(props, answering("Buy"));
  document.querySelector<HTMLElement>("footer .btn--main")!.click(); // as Enter does
  expect(done).toEqual([]);
});

test("a key that is held down does nothing twice", () => {
  const props = shown(ActBar, answering("Take the Ace"));
  const main = document.querySelector<HTMLElement>("footer .btn--main")!;
  main.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true }));
  main.click();
  expect(done).toEqual([]);
  main.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  main.click();
  expect(done).toEqual(["Take the Ace"]);
  expect(props.bar.answers).toHaveLength(1);
});

test("who has just chosen something on the table has read what it means", () => {
  const props = shown(ActBar, sealed("Attack with the Ten"));
  const card = document.body.appendChild(document.createElement("button"));
  card.onclick = () => becomes(props, sealed("Attack with the Tower"));
  card.click();
  press();
  expect(done).toEqual(["Attack with the Tower"]);
});

test("what a button has done to itself is read first", () => {
  const props = shown(ActBar, answering("Do not look"));
  props.ask = () => becomes(props, sealed("Attack"));
  press();
  press();
  expect(done).toEqual([]);
  vi.advanceTimersByTime(400);
  press();
  expect(done).toEqual(["Attack"]);
});

test("a finger that went down on one thing does not do another, however long it stays", () => {
  const props = shown(ActBar, answering("Take the Ace"));
  const main = (): HTMLElement => document.querySelector<HTMLElement>("footer .btn--main")!;
  main().dispatchEvent(new Event("pointerdown", { bubbles: true }));
  vi.advanceTimersByTime(100);
  becomes(props, answering("Buy"));
  vi.advanceTimersByTime(2_000);
  main().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  expect(done).toEqual([]);
  press();
  expect(done).toEqual(["Buy"]);
});

test.each(BARS)("one may always ask why, even if the touch itself skips ahead (bar %#)", (Bar) => {
  const props = shown(Bar, answering("Take the Ace"));
  const why = document.querySelector<HTMLElement>("footer .why")!;
  why.addEventListener("pointerdown", () => vi.advanceTimersByTime(100));
  why.addEventListener("pointerdown", () => becomes(props, answering("Buy")));
  press(".why");
  press();
  expect(done).toEqual(["why"]);
});

const ME = { seat: 0, who: "person", name: "Ana", yours: true, stand_in: null };
const BOT = { ...ME, seat: 1, who: "bot", name: null, yours: false };
const INFO = {
  status: "playing",
  style: "online",
  yours: true,
  chairs: [ME, BOT],
  rematch: null,
  rematch_by: null,
};
const PERSON = { seat: 0, name: "Ana", side: "a" };
const session = {
  seats: [0],
  ask: () => done.push("asked") && new Promise(() => undefined),
  upTo: (one: unknown) => one,
};
/** What stands in the place of something else, or becomes it: what it is given, and the touches that lead there. */
const PLACES = {
  "a table of the list": [Ways, { table: "t", title: "", action: "", ends: true, remove: () => done.push("asked") }, ".ico"],
  "the way out": [Leaving, { session, info: INFO, seat: 0, close: () => undefined }, ".btn--quiet"],
  "whose turn it is at one device": [HandOver, { person: PERSON, happened: [], again: false, take: () => done.push("asked") }, null],
  "what follows a match": [Rematch, { session, info: { ...INFO, status: "over" }, people: [] }, null],
} as unknown as Record<string, [Component, Record<string, unknown>, string | null]>; // prettier-ignore

test.each(Object.keys(PLACES))("whoever touches twice has not read it: %s", (name) => {
  const [There, props, leads] = PLACES[name]!;
  shown(ActBar, sealed("On"));
  press();
  leave();
  const mounted = mount(There, { target: document.body, props });
  leave = () => void unmount(mounted);
  flushSync();
  done.length = 0;
  if (leads) press(leads, "body");
  press(".btn--main", "body");
  vi.advanceTimersByTime(390);
  press(".btn--main", "body");
  expect(done).toEqual([]);
  vi.advanceTimersByTime(20);
  press(".btn--main", "body");
  expect(done).toEqual(["asked"]);
});
