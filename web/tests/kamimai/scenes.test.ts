import { expect, test } from "vitest";
import { scenes } from "../../src/games/kamimai/scenes";
import type { View } from "../../src/games/kamimai/view";
import { DRAW, SPELLS } from "./views";

const after: View = { ...DRAW, activator: 1, awaited: [1] };

test("a book that is rebuilt at once is seen lying first", () => {
  const events = [
    { event: "fell", seat: 0, when: "between", blessed: false },
    { event: "built", left: 32, right: 32, faces: [null, null] },
    { event: "turn", seat: 1, turn: 2 },
  ];
  const [fallen, next, ...more] = scenes(SPELLS, after, events);
  expect(more).toEqual([]);
  expect((fallen?.view as View).fell).toBe("later");
  expect(fallen?.events).toEqual(events.slice(0, 1));
  expect(fallen?.more).toBe(true);
  expect(next?.view).toBe(after);
});

test("a book that stays down is one picture", () => {
  const down: View = { ...after, fell: "draw", phase: "keep" };
  const events = [{ event: "fell", seat: 0, when: "draw", blessed: false }];
  expect(scenes(DRAW, down, events).map(({ view }) => view)).toEqual([down]);
});

test.each(["won", "lost"])("the end of the match waits: %s", (event) => {
  const over: View = { ...after, over: true };
  const pictures = scenes(SPELLS, over, [{ event, energy: 2 }]);
  expect(pictures.map(({ hold }) => hold)).toEqual([true, false]);
  expect(pictures.every(({ view }) => view === over)).toBe(true);
});

test("the next KamiMaï of an adventure waits with the old sheet in sight, the first deal does not", () => {
  const next: View = { ...after, energy: 6, sheet: { ...SPELLS.sheet, id: "III" } };
  const events = [
    { event: "sealed", zone: "B" },
    { event: "energy", lost: -2, left: 6, why: "adventure" },
    { event: "sheet", sheet: "III", energy: 6 },
  ];
  const [old, fresh] = scenes(SPELLS, next, events);
  expect([old?.hold, (old?.view as View).sheet.id, (old?.view as View).energy]).toEqual([true, "II", 6]);
  expect(fresh?.view).toBe(next);
  const deal = [
    { event: "sheet", sheet: "II", energy: 5 },
    { event: "first", seat: 1 },
  ];
  expect(scenes(SPELLS, after, deal).map(({ hold }) => hold)).toEqual([false]);
});

test("pages on their way do not keep anybody waiting, what others cast does", () => {
  const came = scenes(DRAW, after, [{ event: "came", seat: 1, cards: ["air"], count: 1, of: 1 }]);
  const cast = scenes(SPELLS, after, [{ event: "cast", seat: 1, spell: "fire", team: false, gives: [] }]);
  expect(came[0]?.lasts).toBeLessThan(400);
  expect(cast[0]?.lasts).toBeGreaterThan(1000);
});
