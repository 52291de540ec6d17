// What to do now, in one sentence.
import type { Tree } from "../../protocol";
import type { Text } from "../../text";
import type { Person } from "../board";
import type { View } from "./view";

export function sentence(view: View, legal: Tree, people: Person[], text: Text): string {
  const only = Object.keys(legal);
  const mine = view.seat !== null && view.to_act.includes(view.seat);
  const names = text.together(view.to_act.map((seat) => people[seat]?.name ?? ""));
  const card = view.attack ? text.cardArguments(view.attack) : {};
  if (view.to_act.length === 0) return "";
  if (only.length === 0 && ["declare", "decide"].includes(view.phase) && mine)
    return text.say("kami-look-at-cards");
  if (only.length === 1 && text.has(`forced-${only[0]}`)) return text.say(`forced-${only[0]}`, card);
  return text.say(mine ? `phase-${view.phase}` : `phase-${view.phase}.waiting`, { name: names, ...card });
}

/** What a seat is doing, in a word. */
export function doing(view: View, seat: number, text: Text): string {
  const seats = view.points.length;
  const passed = view.attacker !== null && ((seat - view.attacker + seats) % seats || seats) <= view.passes;
  if (view.to_act.includes(seat)) return text.say(seat === view.seat ? "table-your-turn" : "table-thinks");
  if (view.attacker === seat) return text.say("kami-attacks");
  if (passed) return text.say("kami-passed");
  if (seats === 4 && view.seat !== null && (seat - view.seat + 4) % 4 === 2) return text.say("kami-partner");
  return text.say("table-waits");
}
