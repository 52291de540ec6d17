// What to do now, and what a play will do, in a sentence.
import type { Tree } from "../../protocol";
import type { Text } from "../../text";
import type { Person } from "../board";
import type { Gesture } from "./gesture.svelte";
import { asked, isPhysical } from "./view";
import type { Element, View } from "./view";
import { tooMany } from "./words";

/** The question of the moment, or what one waits for. */
export function sentence(view: View, people: Person[], text: Text): string {
  if (view.over) return "";
  const name = text.together(view.awaited.map((seat) => people[seat]?.name ?? ""));
  if (!asked(view) && name) return text.say(`phase-${view.phase}.waiting`, { name });
  if (view.warming && view.phase === "draw")
    return text.say("kamimai-ask-warm-up", { drawn: view.drawn.length });
  const touched = view.phase === "draw" && isPhysical(view);
  const key = `kamimai-ask-${touched ? "draw-physics" : view.phase}`;
  return text.has(key) ? text.say(key, about(view, people, text)) : text.say(`phase-${view.phase}`);
}

/** The names and numbers that questions use. */
function about(view: View, people: Person[], text: Text): Record<string, string | number> {
  const mine = view.owed[view.seat ?? 0] ?? 0;
  return {
    name: people[view.activator]?.name ?? "",
    count: view.phase === "curse" ? mine : tooMany(view),
    limit: view.limit,
    gifts: view.gifts,
    seconds: view.options.watch_seconds,
    spell: view.spell ? text.say(`spell-${view.spell.team ? "team" : view.spell.spell}.the`) : "",
    drawn: view.drawn.length,
  };
}

/** What somebody is doing, in a word or two. */
export function doing(view: View, seat: number, text: Text): string {
  if (view.over) return "";
  if (view.awaited.includes(seat)) return text.say(seat === view.seat ? "table-your-turn" : "table-thinks");
  const who = seat === view.seat ? "you" : "other";
  if (view.spell?.agreed.includes(seat)) return text.say("kamimai-answer-yes", { who });
  if (view.spell?.refused.includes(seat)) return text.say("kamimai-answer-no", { who });
  if (view.phase === "spells" && view.declined.some((one) => one.seat === seat))
    return text.say("kamimai-declined", { who });
  return seat === view.activator ? text.say("kamimai-activator") : "";
}

/** Answers that are a word, not a card, a zone or a person. */
const ANSWERS = ["agree", "refuse", "call off", "let go", "leave", "end", "done"];

export function answersIn(legal: Tree): string[] {
  return ANSWERS.filter((step) => step in legal);
}

/** The answer that has the seal: what one wants, or all that is left to do. */
export function mainAnswer(view: View, legal: Tree): string | null {
  if ("agree" in legal) return "agree";
  if ("done" in legal) return "done";
  const last = view.phase === "keep" || Object.keys(legal).length === 1;
  return "end" in legal && last ? "end" : null;
}

/** `end` is the end of the spells, or of the turn. */
export function labelOf(step: string, view: View, text: Text): string {
  if (step === "done" && view.warming) return text.say("kamimai-do-done-warm-up");
  return text.say(`kamimai-do-${step === "end" ? `end-${view.phase}` : step.replace(" ", "-")}`);
}

/** What the seal will do. */
export function doesWhat(gesture: Gesture, view: View, people: Person[], text: Text): string {
  const { composing, going, ready, side, page } = gesture;
  if (!ready) return "";
  if (composing.way) {
    const alone = composing.way.gives.every(({ seat }) => seat === view.activator);
    const spell = text.say(`spell-${composing.spell}.the`);
    return text.say(alone ? "kamimai-do-cast" : "kamimai-do-propose", { spell });
  }
  if (going.length)
    return text.say("kamimai-do-discard", {
      count: going.length,
      cards: text.cards(going.map(({ card }) => card)),
    });
  if (side && ready[0] === side) return text.say("kamimai-do-fingers", { page, side });
  const [first = ""] = ready;
  return ANSWERS.includes(first) ? labelOf(first, view, text) : stepLabel(ready, view, people, text);
}

/** A play of one or two steps, as a button says it. */
function stepLabel(steps: string[], view: View, people: Person[], text: Text): string {
  const [verb = "", what = ""] = steps[0]?.split(" ") ?? [];
  const nameOf = (seat: string): string => people[Number(seat)]?.called ?? "";
  switch (verb) {
    case "target":
      return text.say("kamimai-do-target", { zone: what });
    case "grip":
      return text.say("kamimai-do-grip", { grip: text.say(`grip-${view.grips[what as Element]}.short`) });
    case "pull":
      return text.say("kamimai-do-pull", { count: Number(what) });
    case "choose":
      return text.say(view.phase === "mouse" ? "kamimai-do-choose-mouse" : "kamimai-do-choose-giver", {
        name: nameOf(what),
      });
    case "take":
      return text.say("kamimai-do-take", { card: text.card(what, "the") });
    case "hand":
      return text.say("kamimai-do-hand", {
        card: text.card(what, "the"),
        name: nameOf(steps[1]?.slice("to ".length) ?? ""),
      });
    default:
      return text.say("kamimai-do-creature", { card: text.card(verb) });
  }
}
