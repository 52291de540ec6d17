// The pictures that a play leads to: what people should see before it is gone.
import type { Picture } from "../../table/stage.svelte";
import type { Event } from "../../text";
import type { SheetView, View } from "./view";

const FALL = 2200; // milliseconds to see a book that is rebuilt at once
const READ = 1500; // for what somebody else has done
const PAGES = 260; // for pages on their way
const ENDINGS = ["won", "lost"];
const WORTH_SEEING = ["cast", "sealed", "cursed", "imp", "handed", "took", "refused", "not_cast"];
const ON_THEIR_WAY = ["fingers", "let_go", "pulled", "came", "stands"];

const has = (events: readonly Event[], ...names: string[]): boolean =>
  events.some(({ event }) => names.includes(event));

/** The match is over with these events, or the next KamiMaï of an adventure begins. */
export function ends(events: readonly Event[]): boolean {
  return has(events, ...ENDINGS) || nextSheet(events) > 0;
}

/** Where the next KamiMaï begins among these events; not at the first deal. */
function nextSheet(events: readonly Event[]): number {
  return events.findIndex(({ event }, at) => event === "sheet" && at > 0 && !has(events, "first"));
}

export function scenes(before: unknown, after: unknown, events: Event[]): Picture[] {
  const [was, is] = [before as View, after as View];
  const end = ends(events);
  const fell = events.findIndex(({ event }) => event === "fell");
  const pictures: Picture[] = [];
  if (fell >= 0 && is.fell === null && !end)
    pictures.push({
      view: { ...was, fell: "later", awaited: [], to_act: [] },
      events: events.slice(0, fell + 1),
      hold: false,
      more: true,
      lasts: FALL,
    });
  if (end) {
    const shown = nextSheet(events) > 0 ? { ...was, energy: is.energy, sheet: sealed(was.sheet) } : is;
    pictures.push({ view: shown, events, hold: true });
    return [...pictures, { view: is, events: [], hold: false }];
  }
  const lasts = pause(events, is.seat);
  return [...pictures, { view: is, events, hold: false, ...(lasts === undefined ? {} : { lasts }) }];
}

/** The sheet with its last box and its last heart scribbled. */
function sealed(sheet: SheetView): SheetView {
  const zones = sheet.zones.map((zone) => ({
    ...zone,
    sealed: true,
    scribbled: zone.spells.map(() => true),
  }));
  return { ...sheet, zones, target: null };
}

/** How long something is worth looking at before the next. */
function pause(events: readonly Event[], viewer: number | null): number | undefined {
  if (has(events, "fell")) return FALL;
  if (events.some(({ event, seat }) => WORTH_SEEING.includes(event) && seat !== viewer)) return READ;
  return events.length > 0 && events.every(({ event }) => ON_THEIR_WAY.includes(event)) ? PAGES : undefined;
}
