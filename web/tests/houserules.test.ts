import { describe, expect, test } from "vitest";
import { change, whyNot } from "../src/houserules";
import { changes, isText, newTable, usualSitters, usualValues } from "../src/lobby/newtable";
import type { ReplacedValue } from "../src/protocol";
import { option } from "./gameinfo";
import { textOf } from "./texts";

const EN = textOf("grimoire", "en");
const FR = textOf("grimoire", "fr");
const SEATS = option("seats", 2, { allowed: [2, 3, 4] });
const END = option("end_at", 10, { least: 5, most: 12 });
const SHOES = option("shoes", "zone", { allowed: ["zone", "territory"] });
const HOUSE = option("house_rules", "");
const OPTIONS = [SEATS, END, SHOES, HOUSE];

const card = (name: string, what: string, usual: number | string, here: number | string): ReplacedValue => ({
  card: name, page: null, what, usual, here,
}); // prettier-ignore
const page = (number: number, what: string, usual: number | string, here: number | string): ReplacedValue => ({
  card: null, page: number, what, usual, here,
}); // prettier-ignore

describe("a change in words", () => {
  test.each([
    [card("nun", "vp", 1, 2), "Nun: 2 VP instead of 1", "Nonne\u00a0: 2 PV au lieu de 1"],
    [
      card("prince", "amount", 1, 3),
      "Prince: 3 points in its effect instead of 1",
      "Prince\u00a0: 3 points dans son effet au lieu de 1",
    ],
    [
      page(6, "type", "defence", "common"),
      "Resist: common instead of defence",
      "Résistance\u00a0: commun, et non défensif",
    ],
    [page(8, "amount", 2, 1), "Storm: 1 point instead of 2", "Tempête\u00a0: 1 point au lieu de 2"],
    [
      page(4, "type", "common", "forbidden"),
      "Heal: forbidden instead of common",
      "Guérison\u00a0: interdit, et non commun",
    ],
    [
      page(9, "effect", 9, 14),
      "Charm: the same effect as Domination",
      "Envoûtement\u00a0: même effet que la Domination",
    ],
    [card("nun", "effect", "nun", "none"), "Nun: no effect", "Nonne\u00a0: aucun effet"],
    [
      card("nun", "effect", "nun", "thief"),
      "Nun: the same effect as the Thief",
      "Nonne\u00a0: même effet que le Voleur",
    ],
    [
      card("golden_cup", "effect", "none", "blessed_shoes"),
      "Golden Cup: the same effect as the Blessed Shoes",
      "Coupe en or\u00a0: même effet que les Chaussures bénies",
    ],
    [
      page(9, "type", "attack", "common"),
      "Charm: common instead of attack",
      "Envoûtement\u00a0: commun, et non attaque",
    ],
    [
      card("king", "missing", "bronze_coin", "king"),
      "King: one card fewer, instead of a Bronze Coin",
      "Roi\u00a0: une carte de moins, et non une Pièce en bronze",
    ],
  ])("%j", (one, english, french) => {
    expect([change(one, EN), change(one, FR)]).toEqual([english, french]);
  });

  test.each([
    ["red", "sword", "shield", "red: Shield instead of Sword", "rouge\u00a0: Bouclier, et non Épée"],
    ["highest", 9, 10, "powers up to level 10 instead of 9", "pouvoirs jusqu’au niveau 10, et non 9"],
  ])("of Totem: %s", (what, usual, here, english, french) => {
    const one: ReplacedValue = { card: null, page: null, what, usual, here };
    expect(["en", "fr"].map((language) => change(one, textOf("totem", language)))).toEqual([english, french]);
  });
});

test.each(["totem", "grimoire", "kamimai"])("the form shows a file of %s", (game) => {
  const lines = textOf(game, "en").say(`house-example-${game}`).split("\n");
  expect(lines[0]).toMatch(/^\[[\w.]+\]$/);
  expect(lines.slice(1).every((line) => /^\w+ = \S+$/.test(line))).toBe(true);
  expect(textOf(game, "fr").say(`house-example-${game}`).split("\n")).toEqual(lines);
});

