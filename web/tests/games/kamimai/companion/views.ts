// A table of KamiMaï with the real cards, as the server tells of it.
import type { Person } from "../../../../src/games/board";
import type { Fall, View } from "../../../../src/games/kamimai/view";
import type { Tree } from "../../../../src/protocol";

export const VIEW = {
  seat: 0,
  options: {
    seats: 3,
    sheet: "II",
    difficulty: "normal",
    book: "real",
    energy_start: 5,
    easy_bonus: 1,
    watch_seconds: 3,
    faces_visible: true,
    house_rules: "",
    blessing_needs_guardian: false,
    curse_on_collapse: false,
  },
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
  in_book: {
    water: 12,
    fire: 8,
    earth: 11,
    air: 11,
    water_guardian: 1,
    fire_guardian: 2,
    earth_guardian: 2,
    air_guardian: 2,
    water_fairy: 1,
    fire_fairy: 0,
    earth_fairy: 1,
    air_fairy: 1,
    wolf: 0,
    imp: 1,
    dragonflies: 1,
    mouse: 1,
  },
  phase: "draw",
  to_act: [0],
  awaited: [0],
  whole: true,
  over: false,
  round: 1,
  turn: 4,
  warming: 0,
  activator: 0,
  energy: 4,
  sheet: {
    id: "II",
    zones: [
      zone("A", ["fire", "air"], []),
      zone("B", ["water", "fire", "earth", "air"], ["colour"]),
      zone("C", ["water", "team"], ["blessing"]),
      zone("D", ["earth", "air"], ["discard"]),
    ],
    target: "B",
  },
  book: { left: null, right: null, pages: 55, faces: [null, null], felt: [], strays: 0, lean: 0, draws: 0 },
  reserves: [
    ["fire", "fire", "water_guardian"],
    ["fire", "air"],
    ["fire", "fire_fairy", "wolf"],
  ],
  drawn: [],
  discard: ["earth"],
  played: null,
  limit: 4,
  grip: "middle",
  guardian: "water",
  grips: { water: "middle", fire: "off_hand", earth: "ring", air: "little" },
  fingers: null,
  came: 0,
  astray: false,
  side: null,
  spell: null,
  declined: [],
  owed: [0, 0, 0],
  giver: null,
  gifts: 0,
  handing: null,
  taker: null,
  guardians: [],
  fell: null,
  falls: [falling("draw", { energy: 1, left: 3, discard: true })],
  lean_shown: true,
  result: null,
} as unknown as View;

/** What the server tells of a fall that has not happened. */
export function falling(when: Fall["when"], more: Partial<Fall> = {}): Fall {
  const none = { energy: 0, left: 4, blessed: false, cursed: false, lost: false, discard: false };
  return { target: "B", guardians: 0, when, ...none, ...more };
}

function zone(id: string, spells: string[], effects: string[]): object {
  return {
    id,
    spells,
    scribbled: spells.map(() => false),
    effects,
    sealed: false,
    start: false,
    spares: null,
  };
}

export const seen = (more: Partial<View>): View => ({ ...VIEW, ...more });
export const aimed = (target: string | null, more: Partial<View> = {}): View =>
  seen({ sheet: { ...VIEW.sheet, target }, ...more });
export const offering = (...steps: string[]): Tree => Object.fromEntries(steps.map((step) => [step, {}]));

export const PEOPLE = ["Ana", "Béla", "Cleo"].map(
  (name, seat) => ({ seat, name, called: name, side: "abc"[seat], yours: true, bot: false }) as Person,
);
