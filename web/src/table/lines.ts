// The log of a table in words.
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

/** What an entry tells this viewer, line by line; `at` is the place of the viewer's seat in its events. */
export function lines(
  entry: Missed,
  at: number,
  viewer: number | null,
  names: readonly string[],
  text: Text,
): Line[] {
  const { what, number } = entry;
  const seat = what.seat ?? null;
  const name = seat === null ? (what.name ?? text.say("table-somebody")) : (names[seat] ?? "");
  const line = (words: string, said = false, of = seat, nth = 0): Line => ({
    key: `${number}-${nth}`,
    seat: of,
    words,
    said,
  });
  const who = seat !== null && seat === viewer ? "you" : "other";
  if (what.kind === "said") {
    const words = what.phrase ? text.say(`phrase-${what.phrase}`) : (what.text ?? "");
    return [line(text.say("log-said", { name, words }), true)];
  }
  const events = (entry.events[at] ?? []) as Event[];
  const told = events.map((event, nth) => {
    const of = (event["seat"] as number | undefined) ?? null;
    return line(text.event(event, viewer, names), false, of, nth + 1);
  });
  const bot =
    what.kind === "play" && STANDS_IN.includes(what.reason ?? "")
      ? [line(text.say("log-bot-played", { name, why: what.reason ?? "" }))]
      : [];
  if (!OF_THE_TABLE.includes(what.kind)) return [...bot, ...told];
  const about = {
    who,
    name,
    what: what.reason ?? "",
    yes: what.yes ? "yes" : "no",
    done: what.done ? "yes" : "no",
  };
  return [line(text.say(`log-${what.kind}`, about)), ...told];
}
