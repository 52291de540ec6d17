import { expect, test } from "vitest";
import { Gesture } from "../../../src/games/totem/gesture.svelte";
import type { View } from "../../../src/games/totem/view";
import type { Tree } from "../../../src/protocol";
import { now } from "../../now";
import { LEGAL, VIEW } from "./views";

function hands(legal: Tree = LEGAL, view: Partial<View> = {}): Gesture {
  const table = now("totem", { ...VIEW, ...view }, legal);
  const gesture = new Gesture(() => table);
  gesture.begin();
  return gesture;
}

test("a touch chooses, and a second one on the same thing plays", () => {
  const gesture = hands();
  expect(gesture.touchCard("green_12")).toBeNull();
  expect(gesture.stateOf("green_12")).toBe("picked");
  expect([0, 1, 2, 3].map((place) => gesture.placeState(false, place))).toEqual([
    "playable",
    "playable",
    "playable",
    "rest",
  ]);
  expect(gesture.touchPlace(false, 1)).toBeNull();
  expect(gesture.placeState(false, 1)).toBe("picked");
  expect(gesture.touchPlace(false, 1)).toEqual({ play: ["attack", "green_12", "on 1"] });
});

test("what was chosen earlier is taken away by a second touch", () => {
  const gesture = hands();
  gesture.touchCard("green_12");
  gesture.touchPlace(false, 1);
  expect(gesture.touchCard("green_12")).toBeNull();
  expect(gesture.choice).toMatchObject({ card: null, target: 1 });
  expect(gesture.stateOf("blue_3")).toBe("dim");
  expect(gesture.stateOf("green_12")).toBe("playable");
});

test("what is not allowed is asked of the server", () => {
  const gesture = hands();
  gesture.touchCard("blue_3");
  expect(gesture.touchPlace(false, 1)).toEqual({ explain: ["attack", "blue_3", "on 1"] });
  expect(gesture.touchPlace(true, 1)).toEqual({ explain: ["exchange", "blue_3", "on 1"] });
  gesture.begin();
  expect(gesture.touchPlace(true, 1)).toEqual({ explain: ["exchange", "blue_3", "on 1"] });
});

test("a partner joins a Sword and can be taken away again", () => {
  const gesture = hands();
  gesture.touchCard("red_5");
  gesture.touchPlace(false, 0);
  expect(gesture.ready?.at(-1)).toBe("alone");
  gesture.touchCard("green_7");
  expect(gesture.ready?.at(-1)).toBe("with green_7");
  gesture.undo();
  expect(gesture.ready?.at(-1)).toBe("alone");
});

test("one’s own free place is for a new totem, a hidden one for an exchange", () => {
  const gesture = hands();
  gesture.touchCard("red_5");
  expect([0, 1, 2, 3].map((place) => gesture.placeState(true, place))).toEqual([
    "playable",
    "rest",
    "playable",
    "playable",
  ]);
  gesture.touchPlace(true, 2);
  expect(gesture.ready).toEqual(["defend", "red_5"]);
  gesture.touchPlace(true, 3);
  expect(gesture.ready).toEqual(["exchange", "red_5", "on 3"]);
});

test("nothing is offered before something is chosen", () => {
  const gesture = hands();
  expect([0, 1, 2, 3].map((place) => gesture.placeState(false, place))).toEqual(Array(4).fill("rest"));
  expect(gesture.stateOf("blue_3")).toBe("playable");
  expect(hands({}).stateOf("blue_3")).toBe("rest");
});

test("a card dragged onto a totem attacks it at once, a Sword waits for a partner", () => {
  expect(hands().drop("green_12", false, 2)).toEqual({ play: ["attack", "green_12", "on 2"] });
  const gesture = hands();
  expect(gesture.drop("red_5", false, 0)).toBeNull();
  expect(gesture.ready).toEqual(["attack", "red_5", "on 0", "alone"]);
  expect(hands().drop("blue_3", false, 1)).toEqual({ explain: ["attack", "blue_3", "on 1"] });
});

test("an Eye that looks first may look at its own target", () => {
  const gesture = hands({ attack: { blue_3: { "on 0": { "discover 0": {}, discover_not: {} } } } });
  gesture.touchCard("blue_3");
  gesture.touchPlace(false, 0);
  expect(gesture.mayLook).toBe(true);
  gesture.lookAway();
  expect(gesture.ready?.at(-1)).toBe("discover_not");
  gesture.undo();
  gesture.touchPlace(false, 0);
  expect(gesture.touchPlace(false, 0)).toEqual({ play: ["attack", "blue_3", "on 0", "discover 0"] });
});

test("a question of yes or no has no place and no card", () => {
  const asked = hands({ draw: {}, draw_not: {} }, { phase: "draw" });
  for (const asks of [asked.touchCard("blue_3"), asked.touchPlace(false, 0), asked.touchVerb("attack")])
    expect(asks).toMatchObject({ note: expect.stringMatching(/^First answer this: /) as string });
  const eye = hands({ "discover 0": {}, discover_not: {} }, { phase: "eye" });
  expect(eye.touchPlace(false, 0)).toBeNull();
  expect(hands({ "discover 0": {}, discover_not: {} }, { phase: "eye" }).placeState(false, 0)).toBe(
    "playable",
  );
});

test("the first totems lie on the table before they are confirmed", () => {
  const zones = [[null, null], [null, null]]; // prettier-ignore
  const view = { phase: "choose" as const, zones, options: { ...VIEW.options, zone_size: 2 } };
  const gesture = hands({ blue_3: { red_5: {}, green_7: {} }, green_7: { blue_3: {} } }, view);
  gesture.touchCard("blue_3");
  gesture.touchCard("red_5");
  expect(gesture.shown.zones[0]?.map((place) => place?.card)).toEqual(["blue_3", "red_5"]);
  expect(gesture.shown.hand).toEqual(["green_7", "green_12"]);
  gesture.touchPlace(true, 0);
  gesture.drop("green_7", true, 1);
  gesture.touchCard("blue_3");
  expect(gesture.commit()).toEqual({ play: ["blue_3", "green_7"] });
  gesture.drop("green_7", true, 0);
  expect(gesture.commit()).toBeNull();
  gesture.touchCard("blue_3");
  expect(gesture.commit()).toEqual({ play: ["green_7", "blue_3"] });
});
