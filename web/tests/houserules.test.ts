import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { Refused } from "../src/api";
import { words } from "../src/language.svelte";
import { changes, isText, newTable, usualSitters, usualValues } from "../src/lobby/newtable";
import { refusal, whyNot } from "../src/lobby/refusal";
import type { Said } from "../src/protocol";
import { option } from "./gameinfo";
import { namesIn, ofNoGame, ROOT, textOf } from "./texts";

const EN = ofNoGame("en");
const FR = ofNoGame("fr");
const SEATS = option("seats", 2, { allowed: [2, 3, 4] });
const END = option("end_at", 10, { least: 5, most: 12 });
const SHOES = option("shoes", "zone", { allowed: ["zone", "territory"] });
const HOUSE = option("house_rules", "");
const OPTIONS = [SEATS, END, SHOES, HOUSE];

const GAMES = namesIn("frames/house");

beforeAll(async () => {
  await words.speak("en");
});

test.each(GAMES)("the house rules of %s in words, as Python says them", (game) => {
  const file = readFileSync(`${ROOT}/web/tests/frames/house/${game}.json`, "utf8");
  const cases = JSON.parse(file) as { changes: Said[]; told: [string, string][] }[];
  for (const { changes: said, told } of cases)
    expect(said.map((one) => ["en", "fr"].map((language) => textOf(game, language).tell(one)))).toEqual(told);
  expect(cases.length).toBeGreaterThan(0);
});

test.each(GAMES)("the form shows a file of %s", (game) => {
  const lines = textOf(game, "en").say(`house-example-${game}`).split("\n");
  expect(lines[0]).toMatch(/^\[[\w.]+\]$/);
  expect(lines.slice(1).every((line) => /^\w+ = \S+$/.test(line))).toBe(true);
  expect(textOf(game, "fr").say(`house-example-${game}`).split("\n")).toEqual(lines);
});

test("a refusal says where and why", () => {
  const twice = { reason: "twice", facts: { at: "ghost.points" } };
  expect(whyNot(twice, EN)).toBe("ghost.points is there twice.");
  expect(whyNot({ reason: "syntax", facts: { line: 3 } }, FR)).toBe("la ligne 3 n’est pas du TOML.");
});

test.each(GAMES)("how the house rules of %s are written is said in its own words", (game) => {
  const form = { reason: "form", facts: { value: "x" } };
  expect(whyNot(form, textOf(game, "fr"))).toMatch(/ devrait s’écrire comme [\w.]+:\w+\.$/);
  expect(refusal(new Refused("bad-house-rules", form), textOf(game, "en"))).toMatch(
    /“x” should look like [\w.]+:\w+\.$/,
  );
});

test("only house rules are a text", () => {
  expect(OPTIONS.filter(isText)).toEqual([HOUSE]);
});

test("they count as one change and go with the table", () => {
  const values = { ...usualValues(OPTIONS), house_rules: "ghost.points:2" };
  expect(changes(OPTIONS, values)).toBe(1);
  const sitters = usualSitters({ sides: {} }, "friends", 2, "greedy", ["Ana"]);
  const wishes = {
    info: { name: "chess", real: null },
    options: OPTIONS,
    values,
    company: "friends" as const,
    sitters,
    open: false,
  };
  const table = newTable({ ...wishes, clock: { kind: "none" } }, () => "");
  expect(table.options?.["house_rules"]).toBe("ghost.points:2");
});
