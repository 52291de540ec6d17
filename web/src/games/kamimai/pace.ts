// How long a moment of KamiMaï is looked at.
import type { Pacing } from "../../table/moments";
import type { Event } from "../../text";

const FALL = 2200; // milliseconds to see a book that has fallen
const READ = 1500; // for what somebody else has done
const PAGES = 260; // for pages on their way
const WORTH_SEEING = ["cast", "sealed", "cursed", "imp", "handed", "took", "refused", "not_cast"];
const ON_THEIR_WAY = ["fingers", "let_go", "pulled", "came", "stands"];

const has = (events: readonly Event[], ...names: string[]): boolean =>
  events.some(({ event }) => names.includes(event));

/** The match is over with these events, or the next KamiMaï of an adventure waits; at the first deal it does not. */
export function ends(events: readonly Event[]): boolean {
  return has(events, "won", "lost") || (has(events, "sheet") && !has(events, "first"));
}

export const pace: Pacing = (events, viewer) => {
  if (ends(events)) return { hold: true };
  if (has(events, "fell")) return { lasts: FALL };
  if (events.some(({ event, seat }) => WORTH_SEEING.includes(event) && seat !== viewer))
    return { lasts: READ };
  return events.length > 0 && events.every(({ event }) => ON_THEIR_WAY.includes(event))
    ? { lasts: PAGES }
    : {};
};
