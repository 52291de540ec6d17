// What a fall means, moment by moment.
import { describe, expect, test } from "vitest";
import { fallNow } from "../../../../src/games/kamimai/companion/fall";
import type { Phase } from "../../../../src/games/kamimai/view";
import { aimed, seen, VIEW } from "./views";

const HARD = { ...VIEW.options, difficulty: "hard" } as const;

test.each<[Phase, string]>([
  ["target", "between"],
  ["settle", "between"],
  ["grip", "draw"],
  ["draw", "draw"],
  ["watch", "draw"],
  ["curse", "later"],
  ["spells", "later"],
  ["gift", "later"],
  ["keep", "later"],
])("in %s it is a fall of the kind %s", (phase, when) => expect(fallNow(VIEW, phase, []).when).toBe(when));

describe("in a draw", () => {
  test("it costs an energy, and the discard comes in", () =>
    expect(fallNow(VIEW, "draw", [])).toMatchObject({
      costs: true,
      lost: false,
      discard: true,
      blessed: false,
    }));
  test("with the last energy all is lost", () =>
    expect(fallNow(seen({ energy: 1 }), "watch", [])).toMatchObject({ costs: true, lost: true }));
  test("a blessed target forgives it", () =>
    expect(fallNow(aimed("C", { energy: 1 }), "draw", [])).toMatchObject({
      costs: false,
      blessed: true,
      lost: false,
    }));
  test("a blessing that is used up forgives nothing", () => {
    const view = aimed("C");
    const zones = view.sheet.zones.map((zone) => ({ ...zone, spares: zone.id === "C" ? 0 : null }));
    expect(fallNow({ ...view, sheet: { ...view.sheet, zones } }, "draw", [])).toMatchObject({
      costs: true,
      blessed: false,
    });
  });
  test("where a blessing needs a Guardian, one must have been drawn", () => {
    const view = aimed("C", { options: { ...VIEW.options, blessing_needs_guardian: true } });
    expect(fallNow(view, "draw", ["fire"]).costs).toBe(true);
    expect(fallNow(view, "draw", ["air_guardian"]).blessed).toBe(true);
  });
  test("the curse acts only where that was agreed on, and for a Guardian", () => {
    const view = aimed("B", { options: { ...VIEW.options, curse_on_collapse: true } });
    expect(fallNow(VIEW, "draw", ["air_guardian"]).cursed).toBe(false);
    expect(fallNow(view, "draw", ["air_guardian"]).cursed).toBe(true);
    expect(fallNow(view, "draw", ["fire"]).cursed).toBe(false);
  });
});

describe("between two turns", () => {
  test("it costs nothing", () =>
    expect(fallNow(VIEW, "settle", [])).toMatchObject({ costs: false, blessed: false, discard: false }));
  test("in hard mode it costs, and the discard comes in", () =>
    expect(fallNow(seen({ options: HARD }), "settle", [])).toMatchObject({ costs: true, discard: true }));
  test("unless the target is blessed", () =>
    expect(fallNow(aimed("C", { options: HARD }), "settle", [])).toMatchObject({
      costs: false,
      blessed: true,
    }));
  test("nothing is blessed while a target is chosen", () =>
    expect(fallNow(aimed(null, { options: HARD }), "target", []).costs).toBe(true));
});

test("once spells have begun nobody loses anything, in hard mode neither", () =>
  expect(fallNow(seen({ options: HARD }), "spells", [])).toMatchObject({ costs: false, discard: false }));
