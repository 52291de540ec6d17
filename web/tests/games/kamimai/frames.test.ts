// Frames, byte for byte as kamifuda/book/frames.py writes them (tests/book/test_frames.py has the same).
import { expect, test } from "vitest";
import { AT_REST, BadFrame, Reader, State } from "../../../src/games/kamimai/frames";
import { bytes, change, whole } from "./making";

const near = (values: Float32Array, wanted: number[]): void =>
  wanted.forEach((value, at) => expect(values[at]).toBeCloseTo(value, 4));

test("a whole frame", () => {
  const shown = new Reader().read(
    bytes("00 02 01 c8 03 0a 00 ec ff 03 00 01 02 00 01 00 b8 01 0c fe fe ff 03 1e 00 0a 00 23 06 00 00"),
  )!;
  expect([shown.frame, shown.strain, shown.left]).toEqual([258, 200, 1]);
  expect([...shown.states]).toEqual([State.STANDING, State.FELT]);
  near(shown.poses, [0.1, 44, -0.5, -0.2, 3, 1, 1.571, 0]);
  expect(shown.hand?.x).toBeCloseTo(1);
  expect(shown.hand?.z).toBeCloseTo(-2);
  expect(shown.hand?.y).toBeCloseTo(0.3);
});

test("how a hand pulls, and how the book is balanced", () => {
  const reader = new Reader();
  const first = reader.read(
    bytes("00 01 00 00 1f 0a 00 ec ff 03 00 01 80 ce 01 00 01 00 b8 01 0c fe fe ff"),
  )!;
  expect([first.drag, first.slipped, first.balance]).toEqual([128, true, -50]);
  const quiet = reader.read(bytes("01 02 00 00 00 00"))!;
  expect([quiet.drag, quiet.slipped, quiet.balance]).toEqual([0, false, -50]);
  const whole = reader.read(bytes("00 03 00 00 02 01 01 00 01 00 b8 01 0c fe fe ff"))!;
  expect(whole.balance).toBe(0);
});

test("a change", () => {
  const reader = new Reader();
  const pages = Array.from({ length: 10 }, (_, at) => [at - 32, 40, (32 - at) / 50, 0] as const);
  reader.read(whole({ left: 5, pages }));
  const quiet = reader.read(bytes("01 01 00 03 00 00 00"))!;
  expect([quiet.frame, quiet.strain, quiet.left, quiet.hand]).toEqual([1, 3, 5, null]);
  const shown = reader.read(bytes("01 02 00 04 02 04 00 02 1b 01 8f 03 02 06"))!;
  expect([shown.frame, shown.strain, shown.left]).toEqual([2, 4, 4]);
  expect(shown.states[9]).toBe(State.HELD);
  near(shown.poses.slice(36), [9 - 32 - 20, 40.1, (32 - 9) / 50, 0.3]);
  near(shown.poses.slice(0, 4), [-32, 40, 0.64, 0]);
});

test("what was shown before stays as it was", () => {
  const reader = new Reader();
  const first = reader.read(whole({ left: 1, pages: [[0, 44, 0, 0]] }))!;
  reader.read(change(1, 1, { 0: [20, 0, 0, 0] }));
  expect(first.poses[0]).toBe(0);
});

test("changes of something that was never seen are no frame yet", () => {
  const reader = new Reader();
  expect(reader.read(bytes("01 01 00 03 00 00 00"))).toBeNull();
  expect(reader.read(whole({ frame: AT_REST, left: 0, pages: [] }))?.frame).toBe(AT_REST);
});

test.each([
  ["an unknown kind", "02 00 00 00 00"],
  ["nothing", ""],
  ["a page that is cut off", "00 00 00 00 02 01 01 00 00 00"],
  ["more than there is to tell", "00 00 00 00 02 00 00 ff"],
])("%s is refused", (_, hex) => {
  expect(() => new Reader().read(bytes(hex))).toThrow(BadFrame);
});
