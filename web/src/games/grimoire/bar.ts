// What the bar below the table offers besides touching cards, players and pages.
import type { Asks, Bar, Now } from "../gesture";
import type { Gesture } from "./gesture.svelte";
import { answersIn, doesWhat, labelOf, MAIN } from "./guide";
import type { View } from "./view";

export function barOf(gesture: Gesture, now: Now): Bar {
  const { legal, people, text } = now;
  const view = now.view as View;
  const answers = gesture.begun ? [] : answersIn(legal);
  const main = answers.find((step) => MAIN.includes(step));
  const change = { label: text.say("grimoire-change"), asks: (): Asks => ({ takeBack: true }) };
  const equal = view.phase === "wish"; // nobody is to think that we know better
  return {
    answers: [
      ...answers.map((step) => ({
        label: labelOf(step, view, text),
        asks: (): Asks => ({ play: [step] }),
        main: step === main && !equal,
        wide: equal,
      })),
      ...(gesture.movable ? [change] : []),
    ],
    label: gesture.ready ? doesWhat(gesture.ready[0] ?? "", view, people, text) : "",
    need: need(gesture, now),
  };
}

function need(gesture: Gesture, { view: seen, legal, text }: Now): string {
  const view = seen as View;
  if (!Object.keys(legal).length) return text.say(gesture.placed ? "grimoire-placed" : "table-not-yet");
  if (view.phase === "wish") return ""; // its two answers say it
  if (gesture.bookmarking && gesture.leafed && !gesture.ready)
    return text.say("grimoire-need-level", { level: gesture.page });
  return text.say(`grimoire-need-${view.phase}`);
}
