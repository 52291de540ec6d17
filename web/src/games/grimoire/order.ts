// How the order of a round came about, from what was told or from what lies open.
import type { Text } from "../../text";
import type { Person } from "../board";
import { inOrder } from "./view";
import type { Event, Time, View } from "./view";

/** Somebody’s place: alone on a page or not, and what a Time spell did then. */
export interface Reasons {
  /** In the order in which they got their tokens. */
  alone: number[];
  shared: number[];
  /** Time spells, in the order in which they worked. */
  times: (Time & { order: number[] | null })[];
}

export function reasons(view: View, told: readonly Event[]): Reasons {
  const ordered = told.find((event) => event.event === "ordered");
  const first = ordered ? ordered.seats : inOrder(view);
  const orders = new Map(
    told.flatMap((event) => (event.event === "time" ? [[event.seat, event.seats]] : [])),
  );
  return {
    alone: first.filter((seat) => view.alone?.[seat]),
    shared: first.filter((seat) => view.alone && !view.alone[seat]),
    times: view.times.map((time) => ({ ...time, order: orders.get(time.seat) ?? null })),
  };
}

/** What a spell that has nothing more to tell in its caster’s turn has done: a Time spell has worked already. */
export function casting(page: number, view: View, text: Text): string {
  const time = view.times.find(({ seat }) => seat === view.turn);
  const who = view.turn === view.seat ? "you" : "other";
  const about = { ...text.pageArguments(page), how: time?.how ?? "", who };
  return text.say(time ? "grimoire-cast-time" : "grimoire-cast", about);
}

/** `reversed by Léa`; nothing where no Time spell was revealed. */
export function timely({ times, seat }: View, people: Person[], text: Text): string {
  const [first] = times;
  if (!first) return "";
  return text.say("grimoire-timely", {
    count: times.length,
    how: first.how,
    who: first.seat === seat ? "you" : "other",
    name: people[first.seat]?.name ?? "",
  });
}
