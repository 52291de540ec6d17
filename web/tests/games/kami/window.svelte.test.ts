// The seconds after a deal in which five Soldiers are shown: who is asked, and what makes itself.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection } from "../../../src/connection.svelte";
import type { Told, Wanted, Watcher } from "../../../src/connection.svelte";
import type { View } from "../../../src/games/kami/view";
import { words } from "../../../src/language.svelte";
import type { Tree } from "../../../src/protocol";
import { settings } from "../../../src/settings.svelte";
import Table from "../../../src/table/Table.svelte";
import { framesOf, playsOf } from "../../texts";

const SILENT: Tree = { play_on: {} };
const FIVE: Tree = { play_on: {}, show: {} };
const dealt = framesOf("kami-4").frames[0]!.view as View;
let watcher: Watcher;
let played: string[][];
let leave = (): void => undefined;

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ entries: [] })));
  vi.spyOn(connection, "watch").mockImplementation((_, one) => {
    watcher = one;
    return () => undefined;
  });
  played = [];
  vi.spyOn(connection, "ask").mockImplementation((_, wanted: Wanted) => {
    if (wanted.type === "play") played.push(wanted.steps);
    return new Promise(() => undefined); // the window does not close
  });
  await words.speak("en");
});
afterEach(() => {
  leave();
  settings.forced = false;
});

async function opened(
  legal: Tree,
  window: number | null,
  persons: number,
  view: View = dealt,
): Promise<void> {
  const chairs = [0, 1, 2, 3].map((seat) => ({
    seat,
    who: seat < persons ? "person" : "bot",
    name: seat < persons ? `P${seat}` : null,
    yours: seat === 0,
    stand_in: null,
    level: seat < persons ? null : "greedy",
  }));
  const info = {
    game: "kami",
    status: "playing",
    seats: 4,
    sides: [[0, 2], [1, 3]], // prettier-ignore
    chairs,
    style: "online",
    paused: false,
    yours: true,
    clock: { kind: "none", amount: null, increment: 0 },
  };
  const page = mount(Table, { target: document.body, props: { table: "t" } });
  leave = () => void unmount(page);
  const views = [{ seat: 0, turn: 1, legal, view, events: [], past: [] }];
  const told = {
    number: 1,
    info,
    views,
    clock: { left: [], running: [], window },
    present: [0],
    watchers: 0,
    missed: null,
  };
  watcher.hear({ type: "present", key: null, table: "t", ...told } as unknown as Told);
  await vi.waitFor(() => expect(document.querySelector(".board")).not.toBeNull(), { timeout: 30_000 });
  flushSync();
}
const read = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? "";

test("who holds fewer than five Soldiers is asked nothing, and nothing is sent for them", async () => {
  await opened(SILENT, 50_000, 2);
  expect(read(".what")).toMatch(/^Everybody looks at their new cards\.\s+0:\d\d$/);
  expect(document.querySelector(".act .answer")).toBeNull();
  expect([played, document.title]).toEqual([[], "Kami · Kamifuda"]);
});

test("who holds them is asked, and having answered waits in peace", async () => {
  await opened(FIVE, 5_000, 2);
  expect(read(".what")).toMatch(/^You hold five Soldiers/);
  [...document.querySelectorAll<HTMLElement>(".act .answer")]
    .find((one) => one.textContent.includes("Show"))!
    .click();
  flushSync();
  expect(played).toEqual([["show"]]);
  expect(read(".what")).toMatch(/^You will show five Soldiers\./);
  expect(document.querySelector(".act .answer")).toBeNull();
});

test("alone with bots the only answer makes itself; with other people it is asked for where no window is open", async () => {
  await opened(SILENT, null, 1);
  await vi.waitFor(() => expect(played).toEqual([["play_on"]]));
  leave();
  await opened(SILENT, null, 2);
  expect(document.querySelector(".act .answer")).not.toBeNull();
  expect(played).toHaveLength(1);
});

test("a pass that leaves no choice makes itself against bots, where somebody prefers that, and never between people", async () => {
  const attacked: View = { ...dealt, phase: "answer", attack: "spear", attacker: 3, to_act: [0] };
  await opened({ pass: {} }, null, 1, attacked);
  expect(played).toEqual([]);
  leave();
  settings.forced = true;
  await opened({ pass: {}, "counter spear": { "attack tower": {} } }, null, 1, attacked);
  expect(played).toEqual([]);
  leave();
  await opened({ pass: {} }, null, 2, attacked);
  expect(played).toEqual([]);
  leave();
  await opened({ pass: {} }, null, 1, attacked);
  await vi.waitFor(() => expect(played).toEqual([["pass"]]));
});

test("the end of a round is read while the seconds run: the question is there too, and its answers", async () => {
  await opened(SILENT, null, 2);
  const ended = playsOf("kami").find((play) => play.some(({ events }) => events.some(({ event }) => event === "round_won")) && play.length > 1)!; // prettier-ignore
  const last = ended.at(-1)!;
  const moments = { past: ended.slice(0, -1), view: { ...last.view, phase: "declare", to_act: [0, 1] }, events: ended.flatMap(({ events }) => events) }; // prettier-ignore
  const update = { number: 2, at: 0, info: null, what: { kind: "play", seat: 1, by: "person" } };
  const clock = { left: [], running: [], window: 5_000 };
  const views = [{ seat: 0, turn: 2, legal: FIVE, ...moments }];
  watcher.hear({ type: "update", table: "t", ...update, views, clock } as unknown as Told);
  flushSync();
  expect(document.querySelector(".ended .onward")).not.toBeNull();
  expect(read(".ended .awaited")).toMatch(
    /^Your new cards: You hold five Soldiers: show them, or play on\?\s+0:0\d/,
  );
  expect(document.title).toBe("Kami · Kamifuda");
  const answers = [...document.querySelectorAll<HTMLElement>(".ended .early")];
  expect(answers.map(({ textContent }) => textContent)).toEqual(["Show five Soldiers", "Play on"]);
  answers[0]!.click();
  flushSync();
  expect(played).toEqual([["show"]]);
  expect(document.querySelector(".ended .early")).toBeNull();
  expect(read(".ended [role=status]")).toContain("Your answer is noted");
  expect(document.querySelector(".ended .awaited")).toBeNull();
});
