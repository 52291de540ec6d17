// What can be tapped while nobody judges.
import { describe, expect, test } from "vitest";
import { situation } from "../../../../src/games/kamimai/companion/situation";
import type { View } from "../../../../src/games/kamimai/view";
import type { Tree } from "../../../../src/protocol";
import { housesOf } from "../../../texts";
import { offering, seen, VIEW } from "./views";

const DRAW = offering("drew fire", "drew air", "falls");
const taps = (...plays: string[]): { seat: number; steps: string[] }[] =>
  plays.map((play) => ({ seat: 0, steps: play.split(", ") }));
const at = (legal: Tree, ...waiting: string[]): ReturnType<typeof situation> =>
  situation(VIEW, new Map([[0, legal]]), taps(...waiting), true);

test("without a tap it is as the server says", () => {
  const now = at(DRAW);
  expect(now.phase).toBe("draw");
  expect(now.legal(0)).toBe(DRAW);
  expect(now.legal(1)).toEqual({});
});

describe("in a draw without a network", () => {
  test("what was tapped lies there, not judged", () => {
    expect(at(DRAW, "drew fire", "drew mouse").drawn).toEqual([
      { card: "fire", pending: true },
      { card: "mouse", pending: true },
    ]);
  });
  test("all kinds that lie nowhere else are offered, and the ends of a draw", () => {
    const offered = Object.keys(at(DRAW, "drew mouse").legal(0));
    expect(offered).toContain("drew water");
    expect(offered).toEqual(expect.arrayContaining(["done", "falls"]));
    for (const gone of ["drew mouse", "drew fire_fairy", "drew wolf"]) expect(offered).not.toContain(gone);
    expect(offered).toHaveLength(16 - 3 + 2);
  });
  test("what is left is counted down", () => {
    expect(at(DRAW).left).toMatchObject({ fire: 8, earth: 11, water_guardian: 1, wolf: 0, imp: 1 });
    expect(at(DRAW, "drew fire").left["fire"]).toBe(7);
  });
  test("alone there are no Dragonflies", () => {
    const alone = seen({ copies: { ...VIEW.copies, dragonflies: 0 }, reserves: [[]] });
    expect(situation(alone, new Map(), [], true).left["dragonflies"]).toBe(0);
  });
  test("a house may share the cards out otherwise", () => {
    const house = seen({ copies: { ...VIEW.copies, fire: 11, air: 13, imp: 0, mouse: 2 } });
    const left = situation(house, new Map(), [], true).left;
    expect(left).toMatchObject({ fire: 7, earth: 11, imp: 0, mouse: 2 });
  });
  test.each(housesOf("kamimai"))("what is left is counted from what the server tells", (told) => {
    const view = told as View;
    const { left } = situation(view, new Map(), [], true); // the book stands, and nobody has drawn
    expect(left).toEqual(view.copies);
    expect(Object.values(left).reduce((sum, count) => sum + count, 0)).toBe(view.book.pages);
  });
  test("the watch follows on done", () => {
    const now = at(DRAW, "drew fire", "done");
    expect(now.phase).toBe("watch");
    expect(Object.keys(now.legal(0))).toEqual(["stands", "falls"]);
  });
  test.each([["done", "stands"], ["done", "falls"], ["falls"]])(
    "after %s %s only the server knows",
    (...steps) => {
      const now = at(DRAW, "drew fire", ...steps);
      expect(now.phase).toBeNull();
      expect(now.legal(0)).toEqual({});
    },
  );
  test("another device’s seat is not ours to play", () => {
    expect(situation(VIEW, new Map([[1, {}]]), taps("drew fire"), true).legal(0)).toEqual({});
  });
});

describe("in the other phases", () => {
  const SPELLS = offering("cast fire", "imp", "end", "falls");
  const spells = (away: boolean, ...waiting: string[]): ReturnType<typeof situation> =>
    situation(seen({ phase: "spells" }), new Map([[0, SPELLS]]), taps(...waiting), away);

  test("what was offered last is offered on while the server is away", () => {
    expect(spells(true, "cast fire, give 0 fire 4").legal(0)).toBe(SPELLS);
  });
  test("but not while it is about to answer", () => {
    expect(spells(false, "cast fire, give 0 fire 4").legal(0)).toEqual({});
  });
  test("nobody knows what follows on the end of a phase", () => {
    expect(spells(true, "end").phase).toBeNull();
    expect(spells(true, "end").legal(0)).toEqual({});
  });
  test("a target is followed by the draw", () => {
    const now = situation(seen({ phase: "target" }), new Map([[0, {}]]), taps("target C"), true);
    expect(now.phase).toBe("draw");
    expect(Object.keys(now.legal(0))).not.toContain("done");
  });
});
