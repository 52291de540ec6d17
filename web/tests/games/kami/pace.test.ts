import { expect, test } from "vitest";
import { rounds } from "../../../src/games/kami/rounds";
import { others, partnerOf, sideOf, sidesFrom } from "../../../src/games/kami/sides";
import { pace } from "../../../src/games/kami/pace";
import type { Event, View } from "../../../src/games/kami/view";
import type { Picture } from "../../../src/table/stage.svelte";
import { pictures } from "../../../src/table/moments";
import { framesOf, playsOf } from "../../texts";

const ends = (seats: number): Picture[][] =>
  playsOf("kami")
    .filter(([first]) => (first?.view as unknown as View).points.length === seats)
    .map((play) => pictures(play, 0, pace));

test.each([2, 3, 4])("the end of a round is shown until somebody goes on, with %i players", (seats) => {
  expect(ends(seats).length).toBeGreaterThan(1);
  for (const shown of ends(seats)) {
    const [end, after] = shown;
    expect([end?.hold, after?.events[0]?.event]).toEqual([true, "dealt"]);
    expect((after?.view as View).round).toBe((end?.view as View).round + 1);
  }
});

test.each([2, 3, 4])(
  "the last picture of a round has the last cards on the table, with %i players",
  (seats) => {
    for (const [end] of ends(seats)) {
      const view = end?.view as View;
      const won = (end?.events as Event[]).find(
        (event) => event.event === "round_won" || event.event === "master_stroke",
      );
      if (!won) continue;
      expect(view.phase).toBe("ended");
      expect(view.to_act).toEqual([]);
      expect(view.attacks[won.seat]?.at(-1)).toBe(won.card);
      expect(view.hand_counts[won.seat]).toBe(0);
      expect(view.defence.flat().every(({ card }) => card !== null)).toBe(true);
      expect(view.hands?.flat().length).toBe(view.hand_counts.reduce((sum, count) => sum + count));
      if (won.event === "master_stroke") expect(view.defence[won.seat]?.at(-1)?.face_down).toBe(false);
    }
  },
);

test.each([2, 3, 4])(
  "the end of the match waits, and nothing else in a round does, with %i players",
  (seats) => {
    const { frames } = framesOf(`kami-${seats}`);
    const holds = frames.map(({ events }) => pace(events, 0).hold);
    expect(holds.indexOf(true)).toBe(holds.length - 1);
  },
);

test("rounds are found in what was told", () => {
  const { frames } = framesOf("kami-4");
  const entries = frames.map(({ events }, number) => ({
    number,
    at: 0,
    what: { kind: "play" as const },
    events: [events],
  }));
  const [only, ...more] = rounds(entries);
  expect(more).toEqual([]);
  expect(only?.points).toBeGreaterThan(0);
  expect(only?.score).toBeGreaterThan(0);
});

test("partners have one side, and everybody sits as seen from the own chair", () => {
  const opposite = [[0, 2], [1, 3]]; // prettier-ignore
  const beside = [[0, 1], [2, 3]]; // prettier-ignore
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 1, opposite))).toEqual(["b", "a", "b", "a"]);
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 1, beside))).toEqual(["a", "a", "b", "b"]);
  expect([0, 1, 2].map((seat) => sideOf(seat, 2, [[0], [1], [2]]))).toEqual(["b", "c", "a"]);
  expect(sidesFrom(1, opposite)).toEqual([
    [1, 3],
    [2, 0],
  ]);
  expect([opposite, beside, [[0], [1]]].map((sides) => partnerOf({ seat: 0, sides }))).toEqual([2, 1, null]);
  expect(others(2, 4)).toEqual([3, 0, 1]);
});
