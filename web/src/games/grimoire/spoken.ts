import type { Tree } from "../../protocol";
import type { Text } from "../../text";
import type { Person } from "../board";
import { labelOf, sentence } from "./guide";
import { inOrder } from "./view";
import type { View } from "./view";
import { landWords, questWords, standing } from "./words";

/** The question and what may be done, then the Quest zone, everybody’s place and territory. */
export function spoken(seen: unknown, legal: Tree, people: Person[], text: Text): string {
  const view = seen as View;
  const names = people.map(({ name }) => name);
  const quest = [...(view.hidden ? ["hidden"] : []), ...view.quest];
  const seats = inOrder(view).map((seat) => {
    const name = seat === view.seat ? text.say("names-you") : (names[seat] ?? "");
    return `${standing(view, seat, name, "", text)} ${landWords(view, seat, text)}`;
  });
  return text.say("grimoire-spoken", {
    question: sentence(view, people, text),
    round: view.round,
    level: view.level,
    quest: text.listed(quest.map((card) => questWords(card, view.hidden?.card ?? null, "rest", view, text))),
    seats: seats.join(" "),
    choices:
      view.phase === "bookmark"
        ? text.say("grimoire-spoken-pages", { level: view.level })
        : text.listed(
            Object.keys(legal).map((step) =>
              step.includes(" ") ? text.step(step, names) : labelOf(step, view, text),
            ),
          ),
  });
}
