// The cards and pages of Grimoire: what they are worth, and where we know them from
// (kamifuda/games/grimoire/cards.py and pages.py).
export type Source = "certain" | "likely" | "reconstructed";
export type Kind = "treasure" | "companion" | "item";
export type PageType = "common" | "forbidden" | "attack" | "defence" | "time";

export interface GrimoireFace {
  /** Victory points. */
  number: number;
  copies: number;
  /** The points that its effect brings, or costs; 0: it has no such number. */
  amount: number;
  kind: Kind;
  emblem: string;
  wash: string;
  /** The accent of the drawing on its paper, where it is not its own. */
  ink?: string;
  /** How sure we are of the points, of the effect, and where the rules speak of it. */
  value: Source;
  effect: Source;
  clause: string;
}
export interface Page {
  id: string;
  types: readonly PageType[];
  /** That opens it. */
  round: number;
  /** Points that it brings; 0: none, or an option says how many. */
  amount: number;
  effect: Source;
  type: Source;
  value: Source;
  clause: string;
}

// prettier-ignore
export const FACES: Record<string, GrimoireFace> = {
  bronze_coin:     { number: 1, copies: 12, amount: 0, kind: "treasure",  value: "certain",       effect: "certain",       clause: "GRI-31",  emblem: "grimoire-coin",          wash: "gold", ink: "#8a5a2b" },
  silver_coin:     { number: 2, copies: 10, amount: 0, kind: "treasure",  value: "certain",       effect: "certain",       clause: "GRI-31",  emblem: "grimoire-coin",          wash: "gold", ink: "#6f7c88" },
  gold_coin:       { number: 3, copies: 7,  amount: 0, kind: "treasure",  value: "certain",       effect: "certain",       clause: "GRI-31",  emblem: "grimoire-coin",          wash: "gold" },
  spy:             { number: 1, copies: 3,  amount: 0, kind: "companion", value: "reconstructed", effect: "likely",        clause: "GRI-A36", emblem: "grimoire-spy",           wash: "ink" },
  mercenary:       { number: 0, copies: 3,  amount: 1, kind: "companion", value: "reconstructed", effect: "reconstructed", clause: "GRI-A36", emblem: "grimoire-mercenary",     wash: "ink" },
  thief:           { number: 1, copies: 3,  amount: 1, kind: "companion", value: "likely",        effect: "likely",        clause: "GRI-A23", emblem: "grimoire-thief",         wash: "ink" },
  archer:          { number: 1, copies: 3,  amount: 1, kind: "companion", value: "reconstructed", effect: "reconstructed", clause: "GRI-A23", emblem: "grimoire-archer",        wash: "ink" },
  merchant:        { number: 1, copies: 3,  amount: 1, kind: "companion", value: "reconstructed", effect: "likely",        clause: "GRI-A36", emblem: "grimoire-merchant",      wash: "ink" },
  nun:             { number: 1, copies: 3,  amount: 0, kind: "companion", value: "reconstructed", effect: "reconstructed", clause: "GRI-A36", emblem: "grimoire-nun",           wash: "ink" },
  villain:         { number: 2, copies: 3,  amount: 1, kind: "companion", value: "reconstructed", effect: "reconstructed", clause: "GRI-A36", emblem: "grimoire-villain",       wash: "ink" },
  prince:          { number: 2, copies: 3,  amount: 1, kind: "companion", value: "reconstructed", effect: "reconstructed", clause: "GRI-A36", emblem: "grimoire-prince",        wash: "ink" },
  queen:           { number: 2, copies: 3,  amount: 2, kind: "companion", value: "reconstructed", effect: "reconstructed", clause: "GRI-A36", emblem: "grimoire-queen",         wash: "ink" },
  king:            { number: 3, copies: 3,  amount: 2, kind: "companion", value: "reconstructed", effect: "reconstructed", clause: "GRI-A36", emblem: "grimoire-king",          wash: "ink" },
  bronze_sword:    { number: 1, copies: 5,  amount: 0, kind: "item",      value: "reconstructed", effect: "reconstructed", clause: "GRI-37",  emblem: "grimoire-item_sword",    wash: "green" },
  silver_bracelet: { number: 2, copies: 2,  amount: 0, kind: "item",      value: "likely",        effect: "likely",        clause: "GRI-37",  emblem: "grimoire-item_bracelet", wash: "green" },
  golden_cup:      { number: 3, copies: 1,  amount: 0, kind: "item",      value: "reconstructed", effect: "reconstructed", clause: "GRI-37",  emblem: "grimoire-item_cup",      wash: "green" },
  junk:            { number: 0, copies: 9,  amount: 0, kind: "item",      value: "reconstructed", effect: "certain",       clause: "GRI-38",  emblem: "grimoire-item_junk",     wash: "green" },
  blessed_shoes:   { number: 1, copies: 1,  amount: 0, kind: "item",      value: "likely",        effect: "likely",        clause: "GRI-55",  emblem: "grimoire-item_shoes",    wash: "green" },
};

