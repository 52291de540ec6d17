// What the rules say of pages and cards is what the board shows.
import { expect, test } from "vitest";
import { FACES, PAGES } from "../../../src/games/grimoire/cards";
import type { Mark } from "../../../src/protocol";
import type { CardRow, Marks } from "../../../src/rules/rulebook";
import { markKey, rowsOf, usualArguments } from "../../../src/rules/rulebook";
import { rulesOf, textOf } from "../../texts";

const { sections } = rulesOf("grimoire");
const all = <Row>(kind: string): Row[] =>
  sections.flatMap(({ table }) => (table ? rowsOf<Row>(table, kind) : []));
const SURE: Record<Mark, string> = { C: "certain", L: "likely", R: "reconstructed" };
const sure = (mark: Mark | null | undefined): string => (mark ? SURE[mark] : "");
const PAGES_TOLD = all<{ types: string[]; round: number; amount: number; marks: Marks }>("pages");

test("the pages and cards of the rules are those of the board", () => {
  const told = PAGES_TOLD.map(({ types, round, amount, marks: { effect, type } }) => ({
    types,
    round,
    amount,
    effect: sure(effect),
    type: sure(type),
  }));
  expect(told).toEqual(
    PAGES.map(({ types, round, amount, effect, type }) => ({ types, round, amount, effect, type })),
  );
  const cards = all<CardRow>("cards");
  for (const { card, points, copies, marks } of cards)
    expect(FACES[card]).toMatchObject({
      number: points,
      copies,
      value: sure(marks["points"]),
      effect: sure(marks["effect"]),
    });
  expect(cards).toHaveLength(Object.keys(FACES).length);
});

test.each(["en", "fr"])("a page says what it does at the usual table (%s)", (language) => {
  const text = textOf("grimoire", language);
  const usual = usualArguments(sections);
  const says = (page: number): string =>
    text.say(`page-${page}.effect`, { ...usual, amount: PAGES_TOLD[page - 1]!.amount });
  expect([13, 10, 15].map((page) => /\d/.exec(says(page))?.[0])).toEqual(["3", "3", "4"]);
  expect(text.say(markKey(text, "R", "grimoire"))).toBe(text.say("provenance-reconstructed"));
  expect(markKey(text, "R", "kami")).toBe("rules-page-mark-R");
});
