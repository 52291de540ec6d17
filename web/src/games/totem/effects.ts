// Which powers work, in a few words each.
import type { Text } from "../../text";
import type { Person } from "../board";
import { levelOf, powerOf } from "./cards";
import type { Duel } from "./duel";
import type { Powers, View } from "./view";

export interface Effect {
  emblem: string;
  words: string;
}

/** A Sword and its partner: what is added, and whose power is lost. */
export function joined(card: string, partner: string, powers: Powers, text: Text): Effect[] {
  const power = powerOf(partner, powers);
  const lost = power && { emblem: `totem-${power}`, words: cancelled(power, text) };
  return [
    {
      emblem: "totem-sword",
      words: text.say("totem-sword-adds", { level: levelOf(card) }),
    },
    ...(lost ? [lost] : []),
  ];
}

/** What worked in an attack that is over. */
export function effects(duel: Duel, { seat, powers }: View, people: Person[], text: Text): Effect[] {
  const shield = duel.outcome === "shield";
  const kept = shield ? duel.effects.find((event) => event.event === "kept") : undefined;
  return [
    ...(shield ? [{ emblem: "totem-shield", words: stopped(kept?.cards, text) }] : []),
    ...discarded(duel, text),
    ...duel.effects
      .filter((event) => event !== kept)
      .map((event) => effect(event, seat, powers, people, text)),
  ];
}

/** TOT-24, TOT-25: what the attack has cost; nothing more is said where it has ended the match. */
function discarded({ card, partner, outcome, told, effects }: Duel, text: Text): Effect[] {
  const kept = effects.flatMap((event) => (event.event === "kept" ? event.cards : []));
  const spent = [card, partner].flatMap((one) => (one === null || kept.includes(one) ? [] : [one]));
  if (outcome === null || !spent[0] || (told?.event === "defeated" && told.left === 0)) return [];
  const about = { count: spent.length, the_card: text.card(spent[0], "the") };
  return [
    {
      emblem: "totem-gone",
      words: text.say(`totem-gone-${outcome === "defeated" ? "both" : "attack"}`, about),
    },
  ];
}

/** A Shield has worked; with an option it gives cards back. */
function stopped(back: string[] | undefined, text: Text): string {
  if (!back) return text.say("totem-shield-stops");
  return text.say("totem-shield-returns", { cards: text.cards(back) });
}

type Worked = Duel["effects"][number];

function effect(event: Worked, viewer: number | null, powers: Powers, people: Person[], text: Text): Effect {
  const about = { who: event.seat === viewer ? "you" : "other", name: people[event.seat]?.name ?? "" };
  if (event.event === "drew") return { emblem: "totem-draw", words: text.say("totem-draw-draws", about) };
  if (event.event === "kept")
    return {
      emblem: "ui-undo",
      words: text.say("totem-kept", { cards: text.cards(event.cards) }),
    };
  const lost = event.cancelled ? powerOf(event.card, powers) : null;
  return {
    emblem: "totem-eye",
    words: text.say("totem-eye-sees", {
      card: text.card(event.card, "the"),
      lost: lost ? "yes" : "no",
      power: lost ? text.say(`power-${lost}`) : "",
    }),
  };
}

function cancelled(power: string, text: Text): string {
  return text.say("totem-cancelled", { power: text.say(`power-${power}`) });
}

/** The clauses that say so. */
export function clausesOf({ outcome, effects }: Duel): string[] {
  const powers = effects.map(({ event }) =>
    event === "drew" ? "TOT-11" : event === "kept" ? (outcome === "shield" ? "TOT-A10" : "TOT-A3") : "TOT-10",
  );
  return [...new Set([...(outcome === "shield" ? ["TOT-09"] : []), ...powers])];
}
