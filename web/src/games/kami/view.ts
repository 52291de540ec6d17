// The picture that a round of Kami ends with.
import type { Scenes } from "../../table/session.svelte";
import type { Event, Laid, View } from "./generated";

export type * from "./generated";

const ENDS = ["round_won", "master_stroke", "stuck", "soldiers_scored", "soldiers_won"];

/** Whether a round is over with these events. */
export function ends(events: readonly Event[]): boolean {
  return events.some((event) => ENDS.includes(event.event));
}

/** The server goes on to the next deal at once; people want to see how the round ended. */
export const scenes: Scenes = (before, after, heard) => {
  const events = heard as Event[];
  const next = { view: after, events, hold: false };
  if (!ends(events)) return [next];
  const dealt = events.findIndex((event) => event.event === "dealt");
  const last = dealt < 0 ? events : events.slice(0, dealt);
  const deal = dealt < 0 ? [] : events.slice(dealt);
  return [
    { view: finished(before as View, last), events: last, hold: true },
    { ...next, events: deal },
  ];
};

/** The view before, with everything laid and turned over that the events tell. */
export function finished(before: View, events: readonly Event[]): View {
  const view = structuredClone(before);
  view.to_act = [];
  for (const event of events) happen(view, event);
  return view;
}

function happen(view: View, event: Event): void {
  switch (event.event) {
    case "hid":
    case "countered": {
      const laid = { card: event.card, face_down: event.event === "hid", seen: null };
      view.defence[event.seat]?.push(laid);
      return leave(view, event.seat, event.card, event.stack);
    }
    case "attacked":
      view.attacks[event.seat]?.push(event.card);
      view.attack = event.card;
      view.attacker = event.seat;
      return leave(view, event.seat, event.card, event.stack);
    case "scored":
    case "bounced":
    case "reset":
      for (const one of event.seats) view.points[one] = event.points;
      return;
    case "turned_up":
      view.mercenaries[event.stack] = { top: event.card, below: false };
      return;
    case "master_stroke":
      return turnUp(view.defence[event.seat] ?? [], [event.card], true);
    case "revealed":
      return turnUp(view.defence[event.seat] ?? [], event.hidden, false);
  }
}

function leave(view: View, seat: number, card: string | null, stack: number | undefined): void {
  if (stack !== undefined) {
    view.mercenaries[stack] = { top: null, below: false };
    return;
  }
  view.hand_counts[seat] = (view.hand_counts[seat] ?? 1) - 1;
  const at = view.seat === seat && card && view.hand ? view.hand.indexOf(card) : -1;
  if (at >= 0) view.hand?.splice(at, 1);
}

/** Hidden cards are told without their places: they are turned where there is no doubt, the last one by a master stroke. */
function turnUp(line: Laid[], hidden: (string | null)[], last: boolean): void {
  const unknown = line.filter((laid) => laid.face_down && laid.card === null);
  if (last) {
    const final = line.at(-1);
    if (final?.face_down) final.card = hidden[0] ?? null;
    return;
  }
  const left = [...hidden];
  for (const laid of line) if (laid.face_down && laid.card) left.splice(left.indexOf(laid.card), 1);
  if (new Set(left).size === 1) for (const laid of unknown) laid.card = left[0] ?? null;
}
