import { expect, test } from "vitest";
import { pace } from "../../../src/games/totem/pace";
import type { Event, View } from "../../../src/games/totem/view";
import { pictures } from "../../../src/table/moments";
import { framesOf, MATCHES, playsOf } from "../../texts";

const attackIn = (events: Event[]): Extract<Event, { event: "attacked" }> | undefined =>
  events.find((event) => event.event === "attacked");

test("an attack is seen before its outcome, one’s own for a beat", () => {
  const plays = playsOf("totem");
  const own = plays.filter((play) => attackIn(play[0]?.events as Event[])?.seat === 0);
  expect(own.length).toBeGreaterThan(1);
  expect(own.length).toBeLessThan(plays.length);
  for (const play of plays) {
    const shown = pictures(play, 0, pace).filter(({ told }) => told !== undefined);
    expect(shown).toHaveLength(2);
    expect(shown[0]!.lasts! < 1000).toBe(own.includes(play));
    expect(shown.at(-1)?.view).toBe(play.at(-1)?.view);
  }
});

test("a declared attack has left the hand, and points at its totem", () => {
  for (const [declared] of playsOf("totem")) {
    const [view, attacked] = [declared?.view as unknown as View, attackIn(declared?.events as Event[])!];
    expect([view.verb, view.card, view.target]).toEqual(["attack", attacked.card, attacked.place]);
    const [card, partner] = [attacked.card, attacked.partner ?? ""];
    expect(attacked.seat === 0 && (view.hand?.includes(card) || view.hand?.includes(partner))).toBe(false);
    expect(view.discard).not.toContain(card);
    expect(view.zones[1 - attacked.seat]?.[attacked.place]).not.toBeNull();
  }
});

test.each(MATCHES.filter((match) => match.startsWith("totem")))(
  "the end stays until somebody goes on, nothing else does: %s",
  (match) => {
    const holds = framesOf(match).frames.map(({ events }) => pace(events, 0).hold ?? false);
    expect(holds.indexOf(true)).toBe(holds.length - 1);
  },
);

test("an outcome is to be read", () => {
  const fallen = { event: "defeated", seat: 0, card: "blue_8", place: 0, level: 8, against: 12, left: 2 };
  expect(pace([fallen], 0).lasts).toBeGreaterThan(1000);
  expect(pace([{ event: "exchanged", seat: 1, card: null, taken: null, place: 0 }], 0)).toEqual({});
  expect(pace([{ event: "match_drawn" }], 0)).toEqual({ hold: true });
});
