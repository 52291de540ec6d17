// The phone beside the real cards: what it asks, what it reminds of, and what it tells the server by itself.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer } from "../../../../src/connection.svelte";
import Companion from "../../../../src/games/kamimai/companion";
import type { View } from "../../../../src/games/kamimai/view";
import { words } from "../../../../src/language.svelte";
import type { SeatView, TableInfo, Tree } from "../../../../src/protocol";
import type { Session } from "../../../../src/table/session.svelte";
import { Taps } from "../../../../src/table/taps.svelte";
import { textOf } from "../../../texts";
import { aimed, falling, offering, PEOPLE, seen } from "./views";

/** A table whose server the test is: taps wait until it judges them. */
class Table {
  views = $state.raw<SeatView[]>([]);
  current = $state(true);
  entries = $state.raw([]);
  refused = null;
  readonly table = "t";
  readonly taps: Taps;
  readonly explain = vi.fn();
  private answer: (answer: Answer) => void = () => undefined;
  private turn = $state(1);

  constructor(view: View, legal: Record<number, Tree>) {
    this.taps = new Taps(
      "t",
      () => this.turn,
      () => (this.current ? new Promise((answer) => (this.answer = answer)) : null),
    );
    this.show(view, legal);
  }

  get mine(): SeatView | null {
    return this.views.find(({ legal }) => Object.keys(legal).length) ?? this.views[0] ?? null;
  }
  get seats(): number[] {
    return this.views.map(({ seat }) => seat ?? -1);
  }
  tap(seat: number, steps: string[]): void {
    this.taps.add(seat, steps);
  }
  untap(): void {
    this.taps.takeBack();
  }

  /** What the server says now. */
  show(view: View, legal: Record<number, Tree>, events: { event: string }[] = []): void {
    this.views = Object.keys(legal).map((seat) => {
      const own = { ...view, seat: Number(seat) } as unknown as Record<string, unknown>;
      return { seat: Number(seat), turn: 1, events, past: [], view: own, legal: legal[Number(seat)] ?? {} };
    });
    flushSync();
  }
  async judge(view: View, legal: Record<number, Tree>): Promise<void> {
    this.turn += 1;
    this.show(view, legal);
    await vi.advanceTimersByTimeAsync(100);
    this.answer({ type: "ack", table: "t", key: "", number: 1 });
    await vi.advanceTimersByTimeAsync(0);
  }
  get told(): string[] {
    flushSync();
    return this.taps.waiting.map(({ seat, steps }) => `${seat}: ${steps.join(", ")}`);
  }
}

const DRAW = offering("drew fire", "drew air", "done", "falls");
const WATCH = offering("stands", "falls");
let leave = (): void => undefined;

async function beside(table: Table): Promise<void> {
  await words.speak("en");
  const board = mount(Companion, {
    target: document.body,
    props: {
      session: table as unknown as Session,
      info: { paused: false } as TableInfo,
      people: PEOPLE.map((one) => ({ ...one, yours: table.seats.includes(one.seat) })),
      text: textOf("kamimai", "en"),
    },
  });
  flushSync();
  leave = () => void unmount(board);
}
const press = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)!.click();
  flushSync();
};
const said = (selector = "body"): string => document.querySelector(selector)?.textContent ?? "";
const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  expect(said()).not.toContain("⟦");
  leave();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a tap on a kind is a card drawn; it lies there as pending until it is judged", async () => {
  const table = new Table(seen({}), { 0: DRAW, 1: {}, 2: {} });
  await beside(table);
  press(".pad [data-card=fire]");
  expect(table.told).toEqual(["0: drew fire"]);
  expect(document.querySelectorAll(".drawn .pending")).toHaveLength(1);
  await table.judge(seen({ drawn: ["fire"] }), { 0: DRAW, 1: {}, 2: {} });
  expect(document.querySelectorAll(".drawn .pending")).toHaveLength(0);
  expect(document.querySelectorAll(".drawn [data-card=fire]")).toHaveLength(1);
});

test("a Guardian’s grip is told in words and as a picture", async () => {
  await beside(new Table(seen({}), { 0: DRAW, 1: {}, 2: {} }));
  expect(said(".grip")).toMatch(/thumb and middle finger/i);
  expect(document.querySelector(".grip svg")).not.toBeNull();
});

test("a Guardian among the cards drawn wakes the curse of the zone", async () => {
  const table = new Table(aimed("D"), { 0: DRAW, 1: {}, 2: {} });
  await beside(table);
  expect(document.querySelector(".reminder")).toBeNull();
  table.show(aimed("D", { drawn: ["air_guardian"] }), { 0: DRAW, 1: {}, 2: {} });
  expect(said(".reminder")).toMatch(/discards/);
});

test("after done it counts, and says by itself that it stands", async () => {
  const table = new Table(seen({ drawn: ["fire"] }), { 0: DRAW, 1: {}, 2: {} });
  await beside(table);
  press(".do");
  expect(said(".countdown b")).toBe("3");
  await table.judge(seen({ phase: "watch", drawn: ["fire"] }), { 0: WATCH, 1: {}, 2: {} });
  await seconds(1.2);
  expect(said(".countdown b")).toBe("2");
  await seconds(1.6);
  expect(table.told).toEqual([]);
  await seconds(0.3);
  expect(table.told).toEqual(["0: stands"]);
});

