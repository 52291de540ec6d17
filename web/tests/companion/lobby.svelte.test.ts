// A table for people who have the real cards.
import { describe, expect, test } from "vitest";
import { Draft } from "../../src/lobby/draft.svelte";
import { noLongerNewTo } from "../../src/lobby/firsttime";
import { askedFirst, complete, offered, thatMatter, usualValues } from "../../src/lobby/newtable";
import type { GameInfo, OptionInfo } from "../../src/protocol";

const option = (name: string, usual: OptionInfo["usual"], allowed: OptionInfo["allowed"] = null): OptionInfo => ({
  name, usual, allowed, least: null, most: null, seats: null, needs: null,
}); // prettier-ignore
const OPTIONS = [
  option("seats", 3, [3, 1, 2, 4, 5]),
  option("sheet", "I", ["I", "II", "III", "adventure"]),
  option("difficulty", "normal", ["normal", "easy", "hard"]),
  option("book", "odds", ["odds", "physics", "real"]),
  option("paper", "normal", ["normal", "gentle", "stern"]),
  option("steadying", "none", ["none", "some", "much"]),
  option("lean_hint", "auto", ["auto", "on", "off"]),
  option("warm_up", false),
  option("watch_seconds", 3),
];
const INFO = { name: "kamimai", options: OPTIONS, bots: ["greedy"] } as unknown as GameInfo;
const nameless = (chair: number): string => `Player ${chair + 1}`;
const names = (draft: Draft): unknown[] =>
  (draft.request(nameless).chairs ?? []).map((chair) => ("name" in chair ? chair.name : chair.who));

describe("options", () => {
  const HERE = offered("kamimai", OPTIONS);
  const asked = (company: "bots" | "cards", book = "physics"): string[] =>
    thatMatter(HERE, { ...usualValues(HERE), book }, company).map(({ name }) => name);

  test("what a book on a screen is like matters only where there is one", () => {
    const common = ["sheet", "difficulty", "book", "paper"];
    expect(asked("bots")).toEqual([...common, "steadying", "lean_hint", "warm_up", "watch_seconds"]);
    expect(asked("bots", "odds")).toEqual([...common, "lean_hint", "warm_up", "watch_seconds"]);
    expect(asked("cards")).toEqual(["sheet", "difficulty", "watch_seconds"]);
  });
  test("on a screen one pulls by hand, or by odds; a real book is for those who have the cards", () => {
    expect(HERE[3]).toMatchObject({ usual: "physics", allowed: ["physics", "odds"] });
    expect(offered("kami", OPTIONS)).toEqual(OPTIONS);
  });
  test("whoever is new to it begins with gentle paper, and later with the usual one", () => {
    const made = (): unknown => new Draft(INFO, "Ana").request(nameless).options;
    expect(made()).toMatchObject({ book: "physics", paper: "gentle" });
    noLongerNewTo("kamimai");
    expect(made()).toMatchObject({ book: "physics", paper: "normal" });
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
