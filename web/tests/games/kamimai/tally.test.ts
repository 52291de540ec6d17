import { expect, test } from "vitest";
import { tally } from "../../../src/games/kamimai/tally";
import type { Missed } from "../../../src/protocol";

test("cards drawn, spells and falls are counted by seat, but not in the warm-up", () => {
  const events = [
    { event: "came", seat: 0, cards: ["fire", "air"], count: 2, of: 2 },
    { event: "warmed_up" },
    { event: "came", seat: 1, cards: ["fire", "air"], count: 2, of: 3 },
    { event: "fell", seat: 1, when: "watch", blessed: true },
    { event: "fell", seat: 0, when: "between", blessed: false },
    { event: "cast", seat: 0, spell: "fire", team: false, gives: [], zone: "A" },
    { event: "drew", seat: 0, card: "wolf" },
  ];
  const entries: Missed[] = events.map((event, number) => ({
    number,
    at: 0,
    what: { kind: "play" },
    events: [[event]],
  }));
  expect(tally(entries, 2)).toEqual([
    { drawn: 1, cast: 1, falls: 0 },
    { drawn: 2, cast: 0, falls: 1 },
  ]);
});
