import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rangeIn, sectionsOf, usualArguments } from "../src/rules/rulebook";
import { Text } from "../src/text";

const read = (path: string): string => readFileSync(`../src/kamifuda/${path}`, "utf-8");
const rulesOf = (game: string) => sectionsOf(read(`games/${game}/RULES.md`));
const clausesOf = (game: string) => rulesOf(game).flatMap((section) => section.clauses);
const GAMES = [["kami", "game-empress"], ["totem", "game-powers"]] as const; // prettier-ignore

describe.each(GAMES)("the rules of %s", (game, special) => {
  const sections = rulesOf(game);
  const clauses = clausesOf(game);
  const texts = ["en", "fr"].map(
    (language) =>
      new Text(language, [read(`text/${language}.ftl`), read(`games/${game}/text/${language}.ftl`)]),
  );

  test("every clause once", () => {
    const ids = clauses.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(read(`games/${game}/RULES.md`).match(/^- \*\*[A-Z]+-/gm)?.length ?? 0);
  });

  test.each(texts)("all of it has words ($language)", (text) => {
    const usual = usualArguments(sections);
    const said = [
      ...["rules-title", "rules-intro"].map((key) => text.say(key)),
      ...["game-goal", "game-how-a-turn-works", special].map((key) => text.say(key, usual)),
      ...sections.map(({ key }) => text.say(`rules-${key}`)),
      ...clauses.map(({ id }) => text.clause(id)),
      ...sections.flatMap(({ cards }) => cards.map(({ card }) => text.card(card, "short"))),
      ...sections.flatMap(({ options }) =>
        options.flatMap(({ name }) => [text.say(`option-${name}`), text.say(`option-${name}.help`)]),
      ),
    ];
    expect(said.filter((words) => words.includes("⟦"))).toEqual([]);
  });
});

describe("Kami's rules as they are written", () => {
  const sections = rulesOf("kami");

  test("every section in order", () => {
    expect(sections.map(({ key }) => key)).toEqual([
      "the-match", "the-cards", "the-deal", "the-turn", "master-stroke", "the-empress", "demoralised",
      "three-players", "duel", "modes", "who-sees-what", "an-example", "options",
    ]); // prettier-ignore
  });

  test("clauses with their marks", () => {
    const marks = Object.fromEntries(clausesOf("kami").map(({ id, mark }) => [id, mark]));
    expect(marks).toMatchObject({ "KAMI-22": "C", "KAMI-A2": "L", "KAMI-A24": "R" });
  });

  test("the cards by their ids", () => {
    const { cards } = sections.find(({ key }) => key === "the-cards")!;
    expect(cards).toHaveLength(8);
    expect(cards[3]).toEqual({ card: "silver_dragon", mark: "C" });
  });

  test("the options with their values", () => {
    const { options } = sections.find(({ key }) => key === "options")!;
    expect(options[1]).toEqual({ name: "mode", usual: "soldier", others: ["lord", "kami"] });
    expect(options[2]).toEqual({ name: "target", usual: "15", others: ["1 to 99"] });
    expect(rangeIn("1 to 99")).toEqual({ low: 1, high: 99 });
    expect(rangeIn("lord")).toBeNull();
  });
});

describe("Totem's rules as they are written", () => {
  const sections = rulesOf("totem");

  test("clauses with their marks", () => {
    const marks = Object.fromEntries(clausesOf("totem").map(({ id, mark }) => [id, mark]));
    expect(marks).toMatchObject({ "TOT-02": "L", "TOT-03": "R", "TOT-09": "C", "TOT-A9": "L" });
  });

  test("a table of powers is not one of cards", () => {
    expect(sections.find(({ key }) => key === "the-cards")?.cards).toEqual([]);
  });

  test("the options with their values", () => {
    const { options } = sections.find(({ key }) => key === "options")!;
    expect(options).toContainEqual({ name: "last_turn", usual: "as_ruled", others: ["immediate"] });
    expect(options).toContainEqual({ name: "hand_limit", usual: "6", others: ["3 to 12"] });
  });
});

test("a book without rules has no sections", () => {
  expect(sectionsOf("# Only a title\n\nand a sentence.")).toEqual([]);
});
