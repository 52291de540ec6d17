// Seconds by the clock of this device.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Watch } from "../../../../src/games/kamimai/companion/watch.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it counts down to the end, and says so once", () => {
  const [watch, over] = [new Watch(), vi.fn()];
  watch.begin(Date.now(), 3, over);
  const seen = [0, 1000, 1000, 900].map((more) => {
    vi.advanceTimersByTime(more);
    return watch.left;
  });
  expect(seen).toEqual([3, 2, 1, 1]);
  vi.advanceTimersByTime(5000);
  expect(over).toHaveBeenCalledTimes(1);
  expect(watch.left).toBe(0);
});

test("it goes on from when it began", () => {
  const [watch, over] = [new Watch(), vi.fn()];
  watch.begin(Date.now() - 2000, 3, over);
  expect(watch.left).toBe(1);
});

test("what is long past is not counted", () => {
  const [watch, over] = [new Watch(), vi.fn()];
  watch.begin(Date.now() - 4000, 3, over);
  vi.advanceTimersByTime(5000);
  expect(watch.left).toBeNull();
  expect(over).not.toHaveBeenCalled();
});

test("whoever stops it hears nothing", () => {
  const [watch, over] = [new Watch(), vi.fn()];
  watch.begin(Date.now(), 3, over);
  watch.stop();
  vi.advanceTimersByTime(5000);
  expect(watch.left).toBeNull();
  expect(over).not.toHaveBeenCalled();
});

test("while nobody looks at the screen nothing is said for them", () => {
  const [watch, over] = [new Watch(), vi.fn()];
  watch.begin(Date.now(), 3, over);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.advanceTimersByTime(5000);
  expect(watch.left).toBeNull();
  expect(over).not.toHaveBeenCalled();
});
