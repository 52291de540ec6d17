// Taps are judged one after the other, are kept over a reload, and wait behind one that was refused.
import { expect, test, vi } from "vitest";
import type { Answer } from "../src/connection.svelte";
import type { Refusal } from "../src/protocol";
import { Taps } from "../src/table/taps.svelte";
import type { Tap } from "../src/table/taps.svelte";

const ACK = { type: "ack", table: "t", key: "", number: 1 } satisfies Answer;
const REFUSAL: Refusal = {
  type: "refusal",
  table: "t",
  key: "",
  seat: 0,
  clause: "RULE-24",
  step: "drew five",
  cards: [],
};
const STALE: Answer = { type: "error", table: "t", key: "", code: "stale", about: {} };

/** A server that answers when the test says so, and has heard what it was asked. */
function server(): {
  judge: (tap: Tap) => Promise<Answer> | null;
  heard: string[];
  answer: (with_: Answer) => Promise<void>;
  there: boolean;
} {
  let go: (answer: Answer) => void = () => undefined;
  const one = {
    there: true,
    heard: [] as string[],
    judge: (tap: Tap) => {
      if (!one.there) return null;
      one.heard.push(tap.steps.join());
      return new Promise<Answer>((resolve) => (go = resolve));
    },
    answer: async (answer: Answer) => {
      go(answer);
      await vi.waitFor(() => undefined);
    },
  };
  return one;
}
const steps = (taps: Taps): string[] => taps.waiting.map((tap) => tap.steps.join());

test("one is asked after the other has been answered", async () => {
  const { judge, heard, answer } = server();
  const taps = new Taps("t", () => 1, judge);
  taps.add(0, ["drew five"]);
  taps.add(0, ["drew six"]);
  expect(heard).toEqual(["drew five"]);
  expect(steps(taps)).toEqual(["drew five", "drew six"]);
  await answer(ACK);
  expect(heard).toEqual(["drew five", "drew six"]);
  await answer(ACK);
  expect(taps.waiting).toEqual([]);
});

test("while nobody is there they wait in their order, with the same keys after a reload", async () => {
  const away = server();
  away.there = false;
  const before = new Taps("t", () => 1, away.judge);
  before.add(0, ["drew five"]);
  before.add(1, ["done"]);
  expect(away.heard).toEqual([]);

  const back = server();
  const taps = new Taps("t", () => 1, back.judge);
  expect(taps.waiting).toEqual(before.waiting);
  void taps.send();
  expect(back.heard).toEqual(["drew five"]);
  await back.answer(ACK);
  await back.answer(ACK);
  expect(new Taps("t", () => 1, back.judge).waiting).toEqual([]);
});

test("taps of another table are not ours", () => {
  const away = server();
  away.there = false;
  new Taps("t", () => 1, away.judge).add(0, ["done"]);
  expect(new Taps("other", () => 1, away.judge).waiting).toEqual([]);
});

test("behind a refused one the others are kept back, over a reload too, until somebody sends them", async () => {
  const { judge, heard, answer } = server();
  const taps = new Taps("t", () => 1, judge);
  for (const step of ["drew five", "drew six", "done"]) taps.add(0, [step]);
  await answer(REFUSAL);
  expect(taps.rejected?.tap.steps).toEqual(["drew five"]);
  expect(taps.rejected?.why).toEqual(REFUSAL);
  expect(steps(taps)).toEqual(["drew six", "done"]);
  await taps.send();
  expect(heard).toEqual(["drew five"]);
  const again = new Taps("t", () => 1, judge);
  expect(again.rejected).toEqual(taps.rejected);
  expect(steps(again)).toEqual(["drew six", "done"]);
  taps.release();
  expect(heard).toEqual(["drew five", "drew six"]);
  expect(taps.rejected).toBeNull();
});

test("or drops them", async () => {
  const { judge, heard, answer } = server();
  const taps = new Taps("t", () => 1, judge);
  taps.add(0, ["drew five"]);
  taps.add(0, ["done"]);
  await answer(REFUSAL);
  taps.drop();
  expect(taps.waiting).toEqual([]);
  expect(taps.rejected).toBeNull();
  expect(heard).toEqual(["drew five"]);
});

test("what came too late can be sent again, before the others", async () => {
  const { judge, heard, answer } = server();
  const taps = new Taps("t", () => 1, judge);
  taps.add(0, ["drew five"]);
  taps.add(0, ["done"]);
  await answer(STALE);
  taps.retry();
  expect(heard).toEqual(["drew five", "drew five"]);
  expect(steps(taps)).toEqual(["drew five", "done"]);
});

test("the last tap can be taken back as long as nobody judges it", async () => {
  const { judge } = server();
  const taps = new Taps("t", () => 1, judge);
  taps.add(0, ["drew five"]);
  taps.add(0, ["drew six"]);
  expect(taps.takeBack()).toBe(true);
  expect(steps(taps)).toEqual(["drew five"]);
  expect(taps.takeBack()).toBe(false);
  expect(steps(taps)).toEqual(["drew five"]);
});
