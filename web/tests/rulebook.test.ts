import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FACES, PAGES } from "../src/games/grimoire/cards";
import { effectWords } from "../src/houserules";
import { markKey, MARKS, rangeIn, sectionsOf, usualArguments } from "../src/rules/rulebook";
import { textOf } from "./texts";

const read = (path: string): string => readFileSync(`../src/kamifuda/${path}`, "utf-8");
const rulesOf = (game: string) => sectionsOf(read(`games/${game}/RULES.md`));
const clausesOf = (game: string) => rulesOf(game).flatMap((section) => section.clauses);
const GAMES = [["kami", "game-empress"], ["totem", "game-powers"], ["grimoire", "game-order"], ["kamimai", "game-powers"]] as const; // prettier-ignore

describe.each(GAMES)("the rules of %s", (game, special) => {
  const sections = rulesOf(game);
  const clauses = clausesOf(game);
  const texts = ["en", "fr"].map((language) => textOf(game, language));

  test("every clause once", () => {
    const ids = clauses.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(read(`games/${game}/RULES.md`).match(/^- \*\*[A-Z]+-/gm)?.length ?? 0);
  });

  test.each(texts)("all of it has words ($language)", (text) => {
    const usual = usualArguments(sections);
    const said = [
      ...["rules-title", "rules-intro", `rules-page-${special}`].map((key) => text.say(key)),
      ...MARKS.map((mark) => text.say(`${markKey(text, mark, game)}.help`)),
      ...["game-goal", "game-how-a-turn-works", special].map((key) => text.say(key, usual)),
      ...sections.map(({ key }) => text.say(`rules-${key}`)),
      ...clauses.map(({ id }) => text.clause(id)),
      ...sections.flatMap(({ cards }) => cards.map(({ card }) => text.card(card, "short"))),
      ...sections.flatMap(({ cards }) =>
        cards.flatMap(({ card, effect }) =>
          effect ? [text.say(`card-${card}.effect`, { ...usual, amount: 1 })] : [],
        ),
      ),
      ...sections.flatMap(({ pages }) =>
        pages.flatMap(({ page, amount }) =>
          ["", ".type", ".effect"].map((part) => text.say(`page-${page}${part}`, { ...usual, amount })),
        ),
      ),
      ...sections.flatMap(({ options }) =>
        options.flatMap(({ name }) => [text.say(`option-${name}`), text.say(`option-${name}.help`)]),
      ),
    ];
    expect(said.filter((words) => words.includes("⟦"))).toEqual([]);
  });
});

