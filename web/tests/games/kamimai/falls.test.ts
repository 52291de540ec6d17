// Which play shows once more how the book fell: the server tells it with the entry.
import { expect, test } from "vitest";
import { freshFall, lastFall } from "../../../src/games/kamimai/falls";
import type { Missed, What } from "../../../src/protocol";

const entry = (number: number, event: string, what: Partial<What> = {}): Missed => ({
  number,
  at: 0,
  what: { kind: "play", ...what },
  events: [[{ event }]],
});
const PULLED = entry(5, "pulled");
const FELL = entry(7, "fell", { drawn_again: 3 });

test("no book fell", () => expect(lastFall([PULLED, entry(6, "stands")])).toBeNull());
test("the last fall is shown", () =>
  expect(lastFall([entry(4, "fell", { drawn_again: 1 }), PULLED, FELL, entry(8, "built")])).toBe(3));
test("a fall that nothing simulated can not be shown", () =>
  expect(lastFall([PULLED, entry(6, "fell")])).toBeNull());
test("a fall that was taken back is none", () => {
  const undone = entry(8, "", { kind: "asked", reason: "undo", removed: [5, 7] });
  expect(lastFall([PULLED, FELL, undone])).toBeNull();
});

test("it stays new until somebody pulls again", () => {
  const fallen = [PULLED, FELL, entry(8, "built")];
  expect(freshFall(fallen)).toBe(3);
  expect(freshFall([...fallen, entry(9, "pulled")])).toBeNull();
  expect(freshFall([PULLED])).toBeNull();
});
