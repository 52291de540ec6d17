// What the table shows while taps wait to be judged: a guess at what comes next, which only the server may confirm.
import type { Tree } from "../../../protocol";
import { CARDS } from "../cards";
import type { Phase, View } from "../view";

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
  legal: (seat: number) => Tree;
}

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
  target: [/^target /, "draw"],
  grip: [/^grip /, "draw"],
  draw: [/^done$/, "watch"],
};

function after(phase: Phase | null, step: string): Phase | null {
  if (phase === null || AGAIN[phase]?.test(step)) return phase;
  const [verb, next] = ONWARD[phase] ?? [];
  return verb?.test(step) ? (next ?? null) : null;
}

/** `away`: the server does not answer, so what it offered last is offered on. */
export function situation(
  view: View,
  trees: ReadonlyMap<number, Tree>,
  waiting: readonly Waiting[],
  away: boolean,
): Situation {
  const steps = waiting.map((tap) => tap.steps[0] ?? "");
  const phase = steps.reduce<Phase | null>(after, view.phase);
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
  const kinds = CARDS.filter((card) => (left[card] ?? 0) > 0).map((card) => `drew ${card}`);
  return offered([...kinds, ...(drawn.length ? ["done"] : []), "falls"]);
}

function offered(steps: readonly string[]): Tree {
  return Object.fromEntries(steps.map((step) => [step, {}]));
}

/** All copies but those that lie somewhere else. */
function leftInTheBook(view: View, pending: readonly string[]): Record<string, number> {
  const elsewhere = [...view.reserves.flat(), ...view.drawn, ...view.discard, ...pending];
  return Object.fromEntries(
    CARDS.map((card) => [card, (view.copies[card] ?? 0) - elsewhere.filter((one) => one === card).length]),
  );
}
