import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { game as grimoire } from "../../../src/games/grimoire";
import { ranking } from "../../../src/games/grimoire/ranking";
import type { Breakdown, Outcome, View } from "../../../src/games/grimoire/view";
import { words } from "../../../src/language.svelte";
import { textOf } from "../../texts";
import { PEOPLE, TURN } from "./views";

beforeEach(() => words.speak("en"));

const part = (total: number, more: Partial<Breakdown> = {}): Breakdown => ({
  treasures: 5,
  companions: 4,
  bonuses: [],
  items: 1,
  junk: 0,
  junk_bonus: 0,
  points: total - 10,
  total,
  ...more,
});
const RESULT: Outcome = {
  winners: [1],
  designer: false,
  early: false,
  seats: [
    part(20),
    part(31, { bonuses: [{ card: "mercenary", points: 4 }, { card: "king", points: 2 }] }),
    part(20),
    part(12, { junk: 3, junk_bonus: 5 }),
  ],
}; // prettier-ignore

function result(outcome: Outcome): string {
  const view: View = { ...TURN, over: true, to_act: [], result: outcome };
  const props = {
    table: "t",
    view,
    scores: [],
    entries: [],
    seat: 0,
    people: PEOPLE,
    text: textOf("grimoire", "en"),
  };
  const mounted = mount(grimoire.Result, { target: document.body, props });
  flushSync();
  const said = [...document.querySelectorAll("h2, .result > p")].map((one) => one.textContent).join(" ");
  expect(document.body.textContent).not.toContain("⟦");
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim()).join(" | "),
  );
  void unmount(mounted);
  document.body.replaceChildren();
  return [said.replace(/\s+/g, " ").trim(), ...rows].join("\n");
}

test("the count is a table, the best first", () => {
  expect(ranking(RESULT)).toEqual([1, 0, 2, 3]);
  const [said, ...rows] = result(RESULT).split("\n");
  expect(said).toMatch(/^Bo wins\. The most points: 31, 11 more than you\. GRI-36$/);
  expect(rows).toContain("Bonuses | 6 4 2 | 0 | 0 | 0");
  expect(rows).toContain("Most Junk | 0 | 0 | 0 | 5 ×3");
  expect(rows.at(-1)).toBe("Total | 31 | 20 | 20 | 12");
});

test("the winner’s best cards are worth something", () => {
  const lands = TURN.lands.map((one) => ({ ...one, companions: ["mercenary", "nun"], seen_items: ["junk"] }));
  const view: View = { ...TURN, lands, over: true, to_act: [], result: RESULT };
  const props = {
    table: "t",
    view,
    scores: [],
    entries: [],
    seat: 0,
    people: PEOPLE,
    text: textOf("grimoire", "en"),
  };
  const mounted = mount(grimoire.Result, { target: document.body, props });
  flushSync();
  expect(document.querySelectorAll(".best .card")).toHaveLength(2); // Nun, Silver Coin
  void unmount(mounted);
  document.body.replaceChildren();
});

test("a tie goes to the designer, or is shared", () => {
  expect(result({ ...RESULT, winners: [], designer: true })).toMatch(/^A tie at the top .*Hayato Kisaragi/);
  expect(result({ ...RESULT, winners: [], designer: true })).not.toContain("The most points");
  expect(result({ ...RESULT, winners: [0, 2] })).toMatch(/^Ann and Cy win together\..*shared/);
  expect(result({ ...RESULT, winners: [0], early: true })).toMatch(/^You win!.*stopped early.*GRI-35/);
});
