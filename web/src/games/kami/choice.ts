// A play in the making: a way down the tree of legal steps.
import type { Tree } from "../../protocol";
import type { View } from "./view";

/** What may follow the steps chosen so far; null when they are a whole play. */
export function following(legal: Tree, steps: readonly string[]): Tree | null {
  let tree = legal;
  for (const step of steps) tree = tree[step] ?? {};
  return steps.length > 0 && Object.keys(tree).length === 0 ? null : tree;
}

/** Whether these steps are a way through the tree to its end. */
export function isWhole(legal: Tree, steps: readonly string[]): boolean {
  const end = steps.reduce<Tree | undefined>((tree, step) => tree?.[step], legal);
  return steps.length > 0 && end !== undefined && Object.keys(end).length === 0;
}

/** The step that plays this card of the hand next, or this mercenary; null: there is none. */
export function stepWith(
  legal: Tree,
  steps: readonly string[],
  card: string,
  stack: number | null = null,
): string | null {
  const wanted = stack === null ? card : `${card}@${stack}`;
  const next = following(legal, steps) ?? {};
  return Object.keys(next).find((step) => step.split(" ")[1] === wanted) ?? null;
}

/** What one would try with a card that can not be played, so that the server says why. */
export function attempt(
  view: View,
  steps: readonly string[],
  card: string,
  stack: number | null = null,
): string[] {
  const verb =
    steps.length > 0 || view.phase === "attack" ? "attack" : view.phase === "answer" ? "counter" : "hide";
  return [...steps, `${verb} ${card}${stack === null ? "" : `@${stack}`}`];
}

/** Questions that are answered with a button, not with a card. */
export function questionsIn(legal: Tree): string[] {
  return Object.keys(legal).filter((step) => ["show", "play_on", "cancel"].includes(step));
}
