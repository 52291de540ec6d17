// A table for people who have the real cards.
import { describe, expect, test } from "vitest";
import { Draft } from "../../../../src/lobby/draft.svelte";
import { noLongerNewTo } from "../../../../src/lobby/firsttime";
import { askedFirst, complete, offered, thatMatter, usualValues } from "../../../../src/lobby/newtable";
import type { OptionInfo } from "../../../../src/protocol";
import { gameInfo, option } from "../../../gameinfo";

const ON_SCREEN = { needs: "book", being: ["physics", "odds"] };
const TO_TOUCH = { needs: "book", being: ["physics"] };
const OPTIONS: OptionInfo[] = [
  option("seats", 3, { allowed: [3, 1, 2, 4, 5] }),
  option("sheet", "I", { allowed: ["I", "II", "III", "adventure"] }),
  option("difficulty", "normal", { allowed: ["normal", "easy", "hard"] }),
  option("book", "odds", { allowed: ["odds", "physics", "real"] }),
  option("paper", "normal", { allowed: ["normal", "gentle", "stern"], ...ON_SCREEN }),
  option("steadying", "none", { allowed: ["none", "some", "much"], ...TO_TOUCH }),
  option("lean_hint", "auto", { allowed: ["auto", "on", "off"], ...ON_SCREEN }),
  option("warm_up", false, ON_SCREEN),
  option("watch_seconds", 3),
];
const INFO = gameInfo({
  name: "kamimai",
  options: OPTIONS,
  presets: { book: "physics" },
  gentle: { paper: "gentle" },
  asked_first: ["sheet", "difficulty"],
  real: { option: "book", value: "real" },
});
const nameless = (chair: number): string => `Player ${chair + 1}`;
const names = (draft: Draft): unknown[] =>
  (draft.request(nameless).chairs ?? []).map((chair) => ("name" in chair ? chair.name : chair.who));

describe("options", () => {
  const HERE = offered(INFO);
  const asked = (company: "bots" | "cards", book = "physics"): string[] => {
    const draft = new Draft(INFO, "Ana", company);
    return thatMatter(HERE, { ...usualValues(HERE), book }, draft.decided).map(({ name }) => name);
  };

  test("what a book on a screen is like matters only where there is one", () => {
    const common = ["sheet", "difficulty", "book", "paper"];
    expect(asked("bots")).toEqual([...common, "steadying", "lean_hint", "warm_up", "watch_seconds"]);
    expect(asked("bots", "odds")).toEqual([...common, "lean_hint", "warm_up", "watch_seconds"]);
    expect(asked("cards")).toEqual(["sheet", "difficulty", "watch_seconds"]);
  });
  test("on a screen one pulls by hand, or by odds; a real book is for those who have the cards", () => {
    expect(HERE[3]).toMatchObject({ usual: "physics", allowed: ["physics", "odds"] });
  });
  test("whoever is new to it begins with gentle paper, and later with the usual one", () => {
    const made = (): unknown => new Draft(INFO, "Ana").request(nameless).options;
    expect(made()).toMatchObject({ book: "physics", paper: "gentle" });
    noLongerNewTo("kamimai");
    expect(made()).toMatchObject({ book: "physics", paper: "normal" });
  });
  test("sheet and mode come first", () => {
    expect(askedFirst(INFO, OPTIONS).map(({ name }) => name)).toEqual(["sheet", "difficulty"]);
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
