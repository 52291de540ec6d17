// What can be tapped while nobody judges.
import { describe, expect, test } from "vitest";
import { situation } from "../../../../src/games/kamimai/companion/guesses";
import type { View } from "../../../../src/games/kamimai/view";
import type { Tree } from "../../../../src/protocol";
import { tappedAt } from "../../../texts";
import type { Tapped } from "../../../texts";
import { aimed, falling, offering, seen, VIEW } from "./views";

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

describe("if it falls", () => {
  const FALLS = [
    falling("between", { target: null }),
    falling("draw", { target: "B", energy: 1 }),
    falling("draw", { target: "C", blessed: true }),
    falling("draw", { target: "B", energy: 1, guardians: 1, cursed: true }),
  ];
  const AIMING = aimed(null, { phase: "target", falls: FALLS });
  const fall = (view: View, ...waiting: string[]): unknown =>
    situation(view, new Map([[0, {}]]), taps(...waiting), true).fall;

  test("it is as the server told", () => expect(fall(AIMING)).toBe(FALLS[0]));
  test("once a zone is aimed at it is a fall in the draw", () => {
    expect(fall(AIMING, "target B")).toBe(FALLS[1]);
    expect(fall(AIMING, "target C", "drew fire", "done")).toBe(FALLS[2]);
  });
  test("a Guardian may wake the curse", () =>
    expect(fall(AIMING, "target B", "drew air_guardian")).toBe(FALLS[3]));
  test("what was not told only the server can say", () => {
    expect(fall(AIMING, "target D")).toBeNull();
    expect(fall(seen({ phase: "spells" }), "falls")).toBeNull();
    expect(fall(VIEW, "done", "stands")).toBeNull();
  });
});

describe("the engine, at random tables with a real book", () => {
  const AHEAD = 8; // taps
  /** After these the phase may have ended: what was offered is offered on, and may be refused. */
  const OFFERED_ON = /^(cast|team|discard)\b/;

  const guesses = tappedAt("kamimai").flatMap((match) =>
    match.flatMap((_, from) =>
      Array.from({ length: AHEAD }, (_, count) => match.slice(from, from + count + 2))
        .filter((some) => some.length > 1)
        .map((some) => [some.slice(0, -1), some.at(-1)!] as const)
        .filter(([taps]) => !taps.some(({ steps }) => OFFERED_ON.test(steps[0] ?? ""))),
    ),
  );

  /** What was guessed and came, by where the taps began. */
  const compared = (): [ReturnType<typeof situation>, View, Tapped][] =>
    guesses.flatMap(([taps, then]) => {
      const [first] = taps as [Tapped];
      const trees = new Map(Object.entries(first.legal).map(([seat, tree]) => [Number(seat), tree]));
      const now = situation(first.view as View, trees, taps, true);
      return now.phase === null ? [] : [[now, then.view as View, then] as const];
    }) as [ReturnType<typeof situation>, View, Tapped][];

  test("comes to what was guessed of the phase, the cards drawn and the book", () => {
    const seen = new Set<string>();
    for (const [now, view] of compared()) {
      expect([now.phase, now.drawn.map(({ card }) => card).sort()]).toEqual([
        view.phase,
        [...view.drawn].sort(),
      ]);
      if (now.phase === "draw" || now.phase === "watch") expect(now.left).toEqual(view.in_book);
      seen.add(view.phase);
    }
    for (const phase of ["target", "draw", "watch", "spells", "keep"]) expect(seen).toContain(phase);
  });

  test("offers in a draw and its watch what was guessed", () => {
    for (const [now, view, { legal }] of compared())
      if (now.phase === "draw" || now.phase === "watch")
        expect(Object.keys(now.legal(view.activator)).sort()).toEqual(
          Object.keys(legal[view.activator] ?? {}).sort(),
        );
  });

  test("says the same of a fall", () => {
    const kinds = new Set<string>();
    for (const [now, view] of compared()) {
      const [fall = null] = view.falls;
      if (view.fell !== null) continue;
      const guardians = view.guardians.length; // told is from how many on it is so
      expect(now.fall && { ...now.fall, guardians }).toEqual(fall);
      if (fall) kinds.add(Object.values({ ...fall, target: null, guardians: 0, left: 0 }).join());
    }
    expect(kinds.size).toBeGreaterThan(5);
  });
});
