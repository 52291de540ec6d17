// The last screen and the bar: what the group has left, and who has done what.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { game as kamimai } from "../../../src/games/kamimai";
import type { View } from "../../../src/games/kamimai/view";
import { words } from "../../../src/language.svelte";
import type { Missed } from "../../../src/protocol";
import { textOf } from "../../texts";
import { all, clear, furnish, press, seen } from "./mounted";
import { PEOPLE, SPELLS } from "./views";

beforeEach(furnish);
afterEach(clear);

test.each([
  [true, "en", "You have won!", "3 of 4"],
  [false, "fr", "Vous avez perdu", "3 sur 4"],
] as const)("won %s, told in “%s”", async (won, language, title, zones) => {
  await words.speak(language);
  const view: View = {
    ...SPELLS,
    over: true,
    result: { won, energy: won ? 2 : 0, sealed: 3, zones: 4, turns: 17 },
  };
  const cast = [{ event: "cast", seat: 1, spell: "fire", team: false, gives: [], zone: "B" }];
  const result = mount(kamimai.Result, {
    target: document.body,
    props: {
      table: "t",
      view,
      scores: [],
      entries: [{ number: 1, at: 0, what: { kind: "play" }, events: [cast] }],
      seat: 0,
      people: PEOPLE,
      text: textOf("kamimai", language),
    },
  });
  flushSync();
  expect(document.body.textContent).not.toContain("⟦");
  expect(seen(".result > h2")).toBe(title);
  expect(all("dd")).toEqual([zones, won ? "2" : "0", "17"]);
  expect(all("tbody tr:nth-child(2) td")).toEqual(["0", "1", "0"]);
  expect(seen(".rule-id")).toBe(won ? "KMI-38" : "KMI-39");
  void unmount(result);
});

test("every fall can be seen again, before anything else is told", async () => {
  await words.speak("en");
  const view: View = {
    ...SPELLS,
    options: { ...SPELLS.options, book: "physics" },
    over: true,
    result: { won: false, energy: 0, sealed: 1, zones: 3, turns: 9 },
  };
  const fell = (number: number, drawn_again: number): Missed => ({
    number,
    at: 0,
    what: { kind: "play", drawn_again },
    events: [[{ event: "fell" }]],
  });
  const result = mount(kamimai.Result, {
    target: document.body,
    props: {
      table: "t",
      view,
      scores: [],
      entries: [fell(4, 3), fell(9, 8)],
      seat: 0,
      people: PEOPLE,
      text: textOf("kamimai", "en"),
    },
  });
  flushSync();
  expect(all(".replay button")).toEqual(["Fall 2, slowly", "Fall 1, slowly"]);
  const [falls, figures] = [document.querySelector(".falls")!, document.querySelector("dl")!];
  expect(falls.compareDocumentPosition(figures) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  void unmount(result);
});

test("lanterns burn for the energy that is left, and the discard opens", async () => {
  await words.speak("en");
  const score = mount(kamimai.Score, {
    target: document.body,
    props: { view: SPELLS, seat: 0, people: PEOPLE, text: textOf("kamimai", "en") },
  });
  flushSync();
  expect(document.querySelectorAll(".lanterns i:not(.out)")).toHaveLength(4);
  expect(document.querySelector(".lanterns")?.getAttribute("aria-label")).toBe("4 energy of 5");
  press(".pile");
  expect(seen("dialog h2")).toBe("Discard: 3 cards");
  expect(document.querySelectorAll("dialog li button:not(.none)")).toHaveLength(2);
  press("dialog li button");
  expect(seen("dialog .facts")).toContain("Four Water make a Water spell.");
  void unmount(score);
});
