import { describe, expect, test } from "vitest";
import {
  answersIn,
  attempt,
  back,
  matching,
  mayJoin,
  missing,
  NOTHING,
  playsIn,
  whole,
  withCard,
  withPlace,
  withVerb,
} from "../../../src/games/totem/choice";
import type { Choice } from "../../../src/games/totem/choice";
import { LEGAL } from "./views";

const PLAYS = playsIn(LEGAL);
const chosen = (parts: Partial<Choice>): Choice => ({ ...NOTHING, ...parts });

test("every way down the tree is a play", () => {
  expect(PLAYS).toHaveLength(27);
  expect(PLAYS).toContainEqual({
    verb: "attack",
    card: "red_5",
    target: 1,
    extra: "with green_7",
    steps: ["attack", "red_5", "on 1", "with green_7"],
  });
  expect(playsIn({ "discover 2": {}, discover_not: {} })).toEqual([
    { ...NOTHING, verb: "discover", target: 2, steps: ["discover 2"] },
    { ...NOTHING, verb: "discover_not", steps: ["discover_not"] },
  ]);
});

test("card, place and action may be chosen in any order", () => {
  const card = withCard(PLAYS, NOTHING, "green_12")!;
  expect(withPlace(PLAYS, card, false, 1)).toEqual(chosen({ verb: "attack", card: "green_12", target: 1 }));
  const place = withPlace(PLAYS, NOTHING, false, 1)!;
  expect(withCard(PLAYS, place, "green_12")).toEqual(chosen({ verb: "attack", card: "green_12", target: 1 }));
  const verb = withVerb(PLAYS, NOTHING, "exchange")!;
  expect(withCard(PLAYS, verb, "green_12")).toBeNull();
  expect(withPlace(PLAYS, withCard(PLAYS, verb, "red_5")!, true, 3)).toEqual(
    chosen({ verb: "exchange", card: "red_5", target: 3 }),
  );
});

test("what no play has cannot be chosen", () => {
  expect(withCard(PLAYS, chosen({ verb: "attack", target: 1 }), "blue_3")).toBeNull();
  expect(withPlace(PLAYS, chosen({ card: "blue_3" }), false, 1)).toBeNull();
  expect(withPlace(PLAYS, NOTHING, true, 1)).toBeNull();
});

describe("a Sword", () => {
  const alone = chosen({ verb: "attack", card: "red_5", target: 0 });
  test("goes alone unless another card joins", () => {
    expect(whole(PLAYS, alone)?.steps).toEqual(["attack", "red_5", "on 0", "alone"]);
    expect(mayJoin(PLAYS, alone)).toBe(true);
    const joined = withCard(PLAYS, alone, "green_7")!;
    expect(whole(PLAYS, joined)?.steps).toEqual(["attack", "red_5", "on 0", "with green_7"]);
    expect(mayJoin(PLAYS, joined)).toBe(false);
    expect(whole(PLAYS, withCard(PLAYS, joined, "blue_3")!)?.extra).toBe("with blue_3");
  });
  test("needs a partner where it is too weak", () => {
    const weak = { ...alone, target: 1 };
    expect(whole(PLAYS, weak)).toBeNull();
    expect(missing(PLAYS, weak)).toBe("partner");
    expect(matching(PLAYS, weak)).toHaveLength(2);
  });
});

describe("an Eye that looks first", () => {
  const plays = playsIn({
    attack: { purple_4: { "on 0": { "discover 0": {}, "discover 1": {}, discover_not: {} } } },
  });
  const aimed = chosen({ verb: "attack", card: "purple_4", target: 0 });
  test("is asked where", () => {
    expect(missing(plays, aimed)).toBe("eye");
    expect(whole(plays, aimed)).toBeNull();
    expect(whole(plays, withPlace(plays, aimed, false, 0)!)?.extra).toBe("discover 0");
    expect(whole(plays, withPlace(plays, aimed, false, 1)!)?.extra).toBe("discover 1");
    expect(whole(plays, { ...aimed, extra: "discover_not" })?.steps.at(-1)).toBe("discover_not");
  });
});

test("what is missing is asked for", () => {
  expect(missing(PLAYS, NOTHING)).toBe("card");
  expect(missing(PLAYS, chosen({ card: "red_5" }))).toBe("verb");
  expect(missing(PLAYS, chosen({ verb: "attack", card: "red_5" }))).toBe("target");
  expect(missing(PLAYS, chosen({ verb: "attack", target: 1 }))).toBe("card");
  expect(missing(PLAYS, chosen({ verb: "defend", card: "red_5" }))).toBeNull();
});

test("an action that is the only one needs no choosing", () => {
  const plays = playsIn({ discard: LEGAL.discard });
  expect(whole(plays, withCard(plays, NOTHING, "red_5")!)?.steps).toEqual(["discard", "red_5"]);
});

test("a question is answered by a place or a word", () => {
  const legal = { "discover 0": {}, "discover 3": {}, discover_not: {} };
  const plays = playsIn(legal);
  expect(answersIn(legal)).toEqual(["discover_not"]);
  expect(whole(plays, withPlace(plays, NOTHING, false, 3)!)?.steps).toEqual(["discover 3"]);
  expect(withPlace(plays, NOTHING, true, 3)).toBeNull();
  expect(withPlace(plays, NOTHING, false, 1)).toBeNull();
  expect(answersIn({ stop: {}, draw: {} })).toEqual(["draw", "stop"]);
});

test("one thing after the other is taken back", () => {
  const all = chosen({ verb: "attack", card: "red_5", target: 0, extra: "with green_7" });
  const sword = back(all);
  expect(sword.extra).toBeNull();
  expect(back(sword)).toEqual(chosen({ card: "red_5" }));
  expect(back(back(sword))).toBe(NOTHING);
});

test("what cannot be is tried all the same, so that the server says why", () => {
  expect(attempt(chosen({ verb: "attack", card: "blue_3", target: 1 }))).toEqual([
    "attack",
    "blue_3",
    "on 1",
  ]);
  expect(attempt(chosen({ card: "blue_3" }))).toEqual(["attack", "blue_3"]);
  expect(attempt(chosen({ verb: "exchange", target: 1 }), "blue_3")).toEqual(["exchange", "blue_3", "on 1"]);
  expect(attempt(chosen({ verb: "defend" }), "blue_3")).toEqual(["defend"]);
  expect(attempt(chosen({ verb: "discover", target: 1 }))).toEqual(["discover 1"]);
});
