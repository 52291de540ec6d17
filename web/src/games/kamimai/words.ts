// Zones, cards and people in words.
import type { Arguments, Event, Text } from "../../text";
import type { Person } from "../board";
import { hasWorth, isGuardian } from "./cards";
import type { State } from "../gesture";
import { gripsOf } from "./grips";
import type { Hand } from "./hand.svelte";
import type { Live } from "./live.svelte";
import type { Care, Effect, Give, Options, View, ZoneView } from "./view";

/** The options of the table, as sentences of the rules use them. */
export function optionArguments(options: Options): Arguments {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === "boolean" ? (value ? "yes" : "no") : value,
    ]),
  );
}

export function effectEmblem(effect: Effect): string {
  return effect === "blessing" ? "kamimai-blessing" : `kamimai-curse_${effect}`;
}

/** `a fall costs nothing`, or how many of them. */
export function effectWords(effect: Effect, zone: ZoneView, text: Text): string {
  if (effect === "blessing" && zone.spares !== null)
    return text.say("effect-blessing-left", { count: zone.spares });
  return text.say(`effect-${effect}.short`);
}

/** A zone, for ears. */
export function zoneWords(zone: ZoneView, target: boolean, text: Text): string {
  const spells = zone.spells.map((spell, at) =>
    text.say(zone.scribbled[at] ? "kamimai-spell-cast" : "kamimai-spell-open", {
      spell: text.say(`spell-${spell}.short`),
    }),
  );
  return text.say("kamimai-zone", {
    zone: zone.id,
    state: zone.sealed ? "sealed" : target ? "target" : zone.start ? "start" : "open",
    spells: spells.join(", "),
    effects: zone.effects.length
      ? zone.effects.map((effect) => effectWords(effect, zone, text)).join(", ")
      : text.say("effect-none.short"),
  });
}

/** `You 2 Fire, Bo the Fire Fairy as 2`. */
export function givesWords(gives: readonly Give[], people: readonly Person[], text: Text): string {
  const seats = [...new Set(gives.map(({ seat }) => seat))];
  return seats
    .map((seat) => {
      const own = gives.filter((give) => give.seat === seat);
      return text.say("kamimai-gives", {
        name: people[seat]?.called ?? "",
        cards: own.map((give) => giveWords(give, text)).join(", "),
      });
    })
    .join(" · ");
}

export function giveWords({ card, worth }: Give, text: Text): string {
  return text.say(`kamimai-give-${hasWorth(card) ? "creature" : "element"}`, {
    card: text.card(card),
    worth,
  });
}

/** Somebody’s cards, and what their Guardians do to their hand. */
export function reserveWords(view: View, seat: number, text: Text): string {
  const cards = view.reserves[seat] ?? [];
  const grips = gripsOf(view, seat).map(({ guardian, grip }) =>
    text.say("kamimai-guardian-forces", {
      guardian: text.card(`${guardian}_guardian`),
      grip: text.say(`grip-${grip}`),
    }),
  );
  return [text.say("kamimai-reserve-of", { cards: text.cards(cards), count: cards.length }), ...grips].join(
    " ",
  );
}

/** Cards that must still go before the turn can end. */
export function tooMany({ reserves, activator, limit }: View): number {
  const cards = reserves[activator] ?? [];
  const loose = cards.filter((card) => !isGuardian(card)).length;
  return Math.max(0, Math.min(loose, cards.length - limit));
}

/** `leans to the right`. */
export function leanWords(lean: number, text: Text): string {
  return text.say(`lean-${Math.abs(lean) < 2 ? "even" : lean < 0 ? "left" : "right"}`);
}

/** `about 4 % that it falls`. */
export function riskWords(view: View, care: Care, pages: number, timed: boolean, text: Text): string {
  const risk = view.risks?.[care][pages - 1];
  if (risk === undefined) return "";
  return text.say("kamimai-risk", {
    percent: Math.round(risk / 10),
    little: risk < 5 ? "yes" : "no",
    timed: timed ? "yes" : "no",
    steadied: risk >= 5 && view.options["steadying"] !== "none" ? "yes" : "no",
  });
}

/** What a Guardian’s grip does to the hand. */
export function gripWords({ grip, options }: View, text: Text): string {
  return text.say(`kamimai-grip-${options["grip_profile"] === "probability" ? "by-chance" : grip}`);
}

/** What one’s own hand does at the book. */
export function handWords({ pinching, endOn }: Hand, text: Text): string {
  const { state, fewer, held } = pinching;
  const does = text.say(`kamimai-hand-${state === "holding" && endOn ? "nearer" : state}`);
  if (!fewer || !held || state === "opened") return does;
  return `${text.say("kamimai-hand-fewer", { count: held.count })} ${does}`;
}

/** Why less came than one’s hand pulled at: the last of what happened, and how the book moved. */
export function slipWords(latest: readonly Event[], live: Live, text: Text): string {
  const came = latest.findLast(({ event }) => event === "came");
  if (!came || Number(came["count"]) >= Number(came["of"])) return "";
  const why = live.slipped ? "slipped" : live.tired ? "tired" : "early";
  return text.say(`kamimai-slip-${why}`, { count: Number(came["count"]) });
}

/** Whether a card is promised to the spell that has been proposed. */
export function isPledged({ spell }: View, seat: number, card: string, nth: number): boolean {
  const give = spell?.gives.find((one) => one.seat === seat && one.card === card);
  return give !== undefined && nth < (hasWorth(card) ? 1 : give.worth);
}

/** What a promised Fairy or Wolf counts as. */
export function pledgedWorth({ spell }: View, seat: number, card: string): number | null {
  if (!hasWorth(card)) return null;
  return spell?.gives.find((one) => one.seat === seat && one.card === card)?.worth ?? null;
}

/** A card in a Reserve, for ears. */
export function cardWords(
  card: string,
  state: State,
  given: boolean,
  worth: number | null,
  text: Text,
): string {
  return text.say("kamimai-card", {
    card: text.card(card),
    state: given ? "given" : state,
    worth: worth ?? 0,
  });
}

/** How the book stands, for ears. */
export function bookWords(view: View, text: Text): string {
  const { book, fell } = view;
  if (fell) return text.say(`kamimai-fell-${fell}`);
  return text.say("kamimai-book-stands", {
    left: book.left ?? 0,
    right: book.right ?? 0,
    lean: leanWords(book.lean, text),
    shown: view.lean_shown ? "yes" : "no",
    faces: facesWords(view, text),
    seen: book.faces.filter(Boolean).length,
    strays: book.strays,
    felt: text.cards(book.felt),
    known: book.felt.length,
  });
}

function facesWords({ book }: View, text: Text): string {
  return book.faces
    .flatMap((face, at) =>
      face
        ? [
            text.say("kamimai-face", {
              side: text.say(`side-${at ? "right" : "left"}.on`),
              card: text.card(face),
            }),
          ]
        : [],
    )
    .join(". ");
}
