// A match of Kami as a seat may know it (kamifuda/games/kami/view.py), and the picture a round ends with.
import type { Picture } from "../../table/stage.svelte";
import type { Event } from "../../text";

export interface Laid {
  card: string | null;
  face_down: boolean;
  seen: string | null;
}

export interface View {
  seat: number | null;
  options: { seats: number; target: number; mode: string; [name: string]: unknown };
  round: number;
  redeals: number;
  first: number;
  phase: "look" | "declare" | "decide" | "lead" | "answer" | "attack";
  to_act: number[];
  over: boolean;
  points: number[];
  hand: string[] | null;
  hand_counts: number[];
  defence: Laid[][];
  attacks: string[][];
  attack: string | null;
  attacker: number | null;
  passes: number;
  shown: number[];
  set_aside: (string | null)[];
  mercenaries: { top: string | null; below: boolean }[];
}

const ENDS = ["round_won", "master_stroke", "stuck", "soldiers_scored", "soldiers_won"];

/** Whether a round is over with these events. */
export function ends(events: readonly Event[]): boolean {
  return events.some((event) => ENDS.includes(event.event));
}

/** The server goes on to the next deal at once; people want to see how the round ended. */
export function scenes(before: unknown, after: unknown, events: Event[]): Picture[] {
  const next = { view: after, events, hold: false };
  if (!ends(events)) return [next];
  const dealt = events.findIndex((event) => event.event === "dealt");
  const last = dealt < 0 ? events : events.slice(0, dealt);
  const deal = dealt < 0 ? [] : events.slice(dealt);
  return [
    { view: finished(before as View, last), events: last, hold: true },
    { ...next, events: deal },
  ];
}

/** The view before, with everything laid and turned over that the events tell. */
export function finished(before: View, events: readonly Event[]): View {
  const view = structuredClone(before);
  view.to_act = [];
  for (const event of events) {
    const seat = event["seat"] as number;
    const card = (event["card"] ?? null) as string | null;
    const stack = event["stack"] as number | undefined;
    const laid = { card, face_down: event.event === "hid", seen: null };
    if (event.event === "hid" || event.event === "countered") view.defence[seat]?.push(laid);
    if (event.event === "attacked" && card) {
      view.attacks[seat]?.push(card);
      view.attack = card;
      view.attacker = seat;
    }
    if (["hid", "countered", "attacked"].includes(event.event)) leave(view, seat, card, stack);
    if (["scored", "bounced", "reset"].includes(event.event))
      for (const one of event["seats"] as number[]) view.points[one] = event["points"] as number;
    if (event.event === "turned_up" && stack !== undefined)
      view.mercenaries[stack] = { top: card, below: false };
    if (event.event === "master_stroke") turnUp(view.defence[seat] ?? [], [card], true);
    if (event.event === "revealed") turnUp(view.defence[seat] ?? [], event["hidden"] as string[], false);
  }
  return view;
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
