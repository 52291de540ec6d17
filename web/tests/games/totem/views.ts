// A match of Totem in the middle of it, as seat 0 sees it.
import type { Person } from "../../../src/games/board";
import type { Place, View } from "../../../src/games/totem/view";

export const hidden: Place = { card: null, face_up: false, spent: false };
export const veiled = (card: string): Place => ({ card, face_up: false, spent: false });
export const open = (card: string, spent = false): Place => ({ card, face_up: true, spent });

export const VIEW: View = {
  seat: 0,
  options: {
    seats: 2,
    sword_loss_keeps_partner: false,
    shield_returns_attacker: false,
    eye_before_attack: false,
    last_turn: "as_ruled",
    no_attack_first_turn: false,
    hand_limit: 6,
    zone_size: 4,
    attacks_per_turn: 2,
    discovered_needs: "equal",
    house_rules: "",
    version: 2,
  },
  powers: { of_colour: { red: "sword", blue: "shield", purple: "eye", green: "draw" }, highest: 9 },
  phase: "turn",
  to_act: [0],
  whole: true,
  over: false,
  first: 0,
  turn: 0,
  opening: false,
  attacks: 0,
  last_turn: null,
  zones: [
    [veiled("blue_8"), open("red_9"), null, veiled("purple_2")],
    [hidden, open("blue_11"), open("blue_6", true), null],
  ],
  hand: ["blue_3", "red_5", "green_7", "green_12"],
  hands: null,
  hand_counts: [4, 5],
  joined: [
    { sword: "red_5", partner: "blue_3", level: 8, cancelled: "shield" },
    { sword: "red_5", partner: "green_7", level: 12, cancelled: "draw" },
    { sword: "red_5", partner: "green_12", level: 17, cancelled: null },
  ],
  pile: 21,
  discard: [],
  shown: [],
  verb: null,
  card: null,
  target: null,
  result: null,
};

export const PEOPLE = ["Ann", "Bo"].map(
  (name, seat) => ({ seat, name, called: seat ? name : "You", side: seat ? "b" : "a" }) as Person,
);

/** What the server allows in that position. */
export const LEGAL = {
  attack: {
    blue_3: { "on 0": {} },
    red_5: {
      "on 0": { alone: {}, "with blue_3": {}, "with green_7": {}, "with green_12": {} },
      "on 1": { "with green_7": {}, "with green_12": {} },
      "on 2": { "with blue_3": {}, "with green_7": {}, "with green_12": {} },
    },
    green_7: { "on 0": {}, "on 2": {} },
    green_12: { "on 0": {}, "on 1": {}, "on 2": {} },
  },
  defend: { blue_3: {}, red_5: {}, green_7: {}, green_12: {} },
  exchange: { blue_3: { "on 0": {}, "on 3": {} }, red_5: { "on 0": {}, "on 3": {} } },
  discard: { blue_3: {}, red_5: {}, green_7: {}, green_12: {} },
};
