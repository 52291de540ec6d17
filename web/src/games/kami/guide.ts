// What to do now, and what has just been done, in one sentence each.
import type { Tree } from "../../protocol";
import type { Text } from "../../text";
import type { Person } from "../board";
import { partnerOf } from "./sides";
import type { View } from "./view";

export function sentence(
  view: View,
  legal: Tree,
  people: Person[],
  text: Text,
  meant: readonly string[] | null = null,
): string {
  const only = Object.keys(legal);
  const mine = view.seat !== null && view.to_act.includes(view.seat);
  const names = text.together(view.to_act.map((seat) => people[seat]?.name ?? ""));
  const card = view.attack ? text.cardArguments(view.attack) : {};
  if (view.to_act.length === 0) return "";
  if (meant?.[0] === "show") return text.say("kami-will-show");
  if (only.length === 0 && ["declare", "decide"].includes(view.phase) && mine)
    return text.say("kami-look-at-cards");
  if (only.length === 1 && text.has(`forced-${only[0]}`)) return text.say(`forced-${only[0]}`, card);
  if (view.phase === "lead" && view.attack) return again(view, mine, names, text);
  return text.say(mine ? `phase-${view.phase}` : `phase-${view.phase}.waiting`, { name: names, ...card });
}

/** Everybody has passed. */
function again(view: View, mine: boolean, name: string, text: Text): string {
  return text.say("kami-lead-again", { who: mine ? "you" : "other", name, seats: view.points.length });
}

/** What the cards that are chosen will do, and what is wanting. */
export function chosen(steps: readonly string[], text: Text): string {
  const [first, second] = steps.map((step) => step.split("@")[0]?.split(" ") ?? []);
  const about = {
    does: first?.[0] ?? "",
    ...text.cardArguments(first?.[1] ?? ""),
    ...(second && text.cardArguments(second[1] ?? "", "attack")),
  };
  if (first?.[0] === "attack") return text.say("kami-chosen-attack", about);
  return text.say(second ? "kami-chosen-both" : "kami-chosen-one", about);
}

/** How the current attack came about: who attacks, and what lies before it in defence. */
export function attacked(view: View, people: Person[], text: Text): string {
  const seat = view.attacker;
  const defence = seat === null ? undefined : view.defence[seat]?.at(-1);
  if (seat === null || !defence) return "";
  const attacks = view.attacks.reduce((sum, line) => sum + line.length, 0);
  const how = !defence.face_down ? "counters" : attacks > 1 ? "again" : "opens";
  const about = { who: seat === view.seat ? "you" : "other", name: people[seat]?.name ?? "" };
  return text.say(`kami-${how}`, { ...about, ...(defence.card && text.cardArguments(defence.card)) });
}

/** Whether a seat is waited for; while all look at their cards, nobody is in particular. */
export function acts(view: View, seat: number | undefined): boolean {
  return seat !== undefined && view.phase !== "declare" && view.to_act.includes(seat);
}

/** What a seat is doing, in a word. */
export function doing(view: View, seat: number, text: Text): string {
  if (view.phase === "declare") return text.say("kami-looks");
  if (view.to_act.includes(seat)) return text.say(seat === view.seat ? "table-your-turn" : "table-thinks");
  if (view.attacker === seat) return text.say("kami-attacks");
  if (view.passed.includes(seat)) return text.say("kami-passed");
  if (seat === partnerOf(view)) return text.say("kami-partner");
  return text.say("table-waits");
}
