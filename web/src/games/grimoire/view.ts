// A match of Grimoire as a seat may know it (kamifuda/games/grimoire/view.py).

export interface Options {
  seats: number;
  quest_deck: number;
  end_at: number;
  house_rules: string;
  [name: string]: string | number;
}

export type Phase =
  | "token"
  | "bookmark"
  | "luck"
  | "heal"
  | "create"
  | "merchant"
  | "target"
  | "give"
  | "seize"
  | "wish"
  | "keep"
  | "take";

/** A player’s territory; what lies face down is in `seen` as far as the viewer knows it. */
export interface Land {
  companions: string[];
  treasures: number;
  seen: string[];
  /** Treasures that everybody knows. */
  shown: string[];
  items: number;
  seen_items: string[];
  /** Items that were used: they lie face up. */
  shown_items: string[];
  points: number;
}

/** Treasures from before a reshuffle that the viewer has not seen: these cards, so many of them with each seat. */
export interface Older {
  cards: string[];
  counts: number[];
  hidden: boolean;
}

/** Where somebody’s total comes from. */
export interface Breakdown {
  treasures: number;
  companions: number;
  bonuses: { card: string; points: number }[];
  items: number;
  junk: number;
  junk_bonus: number;
  points: number;
  total: number;
}
export interface Outcome {
  winners: number[];
  /** Several are first: the game’s designer wins. */
  designer: boolean;
  /** Both piles ran out. */
  early: boolean;
  seats: Breakdown[];
}

export interface View {
  seat: number | null;
  options: Options;
  phase: Phase;
  to_act: number[];
  over: boolean;
  round: number;
  level: number;
  choosing: number[];
  order: (number | null)[];
  before: (number | null)[];
  pages: (number | null)[];
  chosen: boolean[];
  alone: boolean[] | null;
  turn: number | null;
  quest: string[];
  hidden: { card: string | null } | null;
  peeked: number[];
  deck: number;
  discard: string[];
  item_deck: number;
  lands: Land[];
  older: Older[];
  protected: number[];
  silencers: number[];
  merchants: number;
  target: number | null;
  drawn: string[];
  shoes: string[];
  ending: boolean;
  result: Outcome | null;
}

export function asked(view: View): boolean {
  return view.seat !== null && view.to_act.includes(view.seat);
}

/** The seats as they play, or as they will choose their tokens. */
export function inOrder({ order, choosing }: View): number[] {
  const place = (seat: number): number => order[seat] ?? order.length + 1 + choosing.indexOf(seat);
  return order.map((_, seat) => seat).sort((one, other) => place(one) - place(other));
}

/** The order tokens that nobody has taken yet. */
export function tokensLeft({ order }: View): number[] {
  return order.map((_, at) => at + 1).filter((token) => !order.includes(token));
}

/** Treasures that the viewer knows, and not everybody else. */
export function secrets({ seen, shown }: Land): string[] {
  return notShown(seen, shown);
}

/** The same of items. */
export function secretItems({ seen_items, shown_items }: Land): string[] {
  return notShown(seen_items, shown_items);
}

function notShown(seen: readonly string[], shown: readonly string[]): string[] {
  const left = [...shown];
  return seen.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Cards that somebody has and the viewer does not know. */
export function unseen(land: Land): number {
  return land.treasures - land.seen.length;
}
