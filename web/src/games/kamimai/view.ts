// A match of KamiMaï, the same for everybody but for `seat` (kamifuda/games/kamimai/view.py).
import { energyAtFirst, houseValue } from "./house";

export type Element = "water" | "fire" | "earth" | "air";
export type Spell = Element | "team";
export type Effect = "blessing" | "discard" | "colour" | "energy";
export type GripName = "free" | "middle" | "ring" | "little" | "off_hand";
/** How somebody pulls who does not drag. */
export const CARES = ["careful", "steady", "quick"] as const;
export type Care = (typeof CARES)[number];
export type Side = "left" | "right";
export type SheetId = "I" | "II" | "III";

export interface Options {
  seats: number;
  sheet: SheetId | "adventure";
  difficulty: "normal" | "easy" | "hard";
  book: "odds" | "physics" | "real";
  paper: "normal" | "gentle" | "stern";
  lean_hint: "auto" | "on" | "off";
  energy_start: number;
  easy_bonus: number;
  watch_seconds: number;
  faces_visible: boolean;
  house_rules: string;
  [name: string]: string | number | boolean;
}

export type Phase =
  | "target"
  | "grip"
  | "draw"
  | "page"
  | "pull"
  | "came"
  | "answer"
  | "lean"
  | "watch"
  | "curse"
  | "spells"
  | "give"
  | "consent"
  | "giver"
  | "gift"
  | "to"
  | "mouse"
  | "take"
  | "keep"
  | "settle";

export interface Zone {
  id: string;
  spells: Spell[];
  scribbled: boolean[];
  effects: Effect[];
  sealed: boolean;
  /** Its arrow is drawn already: the first target. */
  start: boolean;
  /** How many collapses its blessing still forgives; null: all, or it has none. */
  spares: number | null;
}

export interface SheetView {
  id: SheetId;
  zones: Zone[];
  target: string | null;
}

export interface Book {
  /** null: a real book, which nobody counts. */
  left: number | null;
  right: number | null;
  pages: number;
  faces: [string | null, string | null];
  felt: string[];
  /** All on the felt, also those that nobody has seen. */
  strays: number;
  /** From -10, about to fall to the left, to 10. */
  lean: number;
  /** How many books there were. */
  built: number;
  draws: number;
}

/** Elements, so many of them; or a Fairy or the Wolf, worth so many. */
export interface Give {
  seat: number;
  card: string;
  worth: number;
}

export interface Proposal {
  spell: Element;
  team: boolean;
  gives: Give[];
  asked: number[];
  agreed: number[];
  refused: number[];
}

export interface Outcome {
  won: boolean;
  energy: number;
  sealed: number;
  zones: number;
  turns: number;
}

export interface View {
  seat: number | null;
  options: Options;
  phase: Phase;
  to_act: number[];
  /** Those whom the game waits for; others in `to_act` may act, but need not. */
  awaited: number[];
  whole: boolean;
  over: boolean;
  round: number;
  turn: number;
  /** The warm-up before the match. */
  warming: boolean;
  activator: number;
  energy: number;
  sheet: SheetView;
  book: Book;
  reserves: string[][];
  /** Drawn, and not yet added to the activator’s cards. */
  drawn: string[];
  discard: string[];
  limit: number;
  grip: GripName;
  /** Whose grip applies. */
  guardian: Element | null;
  grips: Record<Element, GripName>;
  fingers: { side: Side; page: number; pull: number | null } | null;
  /** With fingers on a page: in how many of 1000 pulls of 1, 2, … pages the book would fall. */
  risks: Record<Care, number[]> | null;
  spell: Proposal | null;
  declined: { seat: number; spell: Spell; team: boolean; cards: string[] }[];
  /** Cards that a curse still takes, by seat. */
  owed: number[];
  giver: number | null;
  gifts: number;
  taker: number | null;
  /** Guardians among the cards drawn in this turn. */
  guardians: string[];
  fell: null | "draw" | "later";
  result: Outcome | null;
}

/** The four phases of a turn, as people count them. */
export const STAGES = ["target", "draw", "spells", "reserve"] as const;
export type StageName = (typeof STAGES)[number];

export function stageOf({ phase, fell }: Pick<View, "phase" | "fell">): StageName {
  if (phase === "target") return "target";
  if (["grip", "draw", "page", "pull", "came", "answer", "lean", "watch"].includes(phase)) return "draw";
  if (phase === "keep" || phase === "settle") return "reserve";
  return fell === "draw" ? "draw" : "spells";
}

export function asked(view: View): boolean {
  return view.seat !== null && view.awaited.includes(view.seat);
}

/** The zone that is aimed at. */
export function targetOf({ sheet }: View): Zone | null {
  return sheet.zones.find(({ id }) => id === sheet.target) ?? null;
}

/** Everybody, from the activator clockwise. */
export function fromActivator({ activator, reserves }: View): number[] {
  return reserves.map((_, at) => (activator + at) % reserves.length);
}

/** The energy that a KamiMaï began with, as far as lanterns show it. */
export function fullEnergy({ options, energy }: View): number {
  return Math.max(energyAtFirst(options), energy);
}

/** The book is simulated, and hands can touch it. */
export function isPhysical({ options }: Pick<View, "options">): boolean {
  return options.book === "physics";
}

/** People may see to which side the book leans. */
export function showsLean({ options }: Pick<View, "options">): boolean {
  return options.lean_hint === "on" || (options.lean_hint === "auto" && options.paper !== "stern");
}

/** The zones of this sheet are this table’s own. */
export function isHouseSheet({ options, sheet }: View): boolean {
  return houseValue(options, sheet.id) !== null;
}
