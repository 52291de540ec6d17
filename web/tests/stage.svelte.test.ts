import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/settings.svelte";
import { Stage } from "../src/table/stage.svelte";
import type { Picture } from "../src/table/stage.svelte";

let still = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  still = false;
  settings.pace = "usual";
});

const picture = (view: string, more: Partial<Picture> = {}): Picture => ({
  view,
  events: [],
  hold: false,
  ...more,
});

test("pictures are shown one after the other, each for a moment", () => {
  const stage = new Stage();
  stage.show([picture("one"), picture("two")], 1);
  expect([stage.scene?.view, stage.idle]).toEqual(["one", false]);
  vi.advanceTimersByTime(850);
  expect([stage.scene?.view, stage.idle]).toEqual(["two", true]);
});

test("without motion there is no waiting", () => {
  still = true;
  const stage = new Stage();
  stage.show([picture("one"), picture("two")], 1);
  vi.advanceTimersByTime(1);
  expect(stage.scene?.view).toBe("two");
});

test.each([false, true])(
  "what has to be read lasts as long as it takes, without motion too (%s)",
  (quiet) => {
    still = quiet;
    const stage = new Stage();
    stage.show([picture("one", { lasts: 2000 })], 1);
    stage.show([picture("two")], 2);
    vi.advanceTimersByTime(1900);
    expect([stage.scene?.view, stage.reading]).toEqual(["one", true]);
    vi.advanceTimersByTime(200);
    expect([stage.scene?.view, stage.reading]).toEqual(["two", false]);
  },
);

test.each([
  ["slow", 1_580],
  ["fast", 300],
] as const)("who wants it %s sees everything so", (pace, milliseconds) => {
  settings.pace = pace;
  const stage = new Stage();
  stage.show([picture("one"), picture("read", { lasts: 1600 }), picture("two")], 1);
  vi.advanceTimersByTime(milliseconds);
  expect(stage.scene?.view).toBe("one");
  vi.advanceTimersByTime(60);
  expect(stage.scene?.view).toBe("read");
  vi.advanceTimersByTime(2 * milliseconds - 60);
  expect(stage.scene?.view).toBe("read");
  vi.advanceTimersByTime(120);
  expect(stage.scene?.view).toBe("two");
});

test("who wants no motion, but time, gets it", () => {
  still = true;
  settings.pace = "slow";
  const stage = new Stage();
  stage.show([picture("one"), picture("two")], 1);
  vi.advanceTimersByTime(1_500);
  expect(stage.scene?.view).toBe("one");
});

test("whoever acts has read it", () => {
  const stage = new Stage();
  stage.show([picture("one", { lasts: 2000 })], 1);
  expect([stage.idle, stage.reading]).toEqual([true, true]);
  stage.understood();
  stage.show([picture("two")], 2);
  expect(stage.scene?.view).toBe("two");
});

test("a hold stays until somebody goes on", () => {
  const stage = new Stage();
  stage.show([picture("end", { hold: true }), picture("next")], 1);
  vi.advanceTimersByTime(10_000);
  expect([stage.scene?.view, stage.idle]).toEqual(["end", false]);
  stage.skip();
  expect([stage.scene?.view, stage.idle]).toEqual(["next", true]);
});

test("on from a picture in the middle of a round, nothing is left out", () => {
  const stage = new Stage();
  stage.show([picture("reveal", { hold: true, onward: true }), picture("turn"), picture("next")], 1);
  stage.skip();
  expect([stage.scene?.view, stage.idle]).toEqual(["turn", false]);
  vi.advanceTimersByTime(850);
  expect([stage.scene?.view, stage.idle]).toEqual(["next", true]);
});

test("who goes on misses pictures, but nothing that happened", () => {
  const [attacked, fell, drew, won] = ["attacked", "fell", "drew", "won"].map((event) => ({ event }));
  const stage = new Stage();
  stage.show([picture("attack", { events: [attacked!] })], 1);
  stage.show([picture("fight", { events: [fell!] }), picture("fall", { events: [fell!, drew!] })], 2);
  stage.show([picture("end", { events: [won!], hold: true }), picture("next", { events: [] })], 3);
  stage.skip();
  expect([stage.scene?.view, stage.scene?.events]).toEqual(["end", [fell, drew, won]]);
  stage.skip();
  expect([stage.scene?.view, stage.scene?.events]).toEqual(["next", []]);
});
