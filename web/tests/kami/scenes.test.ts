import { expect, test } from "vitest";
import { rounds } from "../../src/games/kami/rounds";
import { others, sideOf, sides } from "../../src/games/kami/sides";
import { scenes } from "../../src/games/kami/view";
import type { View } from "../../src/games/kami/view";
import { framesOf } from "../texts";

test.each([2, 3, 4])("the end of a round is shown until somebody goes on, with %i players", (seats) => {
  const { frames } = framesOf(`kami-${seats}`);
  const shown = frames.slice(1).map((frame, at) => scenes(frames[at]?.view, frame.view, frame.events));
  expect(shown.slice(0, -1).every((some) => some.length === 1 && !some[0]?.hold)).toBe(true);
  const [end, after] = shown.at(-1) ?? [];
  expect(end?.hold).toBe(true);
  expect(after?.view).toBe(frames.at(-1)?.view);
});

test.each([2, 3, 4])(
  "the last picture of a round has the last cards on the table, with %i players",
  (seats) => {
    const { frames } = framesOf(`kami-${seats}`);
    const last = frames.at(-1);
    const [end] = scenes(frames.at(-2)?.view, last?.view, last?.events ?? []);
    const view = end?.view as View;
    const before = frames.at(-2)?.view as View;
    const won = last?.events.find((event) =>
      ["round_won", "master_stroke"].includes(event.event),
    ) as unknown as { seat: number; card: string };
    expect(view.attacks[won.seat]?.at(-1)).toBe(won.card);
    expect(view.hand_counts[won.seat]).toBe(0);
    expect(view.attacks.flat().length).toBe(before.attacks.flat().length + 1);
    expect(before.attacks).toEqual((frames.at(-2)?.view as View).attacks);
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
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 1, 4))).toEqual(["b", "a", "b", "a"]);
  expect([0, 1, 2].map((seat) => sideOf(seat, 2, 3))).toEqual(["b", "c", "a"]);
  expect(sides(1, 4)).toEqual([
    [1, 3],
    [2, 0],
  ]);
  expect(others(2, 4)).toEqual([3, 0, 1]);
});
