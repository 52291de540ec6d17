// What the bar below the table offers besides touching cards, zones and the book; and what one can say.
import type { Phrase, Tree } from "../../protocol";
import type { Answer, Asks, Bar, Now } from "../gesture";
import type { Gesture } from "./gesture.svelte";
import { answersIn, doesWhat, labelOf, mainAnswer } from "./guide";
import { asked as isAsked } from "./view";
import type { View } from "./view";

const CALLS: readonly Phrase[] = ["draw-more", "stop-drawing"];
const DRAWING = ["grip", "draw", "pull", "came", "answer"];
const DECIDED_BY_BOOK = ["came", "answer", "lean"];

export function barOf(gesture: Gesture, now: Now): Bar {
  const view = now.view as View;
  const legal = gesture.doing ? {} : now.legal;
  const asked = Object.keys(legal).length > 0;
  const calling = !asked && !now.paused && gesture.talking && DRAWING.includes(view.phase);
  return {
    answers: calling ? calls(now) : gesture.begun ? [] : answers(view, legal, now),
    label: asked ? doesWhat(gesture, view, now.people, now.text) : "",
    need: calling ? "" : need(gesture, asked, now),
  };
}

function calls({ text }: Now): Answer[] {
  return CALLS.map((say) => ({ label: text.say(`phrase-${say}`), asks: (): Asks => ({ say }) }));
}

function answers(view: View, legal: Tree, { text }: Now): Answer[] {
  const main = mainAnswer(view, legal);
  return answersIn(legal).map((step) => ({
    label: labelOf(step, view, text),
    asks: (): Asks => ({ play: [step] }),
    main: step === main,
  }));
}

function need(
  { doing, composing, hand, talking }: Gesture,
  asked: boolean,
  { view: seen, text }: Now,
): string {
  const view = seen as View;
  if (doing) return doing;
  if (view.phase === "watch") return text.say("kamimai-need-watch");
  if (DECIDED_BY_BOOK.includes(view.phase)) return text.say(`phase-${view.phase}`);
  if (!asked && !isAsked(view))
    return text.say(talking && view.phase === "spells" ? "kamimai-need-ask" : "table-not-yet");
  if (composing.open) return text.say("kamimai-need-worth");
  if (composing.spell) return text.say("kamimai-need-cards");
  const key = `kamimai-need-${hand?.way === "drag" && view.phase === "draw" ? "drag" : view.phase}`;
  return text.has(key) ? text.say(key) : "";
}
