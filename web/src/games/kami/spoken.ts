import type { Tree } from "../../protocol";
import type { Text } from "../../text";
import type { Person } from "../board";
import { sentence } from "./guide";
import type { View } from "./view";

/** The question, the attack, the hand and what may be played. */
export function spoken(seen: unknown, legal: Tree, people: Person[], text: Text): string {
  const view = seen as View;
  const choices = Object.keys(legal).map((step) => text.step(step));
  const hand = text.cards(view.hand ?? []);
  return text.say("spoken-turn", {
    question: sentence(view, legal, people, text),
    hand,
    choices: text.listed(choices),
  });
}
