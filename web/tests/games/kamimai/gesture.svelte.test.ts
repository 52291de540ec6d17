import { expect, test } from "vitest";
import { Gesture } from "../../../src/games/kamimai/gesture.svelte";
import type { View } from "../../../src/games/kamimai/view";
import type { Tree } from "../../../src/protocol";
import { now } from "../../now";
import { DRAW, FIRE, PEOPLE, SPELLS, tree } from "./views";

const at = (view: View, legal: Tree): Gesture => {
  const table = now("kamimai", view, legal, PEOPLE);
  return new Gesture(() => table);
};
const book = tree("left, page 1", "left, page 2", "left, page 3", "right, page 1", "done");

test("a spell and its cards, from any Reserve, make a proposal", () => {
  const gesture = at(SPELLS, FIRE);
  expect(gesture.touchSpell("fire")).toBeNull();
  gesture.touchCard(1, "fire", 0);
  gesture.touchCard(0, "fire", 0);
  gesture.touchCard(1, "fire", 1);
  expect(gesture.ready).toBeNull();
  gesture.touchCard(0, "fire", 1);
  expect(gesture.ready).toEqual(["cast fire", "give 0 fire 2", "give 1 fire 2"]);
});

test("a card begins the spell that it can be used for", () => {
  const gesture = at(SPELLS, FIRE);
  gesture.touchCard(2, "fire_fairy", 0);
  expect(gesture.composing.spell).toBe("fire");
  expect(gesture.cardState(2, "fire_fairy", 0)).toBe("picked");
  expect(gesture.cardState(0, "fire", 1)).toBe("playable");
  expect(gesture.cardState(1, "fire", 0)).toBe("dim");
});

test("the only number that is left is what a Creature counts as; otherwise it is asked", () => {
  const gesture = at(SPELLS, FIRE);
  gesture.touchCard(0, "fire", 0);
  gesture.touchCard(0, "wolf", 0);
  gesture.touchCard(2, "fire_fairy", 0);
  expect(gesture.composing.open).toBe(true);
  gesture.composing.setWorth(gesture.composing.chosen[1]!, 1);
  expect(gesture.ready).toEqual(["cast fire", "give 0 fire 1", "give 0 wolf 1", "give 2 fire_fairy 2"]);
  expect(gesture.composing.worthOf(2, "fire_fairy")).toBe(2);
  gesture.touchCard(0, "fire", 1);
  expect(gesture.ready).toEqual(["cast fire", "give 0 fire 2", "give 0 wolf 1", "give 2 fire_fairy 1"]);
});

test("what cannot be cast is asked of the server, with the cards that there are", () => {
  const gesture = at(SPELLS, FIRE);
  expect(gesture.touchSpell("earth")).toEqual({ explain: ["cast earth"] });
  expect(gesture.touchCard(1, "earth", 0)).toEqual({ explain: ["cast earth", "give 1 earth 1"] });
  gesture.touchSpell("fire");
  gesture.touchCard(1, "fire", 0);
  expect(gesture.touchCard(0, "earth_guardian", 0)).toEqual({
    explain: ["cast fire", "give 0 earth_guardian 1", "give 1 fire 1"],
  });
});

test("choosing again puts the cards back first, then the spell", () => {
  const gesture = at(SPELLS, FIRE);
  gesture.touchSpell("fire");
  gesture.touchCard(0, "fire", 0);
  gesture.undo();
  expect([gesture.composing.spell, gesture.composing.chosen]).toEqual(["fire", []]);
  gesture.undo();
  expect(gesture.begun).toBe(false);
});

test("a Creature with an effect of its own is played, not given", () => {
  const gesture = at(SPELLS, FIRE);
  expect(gesture.touchCard(0, "mouse", 0)).toBeNull();
  expect(gesture.ready).toEqual(["mouse"]);
  expect(gesture.touchCard(0, "mouse", 0)).toEqual({ play: ["mouse"] });
});

test("fingers go to a side and a page, and never beyond its pages", () => {
  const gesture = at(DRAW, book);
  gesture.touchSide("left");
  gesture.turnTo(9);
  expect(gesture.ready).toEqual(["left", "page 3"]);
  gesture.touchSide("right");
  expect(gesture.ready).toEqual(["right", "page 1"]);
  expect(at(DRAW, tree("left, page 1")).touchSide("right")).toEqual({ explain: ["right", "page 1"] });
});

test("only as many pages as may be pulled", () => {
  const gesture = at({ ...DRAW, phase: "pull" }, tree("pull 1", "pull 2", "let go"));
  expect(gesture.ready).toEqual(["pull 1"]);
  gesture.pullSome(3);
  expect(gesture.ready).toEqual(["pull 2"]);
  gesture.pull = 5; // chosen before the fingers were on a page so far inside
  gesture.pullSome(4);
  expect(gesture.ready).toEqual(["pull 2"]);
});

test("cards to discard are chosen together and go one after the other", () => {
  const view: View = { ...SPELLS, phase: "keep" };
  const gesture = at(view, tree("discard fire", "discard wolf", "discard mouse"));
  gesture.touchCard(0, "fire", 0);
  gesture.touchCard(0, "fire", 1);
  gesture.touchCard(0, "wolf", 0);
  expect(gesture.ready).toEqual(["discard fire"]);
  expect(gesture.commit()).toEqual({ play: ["discard fire"] });
  gesture.begin();
  expect(gesture.going).toEqual([
    { card: "fire", nth: 0 },
    { card: "wolf", nth: 0 },
  ]);
  expect(gesture.touchCard(0, "earth_guardian", 0)).toEqual({ explain: ["discard earth_guardian"] });
});

test("a curse takes no more than is owed: the last ones chosen", () => {
  const view: View = { ...SPELLS, phase: "curse", owed: [1, 0, 0, 0] };
  const gesture = at(view, tree("discard fire", "discard wolf"));
  gesture.touchCard(0, "fire", 0);
  gesture.touchCard(0, "wolf", 0);
  expect(gesture.going).toEqual([{ card: "wolf", nth: 0 }]);
});

test("a gift is a card and a person", () => {
  const gesture = at(
    { ...SPELLS, phase: "gift" },
    tree("hand fire, to 0", "hand fire, to 2", "hand wolf, to 2"),
  );
  expect(gesture.touchSeat(2)).toBeNull();
  gesture.touchCard(0, "fire", 1);
  expect(gesture.ready).toBeNull();
  expect([0, 1, 2].map((seat) => gesture.seatState(seat))).toEqual(["playable", "rest", "playable"]);
  gesture.touchSeat(2);
  expect(gesture.ready).toEqual(["hand fire", "to 2"]);
  expect(gesture.touchSeat(2)).toEqual({ play: ["hand fire", "to 2"] });
});

test("a zone is chosen, and touched again played", () => {
  const gesture = at({ ...SPELLS, phase: "target" }, tree("target C", "target D"));
  expect(gesture.touch("target C")).toBeNull();
  expect(gesture.stateOf("target D")).toBe("playable");
  expect(gesture.touch("target C")).toEqual({ play: ["target C"] });
  expect(gesture.touch("target A")).toEqual({ explain: ["target A"] });
});
