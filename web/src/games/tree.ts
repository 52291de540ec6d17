// A play in the making: a way down the tree of legal steps.
import type { Tree } from "../protocol";

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
