// What cards and pages are worth and do at one table: as usual, or as its house rules say.
import { FACES, PAGES, SMALL_DECK } from "./cards";
import type { PageType, Source } from "./cards";
import type { Options } from "./view";

export interface CardValues {
  points: number;
  /** The card whose effect it has; `none`: no effect. */
  effect: string;
  /** The points that its effect brings, or costs. */
  amount: number;
  value: Source | "house";
  source: Source | "house";
  /** Of the amount; as sure as the effect, unless it is the table’s own. */
  count: "certain" | "house";
}
export interface PageValues {
  /** The number of the page whose effect it has. */
  effect: number;
  types: readonly PageType[];
  amount: number;
  source: Source | "house";
  type: Source | "house";
  value: Source | "house";
}

/** `nun.vp:2,storm.amount:3`, as the options write it. */
export function replacements(houseRules: string): Map<string, string> {
  const rules = houseRules.split(",").filter((rule) => rule !== "");
  return new Map(
    rules.map((rule) => {
      const at = rule.indexOf(":");
      return [rule.slice(0, at), rule.slice(at + 1)];
    }),
  );
}

export function cardValues(card: string, houseRules: string): CardValues {
  const replaced = replacements(houseRules);
  const face = FACES[card];
  const [points, borrowed] = [replaced.get(`${card}.vp`), replaced.get(`${card}.effect`)];
  const effect = borrowed === "shoes" ? "blessed_shoes" : (borrowed ?? card);
  const amount = replaced.get(`${effect}.amount`);
  return {
    points: points === undefined ? (face?.number ?? 0) : Number(points),
    effect,
    amount: amount === undefined ? (FACES[effect]?.amount ?? 0) : Number(amount),
    value: points === undefined ? (face?.value ?? "certain") : "house",
    source: borrowed === undefined ? (face?.effect ?? "certain") : "house",
    count: amount === undefined ? "certain" : "house",
  };
}

/** What each item costs that a Merchant sells. */
export function priceHere({ house_rules }: Options): number {
  return Number(replacements(house_rules).get("merchant.amount") ?? FACES["merchant"]?.amount);
}

/** How many of them this table has: of one quest card one fewer than the list. */
export function copiesOf(card: string, { quest_deck, house_rules }: Options): number {
  const missing = replacements(house_rules).get("deck.missing") ?? "bronze_coin";
  const copies = FACES[card]?.copies ?? 0;
  return card === missing && quest_deck === SMALL_DECK ? copies - 1 : copies;
}

/** An effect brings the type and the amount of the page it comes from. */
export function pageValues(page: number, houseRules: string): PageValues | null {
  const replaced = replacements(houseRules);
  const own = PAGES[page - 1];
  const borrowed = own && replaced.get(`${own.id}.effect`);
  const home = borrowed === undefined ? own : PAGES.find(({ id }) => id === borrowed);
  if (!own || !home) return null;
  const [type, amount] = [replaced.get(`${home.id}.type`), replaced.get(`${home.id}.amount`)];
  return {
    effect: PAGES.indexOf(home) + 1,
    types: type === undefined ? home.types : [type as PageType],
    amount: amount === undefined ? home.amount : Number(amount),
    source: borrowed === undefined ? own.effect : "house",
    type: borrowed === undefined && type === undefined ? own.type : "house",
    value: borrowed === undefined && amount === undefined ? own.value : "house",
  };
}
