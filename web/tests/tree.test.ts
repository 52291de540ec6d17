import { expect, test } from "vitest";
import { following, isWhole } from "../src/games/tree";

const LEGAL = {
  pass: {},
  "counter spear": { "attack tower": {}, "attack soldier": {} },
  "counter fool@3": {},
};

test("a play is a way down the tree", () => {
  expect(Object.keys(following(LEGAL, []) ?? {})).toEqual(["pass", "counter spear", "counter fool@3"]);
  expect(Object.keys(following(LEGAL, ["counter spear"]) ?? {})).toEqual(["attack tower", "attack soldier"]);
  expect(following(LEGAL, ["counter spear", "attack tower"])).toBeNull();
  expect(following(LEGAL, ["pass"])).toBeNull();
});

test("a play is whole at the end of the tree, and nowhere else", () => {
  expect(isWhole(LEGAL, ["counter spear", "attack tower"])).toBe(true);
  expect(isWhole(LEGAL, ["counter spear"])).toBe(false);
  expect(isWhole(LEGAL, [])).toBe(false);
  expect(isWhole({}, ["counter spear"])).toBe(false); // the match is paused
});
