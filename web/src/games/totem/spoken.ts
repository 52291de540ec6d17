import type { Tree } from "../../protocol";
import type { Text } from "../../text";
import type { Person } from "../board";
import { asked, otherOf, sentence } from "./guide";
import { named } from "./named";
import type { View } from "./view";

/** The question, the hand, both zones and what may be done. */
export function spoken(seen: unknown, legal: Tree, people: Person[], text: Text): string {
  const view = seen as View;
  const choices = view.phase === "choose" ? [] : Object.keys(legal).map((step) => text.step(step));
  const other = otherOf(view);
  return text.say("totem-spoken", {
    question: sentence(view, legal, people, text),
    hand: text.cards(view.hand ?? []),
    own: zone(view, view.seat ?? 0, text),
    other: zone(view, other, text),
    name: people[other]?.name ?? "",
    laid: view.phase === "choose" || !asked(view) ? "no" : "yes",
    choices: text.listed(choices),
    more: choices.length ? "yes" : "no",
  });
}

function zone(view: View, seat: number, text: Text): string {
  return text.listed((view.zones[seat] ?? []).map((_, place) => named(view, seat, place, text)));
}
