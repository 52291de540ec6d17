import { describe, expect, test } from "vitest";
import {
  allows,
  changes,
  complete,
  decided,
  inTeams,
  newTable,
  offered,
  people,
  presets,
  thatMatter,
  usualSitters,
  usualValues,
} from "../src/lobby/newtable";
import type { Company, Values, Wishes } from "../src/lobby/newtable";
import { gameInfo, option } from "./gameinfo";

const OPTIONS = [
  option("seats", 4, { allowed: [4, 3, 2] }),
  option("mode", "easy", { allowed: ["easy", "hard", "wild"] }),
  option("target", 15, { least: 1, most: 99 }),
  option("three_player_hand", 10, { allowed: [10, 8], seats: 3 }),
  option("partners", true, { seats: 4 }),
  option("open_hands", false, { seats: 4, needs: "partners", being: [true] }),
  option("double_end", true, { seats: 2 }),
];
const PAIRS = {
  sides: {
    3: [[0], [1], [2]],
    4: [
      [0, 2],
      [1, 3],
    ],
  },
};
const names = (values: Values): string[] =>
  thatMatter(OPTIONS, { ...usualValues(OPTIONS), ...values }).map(({ name }) => name);

function made(company: Company, seats: number, more: Partial<Wishes> = {}): ReturnType<typeof newTable> {
  const values = { ...usualValues(OPTIONS), seats };
  const sitters = usualSitters(PAIRS, company, seats, "greedy", ["Ana"]);
  const wishes = {
    info: { name: "chess", real: null },
    options: OPTIONS,
    values,
    company,
    sitters,
    open: false,
    clock: { kind: "none" as const },
  };
  return newTable({ ...wishes, ...more }, (chair) => `Player ${chair + 1}`);
}

describe("which options matter", () => {
  test("with four players", () => expect(names({})).toEqual(["mode", "target", "partners", "open_hands"]));
  test("with three", () => expect(names({ seats: 3 })).toEqual(["mode", "target", "three_player_hand"]));
  test("in a duel", () => expect(names({ seats: 2 })).toEqual(["mode", "target", "double_end"]));
  test("one that needs another", () => expect(names({ partners: false })).not.toContain("open_hands"));

  test("one that needs another to have some value", () => {
    const options = [
      option("board", "round"),
      option("rim", 1, { needs: "board", being: ["round", "oval"] }),
    ];
    const asked = (board: string): number => thatMatter(options, { board, rim: 1 }).length;
    expect(["round", "oval", "square"].map(asked)).toEqual([2, 2, 1]);
  });
  test("what is decided is not asked, and others go by it", () => {
    const real = { option: "partners", value: "real" };
    expect(decided({ real }, "cards")).toEqual({ partners: "real" });
    expect(decided({ real }, "bots")).toEqual({});
    expect(decided({ real: null }, "cards")).toEqual({});
    const left = thatMatter(OPTIONS, usualValues(OPTIONS), { partners: "real" }).map(({ name }) => name);
    expect(left).toEqual(["mode", "target"]);
  });

  test("only those count as changed", () => {
    const values = { ...usualValues(OPTIONS), mode: "hard", double_end: false };
    expect(changes(OPTIONS, values)).toBe(1);
    expect(changes(OPTIONS, { ...values, seats: 2 })).toBe(2);
  });
});

test.each([
  [20, true],
  [1, true],
  [99, true],
  [0, false],
  [500, false],
  [7.6, false],
  [NaN, false],
])("whether a target of %d is possible: %s", (typed, possible) =>
  expect(allows(OPTIONS[2]!, typed)).toBe(possible),
);

test("a game has its own ways on screens, and others for those who are new to it", () => {
  const info = gameInfo({ options: OPTIONS, presets: { mode: "hard" }, gentle: { target: 5 } });
  expect(presets(info, false)).toEqual({ mode: "hard" });
  expect(presets(info, true)).toEqual({ mode: "hard", target: 5 });
  expect(offered(info)[1]).toMatchObject({ usual: "hard", allowed: ["hard", "easy", "wild"] });
  expect(offered(gameInfo({ options: OPTIONS }))).toEqual(OPTIONS);
});

test("partners are those whom the game puts on one side", () => {
  expect([4, 3, 5].map((seats) => inTeams(PAIRS, seats))).toEqual([true, false, false]);
});

describe("a new table", () => {
  test("against bots starts at once", () => {
    const table = made("bots", 4);
    const bot = { who: "bot", level: "greedy" };
    expect(table.chairs).toEqual([{ who: "me", name: "Ana" }, bot, bot, bot]);
    expect(table).toMatchObject({ style: "online", open: false });
    expect(complete(table)).toBe(true);
  });

  test("with friends waits for them, in the list if so wished", () => {
    const table = made("friends", 3, { open: true });
    expect(table.chairs).toEqual([{ who: "me", name: "Ana" }, { who: "nobody" }, { who: "nobody" }]);
    expect(table.open).toBe(true);
    expect(complete(table)).toBe(false);
  });

  test("of people without friends far away is never in the list", () => {
    expect(made("bots", 4, { open: true }).open).toBe(false);
    expect(made("device", 4, { open: true }).open).toBe(false);
  });

  test.each([
    [2, [0, 1]],
    [3, [0, 1]],
    [4, [0, 2]], // partners
  ])("on one device for %d seats two people in chairs %j", (seats, chairs) => {
    const table = made("device", seats);
    expect(table.style).toBe("hotseat");
    expect(table.chairs?.flatMap(({ who }, chair) => (who === "me" ? [chair] : []))).toEqual(chairs);
    expect(people(usualSitters(PAIRS, "device", seats, "greedy", ["Ana"]))).toBe(2);
  });

  test("on one device a friend sits beside whoever has no partner", () => {
    const alone = { sides: { 4: [[0], [1], [2], [3]] } };
    const sat = usualSitters(alone, "device", 4, "greedy").map(({ who }) => who);
    expect(sat).toEqual(["person", "person", "bot", "bot"]);
  });

  test("names those who have not said a name", () => {
    const sitters = usualSitters(PAIRS, "device", 2, "greedy", ["  "]);
    const table = made("device", 2, { sitters });
    expect(table.chairs?.map((chair) => ("name" in chair ? chair.name : ""))).toEqual([
      "Player 1",
      "Player 2",
    ]);
  });

  test("tells only the options that matter", () => {
    expect(Object.keys(made("bots", 3).options ?? {})).toEqual([
      "seats",
      "mode",
      "target",
      "three_player_hand",
    ]);
  });

  test("for days lets no bot stand in", () => {
    expect(made("friends", 2, { clock: { kind: "days", amount: 2 } }).grace).toBeNull();
    expect(made("friends", 2)).not.toHaveProperty("grace");
  });
});
