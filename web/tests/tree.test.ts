import { expect, test } from "vitest";
import { following, isWhole } from "../src/games/tree";

const LEGAL = {
  pass: {},
  "lay ten": { "play ace": {}, "play jack": {} },
  "lay six@3": {},
};

test("a play is a way down the tree", () => {
  expect(Object.keys(following(LEGAL, []) ?? {})).toEqual(["pass", "lay ten", "lay six@3"]);
  expect(Object.keys(following(LEGAL, ["lay ten"]) ?? {})).toEqual(["play ace", "play jack"]);
  expect(following(LEGAL, ["lay ten", "play ace"])).toBeNull();
  expect(following(LEGAL, ["pass"])).toBeNull();
});

test("a play is whole at the end of the tree, and nowhere else", () => {
  expect(isWhole(LEGAL, ["lay ten", "play ace"])).toBe(true);
  expect(isWhole(LEGAL, ["lay ten"])).toBe(false);
  expect(isWhole(LEGAL, [])).toBe(false);
  expect(isWhole({}, ["lay ten"])).toBe(false); // the match is paused
});