test("whoever reads what a fall means stops the clock", async () => {
  const table = new Table(seen({ drawn: ["fire"] }), { 0: DRAW, 1: {}, 2: {} });
  await beside(table);
  press(".do");
  await table.judge(seen({ phase: "watch", drawn: ["fire"] }), { 0: WATCH, 1: {}, 2: {} });
  press(".fell");
  expect(said("dialog")).toContain("loses 1 energy; 3 are left");
  await seconds(10);
  expect(table.told).toEqual([]);
  press(".fall .btn--main");
  expect(table.told).toEqual(["0: falls"]);
});

test("a watch that nobody saw begin is not counted: people say what they saw", async () => {
  const table = new Table(seen({ phase: "watch", drawn: ["fire"] }), { 0: WATCH, 1: {}, 2: {} });
  await beside(table);
  await seconds(10);
  expect(table.told).toEqual([]);
  expect(said(".countdown")).toContain("Did it stand?");
  press(".do");
  expect(table.told).toEqual(["0: stands"]);
});

test("the phone of somebody else counts too, but tells nothing", async () => {
  const table = new Table(seen({ drawn: ["fire"] }), { 1: {} });
  await beside(table);
  expect(said()).toContain("Ana taps this on another phone.");
  table.show(seen({ phase: "watch", drawn: ["fire"] }), { 1: {} }, [{ event: "done" }]);
  expect(said(".countdown b")).toBe("3");
  expect(document.querySelector(".fell")).toBeNull();
  await seconds(10);
  expect(table.told).toEqual([]);
});

test("without a network it goes on as far as it can: draw, watch, and then it waits", async () => {
  const table = new Table(seen({}), { 0: offering("drew fire", "falls"), 1: {}, 2: {} });
  table.current = false;
  await beside(table);
  press(".pad [data-card=fire]");
  press(".pad [data-card=imp]");
  press(".do");
  expect(said(".countdown b")).toBe("3");
  await seconds(4);
  expect(table.told).toEqual(["0: drew fire", "0: drew imp", "0: done", "0: stands"]);
  flushSync();
  expect(said(".dock h2")).toContain("when the network is back");
  expect(document.querySelectorAll(".waiting .chip")).toHaveLength(4);
  press(".undo");
  expect(table.told).toHaveLength(3);
});

test("a curse is paid by one after the other", async () => {
  const table = new Table(seen({ phase: "curse", awaited: [1, 2], to_act: [1, 2], owed: [0, 1, 2] }), {
    0: {},
    1: offering("discard fire", "discard air"),
    2: offering("discard fire", "discard wolf"),
  });
  await beside(table);
  expect(said(".dock h2")).toBe("Curse: Béla discards a card");
  press(".dock .reserves [data-card=air]");
  expect(table.told).toEqual(["1: discard air"]);
  await table.judge(seen({ phase: "curse", awaited: [2], to_act: [2], owed: [0, 0, 2] }), {
    0: {},
    1: {},
    2: offering("discard fire", "discard wolf"),
  });
  expect(said(".dock h2")).toBe("Curse: Cleo discards 2 cards");
});

test("a fall while others choose is noted, and told when the activator is asked again", async () => {
  const falls = [falling("later")];
  const table = new Table(seen({ phase: "curse", awaited: [1], to_act: [1], owed: [0, 1, 0], falls }), {
    0: {},
    1: offering("discard fire"),
    2: {},
  });
  await beside(table);
  press(".fell");
  expect(said("dialog")).toContain("No energy is lost.");
  press(".fall .btn--main");
  expect(table.told).toEqual([]);
  expect(said(".reminder")).toContain("built again after the Reserve");
  press(".dock .reserves [data-card=fire]");
  await table.judge(seen({ phase: "spells" }), { 0: offering("end", "falls"), 1: {}, 2: {} });
  expect(table.told).toEqual(["0: falls"]);
});

test("a spell is composed from what lies before everybody, and cast", async () => {
  const gives = { "give 0 fire 2": { "give 1 fire 1": { "give 2 fire 1": {} }, "give 2 wolf 2": {} } };
  const table = new Table(seen({ phase: "spells" }), { 0: { "cast fire": gives, end: {} }, 1: {}, 2: {} });
  await beside(table);
  press("[data-spell=fire]:not(.box)");
  expect(document.querySelector(".do")?.hasAttribute("disabled")).toBe(true);
  press(".dock [data-seat='0'] [data-card=fire]");
  press(".dock [data-seat='0'] [data-card=fire]:nth-of-type(2)");
  press(".dock [data-seat='2'] [data-card=wolf]");
  expect(said(".sum b")).toBe("4");
  press(".do");
  expect(table.told).toEqual(["0: cast fire, give 0 fire 2, give 2 wolf 2"]);
});

test("what must go in phase 4 is counted, and the turn can not end before", async () => {
  const crowded = [["fire", "fire", "water", "air", "earth", "water_guardian"], [], []];
  const table = new Table(seen({ phase: "keep", reserves: crowded }), {
    0: offering("discard fire", "discard water", "discard air", "discard earth"),
    1: {},
    2: {},
  });
  await beside(table);
  expect(said(".dock h2")).toBe("Reserve: at most 4. Ana discards 2 cards");
  expect(document.querySelector(".do")?.hasAttribute("disabled")).toBe(true);
  press(".dock .reserves [data-card=water_guardian]");
  expect(table.told).toEqual([]);
  expect(table.explain).toHaveBeenCalledWith(["discard water_guardian"], expect.anything());
  press(".dock .reserves [data-card=water]");
  expect(table.told).toEqual(["0: discard water"]);
});
