// Which play holds what the book did when it fell.
import { expect, test } from "vitest";
import { freshFall, lastFall } from "../../../src/games/kamimai/falls";
import type { Missed, What } from "../../../src/protocol";

const entry = (number: number, events: string[], what: Partial<What> = {}): Missed => ({
  number,
  at: 0,
  what: { kind: "play", ...what },
  events: [events.map((event) => ({ event }))],
});
const told = (...plays: string[][]): Missed[] => [
  entry(1, [], { kind: "created" }),
  entry(2, ["sheet"], { kind: "started" }),
  ...plays.map((events, at) => entry(at + 3, events)),
];

test("no book fell", () => expect(lastFall(told(["fingers"], ["pulled"], ["came"], ["stands"]))).toBeNull());
test("in a draw it is what came", () =>
  expect(lastFall(told(["fingers"], ["pulled"], ["came"], ["fell", "energy"]))).toBe(3));
test("strays are told in between", () =>
  expect(lastFall(told(["pulled"], ["came"], ["strayed"], ["strayed"], ["fell"]))).toBe(2));
test("in the watch it is the fall itself", () =>
  expect(lastFall(told(["pulled"], ["came"], ["stands"], ["done"], ["fell"], ["target"]))).toBe(5));
test("plays that were taken back do not count", () => {
  const entries = [
    ...told(["targeted"], ["fingers"]),
    entry(5, [], { kind: "asked", reason: "undo", seat: 0, done: true }),
    ...[["fingers"], ["pulled"], ["came"], ["fell"]].map((events, at) => entry(at + 6, events)),
  ].map((one) => ({ ...one, what: { ...one.what, seat: 0 } }));
  expect(lastFall(entries)).toBe(4);
});

test("it stays new until somebody pulls again", () => {
  const fallen = told(["pulled"], ["came"], ["fell"], ["built", "turn"]);
  expect(freshFall(fallen)).toBe(2);
  expect(freshFall([...fallen, entry(9, ["pulled"])])).toBeNull();
  expect(freshFall(told(["pulled"], ["came"]))).toBeNull();
});
