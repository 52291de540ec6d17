// What stops the talk at a table; and every fall that can be seen again.
import { expect, test } from "vitest";
import { dramas } from "../../../src/games/kamimai/dramas";
import { fallsOf } from "../../../src/games/kamimai/replays";
import type { Missed } from "../../../src/protocol";

test.each([
  [{ event: "watched" }, ["stands"]],
  [{ event: "energy", why: "collapse", lost: 1, left: 3 }, ["lamp"]],
  [{ event: "energy", why: "collapse", lost: 0, left: 3 }, []],
  [{ event: "energy", why: "adventure", lost: -3, left: 6 }, []],
  [{ event: "sealed", zone: "B" }, ["heart"]],
  [{ event: "cursed", effect: "energy", guardians: 1 }, ["curse"]],
  [{ event: "came", count: 1, of: 1 }, []],
])("%o is told as %j", (event, whats) => {
  expect(dramas([event]).map(({ what }) => what)).toEqual(whats);
});

test("every fall can be seen again, the latest first", () => {
  const told = (number: number, drawn_again?: number): Missed => ({
    number,
    at: 0,
    what: { kind: "play", ...(drawn_again === undefined ? {} : { drawn_again }) },
    events: [[]],
  });
  expect(fallsOf([told(1), told(2, 2), told(3), told(4, 7)])).toEqual([
    { number: 7, nth: 2 },
    { number: 2, nth: 1 },
  ]);
  expect(fallsOf([told(1)])).toEqual([]);
});
