import { expect, test } from "vitest";
import { inOrder, secrets, tokensLeft, unseen } from "../../../src/games/grimoire/view";
import type { View } from "../../../src/games/grimoire/view";
import { land, VIEW } from "./views";

test("before the first round tokens are chosen one after the other", () => {
  const now: View = { ...VIEW, round: 0, order: [null, null, 4, null] };
  expect(inOrder(now)).toEqual([2, 0, 1, 3]);
  expect(tokensLeft(now)).toEqual([1, 2, 3]);
});

test("what is known to the viewer only, and what is not known", () => {
  expect(secrets(VIEW.lands[0]!)).toEqual(["gold_coin"]);
  expect(secrets(land({ seen: ["gold_coin", "gold_coin"], shown: ["gold_coin"] }))).toEqual(["gold_coin"]);
  expect(unseen(VIEW.lands[1]!)).toBe(2);
});
