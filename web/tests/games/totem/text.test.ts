// Sentences about totems, and steps that are bare cards or places.
import { expect, test } from "vitest";
import { textOf } from "../../texts";

const EN = textOf("totem", "en");
const FR = textOf("totem", "fr");

test("a second card is told like the first", () => {
  const alone = { event: "attacked", seat: 1, card: "red_4", partner: null, place: 1, level: 4 };
  const armed = { ...alone, partner: "blue_5", level: 9 };
  const exchanged = { event: "exchanged", seat: 1, card: "red_1", taken: "blue_2", place: 3 };
  const names = ["Ann", "Bo"];
  expect(EN.event(alone, 1, names)).toBe("You attack totem 2 with the red 4.");
  expect(EN.event(armed, 0, names)).toBe(
    "Bo attacks your totem 2 with the red 4 and, thanks to its Sword, the blue 5: 9 in all.",
  );
  expect(FR.event(exchanged, 1, names)).toMatch(/tu poses le 1 rouge et reprends le 2 bleu/);
});

test("known cards are told where others hear less", () => {
  const secret = { event: "chosen", seat: 1 };
  expect(EN.event(secret, 0, ["Ann", "Bo"])).toBe("Bo has laid totems face down.");
  expect(EN.event({ ...secret, cards: ["red_4", "blue_13"] }, 1, ["Ann", "Bo"])).toMatch(
    /: red 4, blue 13\.$/,
  );
});

test("yes and no", () => {
  const discarded = { event: "discarded", seat: 0, card: "red_4", limit: true };
  expect(EN.event(discarded, 0, ["Ann"])).toBe("You hold too many cards and discard the red 4.");
  expect(EN.event({ ...discarded, limit: false }, 0, ["Ann"])).toBe("You discard the red 4.");
});

test.each([
  ["red_4", "4 rouge"],
  ["with blue_3", "Avec le 3 bleu"],
  ["on 0", "Totem n°\u00a01"],
  ["attack", "Attaquer"],
])("a step may be a bare card or a place: %s", (step, label) => {
  expect(FR.step(step)).toBe(label);
});
