// How the order of a round came about, from what was told or from what lies open.
import type { Text } from "../../text";
import type { Person } from "../board";
import { pageValues } from "./house";
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
  return pageValues(view.pages[seat] ?? 0, view.options.house_rules)?.types ?? [];
}

/** What the table lets a Time spell do. */
function howOf(view: View, seat: number): string {
  const effect = pageValues(view.pages[seat] ?? 0, view.options.house_rules)?.effect;
  return view.options[effect === TIME_STOP ? "time_stop" : "haste"];
}
const TIME_STOP = 11;

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
