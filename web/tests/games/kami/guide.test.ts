import { expect, test } from "vitest";
import type { Person } from "../../../src/games/board";
import { acts, attacked, chosen, doing, sentence } from "../../../src/games/kami/guide";
import type { Laid, View } from "../../../src/games/kami/view";
import { framesOf, textOf } from "../../texts";

const EN = textOf("kami", "en");
const FR = textOf("kami", "fr");
const dealt = framesOf("kami-4").frames[0]!.view as View;
const people = ["Ana", "Akari", "Botan", "Chiyo"].map((name, seat) => ({ seat, name }) as Person);
const down: Laid = { card: null, face_down: true, seen: null };
const up = (card: string): Laid => ({ card, face_down: false, seen: null });

function at(more: Partial<View>): View {
  return { ...dealt, seat: 0, phase: "answer", to_act: [0], ...more };
}
/** Botan attacks with a Spear; so many attacks came before. */
function attack(defence: Laid, before: number, more: Partial<View> = {}): View {
  return at({
    attack: "spear",
    attacker: 2,
    defence: [[], [], [defence], []],
    attacks: [Array<string>(before).fill("soldier"), [], ["spear"], []],
    ...more,
  });
}

test("the centre says how the attack came about", () => {
  expect(attacked(attack(up("fool"), 1), people, EN)).toBe("Botan counters with a Fool and attacks:");
  expect(attacked(attack(down, 0), people, EN)).toBe("Botan opens the round and attacks:");
  expect(attacked(attack(down, 1), people, EN)).toBe("Nobody countered: Botan leads again and attacks:");
  expect(attacked(attack(up("fool"), 1, { seat: 2 }), people, EN)).toBe(
    "You counter with a Fool and attack:",
  );
  expect(attacked(attack(down, 1), people, FR)).toBe(
    "Personne n’a contré\u00a0: Botan mène encore et attaque\u00a0:",
  );
  expect(attacked(at({ attacker: null }), people, EN)).toBe("");
});

test("who has the lead again is told that nobody countered", () => {
  const lead = { phase: "lead" as const, to_act: [2] };
  expect(sentence(attack(down, 1, lead), {}, people, EN)).toBe("Nobody countered: Botan leads again.");
  expect(sentence(attack(down, 1, { ...lead, seat: 2 }), { "hide spear": {} }, people, EN)).toMatch(
    /^Nobody countered: you have the lead\./,
  );
  expect(sentence(at({ phase: "lead", to_act: [2], attack: null }), {}, people, EN)).toMatch(
    /^Waiting for Botan/,
  );
});

test("the sentence follows what is chosen", () => {
  expect(chosen(["hide tower"], EN)).toBe("Tower hides. Now choose your attack.");
  expect(chosen(["counter spear@3"], EN)).toBe("Spear counters. Now choose your attack.");
  expect(chosen(["hide tower", "attack spear"], EN)).toBe("Tower hides, Spear attacks.");
  expect(chosen(["attack spear@2"], EN)).toBe("Spear attacks.");
  expect(chosen(["counter spear", "attack fool"], FR)).toBe(
    "En contre\u00a0: Lance. À l’attaque\u00a0: Fou.",
  );
});

test("while all look at their new cards nobody is waited for in particular", () => {
  const declaring = at({ phase: "declare", to_act: [0, 1, 2, 3] });
  for (const text of [EN, FR])
    for (const legal of [{}, { play_on: {} }])
      expect(sentence(declaring, legal, people, text)).not.toMatch(/Ana|Akari/);
  expect(sentence({ ...declaring, to_act: [1] }, {}, people, EN)).toBe("Everybody looks at their new cards.");
  expect(sentence(declaring, { play_on: {}, show: {} }, people, EN)).toMatch(/^You hold five Soldiers/);
  expect(sentence(declaring, {}, people, EN, ["show"])).toBe("You will show five Soldiers.");
  expect([acts(declaring, 1), doing(declaring, 1, EN)]).toEqual([false, "looks"]);
  expect([acts(at({}), 0), acts(at({}), 1), acts(at({}), undefined)]).toEqual([true, false, false]);
});

test("who has passed and who is one's partner is as the server tells", () => {
  const view = attack(down, 0, { to_act: [1], passed: [0], sides: [[0, 3], [1, 2]] }); // prettier-ignore
  expect([0, 1, 2, 3].map((seat) => doing(view, seat, EN))).toEqual([
    "has passed",
    "is thinking",
    "attacks",
    "partner",
  ]);
});
