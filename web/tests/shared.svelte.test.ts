// Several people at one device: each keeps a colour, reads what happened, and sees how the round ended.
import { beforeEach, expect, test, vi } from "vitest";
import { connection } from "../src/connection.svelte";
import type { Game } from "../src/games/board";
import type { Missed, Present, SeatView, TableInfo, Update } from "../src/protocol";
import { people } from "../src/table/people";
import { hasPlayed, recap } from "../src/table/recap";
import { Session } from "../src/table/session.svelte";
import { ofNoGame } from "./texts";

beforeEach(() => {
  vi.spyOn(connection, "watch").mockReturnValue(() => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ entries: [] })));
});

const EN = ofNoGame("en");
const CLOCK = { left: [], running: [] };
const CHAIRS = ["Ana", "Béla"].map((name, seat) => ({ seat, who: "person", name, yours: true }));
const INFO = { status: "playing", seats: 2, style: "hotseat", chairs: CHAIRS } as unknown as TableInfo;
const END = { event: "ended" };

function view(seat: number | null, asked: boolean, more: object = {}): SeatView {
  const about = { seat, turn: 1, events: [], past: [], view: { of: seat }, legal: asked ? { pass: {} } : {} };
  return { ...about, ...more } as SeatView;
}

/** The first of two people has the device, and it is their turn. */
function session(): Session {
  const found = new Session("t", () => (events) => ({ hold: events.some(({ event }) => event === "ended") }));
  const views = [view(0, true), view(1, false), view(null, false)];
  found.hear({
    type: "present",
    number: 1,
    info: INFO,
    views,
    clock: CLOCK,
    present: [0, 1],
    missed: null,
  } as unknown as Present);
  found.take(0);
  return found;
}

/** With the play of the first a round ends, and the second begins the next one. */
function ends(found: Session, number = 2): void {
  const ended = (seat: number | null): object => ({
    events: [END],
    past: [{ events: [END], view: { of: seat, ended: true } }],
  });
  const views = [view(0, false, ended(0)), view(1, true, ended(1)), view(null, false, ended(null))];
  const what = { kind: "play", seat: 0 };
  found.hear({ type: "update", number, what, info: null, views, clock: CLOCK } as unknown as Update);
}

test("whoever did not hold the device sees the end of the round when they take it, once", () => {
  const found = session();
  ends(found);
  expect(found.stage.scene).toMatchObject({ hold: true, view: { of: 0, ended: true } });
  found.goOn();
  expect(found.holder).toBeNull(); // there are new cards: it is put down
  expect(found.next).toBe(1);
  found.take(1);
  expect(found.stage.scene).toMatchObject({ hold: true, view: { of: 1, ended: true } });
  found.goOn();
  expect(found.stage.scene).toMatchObject({ hold: false, view: { of: 1 } });
  expect([found.holder, found.next]).toEqual([1, null]); // they keep it: it is their turn
  found.take(1);
  expect(found.stage.scene?.hold).toBe(false);
});

test("whoever saw the end of the round does not see it again", () => {
  const found = session();
  ends(found);
  found.goOn();
  found.take(0);
  expect(found.stage.scene?.hold).toBe(false);
});

test("in nobody’s hands it shows what everybody may know, and nothing of anybody", () => {
  const found = session();
  expect(found.mine?.view).toEqual({ of: 0 });
  found.holder = null;
  expect(found.mine?.seat).toBeNull();
  expect([found.seats, found.shared]).toEqual([[0, 1], true]);
});

test("everybody keeps shape and colour, whoever holds the device", () => {
  const game = { sideOf: (seat: number, viewer: number | null) => (seat === (viewer ?? 0) ? "a" : "b") };
  const found = session();
  const sides = (): string[] => people(found, INFO, game as unknown as Game, EN).map(({ side }) => side);
  const before = sides();
  found.take(1);
  expect(sides()).toEqual(before);
  expect(before).toEqual(["a", "b"]);
});

test("what happened since one’s last turn is told as everybody may know it", () => {
  const play = (number: number, seat: number, words: string): Missed =>
    ({
      number,
      at: 0,
      what: { kind: "play", seat },
      events: ["mine", "theirs", words].map((event) => ({ event })),
    }) as never;
  const chat = {
    number: 4,
    at: 0,
    what: { kind: "said", seat: 0, phrase: "hello" },
    events: [[], [], []],
  } as Missed;
  const entries = [play(1, 1, "one"), play(2, 0, "two"), play(3, 1, "three"), chat, play(5, 1, "five")].map(
    (entry) => ({
      ...entry,
      events: entry.events.map((one) => (Array.isArray(one) ? one : [one])),
    }),
  ) as Missed[];
  vi.spyOn(EN, "event").mockImplementation(({ event }) => event);
  const listener = { place: 2, names: ["Ana", "Béla"], untold: [] };
  const told = (seat: number): string[] => recap(entries, seat, listener, EN).map(({ words }) => words);
  expect(told(0)).toEqual(["three", "five"]);
  expect(told(1)).toEqual([]);
  expect([0, 1, 2].map((seat) => hasPlayed(entries, seat))).toEqual([true, true, false]);

  const undo = {
    number: 6,
    at: 0,
    what: { kind: "returned", seat: 0, removed: [2, 5] },
    events: [],
  } as Missed;
  entries.push(undo);
  expect(told(0).slice(0, -1)).toEqual(["one", "three"]); // what was taken back never was, and nothing else is forgotten
  expect([0, 1].map((seat) => hasPlayed(entries, seat))).toEqual([false, true]);
});

test("where nobody has secrets the device is not passed on: whoever is asked is shown at once", () => {
  const found = session();
  expect(found.passed).toBe(true);
  found.info = { ...INFO, open_hands: true };
  expect([found.passed, found.next]).toEqual([false, null]);
  found.views = [view(0, false), view(1, true)];
  expect(found.mine?.seat).toBe(1);
});
