// What is shown while taps wait to be judged: a guess, the only one of the client (docs/decisions/0017). Only the server
// judges; a test compares every guess with the engine.
import type { Tree } from "../../../protocol";
import { CARDS, isGuardian } from "../cards";
import type { Fall, Phase, View } from "../view";

/** A play that nobody has judged yet. */
export interface Waiting {
  seat: number;
  steps: readonly string[];
}

export interface Drawn {
  card: string;
  /** Tapped, and not judged yet. */
  pending: boolean;
}

export interface Situation {
  /** null: only the server can say. */
  phase: Phase | null;
  drawn: Drawn[];
  /** What is left in the book, by kind. */
  left: Record<string, number>;
  /** What it comes to if the book falls now; null: only the server can say. */
  fall: Fall | null;
  legal: (seat: number) => Tree;
}

const AIMED = /^target (\w+)$/;
const DREW = /^drew (\w+)$/;
/** Plays after which the same questions may come again. */
const AGAIN: Partial<Record<Phase, RegExp>> = {
  target: /^falls$/,
  draw: DREW,
  curse: /^(discard|falls)\b/,
  spells: /^(cast|team|imp|falls)\b/,
  giver: /^falls$/,
  mouse: /^falls$/,
  keep: /^(discard|falls)\b/,
};
const ONWARD: Partial<Record<Phase, readonly [RegExp, Phase]>> = {
  target: [AIMED, "draw"],
  grip: [/^grip /, "draw"],
  draw: [/^done$/, "watch"],
};

function after(phase: Phase | null, step: string): Phase | null {
  if (phase === null || AGAIN[phase]?.test(step)) return phase;
  const [verb, next] = ONWARD[phase] ?? [];
  return verb?.test(step) ? (next ?? null) : null;
}

/** With the discard pile in it the book is another one, which only the server has counted. */
function isAnother({ phase, book, falls }: View, steps: readonly string[]): boolean {
  if (phase !== "target" || !steps.length) return false;
  const shuffled = falls.some(({ when, discard }) => when === "between" && discard);
  return book.pages <= 1 || (shuffled && steps.includes("falls"));
}

/** `away`: the server does not answer, so what it offered last is offered on. */
export function situation(
  view: View,
  trees: ReadonlyMap<number, Tree>,
  waiting: readonly Waiting[],
  away: boolean,
): Situation {
  const steps = waiting.map((tap) => tap.steps[0] ?? "");
  const phase = isAnother(view, steps) ? null : steps.reduce<Phase | null>(after, view.phase);
  const pending = steps.flatMap((step) => DREW.exec(step)?.[1] ?? []);
  const drawn = [
    ...view.drawn.map((card) => ({ card, pending: false })),
    ...pending.map((card) => ({ card, pending: true })),
  ];
  const left = leftInTheBook(view, pending);
  const guess = waiting.length ? guessed(phase, drawn, left) : null;

  return {
    phase,
    drawn,
    left,
    fall: phase && fallAfter(view, steps, pending),
    legal: (seat) => {
      if (!waiting.length) return trees.get(seat) ?? {};
      if (guess) return seat === view.activator && trees.has(seat) ? guess : {};
      return phase && away ? (trees.get(seat) ?? {}) : {};
    },
  };
}

/** What can be tapped in a draw whatever the server will say. */
function guessed(phase: Phase | null, drawn: readonly Drawn[], left: Record<string, number>): Tree | null {
  if (phase === "watch") return offered(["stands", "falls"]);
  if (phase !== "draw") return null;
  const count = Object.values(left).reduce((sum, one) => sum + one, 0);
  const kinds = CARDS.filter((card) => (left[card] ?? 0) > 0 && count > 1).map((card) => `drew ${card}`);
  return offered([...kinds, ...(drawn.length ? ["done"] : []), "falls"]);
}

function offered(steps: readonly string[]): Tree {
  return Object.fromEntries(steps.map((step) => [step, {}]));
}

/** What the server counted, without what was tapped since. */
function leftInTheBook({ in_book }: View, pending: readonly string[]): Record<string, number> {
  const drawn = (card: string): number => pending.filter((one) => one === card).length;
  return Object.fromEntries(CARDS.map((card) => [card, (in_book?.[card] ?? 0) - drawn(card)]));
}

/** Of the falls that the server told of beforehand the one that these taps lead to; none where it lies already. */
function fallAfter(view: View, steps: readonly string[], pending: readonly string[]): Fall | null {
  if (steps.includes("falls") && view.phase !== "target") return null;
  const zone = steps.map((step) => AIMED.exec(step)?.[1]).find(Boolean) ?? view.sheet.target;
  const drawn = view.guardians.length + pending.filter(isGuardian).length;
  return view.falls.findLast(({ target, guardians }) => target === zone && guardians <= drawn) ?? null;
}
