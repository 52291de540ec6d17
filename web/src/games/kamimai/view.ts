// What follows from a view of KamiMaï.
import type { Care, View, ZoneView } from "./generated";

export type * from "./generated";

/** How somebody pulls who does not drag. */
export const CARES: readonly Care[] = ["careful", "steady", "quick"];

/** The four phases of a turn, as people count them. */
export const STAGES = ["target", "draw", "spells", "reserve"] as const;
export type StageName = (typeof STAGES)[number];

export function stageOf({ phase, fell }: Pick<View, "phase" | "fell">): StageName {
  if (phase === "target") return "target";
  if (["grip", "draw", "page", "pull", "came", "answer", "lean", "watch"].includes(phase)) return "draw";
  if (phase === "keep" || phase === "settle") return "reserve";
  return fell === "draw" ? "draw" : "spells";
}

export function asked(view: View): boolean {
  return view.seat !== null && view.awaited.includes(view.seat);
}

/** The zone that is aimed at. */
export function targetOf({ sheet }: View): ZoneView | null {
  return sheet.zones.find(({ id }) => id === sheet.target) ?? null;
}

/** Everybody, from the activator clockwise. */
export function fromActivator({ activator, reserves }: View): number[] {
  return reserves.map((_, at) => (activator + at) % reserves.length);
}

/** The energy that a KamiMaï began with, as far as lanterns show it. */
export function fullEnergy({ begun_with, energy }: View): number {
  return Math.max(begun_with, energy);
}

/** The book is simulated, and hands can touch it. */
export function isPhysical({ options }: Pick<View, "options">): boolean {
  return options.book === "physics";
}

/** The zones of this sheet are this table’s own. */
export function isHouseSheet({ replaced, sheet }: View): boolean {
  return replaced.includes(sheet.id);
}
