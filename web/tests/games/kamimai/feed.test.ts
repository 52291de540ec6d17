// Frames come when they come; what is seen moves evenly.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BookFeed } from "../../../src/games/kamimai/feed";
import { AT_REST } from "../../../src/games/kamimai/frames";
import { bytes, change, whole } from "./making";

const FRAME = 1000 / 30;
let now = 0;
let feed: BookFeed;

beforeEach(() => {
  vi.useFakeTimers();
  now = 1000;
  feed = new BookFeed(() => now);
});
afterEach(() => vi.useRealTimers());

const one = (x: number, frame = 0): Uint8Array => whole({ frame, left: 1, pages: [[x, 44, 0, 0]] });
const seen = (): number | undefined => feed.at()?.poses[0];

test("nothing is known before the first frame", () => {
  expect(feed.at()).toBeNull();
  expect(feed.moving()).toBe(false);
});

test("a book at rest is shown at once and needs no more pictures", () => {
  const heard = vi.fn();
  feed.subscribe(heard);
  feed.take(one(5, AT_REST));
  expect(seen()).toBeCloseTo(5);
  expect(feed.moving()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("between two frames the book is between them", () => {
  feed.take(one(0).buffer as ArrayBuffer);
  now += FRAME;
  feed.take(change(1, 1, { 0: [60, 0, 0, 0] }));
  now = 1000 + 66 + FRAME / 2;
  expect(seen()).toBeCloseTo(3, 1);
  now += FRAME;
  expect(seen()).toBeCloseTo(6, 3);
});

test("frames that come in a lump are played in their own time", () => {
  feed.take(one(0));
  for (let frame = 1; frame <= 6; frame++) feed.take(change(frame, 1, { 0: [10, 0, 0, 0] }));
  now = 1000 + 66;
  const places = Array.from({ length: 7 }, () => ((now += FRAME), seen()! - 0));
  places.slice(0, 6).forEach((place, at) => expect(place).toBeCloseTo(at + 1, 0));
});

test("a late frame delays what follows, never turns back", () => {
  feed.take(one(0));
  now += 400;
  feed.take(change(1, 1, { 0: [10, 0, 0, 0] }));
  now += FRAME;
  feed.take(change(2, 1, { 0: [10, 0, 0, 0] }));
  let last = 0;
  for (let step = 0; step < 20; step++, now += 8) {
    expect(seen()!).toBeGreaterThanOrEqual(last);
    last = seen()!;
  }
  expect(last).toBeCloseTo(2);
});

test("the frame at rest ends a motion, after the rest of it has been seen", () => {
  feed.take(one(0));
  feed.take(change(1, 1, { 0: [10, 0, 0, 0] }));
  feed.take(one(1, AT_REST));
  expect(feed.moving()).toBe(true);
  now += 66 + 2 * FRAME + 1;
  expect(feed.moving()).toBe(false);
  expect(feed.at()?.frame).toBe(AT_REST);
});

test("a motion that stops in the middle does not go on for ever", () => {
  feed.take(one(0));
  now += 5000;
  expect(feed.moving()).toBe(false);
});

test("pages that left are not mixed with those that stay", () => {
  feed.take(whole({ left: 1, pages: [[0, 44, 0, 0, 2], [50, 44, 0, 0]] })); // prettier-ignore
  feed.take(whole({ frame: AT_REST, left: 0, pages: [[50, 44, 0, 0]] }));
  now += 66 + FRAME / 2;
  expect([...feed.at()!.poses].filter((_, at) => at % 4 === 0)).toEqual([0, 50]);
});

test("a broken frame is said, and the next whole one is shown", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  feed.take(one(1, AT_REST));
  feed.take(bytes("07"));
  feed.take(change(1, 1, { 0: [10, 0, 0, 0] }));
  expect(seen()).toBeCloseTo(1);
  feed.take(one(2, AT_REST));
  expect(seen()).toBeCloseTo(2);
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});

test("recorded frames are played at any speed", async () => {
  const frames = [
    one(0),
    change(1, 1, { 0: [10, 0, 0, 0] }),
    change(2, 1, { 0: [10, 0, 0, 0] }),
    one(2, AT_REST),
  ];
  const over = vi.fn();
  const playing = feed.play(frames, 0.5).then(over);
  now += 66 + 2 * FRAME;
  expect(seen()).toBeCloseTo(1, 3);
  await vi.advanceTimersByTimeAsync(66 + 5 * FRAME);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * FRAME);
  await playing;
  expect(over).toHaveBeenCalled();
});

test("whoever plays something else ends what was played", async () => {
  const first = feed.play([one(0), one(2, AT_REST)], 1);
  const second = feed.play([one(7, AT_REST)], 1);
  await first;
  expect(feed.last?.poses[0]).toBeCloseTo(7);
  feed.stop();
  await second;
});
