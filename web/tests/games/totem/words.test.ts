import { expect, test } from "vitest";
import { clausesOf, effects, joined } from "../../../src/games/totem/effects";
import { duelIn } from "../../../src/games/totem/duel";
import { against, doesWhat, doing, sentence } from "../../../src/games/totem/guide";
import { kindOf, labelOf, named } from "../../../src/games/totem/named";
import { NOTHING } from "../../../src/games/totem/choice";
import { spoken } from "../../../src/games/totem/spoken";
import type { Event, Powers, View } from "../../../src/games/totem/view";
import { textOf } from "../../texts";
import { LEGAL, PEOPLE, VIEW } from "./views";

const EN = textOf("totem", "en");
const FR = textOf("totem", "fr");
const PHASES = ["choose", "turn", "eye", "guard", "draw", "again", "limit"] as const;

test("a place says all that one may know of it", () => {
  expect(named(VIEW, 0, 0, EN)).toBe("place 1: blue 8, Shield, hidden from your opponent");
  expect(named(VIEW, 0, 1, EN)).toBe("place 2: red 9, Sword, face up");
  expect(named(VIEW, 0, 2, EN)).toBe("place 3: free");
  expect(named(VIEW, 1, 0, EN, "playable")).toBe("place 1: hidden totem, can be chosen");
  expect(named(VIEW, 1, 1, EN)).toBe("place 2: blue 11, no power, face up");
  expect(named(VIEW, 1, 2, EN)).toBe("place 3: blue 6, Shield, spent");
  expect(named(VIEW, 0, 0, FR)).toBe("place 1\u00a0: 8 bleu, Bouclier, caché à l’adversaire");
});

test("a card that everybody saw go back into a hand is not forgotten", () => {
  const view: View = {
    ...VIEW,
    shown: [
      { card: "green_4", seat: 1, hand: true, places: [0] },
      { card: "blue_8", seat: 0, hand: false, places: [0] },
    ],
  };
  expect(named(view, 1, 0, EN)).toBe("place 1: hidden totem, perhaps green 4");
  expect(labelOf(view, 1, 0, EN)).toBe("green 4?");
  expect(kindOf(view, 0, 0)).toBe("known");
});

test("an empty place is free to its owner and lost to the other", () => {
  expect(kindOf(VIEW, 0, 2)).toBe("free");
  expect(kindOf(VIEW, 1, 3)).toBe("defeated");
  expect(kindOf({ ...VIEW, phase: "choose" }, 1, 3)).toBe("free");
});

test("the main button says what it will do", () => {
  const does = (play: Partial<typeof NOTHING>, view = VIEW): string =>
    doesWhat(view, { ...NOTHING, ...play }, EN);
  expect(does({ verb: "attack", card: "red_5", target: 1, extra: "with green_7" })).toBe(
    "Attack: 12 against 11",
  );
  expect(does({ verb: "attack", card: "red_5", target: 0, extra: "alone" })).toBe("Attack: 5 against ?");
  expect(does({ verb: "exchange", card: "red_5", target: 3 })).toBe("Lay the red 5, take the purple 2");
  expect(does({ verb: "defend", card: "red_5" })).toBe("Lay the red 5 face down");
  expect(does({ verb: "discard", card: "red_5" })).toBe("Discard the red 5, draw a card");
  expect(does({ verb: "discard", card: "red_5" }, { ...VIEW, phase: "limit" })).toBe("Discard the red 5");
  expect(does({ verb: "discover", target: 0 })).toBe("Discover totem 1");
  expect(against(VIEW, 2)).toBe("6");
});

test("both are told what the other is doing", () => {
  expect(doing(VIEW, 0, EN)).toBe("your turn · attacks 0/2");
  expect(doing(VIEW, 1, EN)).toBe("waits");
  const choosing: View = { ...VIEW, phase: "choose", to_act: [1] };
  expect([doing(choosing, 0, EN), doing(choosing, 1, EN)]).toEqual(["ready", "is choosing"]);
});

