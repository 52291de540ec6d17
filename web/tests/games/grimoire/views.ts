// A match of Grimoire in the middle of it, as seat 0 of four sees it.
import type { Person, Side } from "../../../src/games/board";
import type { Land, Options, View } from "../../../src/games/grimoire/view";

export const OPTIONS: Options = {
  seats: 4,
  quest_deck: 58,
  tie_order: "reverse",
  haste: "reverse",
  time_stop: "reverse",
  defence_timing: "on_cast",
  lowest_by: "tokens",
  heal_cost: 1,
  create_cost: 0,
  summon_elemental_vp: 3,
  wish: "vp_or_three",
  wish_vp: 4,
  polymorph_rounding: "up",
  shoes: "zone",
  top_tie: "designer",
  end_at: 10,
  early_end: "at_once",
  house_rules: "",
  version: 2,
};

export function land(more: Partial<Land> = {}): Land {
  return {
    companions: [],
    treasures: 0,
    seen: [],
    shown: [],
    items: 0,
    seen_items: [],
    shown_items: [],
    points: 0,
    ...more,
  };
}

/** Pages are being chosen. */
export const VIEW: View = {
  seat: 0,
  options: OPTIONS,
  replaced: { cards: [], pages: [] },
  missing: "bronze_coin",
  price: 1,
  heal_cost: 1,
  wish_cards: 3,
  phase: "bookmark",
  to_act: [0, 2],
  whole: true,
  over: false,
  round: 4,
  level: 9,
  new_page: 9,
  choosing: [2, 0, 1, 3],
  order: [2, 1, 4, 3],
  before: [null, null, null, null],
  pages: [null, null, null, null],
  chosen: [false, true, false, true],
  alone: null,
  times: [],
  turn: null,
  quest: ["gold_coin", "archer", "merchant", "king"],
  hidden: { card: null },
  peeked: [1],
  deck: 27,
  discard: ["bronze_coin", "bronze_coin", "thief"],
  item_deck: 13,
  lands: [
    land({
      companions: ["thief", "thief", "nun"],
      treasures: 2,
      seen: ["bronze_coin", "gold_coin"],
      shown: ["bronze_coin"],
      items: 1,
      seen_items: ["junk"],
      points: 3,
    }),
    land({ companions: ["spy"], treasures: 3, seen: ["silver_coin"], shown: ["silver_coin"], points: 1 }),
    land({ companions: ["king", "queen"], items: 2 }),
    land({ treasures: 1 }),
  ],
  total: 14,
  older: [],
  protected: [],
  silencers: [],
  merchants: 0,
  target: null,
  drawn: [],
  fresh: 0,
  shoes: [],
  ending: false,
  near_end: [],
  result: null,
};

/** Everybody’s page lies open: 3 and 5 alone, 8 and 8 together; Haste has turned the order round. */
export const TURN: View = {
  ...VIEW,
  phase: "take",
  to_act: [3],
  before: [2, 1, 4, 3],
  order: [3, 4, 2, 1],
  pages: [5, 3, 8, 8],
  chosen: [true, true, true, true],
  alone: [true, true, false, false],
  times: [{ seat: 0, page: 5, how: "reverse" }],
  turn: 3,
};

export const PEOPLE = ["Ann", "Bo", "Cy", "Di"].map(
  (name, seat) =>
    ({
      seat,
      name,
      called: seat ? name : "You",
      you: !seat,
      side: "abcd"[seat] as Side,
      yours: seat === 0,
      bot: false,
      standIn: null,
      here: true,
      left: null,
      heard: 0,
      ticking: false,
    }) satisfies Person,
);
