// The page of a table: what is said, told and asked while something is still being shown.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection } from "../src/connection.svelte";
import type { Told, Watcher } from "../src/connection.svelte";
import { BOARDS, FIRST } from "../src/games/boards";
import { words } from "../src/language.svelte";
import type { Moment } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { pictures } from "../src/table/moments";
import Table from "../src/table/Table.svelte";
import { playsOf, textOf } from "./texts";

const GAME = FIRST;
const CLOCK = { left: [], running: [], window: null };
const SAID = "Well played!";

/** A play after which a round has ended and the next one begun, and one that does no such thing. */
let ending: Moment[];
let ordinary: Moment;
let watcher: Watcher;
let leave = (): void => undefined;
let number = 0;

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ entries: [] })));
  vi.spyOn(connection, "watch").mockImplementation((_, one) => {
    watcher = one;
    return () => undefined;
  });
  await words.speak("en");
  settings.pace = "slow"; // pictures take their time without motion too
  const { pace } = await BOARDS[GAME]!();
  const held = (play: Moment[]): number => pictures(play, 0, pace).findIndex(({ hold }) => hold);
  const plays = playsOf(GAME);
  ending = plays.find((play) => held(play) === 0 && !over(play.at(-1)!))!;
  ordinary = plays.flat().find((moment) => moment.events.length > 0 && held([moment]) < 0 && !over(moment))!;
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  settings.pace = "usual";
});

const over = ({ view }: Moment): boolean => view["over"] === true;
const asked = { legal: { pass: {} }, turn: 1 };

async function opened(): Promise<void> {
  const seats = (ordinary.view["options"] as { seats: number }).seats;
  const chair = (seat: number): object => ({
    seat,
    who: seat ? "bot" : "person",
    name: seat ? null : "Ana",
    yours: !seat,
    stand_in: null,
    level: seat ? "greedy" : null,
  });
  const chairs = Array.from({ length: seats }, (_, seat) => chair(seat));
  const about = { style: "online", clock: { kind: "none" }, paused: false, yours: true };
  const sides = chairs.map((_, seat) => [seat]);
  const info = { game: GAME, status: "playing", seats, sides, chairs, ...about };
  vi.useFakeTimers();
  const page = mount(Table, { target: document.body, props: { table: "t" } });
  leave = () => void unmount(page);
  number = 1;
  const view = { seat: 0, ...asked, legal: {}, view: ordinary.view, events: [], past: [] };
  const told = { number, info, views: [view], clock: CLOCK, present: [0], watchers: 0, missed: null };
  watcher.hear({ type: "present", key: null, table: "t", ...told } as unknown as Told);
  await vi.waitFor(() => expect(document.querySelector(".board")).not.toBeNull(), { timeout: 30_000 });
}

function hears(more: object): void {
  number += 1;
  const update = { number, at: 0, info: null, views: null, clock: CLOCK, ...more };
  watcher.hear({ type: "update", table: "t", ...update } as unknown as Told);
  flushSync();
}
function played(play: Moment[], more: object = asked): void {
  const [last, past] = [play.at(-1)!, play.slice(0, -1)];
  const events = play.flatMap((moment) => moment.events);
  const view = { seat: 0, turn: 1, legal: {}, view: last.view, events, past, ...more };
  hears({ what: { kind: "play", seat: 1, by: "bot" }, views: [view] });
}
const said = (): void => hears({ what: { kind: "said", seat: 0, phrase: "well_played" } });
function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}
const read = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? "";
const all = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? "");

test("what somebody says is there at once, at the end of a round too, and passes by", async () => {
  await opened();
  played(ending);
  expect(document.querySelector(".ended")).not.toBeNull();
  said();
  expect(read(".news .said")).toContain(SAID);
  expect(read(".thread")).toContain(SAID);
  expect(all("[data-speech] p").filter((line) => line.includes(SAID))).toHaveLength(1);
  pass(5_900);
  expect(read(".news .said")).toContain(SAID);
  pass(200);
  expect(read(".news .said")).toBe("");
});

test("going on after it, everything is told once", async () => {
  await opened();
  played(ending, { legal: {} });
  said();
  document.querySelector<HTMLElement>(".ended .btn--main")!.click();
  flushSync();
  played([ordinary], { legal: {} });
  played([ordinary]);
  pass(10_000);
  expect(all("[data-speech] p").filter((line) => line.includes(SAID))).toHaveLength(1);
  expect(all(".thread li").filter((line) => line.includes(SAID))).toHaveLength(1);
  expect(read(".news .said")).toBe("");
});

test("nothing that comes later is told or asked before it is shown", async () => {
  await opened();
  played([ordinary], { legal: {} });
  played([ordinary], { legal: {} });
  const first = all(".thread li").length;
  played([ordinary]);
  expect(all(".thread li")).toHaveLength(first);
  expect(read("[data-prompt]")).toBe("");
  expect(document.title).not.toMatch(/Your turn/);
  pass(20_000);
  expect(document.title).toMatch(/Your turn/);
  expect(all(".thread li").length).toBeGreaterThan(first);
  expect(read("[data-prompt]")).not.toBe("");
});

test("a button goes on to the present, and is gone there", async () => {
  await opened();
  for (let times = 0; times < 3; times += 1) played([ordinary]);
  expect(read(".skip-ahead")).toBe("Skip ahead");
  pass(450);
  document.querySelector<HTMLElement>(".skip-ahead")!.click();
  flushSync();
  expect(document.querySelector(".skip-ahead")).toBeNull();
  expect(read("[data-prompt]")).not.toBe("");
});

test.each(["en", "fr"] as const)(
  "the aim is beside the table, and in the bar when it begins (%s)",
  async (language) => {
    await words.speak(language);
    await opened();
    const text = textOf(GAME, language);
    const options = ordinary.view["options"] as Record<string, string>;
    expect(read(".side dd")).toBe(text.say("game-aim", options));
    expect(read(".news")).toContain(text.say("game-aim.short", options));
    pass(16_000);
    played([ordinary]);
    expect(all(".news .line")).toEqual(all(".thread li span:last-child").slice(-2));
    expect(read(".news")).not.toContain(text.say("game-aim.short", options));
    await words.speak("en");
  },
);
