import { expect, test } from "vitest";
import { takenApart } from "../src/text";
import { framesOf, kamiIn } from "./texts";

test.each([2, 3, 4])("the page says what Python says, with %i players", (seats) => {
  const { names, frames } = framesOf(seats);
  let said = 0;
  for (const language of ["en", "fr"]) {
    const text = kamiIn(language);
    for (const { events, told } of frames) {
      expect(events.map((event) => text.event(event, 0, names))).toEqual(told[language]);
      said += events.length;
    }
  }
  expect(said).toBeGreaterThan(40);
});

test("a step is taken apart", () => {
  expect(takenApart("counter spear@3")).toEqual({ verb: "counter", what: "spear", stack: "3" });
  expect(takenApart("look 0")).toEqual({ verb: "look", what: "0", stack: "" });
  expect(takenApart("pass")).toEqual({ verb: "pass", what: "", stack: "" });
});

test("a word that is missing shows its key", () => {
  expect(kamiIn("en").say("no-such-word")).toBe("⟦no-such-word⟧");
});
