// What to do now, and what a play will do, in a sentence.
import type { Tree } from "../../protocol";
import type { Arguments, Text } from "../../text";
import type { Person } from "../board";
import { levelOf } from "./cards";
import type { Choice } from "./choice";
import type { Joined, View } from "./view";

/** The seat at the other side of the table; for somebody who watches, of the first chair. */
export function otherOf(view: View): number {
  return 1 - (view.seat ?? 0);
}

export function asked(view: View): boolean {
  return view.seat !== null && view.to_act.includes(view.seat);
}

/** The question of the moment. */
export function sentence(view: View, legal: Tree, people: Person[], text: Text): string {
  if (view.to_act.length === 0) return "";
  const only = Object.keys(legal).join();
  if (only === "stop") return text.say("totem-only-stop");
  if (view.phase === "again" && "draw" in legal) return text.say("totem-empty-hand"); // TOT-27
  const name = text.together(view.to_act.map((seat) => people[seat]?.name ?? ""));
  const about = { name, ...limits(view) };
  return text.say(asked(view) ? `phase-${view.phase}` : `phase-${view.phase}.waiting`, about);
}

/** The numbers that sentences may use. */
export function limits({ options }: View): Arguments {
  const { zone_size, hand_limit, attacks_per_turn } = options;
  return { zone_size, hand_limit, attacks_per_turn };
}

/** What a seat is doing, in a word or two. */
export function doing(view: View, seat: number, text: Text): string {
  if (view.over) return "";
  const acts = view.to_act.includes(seat);
  if (view.phase === "choose")
    return acts ? text.say(seat === view.seat ? "totem-choose" : "totem-chooses") : text.say("totem-ready");
  if (view.verb === "attack" && view.turn === seat && !acts) return text.say("totem-attacking");
  const word = acts ? (seat === view.seat ? "table-your-turn" : "table-thinks") : "table-waits";
  if (view.turn !== seat) return text.say(word);
  const attacks = { made: view.attacks, most: view.options.attacks_per_turn };
  return text.say("totem-doing", { doing: text.say(word), attacks: text.say("totem-attacks", attacks) });
}

/** A Sword and its partner, if there is one. */
export function joinedBy({ joined }: View, card: string, partner: string | null): Joined | undefined {
  return joined.find((one) => one.sword === card && one.partner === partner);
}

/** `12`, of a card and its partner. */
export function strength(view: View, card: string, partner: string | null): number {
  return joinedBy(view, card, partner)?.level ?? levelOf(card);
}

export function partnerIn(extra: string | null): string | null {
  return extra?.startsWith("with ") ? extra.slice("with ".length) : null;
}

/** The totem that an attack is aimed at: its level, or `?`. */
export function against(view: View, place: number): string {
  const card = view.zones[otherOf(view)]?.[place]?.card;
  return card ? String(levelOf(card)) : "?";
}

/** What the main button will do. */
export function doesWhat(view: View, play: Choice, text: Text): string {
  const { verb, card, target, extra } = play;
  const cards = card ? text.cardArguments(card) : {};
  if (verb === "attack" && card && target !== null) {
    const level = strength(view, card, partnerIn(extra));
    return text.say("totem-do-attack", { level, against: against(view, target) });
  }
  if (verb === "exchange" && target !== null) {
    const taken = view.zones[view.seat ?? 0]?.[target]?.card ?? "hidden";
    return text.say("totem-do-exchange", { ...cards, taken: text.card(taken, "the") });
  }
  if (verb === "discover" && target !== null) return text.say("totem-do-discover", { place: target + 1 });
  if (verb === "discard")
    return text.say("totem-do-discard", {
      ...cards,
      drawn: view.phase === "limit" || view.pile === 0 ? "no" : "yes",
    });
  if (verb === "defend") return text.say("totem-do-defend", cards);
  return text.step(verb ?? "stop");
}
