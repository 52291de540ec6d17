// People as each screen names them: oneself, and those who gave no name.
import { expect, test } from "vitest";
import type { Person } from "../src/games/board";
import { words } from "../src/language.svelte";
import { initialOf, nameless, namesOf, shownName } from "../src/nameless";
import type { Chair, What } from "../src/protocol";
import { lines } from "../src/table/lines";
import { presence } from "../src/table/presence";
import { ofNoGame } from "./texts";

const EN = ofNoGame("en");
const FR = ofNoGame("fr");
const NAMES = ["Ana", "Béla"];

function told(what: What, seat: number | null, text = EN): string[] {
  return lines(
    { number: 1, at: 0, what, events: [] },
    { seat, place: 0, names: NAMES, untold: [] },
    text,
  ).map((line) => line.words);
}

test("what I say is mine, what others say has their name", () => {
  const hello: What = { kind: "said", seat: 0, phrase: "hello" };
  expect(told(hello, 0)).toEqual(["You: Hello!"]);
  expect(told(hello, 1)).toEqual(["Ana: Hello!"]);
  expect(told(hello, 0, FR)[0]).toMatch(/^Toi\u00a0: /);
});

test("a bot sits down, or gets up", () => {
  expect(told({ kind: "bot", seat: 1, level: "greedy" }, 0)).toEqual(["A bot sits down."]);
  expect(told({ kind: "bot", seat: 1, level: null }, 0, FR)).toEqual(["Un bot se lève."]);
});

test("whoever gave no name is named in the reader’s language", () => {
  expect([nameless(), nameless(2)].map((name) => shownName(name, FR))).toEqual(["Joueur", "Joueur 2"]);
  expect([nameless(), nameless(2)].map((name) => shownName(name, EN))).toEqual(["Player", "Player 2"]);
  expect(shownName("Players", FR)).toBe("Players");
  expect(namesOf([person(nameless())], FR)).toEqual(["Joueur"]);
  expect(told({ kind: "said", name: nameless(), text: "Oh" }, 0, FR)).toEqual(["Joueur\u00a0: Oh"]);
});

function person(name: string, who: Chair["who"] = "person"): Chair {
  return { who, name } as Chair;
}

test("no two at a table have the same name, nor the same mark", () => {
  const bot = { who: "bot", name: null } as Chair;
  const names = namesOf([person(nameless()), bot, person(nameless(3)), person(nameless()), bot], FR);
  expect(names).toEqual(["Joueur 1", "Akari", "Joueur 3", "Joueur 2", "Botan"]);
  expect(names.map((name) => initialOf(name, FR))).toEqual(["1", "A", "3", "2", "B"]);
  expect(initialOf("Zoé 2", FR)).toBe("Z");
  expect(namesOf([person(nameless(2)), person(nameless())], EN)).toEqual(["Player 2", "Player 1"]);
  expect(namesOf([person("Ana", "invited"), person(nameless())], EN)).toEqual(["Ana", "Player"]);
});

test("a bot plays for me, or for them", async () => {
  await words.speak("en");
  const person = { standIn: "left", bot: false, here: false } as Person;
  expect(presence({ ...person, you: true })).toBe("A bot plays for you");
  expect(presence({ ...person, you: false })).toBe("A bot plays for them");
});
