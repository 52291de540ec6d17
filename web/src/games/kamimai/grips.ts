// What Guardians do to the hand that draws.
import { FACES, isGuardian } from "./cards";
import type { Element, GripName, View } from "./view";

export function gripEmblem(grip: GripName): string {
  return `kamimai-grip_${grip.replace("_", "")}`;
}

/** The Guardians that somebody holds, each colour once. */
export function guardiansOf(cards: readonly string[]): Element[] {
  const colours = cards.filter(isGuardian).map((card) => FACES[card]?.element);
  return [...new Set(colours)].filter((colour): colour is Element => colour != null);
}

/** The grips that somebody may draw with when their turn comes. */
export function gripsOf(view: View, seat: number): { guardian: Element; grip: GripName }[] {
  return guardiansOf(view.reserves[seat] ?? []).map((guardian) => ({ guardian, grip: view.grips[guardian] }));
}