test("the energy of a sheet has no usual value", () => {
  const energy: ReplacedValue = { card: null, page: null, what: "II.energy", usual: "", here: "6" };
  expect(change(energy, textOf("kamimai", "en"))).toBe("The Sleeping Whale: 6 energy at the beginning");
  expect(change(energy, textOf("kamimai", "fr"))).toMatch(/\u00a0: 6 d’énergie au début$/);
});

test("zones are listed with the blanks of the language", () => {
  const zones: ReplacedValue = {
    card: null,
    page: null,
    what: "II",
    usual: "",
    here: "!fire+team/water=colour",
  };
  expect(change(zones, textOf("kamimai", "en"))).toBe(
    "The Sleeping Whale: A Fire, Team (first zone); B Water (Curse of colour)",
  );
  expect(change(zones, textOf("kamimai", "fr"))).toMatch(/\u00a0: A .*\u202f; B Eau \(/);
});

test.each([
  ["blessing*3", "(Blessing for 3 falls)", "(Bénédiction pour 3 chutes)"],
  ["blessing*1", "(Blessing for one fall)", "(Bénédiction pour une chute)"],
  ["blessing+discard", "(Blessing, Curse of discarding)", "(Bénédiction, Malédiction de la défausse)"],
])("how often a blessing forgives: %s", (effects, english, french) => {
  const zone: ReplacedValue = { card: null, page: null, what: "II", usual: "", here: `air=${effects}` };
  expect(change(zone, textOf("kamimai", "en"))).toMatch(`A Air ${english}`);
  expect(change(zone, textOf("kamimai", "fr"))).toMatch(`A Air ${french}`);
});

test("arrows are told from zone to zone", () => {
  const arrows: ReplacedValue = { card: null, page: null, what: "II.arrows", usual: "AB+BA", here: "AB+CB" };
  expect(change(arrows, textOf("kamimai", "en"))).toBe("The Sleeping Whale: arrows A→B, C→B");
  expect(change(arrows, textOf("kamimai", "fr"))).toMatch(/\u00a0: flèches A→B, C→B$/);
});

test("copies are told of their card", () => {
  const copies: ReplacedValue = { card: "mouse", page: null, what: "copies", usual: 1, here: 2 };
  expect(change(copies, textOf("kamimai", "en"))).toBe("Stealing Mouse: 2 copies instead of 1");
  expect(change(copies, textOf("kamimai", "fr"))).toMatch(/\u00a0: 2 exemplaires au lieu de 1$/);
});

test("a refusal says where and why", () => {
  const certain = { reason: "certain", facts: { at: "gold_coin.vp" } };
  expect(whyNot(certain, EN)).toMatch(/^gold_coin\.vp is certain/);
  const idle = { reason: "idle", facts: { at: "deck.missing", option: "quest_deck=58" } };
  expect(whyNot(idle, EN)).toBe("deck.missing matters only with quest_deck=58.");
  expect(whyNot({ reason: "syntax", facts: { line: 3 } }, FR)).toBe("la ligne 3 n’est pas du TOML.");
});

test("only house rules are a text", () => {
  expect(OPTIONS.filter(isText)).toEqual([HOUSE]);
});

test("they count as one change and go with the table", () => {
  const values = { ...usualValues(OPTIONS), house_rules: "nun.vp:2,storm.amount:3" };
  expect(changes(OPTIONS, values)).toBe(1);
  const sitters = usualSitters("friends", 2, "greedy", ["Ana"]);
  const wishes = {
    info: { name: "grimoire", real: null },
    options: OPTIONS,
    values,
    company: "friends" as const,
    sitters,
    open: false,
  };
  const table = newTable({ ...wishes, clock: { kind: "none" } }, () => "");
  expect(table.options?.["house_rules"]).toBe("nun.vp:2,storm.amount:3");
});
