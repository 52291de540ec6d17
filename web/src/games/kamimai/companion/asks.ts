// What is asked of people at a real table, by their names; and the one button that goes on.
import type { Text } from "../../../text";
import type { Person } from "../../board";
import { tooMany } from "../words";
import type { Beside } from "./beside.svelte";

/** How a phase is brought to its end. */
const ENDS: Record<string, readonly [step: string, label: string]> = {
  draw: ["done", "companion-done"],
  watch: ["stands", "companion-it-stood"],
  spells: ["end", "companion-end-spells"],
  take: ["leave", "companion-leave"],
  keep: ["end", "companion-end-turn"],
  settle: ["stands", "companion-begin"],
};

export function question(beside: Beside, people: readonly Person[], text: Text): string {
  const { phase, view, seat, handing } = beside;
  const name = people[seat]?.name ?? "";
  if (phase === null) return text.say("companion-ask-server");
  if (phase === "watch") return "";
  if (!people[seat]?.yours) return text.say(`phase-${phase}.waiting`, { name });
  if (handing !== null) return text.say("companion-ask-to", { name, card: text.card(handing, "the") });
  const count = phase === "curse" ? (view.owed[seat] ?? 0) : tooMany(view);
  return text.say(`companion-ask-${phase}`, { name, count, limit: view.limit, gifts: view.gifts });
}

export interface Onward {
  label: string;
  /** null: not yet. */
  act: (() => void) | null;
}

/** null: there is none in this phase. */
export function onward(beside: Beside, text: Text): Onward | null {
  const { phase, composing, legal, watch, rebuilt } = beside;
  const { way, spell } = composing;
  if (phase === "spells" && spell) {
    const label = text.say("companion-cast", { spell: text.say(`spell-${spell}`) });
    return { label, act: way && (() => beside.play(way.steps)) };
  }
  if (phase === null || (phase === "watch" && watch.left !== null)) return null;
  const [step, label] = ENDS[phase] ?? [];
  if (!step || !label) return null;
  return {
    label: text.say(rebuilt ? "companion-built" : label),
    act: step in legal ? () => beside.play([step]) : null,
  };
}
