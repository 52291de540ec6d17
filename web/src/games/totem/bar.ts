// What the bar below the table offers besides touching cards and places.
import type { Answer, Asks, Bar, Now } from "../gesture";
import { answersIn, missing } from "./choice";
import type { Gesture } from "./gesture.svelte";
import { doesWhat } from "./guide";
import type { View } from "./view";

export function barOf(gesture: Gesture, now: Now): Bar {
  const { text } = now;
  const wanting = need(gesture, now);
  return {
    answers: [...(gesture.mayLook ? [lookAway(gesture, now)] : []), ...answers(gesture, now)],
    label: label(gesture, now),
    need: gesture.mayLook ? "" : text.say(...wanting),
    next: Object.keys(now.legal).length ? text.say(...wanting) : "", // what is on its way wants nothing
  };
}

/** An Eye attacks at once. */
function lookAway(gesture: Gesture, { text }: Now): Answer {
  return { label: text.step("discover_not"), asks: () => gesture.lookAway(), wide: true };
}

function answers({ begun }: Gesture, { view: seen, legal, text }: Now): Answer[] {
  const view = seen as View;
  const found = begun ? [] : answersIn(legal);
  const only = Object.keys(legal).length === 1 ? found[0] : undefined;
  const main = found.find((step) => step === "draw") ?? only;
  const last = view.phase === "again" && "draw" in legal; // with an empty hand, drawing ends the turn too
  const named = (step: string): string =>
    last ? text.say(step === "draw" ? "totem-do-draw-last" : "totem-do-stop-undrawn") : text.step(step);
  return found.map((step) => ({
    label: named(step),
    asks: (): Asks => ({ play: [step] }),
    main: step === main,
  }));
}

function label({ free, chosen }: Gesture, { view, text }: Now): string {
  if (free === 0) return text.say("totem-do-lay");
  return chosen ? doesWhat(view as View, chosen, text) : "";
}

function need(gesture: Gesture, { view, legal }: Now): [key: string, about?: { count: number }] {
  const { free, plays, choice } = gesture;
  if (!Object.keys(legal).length) return ["table-not-yet"];
  if (free !== null) return ["totem-need-lay", { count: free }];
  if (gesture.mayLook) return ["totem-need-look"];
  if ("discover_not" in legal || (view as View).phase === "guard") return ["totem-need-eye"];
  const part = missing(plays, choice) ?? "card";
  const of = choice.verb !== null && (part === "target" || part === "card") ? `-${choice.verb}` : "";
  return [`totem-need-${part}${of}`];
}
