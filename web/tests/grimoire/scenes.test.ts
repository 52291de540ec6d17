import { expect, test } from "vitest";
import { goesTo } from "../../src/games/grimoire/moves";
import { parted, scenes } from "../../src/games/grimoire/scenes";
import { effects, reckoning, story } from "../../src/games/grimoire/told";
import type { Event, View } from "../../src/games/grimoire/view";
import { framesOf, MATCHES } from "../texts";
import { TURN, VIEW } from "./views";

const BOOKMARKED: Event = { event: "bookmarked", seat: 2, page: null };
const REVEALED: Event = { event: "revealed", pages: [5, 3, 8, 8] };
const ORDERED: Event = {
  event: "ordered",
  seats: [1, 0, 2, 3],
  alone: [1, 0],
  shared: [2, 3],
  reversed: true,
};
const TIME: Event = { event: "time", seat: 0, page: 5, how: "reverse", seats: [3, 2, 0, 1] };
const BEGUN: Event = { event: "turn", seat: 3, page: 8 };
const GAINED: Event = { event: "gained", seat: 3, points: 2, why: "storm" };
const TOOK: Event = { event: "took", seat: 3, card: "king", hidden: false };
const ROUND: Event = { event: "round", round: 5, level: 10 };
const LAID: Event = { event: "laid", cards: ["spy", "nun", "king", "thief"], deck: 22 };
const COUNTED = [0, 1].map((seat): Event => ({
  event: "counted",
  seat,
  treasures: [],
  items: [],
  treasure_points: 0,
  companion_points: 0,
  bonus_points: 0,
  item_points: 0,
  junk_bonus: 0,
  points: 9,
  total: 9,
}));
const WON: Event = { event: "match_won", seat: 1 };

test("the reveal stays until somebody goes on, and nothing after it is left out", () => {
  const [closed, reveal, turn, ...rest] = scenes(VIEW, TURN, [
    BOOKMARKED,
    REVEALED,
    ORDERED,
    TIME,
    BEGUN,
    GAINED,
  ]);
  expect(rest).toEqual([]);
  expect(closed).toMatchObject({ hold: false, more: true, events: [BOOKMARKED] });
  expect(reveal).toMatchObject({ hold: true, onward: true, more: true });
  expect(reveal?.events).toEqual([BOOKMARKED, REVEALED, ORDERED, TIME]);
  expect((reveal?.view as View).order).toEqual([3, 4, 2, 1]);
  expect((reveal?.view as View).turn).toBeNull();
  expect(turn).toMatchObject({ hold: false, view: TURN });
  expect(turn?.lasts).toBeGreaterThan(1000);
});

test("a card is seen to be taken before the next turn or round begins", () => {
  const events = [TOOK, { event: "discarded", cards: ["gold_coin"] }, ROUND, LAID];
  const [taken, next, ...rest] = scenes(TURN, VIEW, events);
  expect(rest).toEqual([]);
  expect((taken?.view as View).lands[3]?.companions).toEqual(["king"]);
  expect((taken?.view as View).quest).toEqual([]);
  expect(taken?.lasts).toBeGreaterThan(500);
  expect(next).toMatchObject({ view: VIEW, events });
});

test("nobody waits for what they did themselves", () => {
  const mine = { event: "took", seat: 0, card: "king", hidden: false };
  expect(scenes(TURN, TURN, [mine]).map(({ lasts }) => lasts)).toEqual([undefined]);
});

test("the end stays until somebody goes on", () => {
  const shown = scenes(TURN, TURN, [TOOK, ...COUNTED, WON]);
  expect(shown.map(({ hold }) => hold)).toEqual([false, true, false]);
  expect(shown.at(-1)).toEqual({ view: TURN, events: [], hold: false });
  expect(parted([{ event: "piles_empty" }, ...COUNTED, WON])).toHaveLength(1);
  const healed: Event = { event: "drew", seat: 0, card: "nun", pile: "discard" };
  expect(parted([healed, { event: "piles_empty" }, ...COUNTED, WON])).toHaveLength(2); // in the middle of a round
});

test("what has happened in this turn, and how the order came about", () => {
  const turn = story([REVEALED, ORDERED], [BEGUN, GAINED]);
  expect(turn).toEqual([BEGUN, GAINED]);
  expect(effects(story(turn, [TOOK]))).toEqual([GAINED, TOOK]);
  expect(reckoning([], [BOOKMARKED, REVEALED, ORDERED, TIME, BEGUN])).toEqual([REVEALED, ORDERED, TIME]);
  expect(reckoning([REVEALED, ORDERED], [TOOK, BEGUN])).toEqual([REVEALED, ORDERED]);
  expect(reckoning([REVEALED, ORDERED], [TOOK, ROUND, LAID])).toEqual([]);
});

test("cards fly to whoever takes them, or to the discard", () => {
  expect(goesTo("king", [TOOK])).toBe("land-3");
  expect(goesTo("archer", [TOOK])).toBe("discard");
  expect(goesTo("hidden", [{ event: "took", seat: 1, card: null, hidden: true }])).toBe("land-1");
});

test.each(MATCHES.filter((match) => match.startsWith("grimoire")))(
  "every reveal and the end are there until somebody goes on, every turn is seen by itself: %s",
  (match) => {
    const { frames } = framesOf(match);
    frames.slice(1).forEach(({ events, view }, at) => {
      const pictures = scenes(frames[at]?.view, view, events);
      const told = events.map(({ event }) => event);
      const held = pictures.filter(({ hold }) => hold);
      expect(pictures.at(-1)?.view).toBe(view);
      expect(held).toHaveLength(told.includes("revealed") || told.includes("match_won") ? 1 : 0);
      const turns = told.filter((event) => event === "turn").length;
      expect(pictures.length).toBeGreaterThanOrEqual(Math.max(1, turns));
      expect(pictures.flatMap((picture) => picture.events).length).toBeGreaterThanOrEqual(events.length);
    });
  },
);
