import { expect, test } from "vitest";
import { rulesOf, textOf } from "../../texts";
import { usualArguments } from "../../../src/rules/rulebook";

test("a card may be of a stack", () => {
  expect(textOf("kami", "en").step("counter spear@3")).toBe("Counter with a Spear (stack 4)");
});

test("the usual options are arguments of sentences", () => {
  expect(usualArguments(rulesOf("kami").sections)).toMatchObject({ target: 15, mode: "soldier" });
});
