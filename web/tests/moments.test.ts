// From what the server tells of a play to the pictures that people see.
import { expect, test } from "vitest";
import type { SeatView } from "../src/protocol";
import { momentsOf, pictures } from "../src/table/moments";
import type { Pacing } from "../src/table/moments";
import { ALL_GAMES, paceOf, playsOf } from "./texts";

const [FELL, BUILT, TURN] = [{ event: "fell" }, { event: "built" }, { event: "turn" }];
const LYING = { to_act: [0], awaited: [0], fell: true };
const STANDING = { to_act: [1], awaited: [1], fell: false };
const PLAY = [
  { events: [FELL], view: LYING },
  { events: [BUILT, TURN], view: STANDING },
];
const usual: Pacing = () => ({});

test("the moments of a play are its past and its present", () => {
  const view = { past: PLAY.slice(0, 1), events: [FELL, BUILT, TURN], view: STANDING } as unknown as SeatView;
  expect(momentsOf(view)).toEqual(PLAY);
  expect(momentsOf({ ...view, past: [] })).toEqual([{ events: [FELL, BUILT, TURN], view: STANDING }]);
});

test("every picture has what has happened in its play so far, and in the past nobody acts", () => {
  expect(pictures(PLAY, 0, usual)).toEqual([
    { view: { ...LYING, to_act: [], awaited: [] }, events: [FELL], told: 1, hold: false, onward: false },
    { view: STANDING, events: [FELL, BUILT, TURN], told: 3, hold: false, onward: false },
  ]);
  expect(PLAY[0]?.view).toBe(LYING);
  expect(LYING.to_act).toEqual([0]);
});

test("after a hold only what is new is new", () => {
  const [lying, standing] = pictures(PLAY, 0, (events) => ({ hold: events.includes(FELL) }));
  expect([lying?.hold, lying?.events, lying?.told]).toEqual([true, [FELL], 1]);
  expect([standing?.hold, standing?.events, standing?.told]).toEqual([false, [BUILT, TURN], 3]);
});

test("on from the last picture of a match the same is left", () => {
  const shown = pictures(PLAY, 0, (events) => ({ hold: events.includes(BUILT) }));
  expect(shown.map(({ hold }) => hold)).toEqual([false, true, false]);
  expect(shown.at(-1)).toEqual({ view: STANDING, events: [], hold: false });
});

test("a moment that needs no picture is told with the next, and the present is always seen", () => {
  const shown = pictures(PLAY, 0, () => ({ lasts: 0 }));
  expect(shown).toEqual([
    { view: STANDING, events: [FELL, BUILT, TURN], told: 3, hold: false, onward: false },
  ]);
});

test("whoever looks has a say in the pace", () => {
  const pace: Pacing = (_, viewer) => ({ lasts: viewer === 0 ? 0 : 900 });
  expect(pictures(PLAY, 0, pace)).toHaveLength(1);
  expect(pictures(PLAY, null, pace).map(({ lasts }) => lasts)).toEqual([900, 900]);
});

test.each(ALL_GAMES)("nothing that happens is left out, whatever the pace: %s", async (game) => {
  const pace = await paceOf(game);
  for (const play of playsOf(game)) {
    const shown = pictures(play, 0, pace);
    const all = play.flatMap(({ events }) => events);
    const seen = shown.flatMap(({ events, hold }, at) => (hold || !shown[at + 1] ? events : []));
    expect(seen.map(({ event }) => event)).toEqual(all.map(({ event }) => event));
    expect(shown.findLast(({ told }) => told !== undefined)?.told).toBe(all.length);
  }
});
