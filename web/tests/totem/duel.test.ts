import { expect, test } from "vitest";
import { duelIn, duels, story } from "../../src/games/totem/duel";
import { declared, ends, scenes } from "../../src/games/totem/view";
import type { Attacked, Event, View } from "../../src/games/totem/view";
import { VIEW } from "./views";

const ATTACKED: Attacked = {
  event: "attacked",
  seat: 1,
  card: "red_5",
  partner: "green_7",
  place: 0,
  level: 12,
};
const TURNED: Event = {
  event: "discovered",
  seat: 0,
  card: "blue_8",
  place: 0,
  by: "attack",
  cancelled: false,
};
const STOPPED: Event = {
  event: "held",
  seat: 0,
  card: "blue_8",
  place: 0,
  level: 8,
  against: 12,
  shield: true,
};
const KEPT: Event = { event: "kept", seat: 1, cards: ["red_5", "green_7"] };
const MINE: Event = { event: "drew", seat: 0, card: "red_1", pile: 20, why: "turn" };
const FALLEN: Event = {
  event: "defeated",
  seat: 0,
  card: "blue_8",
  place: 0,
  level: 8,
  against: 12,
  left: 2,
};
const WON: Event = { event: "match_won", seat: 1, how: "defeated" };

test("an attack is told by its events", () => {
  expect(duelIn([ATTACKED])).toMatchObject({ totem: null, against: null, outcome: null, level: 12 });
  expect(duelIn([ATTACKED, TURNED, STOPPED, KEPT, MINE])).toMatchObject({
    seat: 1,
    card: "red_5",
    partner: "green_7",
    totem: "blue_8",
    against: 8,
    outcome: "shield",
    effects: [KEPT],
  });
  expect(duelIn([ATTACKED, TURNED, { ...STOPPED, shield: false }])?.outcome).toBe("held");
  expect(duelIn([ATTACKED, TURNED, FALLEN])?.outcome).toBe("defeated");
  expect(duelIn([MINE])).toBeNull();
});

test("what a power did later belongs to its attack", () => {
  const seen: Event = { event: "discovered", seat: 0, card: "red_9", place: 1, by: "eye", cancelled: true };
  const after = story(story([], [ATTACKED, TURNED, FALLEN]), [seen]);
  expect(duelIn(after)?.effects).toEqual([seen]);
  expect(story(after, [{ event: "stopped", seat: 1 }, MINE])[0]).toBe(ATTACKED);
});

test("the next action ends a story, discarding down to the limit does not", () => {
  const laid: Event = { event: "defended", seat: 0, card: "red_1", place: 2 };
  expect(story([ATTACKED, FALLEN], [laid, MINE])).toEqual([laid, MINE]);
  expect(story([laid], [{ event: "discarded", seat: 0, card: "red_2", limit: true }])[0]).toBe(laid);
});

test("all attacks of a match are found", () => {
  const all = [MINE, ATTACKED, TURNED, STOPPED, MINE, ATTACKED, FALLEN];
  expect(duels(all).map(({ outcome }) => outcome)).toEqual(["shield", "defeated"]);
});

test("somebody else’s attack is seen before its outcome", () => {
  const events = [ATTACKED, TURNED, STOPPED];
  const after = { ...VIEW, attacks: 1 };
  const [first, then, ...rest] = scenes(VIEW, after, events);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ events: [ATTACKED], more: true, hold: false });
  expect((first?.view as View).hand_counts).toEqual([4, 3]);
  expect(then).toMatchObject({ events, view: after, hold: false });
  expect(VIEW.hand_counts).toEqual([4, 5]);
  expect(declared(VIEW, { ...ATTACKED, partner: null })).toMatchObject({ target: 0, hand_counts: [4, 4] });
});

test("one’s own attack is seen with its outcome", () => {
  const events = [
    { ...ATTACKED, seat: 0 },
    { ...FALLEN, seat: 1 },
  ];
  expect(scenes(VIEW, VIEW, events)).toHaveLength(1);
});

test("the last picture of a match stays until somebody goes on", () => {
  const events = [ATTACKED, TURNED, FALLEN, WON];
  expect(ends(events)).toBe(true);
  expect(scenes(VIEW, VIEW, events).map(({ hold }) => hold)).toEqual([false, true, false]);
  expect(scenes(VIEW, VIEW, [{ event: "match_drawn" }]).map(({ hold }) => hold)).toEqual([true, false]);
});
