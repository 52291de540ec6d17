// Which powers work, in a few words each.
import type { Text } from "../../text";
import type { Person } from "../board";
import { levelOf, powerOf } from "./cards";
import type { Duel } from "./duel";
import type { Joined, Powers, View } from "./view";

export interface Effect {
  emblem: string;
  words: string;
}

/** A Sword and its partner: what is added, and whose power is lost. */
export function joined({ sword, cancelled: power }: Joined, text: Text): Effect[] {
  const lost = power && { emblem: `totem-${power}`, words: cancelled(power, text) };
  return [
    {
      emblem: "totem-sword",
      words: text.say("totem-sword-adds", { level: levelOf(sword) }),
    },
    ...(lost ? [lost] : []),
  ];
}

/** What worked in an attack that is over. */
export function effects(duel: Duel, { seat, powers }: View, people: Person[], text: Text): Effect[] {
  const shield = duel.outcome === "shield";
  const kept = duel.effects.filter((event) => event.event === "kept").find(({ by }) => by === "shield");
  return [
    ...(shield ? [{ emblem: "totem-shield", words: stopped(kept?.cards, text) }] : []),
    ...discarded(duel, text),
    ...duel.effects
      .filter((event) => event !== kept)
      .map((event) => effect(event, seat, powers, people, text)),
  ];
}

/** What the attack has cost; nothing more is said where it has ended the match. */
function discarded({ outcome, told }: Duel, text: Text): Effect[] {
  const [first, ...more] = told?.discarded ?? [];
  if (!first || (told?.event === "defeated" && told.left === 0)) return [];
  const about = { count: more.length + 1, the_card: text.card(first, "the") };
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
export function clausesOf({ told, effects }: Duel): string[] {
  return [
    ...new Set(
      [told, ...effects].flatMap((event) => (event && "clause" in event ? [event.clause ?? ""] : [])),
    ),
  ];
}
