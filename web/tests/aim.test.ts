// What one plays for is said at every table.
import { expect, test } from "vitest";
import { aim } from "../src/table/aim";
import { ALL_GAMES, playsOf, textOf } from "./texts";

const NARROW = 60; // letters of the small script, on a phone

test.each(ALL_GAMES.flatMap((game) => ["en", "fr"].map((language) => [game, language] as const)))(
  "of %s in “%s”, and shortly on a phone",
  (game, language) => {
    const text = textOf(game, language);
    for (const [{ view } = { view: {} }] of playsOf(game).slice(0, 3)) {
      expect(aim(view, text)).not.toContain("⟦");
      expect(aim(view, text, "short")).not.toContain("⟦");
      expect(aim(view, text, "short").length).toBeLessThanOrEqual(NARROW);
    }
  },
);
