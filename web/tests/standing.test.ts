// What one's list of tables says of each.
import { beforeEach, expect, test, vi } from "vitest";
import { FIRST } from "../src/games/boards";
import { say, words } from "../src/language.svelte";
import {
  company,
  deadline,
  isAlone,
  mostPressing,
  pressing,
  progress,
  standing,
  waits,
} from "../src/lobby/standing";
import type { Chair, Listed, TableInfo } from "../src/protocol";
import { titled, Waiting } from "../src/waiting.svelte";
import { dayOf } from "../src/when";

const NOON = Date.parse("2026-11-19T12:00:00");
const ME = { seat: 0, who: "person", name: "Ana", yours: true, stand_in: null } as Chair;
const BOT = { seat: 1, who: "bot", name: null, yours: false, stand_in: null } as Chair;
const BELA = { seat: 1, who: "person", name: "Béla", yours: false, stand_in: null } as Chair;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
  await words.speak("en");
});

function table(info: Partial<TableInfo>, more: Partial<Listed> = {}): Listed {
  const about = {
    game: FIRST,
    status: "playing",
    style: "online",
    seats: 2,
    sides: [[0], [1]],
    chairs: [ME, BOT],
    clock: { kind: "none" },
    scores: null,
    ...info,
  } as TableInfo;
  const clock = { left: [null, null], running: [], window: null };
  return {
    table: "t",
    info: about,
    to_act: [],
    at: NOON,
    clock,
    round: null,
    points: null,
    won: null,
    ...more,
  };
}
const plain = (line: string): string => line.replaceAll("\u00a0", " ");
const YESTERDAY = NOON - 86_400_000;

test.each([
  [[0], "Won · round 3 · 12 : 7 · 18 Nov"],
  [[1], "Lost · round 3 · 12 : 7 · 18 Nov"],
  [[], "Nobody won · round 3 · 12 : 7 · 18 Nov"],
])("a match that is over, won by %j", (won, line) => {
  const over = table({ status: "over", scores: [12, 7] }, { won, round: 3, points: [12, 7], at: YESTERDAY });
  expect(plain(progress(over))).toBe(line);
});

test("points are yours first, and those of a side once", () => {
  const chairs = [BOT, ME, BOT, BOT].map((chair, seat) => ({ ...chair, seat }));
  const four = table({ chairs, seats: 4, sides: [[0, 2], [1, 3]] }, { points: [3, 9, 3, 9], to_act: [1] }); // prettier-ignore
  expect(plain(progress(four))).toBe("Your turn · 9 : 3 · 12:00");
  expect(company(four.info)).toBe(`${say(`lobby-game-${FIRST}`)} with Akari, Botan and Chiyo`);
});

test("two matches that stand alike are told apart by their day", () => {
  const running = (at: number): string =>
    plain(progress(table({}, { round: 2, points: [3, 1], to_act: [0], at })));
  expect([running(NOON), running(YESTERDAY)]).toEqual([
    "Your turn · round 2 · 3 : 1 · 12:00",
    "Your turn · round 2 · 3 : 1 · 18 Nov",
  ]);
  expect(plain(pressing(table({}, { at: YESTERDAY })))).toMatch(/ · 18 Nov$/);
});

test("people at one device read who has won, together all lose", () => {
  const chairs = [ME, { ...BELA, yours: true }];
  expect(plain(progress(table({ status: "over", chairs, style: "hotseat" }, { won: [1] })))).toContain(
    "Béla won",
  );
  expect(plain(progress(table({ status: "over", sides: [[0, 1]] }, { won: [] })))).toContain("Lost");
});

test("over days it says until when, and the first of them comes first", () => {
  const days = (left: number, id: string): Listed =>
    table(
      { chairs: [ME, BELA], clock: { kind: "days", amount: 2, increment: 0 } },
      { table: id, to_act: [0], clock: { left: [left, null], running: [0], window: null } },
    );
  const [late, soon] = [days(86_400_000, "late"), days(3_600_000, "soon")];
  expect(deadline(soon)).toBe(NOON + 3_600_000);
  expect(plain(progress(soon))).toBe("Your turn · until Thu 19 Nov, 13:00");
  expect(plain(pressing(soon))).toMatch(/ with Béla · until Thu 19 Nov, 13:00$/);
  expect(mostPressing([late, soon]).map(({ table }) => table)).toEqual(["soon", "late"]);
  expect(
    deadline(table({ chairs: [ME, BELA] }, { clock: { left: [5, 5], running: [1], window: null } })),
  ).toBeNull();
});

test("an ended match and an invitation say so; only what bots wait for may be ended", () => {
  expect(standing(table({ status: "closed" }))).toBe("ended");
  expect(plain(progress(table({ status: "closed" }, { round: 2, points: [1, 0] })))).toBe(
    "Ended early · round 2 · 1 : 0 · 12:00",
  );
  const kept = { ...ME, who: "invited", yours: false, for_you: true } as Chair;
  const invitation = table({ status: "gathering", chairs: [kept, BELA] });
  expect([standing(invitation), waits(invitation)]).toEqual(["invited", true]);
  expect(plain(progress(invitation))).toBe("Béla invites you to a rematch");
  expect([isAlone(table({}).info), isAlone(table({ chairs: [ME, BELA] }).info)]).toEqual([true, false]);
});

test("a day is told as short as can be", () => {
  expect([NOON, YESTERDAY, Date.parse("2025-01-02")].map((at) => dayOf(at))).toEqual([
    "12:00",
    "18 Nov",
    "2 Jan 2025",
  ]);
});

test("tables that wait are counted in the title and on the icon", () => {
  const badge = vi.fn(() => Promise.resolve());
  const none = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge: badge, clearAppBadge: none });
  const waiting = new Waiting();
  waiting.hear([
    table({}, { table: "a", to_act: [0] }),
    table({}, { table: "b" }),
    table({}, { table: "c", to_act: [0] }),
  ]);
  expect([waiting.count, waiting.countBut("a"), waiting.countBut("b")]).toEqual([2, 1, 2]);
  expect(badge).toHaveBeenCalledWith(2);
  waiting.hear([]);
  expect(none).toHaveBeenCalledOnce();
  expect([titled("Chess", 0), titled("Chess", 2)]).toEqual(["Chess", "(2) Chess"]);
  for (const name of ["setAppBadge", "clearAppBadge"]) Reflect.deleteProperty(navigator, name);
});