// prettier-ignore
export const PAGES: readonly Page[] = [
  { id: "luck",             types: ["common"],          round: 1,  amount: 0, effect: "likely",        type: "reconstructed", value: "certain",       clause: "GRI-40" },
  { id: "silence",          types: ["common"],          round: 1,  amount: 0, effect: "likely",        type: "likely",        value: "certain",       clause: "GRI-A12" },
  { id: "fireball",         types: ["forbidden"],       round: 1,  amount: 1, effect: "likely",        type: "likely",        value: "likely",        clause: "GRI-56" },
  { id: "heal",             types: ["common"],          round: 1,  amount: 0, effect: "likely",        type: "reconstructed", value: "likely",        clause: "GRI-41" },
  { id: "haste",            types: ["time"],            round: 1,  amount: 0, effect: "likely",        type: "certain",       value: "certain",       clause: "GRI-42" },
  { id: "resist",           types: ["defence"],         round: 1,  amount: 0, effect: "likely",        type: "likely",        value: "certain",       clause: "GRI-A10" },
  { id: "create",           types: ["common"],          round: 2,  amount: 0, effect: "certain",       type: "reconstructed", value: "likely",        clause: "GRI-37" },
  { id: "storm",            types: ["forbidden"],       round: 3,  amount: 2, effect: "likely",        type: "likely",        value: "likely",        clause: "GRI-44" },
  { id: "charm",            types: ["attack"],          round: 4,  amount: 0, effect: "likely",        type: "likely",        value: "certain",       clause: "GRI-45" },
  { id: "summon_elemental", types: ["common"],          round: 5,  amount: 0, effect: "likely",        type: "reconstructed", value: "reconstructed", clause: "GRI-47" },
  { id: "time_stop",        types: ["time", "defence"], round: 6,  amount: 0, effect: "reconstructed", type: "certain",       value: "certain",       clause: "GRI-48" },
  { id: "polymorph",        types: ["attack"],          round: 7,  amount: 0, effect: "likely",        type: "likely",        value: "likely",        clause: "GRI-49" },
  { id: "meteor_strike",    types: ["forbidden"],       round: 8,  amount: 3, effect: "likely",        type: "likely",        value: "likely",        clause: "GRI-56" },
  { id: "domination",       types: ["attack"],          round: 9,  amount: 0, effect: "likely",        type: "likely",        value: "certain",       clause: "GRI-51" },
  { id: "wish",             types: ["forbidden"],       round: 10, amount: 0, effect: "reconstructed", type: "likely",        value: "reconstructed", clause: "GRI-53" },
];

export const PAGE_TYPES: readonly PageType[] = ["common", "forbidden", "attack", "defence", "time"];

export function kindOf(card: string): Kind {
  return FACES[card]?.kind ?? "treasure";
}

/** The drawing of a page. */
export function drawingOf(page: number): string {
  return `grimoire-spell_${PAGES[page - 1]?.id ?? ""}`;
}

/** All kinds of a sort, in the order of the list. */
export function cardsOf(...kinds: Kind[]): string[] {
  return Object.keys(FACES).filter((card) => kinds.includes(kindOf(card)));
}
