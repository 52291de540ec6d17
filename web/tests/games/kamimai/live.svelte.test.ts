// What is told of a book as it moves, and why less came than was pulled at.
import { beforeEach, expect, test } from "vitest";
import { AT_REST, Reader } from "../../../src/games/kamimai/frames";
import type { Shown } from "../../../src/games/kamimai/frames";
import { Live } from "../../../src/games/kamimai/live.svelte";
import { slipWords } from "../../../src/games/kamimai/words";
import { textOf } from "../../texts";
import { tent, whole } from "./making";

const HAND = { x: 0, z: 50, y: 0 };
const STANDING = new Reader().read(whole({ frame: 20, left: 8, pages: tent(8) }))!;
const LYING = new Reader().read(
  whole({
    frame: 20,
    left: 2,
    pages: [
      [0, 0, 1.5, 0],
      [9, 0, -1.5, 0],
    ],
  }),
)!;
let live: Live;

beforeEach(() => {
  live = new Live();
});

const feel = (shown: Partial<Shown>): void => live.feel({ ...STANDING, ...shown }, false);
const came = (count: number, of: number): { event: string; count: number; of: number }[] => [
  { event: "came", count, of },
];

test("the harder it goes the hotter: by what drags behind the fingers, and by how near the book is to falling", () => {
  feel({ hand: HAND, drag: 10, strain: 10 });
  expect(live.heat).toBe(0);
  feel({ hand: HAND, drag: 140 });
  const dragged = live.heat;
  expect(dragged).toBeGreaterThan(0.3);
  feel({ hand: HAND, drag: 230 });
  expect(live.heat).toBe(1);
  feel({ hand: HAND, strain: 160 });
  expect(live.heat).toBe(0.76);
  feel({ hand: null, drag: 230 });
  expect(live.heat).toBe(0);
});

test("the balance moves while the book does, and is the view's when it rests", () => {
  feel({ balance: -60 });
  expect(live.balance).toBe(-0.6);
  feel({ frame: AT_REST, balance: -60 });
  expect(live.balance).toBeNull();
});

test("a book that lies is not balanced", () => {
  feel({});
  expect(live.lies).toBe(false);
  live.feel(LYING, false);
  expect(live.lies).toBe(true);
});

test.each([
  ["slipped", { slipped: true }, "slipped from your fingers"],
  ["let go", {}, "let go too early"],
  ["twenty seconds", { frame: 599 }, "20 seconds"],
])("why nothing came: %s", (_, last, words) => {
  feel({ hand: HAND });
  feel({ hand: HAND, ...last });
  feel({ hand: null, ...last });
  feel({ frame: AT_REST }); // what is watched afterwards does not change it
  expect(slipWords(came(0, 1), live, textOf("kamimai", "en"))).toContain(words);
  expect(slipWords(came(1, 1), live, textOf("kamimai", "en"))).toBe("");
});

test("some came, the rest slipped", () => {
  feel({ hand: HAND, slipped: true });
  expect(slipWords(came(2, 3), live, textOf("kamimai", "en"))).toContain("The rest slipped");
});

test("nobody remembers the pull before", () => {
  feel({ hand: HAND, slipped: true });
  feel({ hand: HAND, frame: 0 });
  expect(live.slipped).toBe(false);
});
