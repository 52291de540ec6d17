import { expect, test } from "vitest";
import { Gesture } from "../../../src/games/kami/gesture.svelte";
import type { View } from "../../../src/games/kami/view";
import type { Tree } from "../../../src/protocol";
import { now } from "../../now";

const LEAD: Tree = {
  "hide soldier": { "attack soldier": {}, "attack tower": {} },
  "hide tower": { "attack soldier": {} },
};
const COUNTER: Tree = {
  pass: {},
  "counter spear": { "attack soldier": {} },
  "counter fool@3": { "attack tower": {} },
};

function at(legal: Tree, phase: View["phase"] = "lead"): Gesture {
  const table = now("kami", { seat: 0, phase, to_act: [0], attack: null } as unknown as View, legal);
  const gesture = new Gesture(() => table);
  gesture.begin();
  return gesture;
}

test("two cards are a play, and the second one touched again plays it", () => {
  const gesture = at(LEAD);
  expect([gesture.stateOf("soldier", 0), gesture.stateOf("spear", 0)]).toEqual(["playable", "dim"]);
  expect(gesture.touchCard("soldier", 1)).toBeNull();
  expect([gesture.stateOf("soldier", 1), gesture.stateOf("soldier", 0)]).toEqual(["picked", "playable"]);
  expect(gesture.bar).toMatchObject({
    label: "",
    next: "Now choose your attack: Attack with a Soldier; Attack with a Tower.",
  });
  expect(gesture.touchCard("soldier", 0)).toBeNull();
  expect(gesture.ready).toEqual(["hide soldier", "attack soldier"]);
  expect(gesture.touchCard("soldier", 0)).toEqual({ play: ["hide soldier", "attack soldier"] });
});

test("another card takes the place of the last one, and the first one touched again is taken back", () => {
  const gesture = at(LEAD);
  gesture.touchCard("soldier", 0);
  gesture.touchCard("tower", 0);
  expect(gesture.touchCard("soldier", 1)).toBeNull();
  expect(gesture.ready).toEqual(["hide soldier", "attack soldier"]);
  expect(gesture.touchCard("soldier", 0)).toBeNull();
  expect([gesture.steps, gesture.begun]).toEqual([[], false]);
});

test("what can not be played is asked of the server, with what is chosen", () => {
  const gesture = at(LEAD);
  expect(gesture.touchCard("spear", 0)).toEqual({ explain: ["hide spear"] });
  gesture.touchCard("tower", 0);
  expect(gesture.touchCard("spear", 0)).toEqual({ explain: ["hide tower", "attack spear"] });
});

test("the open card of a stack is not that of the hand", () => {
  const gesture = at(COUNTER, "answer");
  expect([gesture.stateOf("fool", 0), gesture.stateOf("fool", 0, 3)]).toEqual(["dim", "playable"]);
  gesture.touchCard("fool", 0, 3);
  expect([gesture.stateOf("fool", 0), gesture.stateOf("fool", 0, 3)]).toEqual(["dim", "picked"]);
});

test("a card that is dragged to the table makes the play, if that makes it whole", () => {
  const gesture = at(LEAD);
  expect(gesture.drop("soldier", 0)).toBeNull();
  expect(gesture.drop("soldier", 0)).toBeNull();
  expect(gesture.begun).toBe(false);
  gesture.drop("soldier", 0);
  expect(gesture.drop("tower", 0)).toEqual({ play: ["hide soldier", "attack tower"] });
  expect(gesture.drop("spear", 0)).toEqual({ explain: ["hide soldier", "attack spear"] });
});

test("to pass is one of the answers as long as nothing is chosen, and the main one if there is nothing else", () => {
  const gesture = at(COUNTER, "answer");
  expect([gesture.pass, gesture.bar.answers[0]?.main]).toEqual(["pass", false]);
  gesture.touchCard("spear", 0);
  expect(gesture.bar.answers).toEqual([]);
  const only = at({ pass: {} }, "answer");
  expect(only.bar.answers[0]?.main).toBe(true);
  expect(only.bar.answers[0]?.asks()).toEqual({ play: ["pass"] });
});

test("a question is answered before a card is touched", () => {
  const gesture = at({ play_on: {}, show: {} }, "declare");
  expect(gesture.stateOf("soldier", 0)).toBe("rest");
  expect(gesture.touchCard("soldier", 0)).toMatchObject({
    note: expect.stringMatching(/^First answer this: /) as string,
  });
  expect(gesture.bar.answers.map(({ main }) => main)).toEqual([false, true]);
});
