import { expect, test } from "vitest";
import { attempt, stepWith } from "../../../src/games/kami/choice";
import type { View } from "../../../src/games/kami/view";

const LEGAL = {
  pass: {},
  "counter spear": { "attack tower": {}, "attack soldier": {} },
  "counter fool@3": {},
};

test("a card finds its step, of the hand and of a stack", () => {
  expect(stepWith(LEGAL, [], "spear")).toBe("counter spear");
  expect(stepWith(LEGAL, [], "tower")).toBeNull();
  expect(stepWith(LEGAL, ["counter spear"], "tower")).toBe("attack tower");
  expect(stepWith(LEGAL, [], "fool", 3)).toBe("counter fool@3");
  expect(stepWith(LEGAL, [], "fool")).toBeNull();
});

test("what can not be played is tried as the phase has it, so that the server says why", () => {
  const view = { phase: "answer" } as View;
  expect(attempt(view, [], "empress")).toEqual(["counter empress"]);
  expect(attempt(view, ["counter spear"], "empress")).toEqual(["counter spear", "attack empress"]);
  expect(attempt({ ...view, phase: "lead" }, [], "empress", 2)).toEqual(["hide empress@2"]);
});
