import { expect, test } from "vitest";
import { duelIn, duels, story } from "../../../src/games/totem/duel";
import type { Event } from "../../../src/games/totem/view";

const ATTACKED: Event = {
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
  discarded: [],
  shield: true,
  clause: "TOT-09",
};
const KEPT: Event = { event: "kept", seat: 1, cards: ["red_5", "green_7"], by: "shield", clause: "TOT-A10" };
const MINE: Event = { event: "drew", seat: 0, card: "red_1", pile: 20, why: "turn" };
const FALLEN: Event = {
  event: "defeated",
  seat: 0,
  card: "blue_8",
  place: 0,
  level: 8,
  against: 12,
  discarded: ["red_5", "green_7"],
  left: 2,
};

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
