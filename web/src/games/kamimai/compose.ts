// A spell in the making: the cards that people would give, against the proposals that are possible.
import type { Tree } from "../../protocol";
import { hasWorth } from "./cards";
import type { Element, Give, Spell } from "./view";

/** A proposal that is possible as it is. */
export interface Way {
  spell: Element;
  team: boolean;
  gives: Give[];
  steps: string[];
}

/** Elements of somebody, so many; or a Fairy or the Wolf, its worth still open (null) or said. */
export interface Chosen {
  seat: number;
  card: string;
  count: number;
  worth: number | null;
}

const SPELL = /^(cast|team) (\w+)$/;
const GIVE = /^give (\d+) (\w+) (\d+)$/;

/** All proposals in the tree. */
export function ways(legal: Tree): Way[] {
  return Object.entries(legal).flatMap(([step, after]) => {
    const [, verb, spell] = SPELL.exec(step) ?? [];
    if (!spell) return [];
    return endings(after).map((steps) => ({
      spell: spell as Element,
      team: verb === "team",
      gives: steps.map(giveOf),
      steps: [step, ...steps],
    }));
  });
}

function endings(tree: Tree): string[][] {
  const next = Object.entries(tree);
  if (next.length === 0) return [[]];
  return next.flatMap(([step, after]) => endings(after).map((rest) => [step, ...rest]));
}

export function giveOf(step: string): Give {
  const [, seat, card = "", worth] = GIVE.exec(step) ?? [];
  return { seat: Number(seat), card, worth: Number(worth) };
}

export function stepOf({ seat, card, worth }: Give): string {
  return `give ${seat} ${card} ${worth}`;
}

/** The box that the first step of a proposal is for; null: it begins none. */
export function spellOf(step: string): Spell | null {
  const [, verb, spell] = SPELL.exec(step) ?? [];
  return spell ? boxOf({ spell: spell as Element, team: verb === "team" }) : null;
}

/** The box on the sheet that a proposal is for. */
export function boxOf({ spell, team }: Pick<Way, "spell" | "team">): Spell {
  return team ? "team" : spell;
}

/** Whether this proposal can still come of what is chosen. */
export function fits({ gives }: Way, chosen: readonly Chosen[]): boolean {
  return chosen.every(({ seat, card, count, worth }) =>
    gives.some((give) => {
      if (give.seat !== seat || give.card !== card) return false;
      if (!hasWorth(card)) return give.worth >= count;
      return count === 1 && (worth === null || give.worth === worth); // KMI-A46
    }),
  );
}

/** Whether it is exactly what is chosen; a Fairy’s worth may still be open. */
export function isOf(way: Way, chosen: readonly Chosen[]): boolean {
  return (
    way.gives.length === chosen.length &&
    fits(way, chosen) &&
    chosen.every(({ seat, card, count }) =>
      way.gives.some(
        (give) => give.seat === seat && give.card === card && (hasWorth(card) || give.worth === count),
      ),
    )
  );
}

/** Whether this is chosen as it is, with what it counts as. */
export function isGiven({ seat, card, worth }: Give, chosen: readonly Chosen[]): boolean {
  return chosen.some(
    (one) => one.seat === seat && one.card === card && (hasWorth(card) ? one.worth : one.count) === worth,
  );
}

/** One card more, or one less where it was chosen already: the nth of its kind with its owner. */
export function toggled(chosen: readonly Chosen[], seat: number, card: string, nth: number): Chosen[] {
  const of = (one: Chosen): boolean => one.seat === seat && one.card === card;
  const before = chosen.find(of);
  if (!before) return [...chosen, { seat, card, count: 1, worth: null }];
  const count = nth < before.count ? before.count - 1 : before.count + 1;
  return count === 0
    ? chosen.filter((one) => !of(one))
    : chosen.map((one) => (of(one) ? { ...one, count } : one));
}

/** What a chosen Fairy or the Wolf may count as, beside everything else that is chosen. */
export function worthsOf(
  possible: readonly Way[],
  chosen: readonly Chosen[],
  { seat, card }: Chosen,
): number[] {
  const open = chosen.map((one) => (one.seat === seat && one.card === card ? { ...one, worth: null } : one));
  const worths = possible
    .filter((way) => fits(way, open))
    .flatMap(({ gives }) => gives.filter((give) => give.seat === seat && give.card === card))
    .map(({ worth }) => worth);
  return [...new Set(worths)].sort();
}

/** A proposal as if its cards had been chosen one by one. */
export function chosenOf({ gives }: Pick<Way, "gives">): Chosen[] {
  return gives.map(({ seat, card, worth }) =>
    hasWorth(card) ? { seat, card, count: 1, worth } : { seat, card, count: worth, worth: null },
  );
}

/** The simplest first: few people are asked, few Creatures are spent. */
export function simplest(possible: readonly Way[]): Way[] {
  const givers = ({ gives }: Way): number => new Set(gives.map(({ seat }) => seat)).size;
  const creatures = ({ gives }: Way): number => gives.filter(({ card }) => hasWorth(card)).length;
  return [...possible].sort((one, other) => givers(one) - givers(other) || creatures(one) - creatures(other));
}

/** How much of the four is there: Elements, and Creatures as far as their worth is said. */
export function gathered(chosen: readonly Chosen[]): number {
  return chosen.reduce((sum, { card, count, worth }) => sum + (hasWorth(card) ? (worth ?? 0) : count), 0);
}
