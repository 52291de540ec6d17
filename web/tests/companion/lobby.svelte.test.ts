// A table for people who have the real cards.
import { beforeEach, describe, expect, test } from "vitest";
import { Draft } from "../../src/lobby/draft.svelte";
import { askedFirst, complete, thatMatter, usualValues } from "../../src/lobby/newtable";
import type { GameInfo, OptionInfo } from "../../src/protocol";

const option = (name: string, usual: OptionInfo["usual"], allowed: OptionInfo["allowed"] = null): OptionInfo => ({
  name, usual, allowed, least: null, most: null, seats: null, needs: null,
}); // prettier-ignore
const OPTIONS = [
  option("seats", 3, [3, 1, 2, 4, 5]),
  option("sheet", "I", ["I", "II", "III", "adventure"]),
  option("difficulty", "normal", ["normal", "easy", "hard"]),
  option("book", "odds", ["odds", "real"]),
  option("paper", "normal", ["normal", "gentle", "stern"]),
  option("warm_up", false),
  option("watch_seconds", 3),
];
const INFO = { name: "kamimai", options: OPTIONS, bots: ["greedy"] } as unknown as GameInfo;
const nameless = (chair: number): string => `Player ${chair + 1}`;
const names = (draft: Draft): unknown[] =>
  (draft.request(nameless).chairs ?? []).map((chair) => ("name" in chair ? chair.name : chair.who));

beforeEach(() => localStorage.clear());

describe("options", () => {
  const asked = (company: "bots" | "cards"): string[] =>
    thatMatter(OPTIONS, usualValues(OPTIONS), company).map(({ name }) => name);

  test("nobody is asked where the draws come from", () => expect(asked("bots")).not.toContain("book"));
  test("what a drawn book is like matters only where there is one", () => {
    expect(asked("bots")).toEqual(["sheet", "difficulty", "paper", "warm_up", "watch_seconds"]);
    expect(asked("cards")).toEqual(["sheet", "difficulty", "watch_seconds"]);
  });
  test("sheet and mode come first", () => {
    expect(askedFirst("kamimai", OPTIONS).map(({ name }) => name)).toEqual(["sheet", "difficulty"]);
    expect(askedFirst("kami", OPTIONS)).toEqual([]);
  });
});

describe("the table", () => {
  test("has everybody at one device, without clock and without hurry", () => {
    const draft = new Draft(INFO, "Ana", "cards");
    draft.clock = 2;
    const request = draft.request(nameless);
    expect(request).toMatchObject({ style: "companion", clock: { kind: "none" }, grace: null, open: false });
    expect(request.options).toEqual({ seats: 3, sheet: "I", difficulty: "normal", watch_seconds: 3 });
    expect(names(draft)).toEqual(["Ana", "Player 2", "Player 3"]);
    expect(complete(request)).toBe(true);
  });
  test("or waits for the others, each with a phone", () => {
    const draft = new Draft(INFO, "Ana", "cards");
    draft.phones = "each";
    expect(names(draft)).toEqual(["Ana", "nobody", "nobody"]);
    expect(complete(draft.request(nameless))).toBe(false);
  });
});

test("the same people come again", () => {
  const draft = new Draft(INFO, "Ana", "cards");
  draft.seats = 2;
  draft.sitters = ["Dora", " Emil "].map((name) => ({ who: "person", name }));
  draft.remember();
  expect(names(new Draft(INFO, "Ana", "cards"))).toEqual(["Dora", "Emil"]);
  expect(new Draft(INFO, "Ana").seats).toBe(3);
});

test("names that were typed stay when somebody else joins", () => {
  const draft = new Draft(INFO, "Ana", "cards");
  draft.sitters = ["Dora", "Emil", "Fay"].map((name) => ({ who: "person", name }));
  draft.seats = 4;
  expect(names(draft)).toEqual(["Dora", "Emil", "Fay", "Player 4"]);
});
