import { expect, test } from "vitest";
import { textOf } from "../../texts";

test.each([
  ["en", "Our blessings forgive five collapses and no more:"],
  ["fr", "Nos bénédictions pardonnent cinq effondrements, pas davantage\u00a0:"],
])("that a blessing forgives five collapses is told beside the sheets (%s)", (language, words) => {
  expect(textOf("kamimai", language).say("rules-page-kamimai-the-sheets")).toContain(words);
});
