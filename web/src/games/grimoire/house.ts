// What cards and pages are worth and do at one table: as usual, but for those of which the server says otherwise.
import { FACES, PAGES } from "./cards";
import type { Source } from "./cards";
import type { ReplacedCard, ReplacedPage, View } from "./view";

/** What is the same in all views of a match. */
export type Table = Pick<View, "options" | "replaced" | "missing">;
export type Known = Source | "house";

export function cardHere(card: string, { replaced }: Table): ReplacedCard {
  const { number = 0, amount = 0 } = FACES[card] ?? {};
  const usual = { card, points: number, effect: card, amount, own: [] };
  return replaced.cards.find((one) => one.card === card) ?? usual;
}

export function pageHere(page: number, { replaced }: Table): ReplacedPage | null {
  const own = PAGES[page - 1];
  if (!own) return null;
  const usual = { page, effect: page, types: [...own.types], amount: own.amount, own: [] };
  return replaced.pages.find((one) => one.page === page) ?? usual;
}

/** How sure we are of what a card does and is worth here; an amount is as sure as its effect. */
export function cardSources(card: string, table: Table): Record<ReplacedCard["own"][number], Known> {
  const { effect = "certain", value = "certain" } = FACES[card] ?? {};
  return { effect, amount: "certain", points: value, ...ofTheHouse(cardHere(card, table).own) };
}

export function pageSources(page: number, table: Table): Record<ReplacedPage["own"][number], Known> {
  const { effect = "certain", type = "certain", value = "certain" } = PAGES[page - 1] ?? {};
  return { effect, type, amount: value, ...ofTheHouse(pageHere(page, table)?.own ?? []) };
}

function ofTheHouse(parts: readonly string[]): Record<string, "house"> {
  return Object.fromEntries(parts.map((part) => [part, "house"]));
}

/** How many of them this table has: of one quest card perhaps one fewer than the list. */
export function copiesOf(card: string, { missing }: Table): number {
  return (FACES[card]?.copies ?? 0) - (card === missing ? 1 : 0);
}
