// What to do now, and what a play will do, in a sentence.
import type { Tree } from "../../protocol";
import type { Arguments, Text } from "../../text";
import type { Person } from "../board";
import { asked, inOrder } from "./view";
import type { View } from "./view";

/** The question of the moment. */
export function sentence(view: View, people: Person[], text: Text): string {
  if (view.to_act.length === 0) return "";
  const name = text.together(view.to_act.map((seat) => people[seat]?.name ?? ""));
  return text.say(asked(view) ? question(view, text) : `phase-${view.phase}.waiting`, {
    ...about(view, people, text),
    name,
  });
}

/** Asked with names and numbers, where the table knows more than the rules. */
function question({ phase }: View, text: Text): string {
  return text.has(`grimoire-ask-${phase}`) ? `grimoire-ask-${phase}` : `phase-${phase}`;
}

/** Whose bookmarks are still to come. */
export function stillChoosing(view: View, people: Person[], text: Text): string {
  const names = view.to_act.map((seat) => people[seat]?.name ?? "");
  return names.length ? text.say("grimoire-still-choosing", { name: text.together(names) }) : "";
}

/** The numbers and names that sentences may use. */
export function about(view: View, people: Person[], text: Text): Arguments {
  const page = view.turn === null ? null : view.pages[view.turn];
  return {
    ...view.options,
    level: view.level,
    round: view.round,
    count: view.to_act.length,
    merchants: view.merchants,
    price: view.price,
    cards: view.wish_cards,
    target: view.target === null ? "" : (people[view.target]?.name ?? ""),
    caster: view.turn === null ? "" : (people[view.turn]?.name ?? ""),
    ...(page ? text.pageArguments(page) : { page: "", the_page: "", number: 0 }),
  };
}

/** What a seat is doing, in a word or two. */
export function doing(view: View, seat: number, text: Text): string {
  if (view.over) return "";
  const acts = view.to_act.includes(seat);
  const yours = seat === view.seat;
  if (view.phase === "bookmark" && view.turn === null && view.alone === null)
    return text.say(
      view.chosen[seat] ? "grimoire-has-chosen" : yours ? "grimoire-choose" : "grimoire-chooses",
    );
  if (acts) return text.say(yours ? "table-your-turn" : "table-thinks");
  const page = view.pages[seat];
  return page ? text.say(`page-${page}`) : text.say("table-waits");
}

/** Whether somebody has had their turn in this round. */
export function hasPlayed(view: View, seat: number): boolean {
  const order = inOrder(view);
  return view.turn !== null && order.indexOf(seat) < order.indexOf(view.turn);
}

/** What the main button will do. */
export function doesWhat(step: string, view: View, people: Person[], text: Text): string {
  const [verb, number] = step.split(" ");
  if (verb === "page") return text.say("grimoire-do-page", text.pageArguments(Number(number)));
  if (verb === "target") return text.say("grimoire-do-target", { name: people[Number(number)]?.name ?? "" });
  return labelOf(step, view, text);
}

/** Answers that are a word, not a card, a page or a player. */
export function answersIn(legal: Tree): string[] {
  const used = Object.keys(legal).filter((step) => step.startsWith("use "));
  return [...["leave", "enough", "points", "shoes", ...MAIN].filter((step) => step in legal), ...used];
}
/** Those that one most often wants. */
export const MAIN = ["heal", "create", "buy", "cards"];

/** What an answer is called, with what it costs or brings. */
export function labelOf(step: string, view: View, text: Text): string {
  const key = `grimoire-do-${step}`;
  if (!["heal", "create", "buy", "points", "cards", "shoes"].includes(step)) return text.step(step);
  return text.say(key, {
    ...view.options,
    heal_cost: view.heal_cost,
    price: view.price,
    points: Number(view.options["wish_vp"] ?? 0),
    count: view.wish_cards,
  });
}
