// How the order of a round came about, from what was told or from what lies open.
import type { Text } from "../../text";
import type { Person } from "../board";
import { pageHere } from "./house";
import { inOrder } from "./view";
import type { Event, View } from "./view";

/** Somebody’s place: alone on a page or not, and what a Time spell did then. */
export interface Reasons {
  /** In the order in which they got their tokens. */
  alone: number[];
  shared: number[];
  /** Time spells, in the order in which they worked. */
  times: { seat: number; page: number; how: string; order: number[] | null }[];
}

export function reasons(view: View, told: readonly Event[]): Reasons {
  const ordered = told.find((event) => event.event === "ordered");
  const first = ordered ? ordered.seats : inOrder(view);
  const times = told.filter((event) => event.event === "time");
  return {
    alone: first.filter((seat) => view.alone?.[seat]),
    shared: first.filter((seat) => view.alone && !view.alone[seat]),
    times: ordered
      ? times.map(({ seat, page, how, seats }) => ({ seat, page, how, order: seats }))
      : casters(view).map((seat) => ({
          seat,
          page: view.pages[seat] ?? 0,
          how: howOf(view, seat),
          order: null,
        })),
  };
}

/** Whoever has revealed a Time spell. */
export function casters(view: View): number[] {
  if (!view.alone) return [];
  return inOrder(view).filter((seat) => typesOf(view, seat).includes("time"));
}

function typesOf(view: View, seat: number): readonly string[] {
  return pageHere(view.pages[seat] ?? 0, view)?.types ?? [];
}

/** What the table lets a Time spell do. */
function howOf(view: View, seat: number): string {
  const effect = pageHere(view.pages[seat] ?? 0, view)?.effect;
  return view.options[effect === TIME_STOP ? "time_stop" : "haste"];
}
const TIME_STOP = 11;

/** What a spell that has nothing more to tell in its caster’s turn has done: a Time spell has worked already. */
export function casting(page: number, view: View, text: Text): string {
  const timely = view.turn !== null && typesOf(view, view.turn).includes("time");
  const key = timely ? "grimoire-cast-time" : "grimoire-cast";
  const how = view.turn === null ? "" : howOf(view, view.turn);
  return text.say(key, { ...text.pageArguments(page), how, who: view.turn === view.seat ? "you" : "other" });
}

/** `reversed by Léa`; nothing where no Time spell was revealed. */
export function timely(view: View, people: Person[], text: Text): string {
  const [seat, ...more] = casters(view);
  if (seat === undefined) return "";
  return text.say("grimoire-timely", {
    count: more.length + 1,
    how: howOf(view, seat),
    who: seat === view.seat ? "you" : "other",
    name: people[seat]?.name ?? "",
  });
}
