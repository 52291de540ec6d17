// A button that changes its meaning in place.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BOARDS } from "../src/games/boards";
import { words } from "../src/language.svelte";
import type { Asks, Bar, BarProps } from "../src/games/gesture";
import ActBar from "../src/table/ActBar.svelte";

let leave = (): void => undefined;
beforeEach(async () => {
  await words.speak("en");
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
function press(wanted = ".btn--main"): void {
  const main = document.querySelector<HTMLElement>(`footer ${wanted}`)!;
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
