// A match of KamiMaï in the middle of it, as seat 0 of four sees it, and trees as the server sends them.
import type { Person, Side } from "../../../src/games/board";
import type { Options, View } from "../../../src/games/kamimai/view";
import type { Tree } from "../../../src/protocol";

export const OPTIONS: Options = {
  seats: 4,
  sheet: "II",
  difficulty: "normal",
  book: "odds",
  paper: "normal",
  steadying: "none",
  lean_hint: "auto",
  energy_start: 5,
  easy_bonus: 1,
  adventure_bonus: 2,
  adventure_keep_reserves: false,
  reserve_limit: 4,
  blessing_needs_guardian: false,
  curse_on_collapse: false,
  colour_curse_hits_fairies: false,
  dragonflies_move_guardians: true,
  collapse_share: 50,
  stray_cards: "stay",
  watch_seconds: 3,
  empty_grimoire: "rebuild",
  faces_visible: true,
  zone_graph: "free",
  grip_profile: "physical",
  warm_up: false,
  first: "random",
  house_rules: "",
  version: 4,
};

/** Seat 0 casts spells in zone B, where Water is cast already. */
export const SPELLS: View = {
  seat: 0,
  options: OPTIONS,
  replaced: [],
  begun_with: 5,
  copies: {
    water: 12,
    fire: 12,
    earth: 12,
    air: 12,
    water_guardian: 2,
    fire_guardian: 2,
    earth_guardian: 2,
    air_guardian: 2,
    water_fairy: 1,
    fire_fairy: 1,
    earth_fairy: 1,
    air_fairy: 1,
    wolf: 1,
    imp: 1,
    dragonflies: 1,
    mouse: 1,
  },
  in_book: null,
  phase: "spells",
  to_act: [0],
  awaited: [0],
  whole: true,
  over: false,
  round: 1,
  turn: 5,
  warming: 0,
  activator: 0,
  energy: 4,
  sheet: {
    id: "II",
    zones: [
      {
        id: "A",
        spells: ["fire", "air"],
        scribbled: [true, true],
        effects: [],
        sealed: true,
        start: false,
        spares: null,
      },
      {
        id: "B",
        spells: ["water", "fire", "earth", "air"],
        scribbled: [true, false, false, false],
        effects: ["colour"],
        sealed: false,
        start: false,
        spares: null,
      },
      {
        id: "C",
        spells: ["water", "team"],
        scribbled: [false, false],
        effects: ["blessing"],
        sealed: false,
        start: false,
        spares: null,
      },
      {
        id: "D",
        spells: ["earth", "air"],
        scribbled: [false, false],
        effects: ["discard"],
        sealed: false,
        start: false,
        spares: null,
      },
    ],
    target: "B",
  },
  book: {
    left: 21,
    right: 20,
    pages: 41,
    faces: ["earth", "water"],
    felt: [],
    strays: 0,
    lean: 2,
    built: 1,
    draws: 3,
  },
  reserves: [
    ["fire", "fire", "earth_guardian", "wolf", "mouse"],
    ["fire", "fire", "earth"],
    ["water", "air", "fire_fairy"],
    ["fire", "earth", "air"],
  ],
  drawn: [],
  discard: ["water", "water", "air"],
  played: null,
  limit: 4,
  grip: "ring",
  guardian: "earth",
  grips: { water: "middle", fire: "off_hand", earth: "ring", air: "little" },
  fingers: null,
  risks: null,
  came: 0,
  astray: false,
  side: null,
  spell: null,
  declined: [],
  owed: [0, 0, 0, 0],
  giver: null,
  gifts: 0,
  handing: null,
  taker: null,
  guardians: [],
  fell: null,
  falls: [],
  lean_shown: true,
  result: null,
};

export const DRAW: View = { ...SPELLS, phase: "draw", drawn: ["air"] };

/** Seat 1 asks everybody for Fire. */
export const CONSENT: View = {
  ...SPELLS,
  phase: "consent",
  activator: 1,
  to_act: [0, 1, 2],
  awaited: [0, 2],
  spell: {
    spell: "fire",
    team: false,
    gives: [
      { seat: 1, card: "fire", worth: 1 },
      { seat: 2, card: "fire_fairy", worth: 2 },
      { seat: 0, card: "fire", worth: 1 },
    ],
    asked: [0, 2],
    agreed: [],
    refused: [],
  },
};

/** `{"cast fire": {"give 0 fire 2": {"give 1 fire 2": {}}}}` of `cast fire, give 0 fire 2, give 1 fire 2`. */
export function tree(...plays: string[]): Tree {
  const root: Tree = {};
  for (const play of plays) {
    let at = root;
    for (const step of play.split(", ")) at = at[step] ??= {};
  }
  return root;
}

/** What seat 0 may do in `SPELLS`: Fire in some ways, the Mouse, the end. */
export const FIRE = tree(
  "cast fire, give 0 fire 1, give 1 fire 2, give 3 fire 1",
  "cast fire, give 0 fire 1, give 2 fire_fairy 3",
  "cast fire, give 0 fire 2, give 1 fire 1, give 3 fire 1",
  "cast fire, give 0 fire 2, give 1 fire 2",
  "cast fire, give 0 fire 2, give 2 fire_fairy 2",
  "cast fire, give 0 fire 2, give 0 wolf 1, give 1 fire 1",
  "cast fire, give 0 fire 2, give 0 wolf 1, give 2 fire_fairy 1",
  "cast fire, give 0 fire 2, give 0 wolf 2",
  "cast fire, give 0 fire 1, give 0 wolf 1, give 2 fire_fairy 2",
  "cast fire, give 0 fire 1, give 0 wolf 2, give 2 fire_fairy 1",
  "mouse",
  "end",
);

const NAMES = ["Ana", "Bo", "Cy", "Di"];
export const PEOPLE: Person[] = NAMES.map((name, seat) => ({
  seat,
  name,
  called: seat === 0 ? "You" : name,
  you: seat === 0,
  side: ["a", "b", "c", "d"][seat] as Side,
  yours: seat === 0,
  bot: false,
  standIn: null,
  here: true,
  left: null,
  heard: 0,
  ticking: false,
}));
