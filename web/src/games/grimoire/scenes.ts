// The pictures that a play leads to: the reveal, every turn by itself, the new round, the end.
import type { Scenes } from "../../table/session.svelte";
import type { Picture } from "../../table/stage.svelte";
import { afterwards } from "./facts";
import type { Event, View } from "./view";

const READ = 1800; // milliseconds for what a spell did
const SEEN = 1000; // for a card that somebody took
const COUNTS = ["piles_empty", "counted"];
const BEGINNINGS = ["revealed", "turn", "round", ...COUNTS];
const ENDINGS = ["match_won", "match_drawn", "match_shared"];
const SPELLS = [
  "silence",
  "protected",
  "silenced",
  "no_effect",
  "gained",
  "paid",
  "replaced",
  "drew",
  "item",
  "shoes",
  "gave",
  "seized",
  "robbed",
  "wished",
  "kept",
];

/** Whether the match is over with these events. */
export function ends(events: readonly Event[]): boolean {
  return events.some(({ event }) => ENDINGS.includes(event));
}

/** Everybody’s page is turned up with these events. */
export function reveals(events: readonly Event[]): boolean {
  return events.some(({ event }) => event === "revealed");
}

/** What belongs together: the reveal with its order, a turn, the beginning of a round, the count. */
export function parted(events: readonly Event[]): Event[][] {
  const parts: Event[][] = [];
  for (const event of events) {
    const counting = event.event === "counted" && parts.at(-1)?.some((one) => COUNTS.includes(one.event));
    if (parts.length === 0 || (BEGINNINGS.includes(event.event) && !counting)) parts.push([event]);
    else parts.at(-1)?.push(event);
  }
  return parts;
}

export const scenes: Scenes = (before, after, heard) => {
  const was = before as View;
  const parts = parted(heard as Event[]);
  const pictures = parts.map((part, at): Picture => {
    const last = at === parts.length - 1;
    const told = parts.slice(0, at + 1).flat();
    const hold = reveals(part) || ends(part);
    const lasts = hold ? undefined : pause(part, was.seat);
    return {
      view: last ? after : afterwards(was, told),
      events: told,
      hold,
      ...(reveals(part) && { onward: true }),
      ...(last ? {} : { more: true }),
      ...(lasts === undefined ? {} : { lasts }),
    };
  });
  const end = pictures.at(-1);
  return end?.hold ? [...pictures, { view: after, events: [], hold: false }] : pictures;
};

/** How long somebody else’s doing is worth looking at. */
function pause(events: readonly Event[], viewer: number | null): number | undefined {
  const others = events.filter((event) => "seat" in event && event.seat !== viewer);
  if (others.some(({ event }) => SPELLS.includes(event))) return READ;
  return others.some(({ event }) => event === "took") ? SEEN : undefined;
}
