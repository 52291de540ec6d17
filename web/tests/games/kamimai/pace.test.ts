import { expect, test } from "vitest";
import { pace } from "../../../src/games/kamimai/pace";
import type { View } from "../../../src/games/kamimai/view";
import { pictures } from "../../../src/table/moments";
import { playsOf } from "../../texts";

const PLAYS = playsOf("kamimai").map((play) => ({
  names: play.map(({ events }) => events.map(({ event }) => event as string)),
  views: play.map(({ view }) => view as unknown as View),
  shown: pictures(play, 0, pace),
}));

test("a book that is rebuilt at once is seen lying first", () => {
  const falls = PLAYS.filter(({ names }) => names[0]?.includes("fell"));
  expect(falls.length).toBeGreaterThan(1);
  for (const { names, views, shown } of falls) {
    expect(views.map(({ fell }) => fell)).toEqual(["later", null]);
    expect(names[1]?.[0]).toBe("built");
    expect(shown[0]?.lasts).toBeGreaterThan(2000);
    expect(views[1]?.book.built).toBe((views[0]?.book.built ?? 0) + 1);
  }
});

test("the next KamiMaï of an adventure waits with the old sheet in sight", () => {
  const sealed = PLAYS.filter(({ names }) => names[0]?.includes("sheet"));
  expect(sealed.length).toBeGreaterThan(0);
  for (const { names, views, shown } of sealed) {
    const [old, fresh] = views as [View, View];
    expect([names[0]?.at(-1), names[1]?.[0]]).toEqual(["sheet", "built"]);
    expect(shown.map(({ hold }) => hold)).toEqual([true, false]);
    expect(old.sheet.zones.every((zone) => zone.sealed && zone.scribbled.every((box) => box))).toBe(true);
    expect([old.energy, old.sheet.target]).toEqual([fresh.energy, null]);
    expect(old.sheet.id).not.toBe(fresh.sheet.id);
    expect(fresh.sheet.zones.some((zone) => zone.sealed)).toBe(false);
  }
});

test.each(["won", "lost"])("the end of the match waits: %s", (event) => {
  expect(pace([{ event, energy: 2 }], 0)).toEqual({ hold: true });
});

test("the first deal does not wait", () => {
  const deal = [
    { event: "sheet", sheet: "II", energy: 5 },
    { event: "first", seat: 1, agreed: false },
  ];
  expect(pace(deal, 0)).toEqual({});
});

test("pages on their way do not keep anybody waiting, what others cast does", () => {
  expect(pace([{ event: "came", seat: 1, cards: ["air"], count: 1, of: 1 }], 0).lasts).toBeLessThan(400);
  const cast = { event: "cast", seat: 1, spell: "fire", team: false, gives: [] };
  expect(pace([cast], 0).lasts).toBeGreaterThan(1000);
  expect(pace([cast], 1)).toEqual({});
});
