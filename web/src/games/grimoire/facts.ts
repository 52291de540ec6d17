// The view as it is after a fact: what is seen between two positions that the server tells.
import { FACES, kindOf } from "./cards";
import type { Event, Land, View } from "./view";

const KINDS = Object.keys(FACES);

/** The view after these facts, as far as a picture shows it. */
export function afterwards(view: View, events: readonly Event[]): View {
  return events.reduce<View>((now, event) => ({ ...now, ...changes(now, event) }), { ...view, to_act: [] });
}

/** What a fact changes. */
function changes(view: View, event: Event): Partial<View> {
  switch (event.event) {
    case "choosing":
      return { choosing: event.seats };
    case "took_token":
      return { order: put(view.order, event.seat, event.token) };
    case "round":
      return { ...newRound(view), round: event.round, level: event.level };
    case "reshuffled":
      return { deck: view.deck + view.discard.length, discard: [] };
    case "laid":
      return { quest: event.cards, hidden: { card: null }, peeked: [], deck: event.deck };
    case "peeked":
      return { peeked: [...view.peeked, event.seat], ...(event.card && { hidden: { card: event.card } }) };
    case "bookmarked":
      return {
        chosen: put(view.chosen, event.seat, true),
        pages: put(view.pages, event.seat, event.page),
      };
    case "revealed":
      return { pages: event.pages };
    case "ordered":
      return ordered(view, event.seats, event.alone);
    case "time":
      return { order: tokens(event.seats) };
    case "turn":
      return { turn: event.seat };
    case "silence":
      return { silencers: [...view.silencers, event.seat] };
    case "protected":
      return { protected: [...view.protected, event.seat] };
    case "gained":
      return { lands: paid(view, event.seat, event.points) };
    case "paid":
      return { lands: paid(view, event.seat, -event.points) };
    case "robbed": {
      const lands = paid(view, event.from, -event.points);
      return { lands: paid({ ...view, lands }, event.seat, event.points) };
    }
    case "replaced":
      return replaced(view, event.card, event.hidden, event.new);
    case "drew":
      return {
        ...left(view, event.pile, event.card),
        lands: given(view, event.seat, event.card, event.pile === "discard"),
      };
    case "item":
      return {
        lands: changed(view, event.seat, (land) => ({
          items: land.items + 1,
          seen_items: event.card ? sorted([...land.seen_items, event.card]) : land.seen_items,
        })),
        item_deck: event.left,
      };
    case "shoes":
      return used(view, event.seat, event.item, event.card, event.place === "quest");
    case "gave":
      return moved(view, event.seat, event.to, event.card);
    case "seized":
      return moved(view, event.from, event.seat, event.card);
    case "wished":
      return wished(view, event.seat, event.cards);
    case "kept":
      return {
        lands: given(view, event.seat, event.card, true),
        discard: sorted([...view.discard, ...without(view.drawn, event.card)]),
        drawn: [],
      };
    case "took":
      return {
        lands: given(view, event.seat, event.card, event.hidden === false),
        ...(event.hidden ? { hidden: null, peeked: [] } : { quest: without(view.quest, event.card ?? "") }),
      };
    case "last_round":
      return { ending: true };
    case "discarded":
      return { quest: [], hidden: null, discard: sorted([...view.discard, ...event.cards]) };
    default:
      return {};
  }
}

function newRound({ order }: View): Partial<View> {
  const nobody = order.map(() => null);
  return {
    phase: "bookmark",
    before: nobody,
    pages: nobody,
    chosen: order.map(() => false),
    alone: null,
    turn: null,
    protected: [],
    silencers: [],
  };
}

function ordered(view: View, seats: number[], alone: number[]): Partial<View> {
  return {
    before: view.order,
    order: tokens(seats),
    alone: view.order.map((_, seat) => alone.includes(seat)),
  };
}

/** The token of every seat, of seats in their order. */
function tokens(seats: number[]): number[] {
  return seats.map((_, seat) => seats.indexOf(seat) + 1);
}

/** Luck: everybody sees what goes; what comes in place of the face-down card stays face down. */
function replaced(view: View, card: string, hidden: boolean, next: string | null): Partial<View> {
  const discard = sorted([...view.discard, card]);
  const quest = hidden ? view.quest : without(view.quest, card);
  return {
    discard,
    deck: Math.max(0, view.deck - 1),
    quest: next ? sorted([...quest, next]) : quest,
    ...(hidden && { hidden: { card: null }, peeked: [] }),
  };
}

/** A card has left this pile. */
function left(view: View, pile: string, card: string | null): Partial<View> {
  return pile === "discard"
    ? { discard: without(view.discard, card ?? "") }
    : { deck: Math.max(0, view.deck - 1) };
}

/** Three cards come out of the discard; where only one is kept, they lie there first. */
function wished(view: View, seat: number, cards: string[]): Partial<View> {
  const discard = cards.reduce(without, view.discard);
  if (view.options["wish"] === "three_keep_one") return { discard, drawn: cards };
  const lands = cards.reduce((now, card) => given({ ...view, lands: now }, seat, card, true), view.lands);
  return { discard, lands };
}

/** An item is turned up, and a card of the deck. */
function used(view: View, seat: number, item: string, card: string, forAll: boolean): Partial<View> {
  const lands = changed(view, seat, (land) => ({
    seen_items: seat === view.seat ? land.seen_items : sorted([...land.seen_items, item]),
    shown_items: sorted([...land.shown_items, item]),
  }));
  const deck = view.deck - 1;
  return forAll
    ? { lands, quest: sorted([...view.quest, card]), deck }
    : { lands: given({ ...view, lands }, seat, card, true), deck };
}

function moved(view: View, from: number, to: number, card: string): Partial<View> {
  const lands = changed(view, from, (land) => ({ companions: without(land.companions, card) }));
  return { lands: given({ ...view, lands }, to, card) };
}

/** A card comes into a territory; null: a treasure that the viewer has not seen. */
function given(view: View, seat: number, card: string | null, open = false): Land[] {
  return changed(view, seat, (land) =>
    card && kindOf(card) === "companion"
      ? { companions: sorted([...land.companions, card]) }
      : {
          treasures: land.treasures + 1,
          seen: card ? sorted([...land.seen, card]) : land.seen,
          shown: card && open ? sorted([...land.shown, card]) : land.shown,
        },
  );
}

function paid(view: View, seat: number, points: number): Land[] {
  return changed(view, seat, (land) => ({ points: land.points + points }));
}

function changed({ lands }: View, seat: number, change: (land: Land) => Partial<Land>): Land[] {
  return lands.map((land, one) => (one === seat ? { ...land, ...change(land) } : land));
}

function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, place) => (place === at ? value : old));
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, place) => place !== at);
}

function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
}