test.each(GAMES)("the marks of %s have the terminal's words, and none is a house rule", (game) => {
  const french = textOf(game, "fr");
  const [, likely, ours] = MARKS.map((mark) => markKey(french, mark, game));
  expect(french.say("rules-marks")).toContain(`[L]\u00a0: ${french.say(likely!)}`);
  expect(french.say(`${likely!}.help`)).toMatch(/^Probable\u00a0: /);
  expect(french.say(`${ours!}.help`)).toMatch(/[Nn]otre (propre )?choix/);
  for (const mark of MARKS) expect(french.say(markKey(french, mark, game))).not.toContain("maison");
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
    expect(cards[3]).toEqual({ card: "silver_dragon", copies: 4, mark: "C", effect: null });
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

describe("Grimoire's rules as they are written", () => {
  const sections = rulesOf("grimoire");
  const { pages } = sections.find(({ key }) => key === "the-pages")!;
  const texts = ["en", "fr"].map((language) => textOf("grimoire", language));

  test("clauses with their marks", () => {
    const marks = Object.fromEntries(clausesOf("grimoire").map(({ id, mark }) => [id, mark]));
    expect(marks).toMatchObject({ "GRI-22": "C", "GRI-A1": "L", "GRI-A32": "R" });
  });

  test("fifteen pages with their types, points and marks", () => {
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(pages[7]).toEqual({ page: 8, types: ["forbidden"], amount: 2, marks: { effect: "L", type: "L", amount: "L" } }); // prettier-ignore
    expect(pages[10]).toEqual({ page: 11, types: ["time", "defence"], amount: 0, marks: { effect: "R", type: "C", amount: null } }); // prettier-ignore
  });

  test("the pages and cards of the rules are those of the board", () => {
    const sure = { C: "certain", L: "likely", R: "reconstructed" };
    const board = PAGES.map(({ types, amount, effect, type }) => ({ types, amount, effect, type }));
    expect(
      pages.map(({ types, amount, marks: { effect, type } }) => ({ types, amount, effect: sure[effect], type: sure[type] })), // prettier-ignore
    ).toEqual(board);
    for (const { card, mark, effect } of sections.flatMap(({ cards }) => cards))
      expect(FACES[card]).toMatchObject({ value: sure[mark], effect: sure[effect!] });
    expect(sections.flatMap(({ cards }) => cards)).toHaveLength(Object.keys(FACES).length);
  });

  test("cards have a mark for their points and one for their effect", () => {
    const { cards } = sections.find(({ key }) => key === "the-items")!;
    expect(cards).toContainEqual({ card: "junk", copies: 9, mark: "R", effect: "C" });
  });

  test.each(texts)("a page says what it does at the usual table ($language)", (text) => {
    const usual = usualArguments(sections);
    const says = (page: number): string =>
      text.say(`page-${page}.effect`, { ...usual, amount: pages[page - 1]!.amount });
    expect([13, 10, 15].map((page) => /\d/.exec(says(page))?.[0])).toEqual(["3", "3", "4"]);
  });

  test.each(texts)("a reconstructed rule is called so ($language)", (text) => {
    expect(text.say(markKey(text, "R", "grimoire"))).toBe(text.say("provenance-reconstructed"));
    expect(markKey(text, "R", "kami")).toBe("rules-page-mark-R");
    expect(text.has("rules-page-grimoire-sources")).toBe(true);
  });

  test("the options with their values", () => {
    const { options } = sections.find(({ key }) => key === "options")!;
    expect(options).toContainEqual({ name: "wish_vp", usual: "4", others: ["1 to 9"] });
    expect(options).toContainEqual({ name: "wish", usual: "vp_or_three", others: ["three_keep_one", "three_keep_all"] }); // prettier-ignore
  });
});

describe("KamiMaï's rules as they are written", () => {
  const sections = rulesOf("kamimai");
  const texts = ["en", "fr"].map((language) => textOf("kamimai", language));
  const zones = sections.flatMap((section) => section.zones);
  const grips = sections.flatMap((section) => section.grips);

  test("clauses, rulings and differences with their marks", () => {
    const marks = Object.fromEntries(clausesOf("kamimai").map(({ id, mark }) => [id, mark]));
    expect(marks).toMatchObject({ "KMI-27": "C", "KMI-A15": "R", "KMI-D1": "L" });
    expect(Object.keys(marks)).toHaveLength(152);
  });

  test("sixteen cards by their ids", () => {
    const cards = sections.flatMap((section) => section.cards);
    expect(cards).toHaveLength(16);
    expect(cards).toContainEqual({ card: "wolf", copies: 1, mark: "L", effect: "C" });
  });

  test("the sheets with their zones", () => {
    expect(zones.map(({ sheet, zone }) => sheet + zone)).toEqual([
      "IA", "IB", "IC", "IIA", "IIB", "IIC", "IID", "IIIA", "IIIB", "IIIC", "IIID", "IIIE",
    ]); // prettier-ignore
    expect(zones.filter(({ start }) => start)).toHaveLength(1);
    expect(zones[1]).toEqual({ sheet: "I", zone: "B", start: false, spells: ["air", "team"], effects: [{ effect: "blessing", times: 5 }], mark: "R" }); // prettier-ignore
  });

  test("the grips of the Guardians", () => {
    expect(grips[0]).toEqual({ guardian: "water", grip: "middle", marks: { grip: "C", colour: "R" } });
  });

  test.each(texts)("sheets and grips have words ($language)", (text) => {
    const said = [
      ...zones.flatMap(({ sheet, spells, effects }) => [
        text.say(`sheet-${sheet}.level`),
        ...spells.map((spell) => text.say(`spell-${spell}.short`)),
        ...effects.map(({ effect, times }) => effectWords(effect, times, text)),
      ]),
      ...grips.flatMap(({ guardian, grip }) => [text.say(`guardian-${guardian}`), text.say(`grip-${grip}.help`)]), // prettier-ignore
      ...["zone", "spells-of-zone", "effect"].map((head) => text.say(`rules-${head}`)),
    ];
    expect(said.filter((words) => words.includes("⟦"))).toEqual([]);
    const five = { en: "Blessing for 5 falls", fr: "Bénédiction pour 5 chutes" };
    expect(said.filter((words) => words === five[text.language as "en" | "fr"])).toHaveLength(3);
  });

  test.each([
    [
      "en",
      "their arrows, the energy a match begins with, the grip that each Guardian forces, and how the cards are shared",
    ],
    [
      "fr",
      "leurs flèches, l’énergie du début, la prise qu’impose chaque Gardien et la répartition des cartes",
    ],
  ])("what house rules may replace is told beside the options (%s)", (language, words) => {
    expect(textOf("kamimai", language).say("rules-page-kamimai-options")).toContain(words);
  });

  test.each([
    ["en", "Our blessings forgive five collapses and no more:"],
    ["fr", "Nos bénédictions pardonnent cinq effondrements, pas davantage\u00a0:"],
  ])("that a blessing forgives five collapses is told beside the sheets (%s)", (language, words) => {
    expect(textOf("kamimai", language).say("rules-page-kamimai-the-sheets")).toContain(words);
  });
});

test("a book without rules has no sections", () => {
  expect(sectionsOf("# Only a title\n\nand a sentence.")).toEqual([]);
});
