import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rangeIn, sectionsOf, usualArguments } from "../src/rules/rulebook";
import { Text } from "../src/text";

const read = (path: string): string => readFileSync(`../src/kamifuda/${path}`, "utf-8");
const sections = sectionsOf(read("games/kami/RULES.md"));
const clauses = sections.flatMap((section) => section.clauses);
const texts = (["en", "fr"] as const).map(
  (language) => new Text(language, [read(`text/${language}.ftl`), read(`games/kami/text/${language}.ftl`)]),
);

describe("Kami's rules as they are written", () => {
  test("every section in order", () => {
    expect(sections.map(({ key }) => key)).toEqual([
      "the-match", "the-cards", "the-deal", "the-turn", "master-stroke", "the-empress", "demoralised",
      "three-players", "duel", "modes", "who-sees-what", "an-example", "options",
    ]); // prettier-ignore
  });

  test("every clause once, with its mark", () => {
    const ids = clauses.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(read("games/kami/RULES.md").match(/^- \*\*KAMI-/gm)?.length ?? 0);
    expect(clauses.find(({ id }) => id === "KAMI-22")?.mark).toBe("C");
    expect(clauses.find(({ id }) => id === "KAMI-A2")?.mark).toBe("L");
    expect(clauses.find(({ id }) => id === "KAMI-A24")?.mark).toBe("R");
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

  test.each(texts)("all of it has words ($language)", (text) => {
    const usual = usualArguments(sections);
    const said = [
      ...["rules-title", "rules-intro"].map((key) => text.say(key)),
      ...["game-goal", "game-how-a-turn-works", "game-empress"].map((key) => text.say(key, usual)),
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

test("a book without rules has no sections", () => {
  expect(sectionsOf("# Only a title\n\nand a sentence.")).toEqual([]);
});
