// Spells and Creatures at the board: composing, asking, agreeing, giving.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { View } from "../../../src/games/kamimai/view";
import { all, clear, furnish, press, props, seen, shown } from "./mounted";
import { CONSENT, FIRE, PEOPLE, SPELLS, tree } from "./views";

beforeEach(furnish);
afterEach(clear);

test("a spell is composed of cards in any Reserve and proposed", async () => {
  const given = props(SPELLS, FIRE);
  const leave = await shown(given);
  press("button[data-spell=fire]");
  expect(all(".way")).toHaveLength(3);
  press(".hand [data-card=fire][data-nth='0']");
  press(".hand [data-card=fire][data-nth='1']");
  press("[data-seat='1'] [data-card=fire][data-nth='0']");
  expect(seen(".composer .sum")).toContain("1 more");
  expect(document.querySelector(".act .btn--main")).toBeNull();
  press("[data-seat='1'] [data-card=fire][data-nth='1']");
  expect(seen(".composer .sum")).toContain("complete: You: 2 Fire · Bo: 2 Fire");
  expect(seen(".act .do")).toBe("Propose the Fire spell");
  press(".act .do");
  expect(given.play).toHaveBeenCalledWith(["cast fire", "give 0 fire 2", "give 1 fire 2"]);
  leave();
});

test("what two Creatures count as is asked, and own cards alone are cast at once", async () => {
  const given = props(SPELLS, FIRE);
  const leave = await shown(given);
  press(".hand [data-card=wolf]");
  press(".hand [data-card=fire]");
  press("[data-seat='2'] [data-card=fire_fairy]");
  expect(seen(".act .do")).toBe("Choose what the Creature counts as");
  press(".worth button:last-child");
  expect(seen(".act .do")).toBe("Propose the Fire spell");
  press("[data-seat='2'] [data-card=fire_fairy]");
  press(".hand [data-card=fire][data-nth='1']");
  expect(seen(".act .do")).toBe("Cast the Fire spell");
  leave();
});

test("a spell that cannot be cast is explained by the server", async () => {
  const given = props(SPELLS, FIRE);
  const leave = await shown(given);
  press("button[data-spell=air]");
  expect(given.explain).toHaveBeenCalledWith(["cast air"]);
  leave();
});

test("whoever does not decide asks for a spell, unless a bot decides", async () => {
  const theirs: View = { ...SPELLS, activator: 1, to_act: [1], awaited: [1] };
  const given = props(theirs, {});
  const leave = await shown(given);
  press("button[data-spell=fire]");
  expect(given.say).toHaveBeenCalledWith("spell-fire");
  leave();
  document.body.replaceChildren();
  const people = PEOPLE.map((one) => ({ ...one, bot: one.seat === 1 }));
  const go = await shown(props(theirs, {}, { people }));
  expect(document.querySelector("button[data-spell]")).toBeNull();
  go();
});

test("a proposal shows who gives what; one agrees with one touch", async () => {
  const given = props(CONSENT, tree("agree", "refuse"));
  const leave = await shown(given);
  expect(seen(".ask")).toBe("Bo asks for your cards for the Fire spell. Do you agree?");
  expect(all(".proposed li").map((one) => one.replace(/[×=]\d/g, ""))).toEqual([
    "Bo 1 Fire",
    "Cy Fire Fairy as 2 is thinking",
    "You 1 Fire your answer?",
  ]);
  expect(document.querySelectorAll(".given [data-card]")).toHaveLength(3);
  press(".act .answer");
  expect(given.play).toHaveBeenCalledWith(["agree"]);
  leave();
});

test("the activator sees who has answered, and may call it off", async () => {
  const view: View = {
    ...CONSENT,
    seat: 1,
    awaited: [2],
    spell: { ...CONSENT.spell!, agreed: [0] },
  };
  const people = PEOPLE.map((one) => ({
    ...one,
    called: one.seat === 1 ? "You" : one.name,
    you: one.seat === 1,
  }));
  const given = props(view, tree("call off"), { seat: 1, people });
  const leave = await shown(given);
  expect(all(".proposed .answer")).toEqual(["is thinking", "agrees"]);
  press(".act .other");
  expect(given.play).toHaveBeenCalledWith(["call off"]);
  leave();
});

test("Dragonflies: a giver, then a card and who gets it", async () => {
  const giver = props({ ...SPELLS, phase: "giver" }, tree("choose 0", "choose 1"));
  const leave = await shown(giver);
  press(".choices [data-choice='1']");
  expect(seen(".act .do")).toBe("Bo gives");
  leave();
  document.body.replaceChildren();
  const gift = props({ ...SPELLS, phase: "gift", gifts: 2 }, tree("hand fire, to 1", "hand fire, to 2"));
  const go = await shown(gift);
  press(".hand [data-card=fire]");
  press(".choices [data-choice='2']");
  expect(seen(".act .do")).toBe("Give the Fire card to Cy");
  press(".act .do");
  expect(gift.play).toHaveBeenCalledWith(["hand fire", "to 2"]);
  go();
});

test("Mouse: a card of the discard, or nothing", async () => {
  const given = props({ ...SPELLS, phase: "take" }, tree("take water", "take air", "leave"));
  const leave = await shown(given);
  expect(all(".choices button").map((one) => one.split(" ")[0])).toEqual(["Water", "Air"]);
  press(".choices [data-choice=air]");
  expect(seen(".act .do")).toBe("Take the Air card");
  leave();
});
