import { expect, test } from "vitest";
import { framesOf, gameOf, MATCHES, ofNoGame, textOf } from "./texts";

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

test("a word that is missing shows its key", () => {
  expect(ofNoGame("en").say("no-such-word")).toBe("⟦no-such-word⟧");
});
