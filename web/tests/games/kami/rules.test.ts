// What a newcomer reads of Kami in one minute.
import { expect, test } from "vitest";
import { shown } from "../../../src/games/kami/rules";
import { textOf } from "../../texts";

test.each(["en", "fr"] as const)("whatever one may be asked or stopped by is told (%s)", (language) => {
  const text = textOf("kami", language);
  const said = shown.minute.map((what) =>
    text.say(`game-${what}`, { seats: 4, target: 15, mode: "soldier" }),
  );
  for (const clause of ["KAMI-A16", "KAMI-A26"])
    expect(said.filter((sentence) => sentence.includes(`(${clause})`))).toHaveLength(1);
  const headings = shown.minute.map((what) => text.say(`rules-page-game-${what}`));
  expect(headings).toContain(language === "en" ? "Five Soldiers" : "Cinq Soldats");
  expect(headings.filter((heading) => heading.includes("⟦"))).toEqual([]);
});