test("powers that worked are told in a few words", () => {
  const [, draw, none] = VIEW.joined;
  expect(joined(draw!, EN).map(({ words }) => words)).toEqual(["The Sword adds 5", "Draw cancelled"]);
  expect(joined(none!, EN)).toHaveLength(1);
  const duel = duelIn([
    { event: "attacked", seat: 0, card: "purple_4", partner: null, place: 0, level: 4 },
    {
      event: "defeated",
      seat: 1,
      card: "blue_3",
      place: 0,
      level: 3,
      against: 4,
      discarded: ["purple_4"],
      left: 2,
    },
    {
      event: "discovered",
      seat: 1,
      card: "green_2",
      place: 1,
      by: "eye",
      cancelled: true,
      clause: "TOT-10",
    },
  ]);
  expect(effects(duel!, VIEW, PEOPLE, EN)).toEqual([
    { emblem: "totem-gone", words: "Both cards are discarded" },
    { emblem: "totem-eye", words: "The Eye discovers the green 2: Draw cancelled" },
  ]);
});

test("what the server tells is said, whatever the cards in sight come to", () => {
  const view: View = {
    ...VIEW,
    joined: [{ sword: "red_5", partner: "green_7", level: 40, cancelled: "eye" }],
  };
  const play = { ...NOTHING, verb: "attack", card: "red_5", target: 1, extra: "with green_7" };
  expect(doesWhat(view, play, EN)).toBe("Attack: 40 against 11");
  expect(joined(view.joined[0]!, EN).at(-1)?.words).toBe("Eye cancelled");
  const attacked: Event = {
    event: "attacked",
    seat: 0,
    card: "red_5",
    partner: "green_7",
    place: 0,
    level: 12,
  };
  const held = {
    event: "held",
    seat: 1,
    card: "blue_3",
    place: 0,
    level: 3,
    against: 12,
    shield: true,
  } as const;
  const duel = duelIn([attacked, { ...held, discarded: ["green_7"], clause: "TOT-09" }]);
  expect(effects(duel!, VIEW, PEOPLE, EN).map(({ words }) => words)).toContain("Discarded: the green 7");
  expect(clausesOf(duel!)).toEqual(["TOT-09"]);
  const spared = duelIn([attacked, { ...held, discarded: [] }]);
  expect(effects(spared!, VIEW, PEOPLE, EN)).toHaveLength(1);
  expect(clausesOf(spared!)).toEqual([]);
});

test("a card has the power of its table", () => {
  const powers: Powers = {
    of_colour: { red: "shield", blue: "sword", purple: "draw", green: "eye" },
    highest: 11,
  };
  const view: View = { ...VIEW, powers };
  expect(named(view, 0, 0, EN)).toBe("place 1: blue 8, Sword, hidden from your opponent");
  expect(named(view, 0, 1, FR)).toBe("place 2\u00a0: 9 rouge, Bouclier, découvert");
  expect(named(view, 1, 1, EN)).toBe("place 2: blue 11, Sword, face up");
  const seen: Event = { event: "discovered", seat: 1, card: "green_2", place: 1, by: "eye", cancelled: true };
  const attacked: Event = { event: "attacked", seat: 0, card: "green_4", partner: null, place: 0, level: 4 };
  const duel = duelIn([attacked, seen]);
  expect(effects(duel!, view, PEOPLE, EN).at(-1)?.words).toBe("The Eye discovers the green 2: Eye cancelled");
});

test.each([EN, FR])("everything has words ($language)", (text) => {
  const said = PHASES.flatMap((phase) =>
    [[0], [1]].flatMap((to_act) => {
      const view: View = { ...VIEW, phase, to_act };
      return [
        sentence(view, LEGAL, PEOPLE, text),
        spoken(view, LEGAL, PEOPLE, text),
        doing(view, 0, text),
        doing(view, 1, text),
        text.say(`hint-${phase}`),
      ];
    }),
  );
  expect(said.filter((words) => words.includes("⟦"))).toEqual([]);
});

test("whoever does not see the board hears what they need", () => {
  expect(spoken(VIEW, LEGAL, PEOPLE, EN)).toBe(
    "Your turn: attack, defend, exchange or discard. Your zone: place 1: blue 8, Shield, hidden from your opponent; " +
      "place 2: red 9, Sword, face up; place 3: free; place 4: purple 2, Eye, hidden from your opponent. " +
      "Bo’s zone: place 1: hidden totem; place 2: blue 11, no power, face up; place 3: blue 6, Shield, spent; place 4: free. " +
      "Your hand: blue 3, red 5, green 7, green 12. You may: Attack; Defend; Exchange; Discard.",
  );
});
