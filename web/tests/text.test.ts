import { expect, test } from "vitest";
import { framesOf, gameOf, kamiIn, MATCHES, textOf, totemIn } from "./texts";

test.each(MATCHES)("the page says what Python says: %s", (match) => {
  const { names, frames } = framesOf(match);
  let said = 0;
  for (const language of ["en", "fr"]) {
    const text = textOf(gameOf(match), language);
    for (const { events, told } of frames) {
      expect(events.map((event) => text.event(event, 0, names))).toEqual(told[language]);
      said += events.length;
    }
  }
  expect(said).toBeGreaterThan(40);
});

test("a second card is told like the first", () => {
  const alone = { event: "attacked", seat: 1, card: "red_4", partner: null, place: 1, level: 4 };
  const armed = { ...alone, partner: "blue_5", level: 9 };
  const exchanged = { event: "exchanged", seat: 1, card: "red_1", taken: "blue_2", place: 3 };
  const names = ["Ann", "Bo"];
  expect(totemIn("en").event(alone, 1, names)).toBe("You attack totem 2 with the red 4.");
  expect(totemIn("en").event(armed, 0, names)).toBe(
    "Bo attacks your totem 2 with the red 4 and, thanks to its Sword, the blue 5: 9 in all.",
  );
  expect(totemIn("fr").event(exchanged, 1, names)).toMatch(/tu poses le 1 rouge et reprends le 2 bleu/);
});

test("known cards are told where others hear less", () => {
  const secret = { event: "chosen", seat: 1 };
  expect(totemIn("en").event(secret, 0, ["Ann", "Bo"])).toBe("Bo has laid totems face down.");
  expect(totemIn("en").event({ ...secret, cards: ["red_4", "blue_13"] }, 1, ["Ann", "Bo"])).toMatch(
    /: red 4, blue 13\.$/,
  );
});

test("yes and no", () => {
  const discarded = { event: "discarded", seat: 0, card: "red_4", limit: true };
  expect(totemIn("en").event(discarded, 0, ["Ann"])).toBe("You hold too many cards and discard the red 4.");
  expect(totemIn("en").event({ ...discarded, limit: false }, 0, ["Ann"])).toBe("You discard the red 4.");
});

test.each([
  ["red_4", "4 rouge"],
  ["with blue_3", "Avec le 3 bleu"],
  ["on 0", "Totem n°\u00a01"],
  ["attack", "Attaquer"],
])("a step may be a bare card or a place: %s", (step, label) => {
  expect(totemIn("fr").step(step)).toBe(label);
});

test("a card may be of a stack", () => {
  expect(kamiIn("en").step("counter spear@3")).toBe("Counter with a Spear (stack 4)");
});

test("a word that is missing shows its key", () => {
  expect(kamiIn("en").say("no-such-word")).toBe("⟦no-such-word⟧");
});
