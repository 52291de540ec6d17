// Frames on their way from the table to the picture.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableBook } from "../../../src/games/kamimai/tablebook";
import type { Session } from "../../../src/table/session.svelte";

const frame = (number: number): ArrayBuffer =>
  Uint8Array.from([0, number & 255, number >> 8, 0, 2, 0, 1, 0, ...Array<number>(8).fill(0)]).buffer;
const AT_REST = frame(65535);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function at(reading: boolean): { stage: { reading: boolean }; book: TableBook; shown: () => unknown } {
  const stage = { reading };
  const book = new TableBook({ stage } as unknown as Session);
  return { stage, book, shown: () => book.feed.last?.frame };
}

test("what moves is shown at once, also while something is to be read", () => {
  const { book, shown } = at(true);
  book.see(frame(3));
  expect(shown()).toBe(3);
});

test("a book that was rebuilt waits until the fall has been seen", () => {
  const { stage, book, shown } = at(true);
  book.see(frame(3));
  book.see(AT_REST);
  vi.advanceTimersByTime(2000);
  expect(shown()).toBe(3);
  stage.reading = false;
  vi.advanceTimersByTime(100);
  expect(shown()).toBe(65535);
});

test("what comes after it does not wait, and is not undone", () => {
  const { stage, book, shown } = at(true);
  book.see(AT_REST);
  book.see(frame(0));
  stage.reading = false;
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe(0);
});
