// Which step a touched card means.
import type { Tree } from "../../protocol";
import { following } from "../tree";
import type { View } from "./view";

/** What a card does in a play. */
export type Role = "hide" | "counter" | "attack" | "look";

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
