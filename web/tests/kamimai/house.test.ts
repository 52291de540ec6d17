import { expect, test } from "vitest";
import { energyAtFirst } from "../../src/games/kamimai/house";

test("an easy match begins with more energy", () => {
  const options = { energy_start: 5, easy_bonus: 1, sheet: "II", house_rules: "" } as unknown as Parameters<
    typeof energyAtFirst
  >[0];
  expect(energyAtFirst({ ...options, difficulty: "easy" })).toBe(6);
  expect(energyAtFirst({ ...options, difficulty: "normal" })).toBe(5);
  const printed = { ...options, house_rules: "I.energy:3,II:fire,II.energy:7,water:ring" };
  expect(energyAtFirst({ ...printed, difficulty: "easy" })).toBe(8);
  expect(energyAtFirst({ ...printed, sheet: "adventure" })).toBe(3);
  expect(energyAtFirst({ ...printed, sheet: "III" })).toBe(5);
});
