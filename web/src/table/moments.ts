// The pictures that a play passes through, as the server tells them: what happened, and how it looked then.
import type { Moment, SeatView } from "../protocol";
import type { Event } from "../text";
import type { Picture } from "./stage.svelte";

/** How a moment is worth looking at. */
export interface Pace {
  /** Until the person goes on. */
  hold?: boolean;
  /** Going on from it leads to the next picture, not to the present: nobody has seen that one either. */
  onward?: boolean;
  /** So many milliseconds; 0: it needs no picture of its own. */
  lasts?: number;
}

/** A game's own: by what happened, and who looks. */
export type Pacing = (events: Event[], viewer: number | null) => Pace;

/** What every view has. */
interface Acting {
  to_act?: number[];
  awaited?: number[];
}

/** All the moments of the last play; the last is the present. */
export function momentsOf({ past, events, view }: SeatView): Moment[] {
  const told = past.flatMap((moment) => moment.events).length;
  return [...past, { events: events.slice(told), view: view ?? {} }];
}

/** Moment after moment, each with what has happened since somebody last went on. */
export function pictures(moments: readonly Moment[], viewer: number | null, pacing: Pacing): Picture[] {
  const shown: Picture[] = [];
  let [fresh, told]: [Event[], number] = [[], 0];
  moments.forEach(({ events, view }, at) => {
    const last = at === moments.length - 1;
    const { hold = false, onward = false, lasts } = pacing(events as Event[], viewer);
    fresh = [...fresh, ...(events as Event[])];
    told += events.length;
    if (lasts === 0 && !last) return;
    shown.push({
      view: last ? view : past(view),
      events: fresh,
      told,
      hold,
      onward,
      ...(lasts && { lasts }),
    });
    if (hold) fresh = [];
    if (hold && last) shown.push({ view, events: [], hold: false });
  });
  return shown;
}

/** Nobody acts in the past. */
function past(view: Moment["view"]): Acting {
  const { awaited } = view as Acting;
  return { ...view, to_act: [], ...(awaited && { awaited: [] }) };
}
