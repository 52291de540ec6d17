// The log of a table in words.
import { shownName } from "../nameless";
import type { Missed } from "../protocol";
import type { Event, Text } from "../text";

export interface Line {
  key: string;
  seat: number | null;
  words: string;
  /** Somebody speaks. */
  said: boolean;
}

const STANDS_IN = ["absent", "clock", "left"];
const OF_THE_TABLE = [
  "sat",
  "stood",
  "bot",
  "started",
  "asked",
  "answered",
  "resumed",
  "covered",
  "returned",
  "rematch",
  "closed",
];

/** Who listens: the seat, the place of its events in an entry, and what needs no words. */
export interface Listener {
  seat: number | null;
  place: number;
  names: readonly string[];
  untold: readonly string[];
}

/** What an entry tells this listener, line by line. */
export function lines(entry: Missed, { seat: viewer, place, names, untold }: Listener, text: Text): Line[] {
  const { what, number } = entry;
  const seat = what.seat ?? null;
  const gone = what.kind === "stood" && what.name; // somebody else may sit there by now
  const name =
    seat === null || gone ? shownName(what.name ?? text.say("table-somebody"), text) : (names[seat] ?? "");
  const line = (words: string, said = false, of = seat, nth = 0): Line => ({
    key: `${number}-${nth}`,
    seat: of,
    words,
    said,
  });
  const who = seat !== null && seat === viewer ? "you" : "other";
  if (what.kind === "said") {
    const words = what.phrase ? text.say(`phrase-${what.phrase}`) : (what.text ?? "");
    return [line(text.say("log-said", { who, name, words }), true)];
  }
  const events = ((entry.events[place] ?? []) as Event[]).filter((event) => !untold.includes(event.event));
  const told = events.map((event, nth) => {
    const of = (event["seat"] as number | undefined) ?? null;
    return line(text.event(event, viewer, names), false, of, nth + 1);
  });
  if (what.kind === "play" && STANDS_IN.includes(what.reason ?? ""))
    return [line(text.say("log-bot-played", { name, why: what.reason ?? "" })), ...told];
  if (!OF_THE_TABLE.includes(what.kind)) return told;
  const about = {
    who,
    name,
    what: what.reason ?? "",
    yes: what.yes ? "yes" : "no",
    done: what.done ? "yes" : "no",
    sits: what.level ? "yes" : "no",
  };
  const declined = what.kind === "stood" && what.reason === "declined";
  return [line(text.say(declined ? "log-declined" : `log-${what.kind}`, about)), ...told];
}

/** Entries without those that were taken back: the server tells which. */
export function counting(entries: readonly Missed[]): Missed[] {
  const removed = new Set(entries.flatMap(({ what }) => what.removed ?? []));
  return entries.filter(({ number }) => !removed.has(number));
}
