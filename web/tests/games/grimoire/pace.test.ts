import { expect, test } from "vitest";
import { goesTo } from "../../../src/games/grimoire/moves";
import { pace } from "../../../src/games/grimoire/pace";
import { effects, reckoning, story } from "../../../src/games/grimoire/told";
import { inOrder } from "../../../src/games/grimoire/view";
import type { Event, View } from "../../../src/games/grimoire/view";
import type { Moment } from "../../../src/protocol";
import { pictures } from "../../../src/table/moments";
import { framesOf, MATCHES, playsOf } from "../../texts";

interface Play {
  events: Event[];
  view: View;
}

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
  expect(pace([REVEALED, ORDERED, TIME], 0)).toEqual({ hold: true, onward: true });
  expect(pace([BOOKMARKED], 0)).toEqual({});
});

test("what a spell does is to be read, a card is seen to be taken; nobody waits for what they did themselves", () => {
  expect(pace([BEGUN, GAINED], 0).lasts).toBeGreaterThan(1000);
  expect(pace([TOOK, { event: "discarded", cards: ["gold_coin"] }], 0).lasts).toBeGreaterThan(500);
  expect(pace([TOOK], 3)).toEqual({});
  expect(pace([ROUND, LAID], 0)).toEqual({});
});

test("the end stays until somebody goes on", () => {
  expect(pace([...COUNTED, WON], 0)).toEqual({ hold: true });
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

const PLAYS = playsOf("grimoire").map((play) => play as unknown as Play[]);
const told = (events: Event[]): string[] => events.map(({ event }) => event);

test("at the reveal all pages lie open, the new order is there, and nobody’s turn has begun", () => {
  const reveals = PLAYS.flat().filter(({ events }) => told(events).includes("revealed"));
  expect(reveals.length).toBeGreaterThan(10);
  for (const { events, view } of reveals) {
    const opened = events.find((event) => event.event === "revealed");
    expect(view.pages).toEqual(opened?.pages);
    expect(view.turn).toBeNull();
    const last = events.findLast((event) => event.event === "ordered" || event.event === "time");
    expect(last && "seats" in last && inOrder(view)).toEqual(last && "seats" in last && last.seats);
    const ordered = events.find((event) => event.event === "ordered");
    expect(view.alone).toEqual(view.order.map((_, seat) => ordered?.alone.includes(seat)));
  }
});

test("before it the last bookmark lies in its book, and nobody sees the pages of the others", () => {
  const before = PLAYS.filter((play) => told(play[1]?.events ?? []).includes("revealed")).map(
    ([first]) => first!,
  );
  for (const { events, view } of before) {
    expect(told(events)).toEqual(["bookmarked"]);
    expect(view.chosen.every((chosen) => chosen)).toBe(true);
    expect(view.pages.slice(1)).toEqual(view.pages.slice(1).map(() => null));
  }
});

test("a card that was taken has left the Quest zone before the next turn or round begins", () => {
  const taken = PLAYS.filter((play) => play.length > 1 && told(play[0]?.events ?? [])[0] === "took");
  expect(taken.length).toBeGreaterThan(10);
  for (const [{ events, view }, next] of taken as [Play, Play][]) {
    expect(events.some((event) => event.event === "took" && event.seat === view.turn)).toBe(true);
    if (told(events).includes("discarded")) expect([view.quest, view.hidden]).toEqual([[], null]);
    else expect(next.view.turn).not.toBe(view.turn);
  }
});

test.each(MATCHES.filter((match) => match.startsWith("grimoire")))(
  "the last picture of a match waits: %s",
  (match) => {
    const last = framesOf(match).frames.at(-1);
    expect(pace(last?.events ?? [], 0)).toEqual({ hold: true });
  },
);

test("every reveal waits, every turn is seen by itself", () => {
  for (const play of PLAYS) {
    const shown = pictures(play as unknown as Moment[], 0, pace);
    const all = told(play.flatMap(({ events }) => events));
    expect(shown.some(({ hold, onward }) => hold && onward)).toBe(all.includes("revealed"));
    expect(play.filter(({ events }) => told(events).includes("turn"))).toHaveLength(
      all.filter((event) => event === "turn").length,
    );
  }
});
