// What a table tells this browser, one message after the other.
import { beforeEach, expect, test, vi } from "vitest";
import { connection } from "../src/connection.svelte";
import type { Told } from "../src/connection.svelte";
import type { Present, Refusal, Update } from "../src/protocol";
import { Session } from "../src/table/session.svelte";

beforeEach(() => {
  vi.spyOn(connection, "watch").mockReturnValue(() => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ entries: [] })));
});

const CLOCK = { left: [], running: [], window: null };
const mine = (turn: number): object => ({
  seat: 0,
  turn,
  view: {},
  legal: { pass: {} },
  events: [],
  past: [],
});

function refused(): Session {
  const session = new Session("t", () => () => ({}));
  const present = {
    type: "present",
    number: 1,
    info: {},
    views: [mine(1)],
    clock: CLOCK,
    present: [0],
    missed: null,
  };
  session.hear(present as unknown as Present);
  session.refused = { type: "refusal", clause: "RULE-22" } as unknown as Refusal;
  return session;
}

function played(session: Session, turn: number): void {
  const update = {
    type: "update",
    number: 2,
    what: { kind: "play" },
    info: null,
    views: [mine(turn)],
    clock: CLOCK,
  };
  session.hear(update as unknown as Update);
}

test("what others do takes no explanation away from whoever reads it", () => {
  const session = refused();
  played(session, 1);
  expect(session.refused).not.toBeNull();
});

test("an explanation is past when something else can be done", () => {
  const session = refused();
  played(session, 2);
  expect(session.refused).toBeNull();
});

test("who takes a secret back cuts nothing short that the others still see", () => {
  const session = refused();
  session.info = { style: "online" } as Present["info"];
  session.stage.show([{ view: { ended: true }, events: [], hold: true }], 2);
  const what = { kind: "asked", reason: "undo", seat: 1, done: true };
  session.hear({
    type: "update",
    number: 2,
    what,
    info: null,
    views: [mine(1)],
    clock: CLOCK,
  } as unknown as Update);
  expect(session.stage.scene?.view).toEqual({ ended: true });
  session.goOn();
  expect(session.stage.scene?.view).toEqual({});
});

test("what moves at the table is shown every frame, also those that came before it was there", () => {
  const session = new Session("t", () => () => ({}));
  const [one, other] = [new ArrayBuffer(1), new ArrayBuffer(2)];
  const moving = { see: vi.fn(), overlooks: () => false };
  session.see(one);
  session.setMoving(moving);
  session.see(other);
  expect(moving.see.mock.calls).toEqual([[one], [other]]);
});

test("what moves at the table says which refusals of its hands are no news", () => {
  const session = refused();
  session.refused = null;
  session.setMoving({ see: vi.fn(), overlooks: (code) => code === "too-late" });
  const error = (code: string): void =>
    session.hear({ type: "error", code, about: {}, key: null, table: "t" } as unknown as Told);
  error("too-late");
  expect(session.refused).toBeNull();
  error("too-far");
  expect(session.refused).toMatchObject({ code: "too-far" });
});

test("what moves stays the same, however often the board is loaded", () => {
  const session = new Session("t", () => () => ({}));
  const [first, second] = [vi.fn(), vi.fn()];
  for (const see of [first, second]) session.setMoving({ see, overlooks: () => false });
  session.see(new ArrayBuffer(1));
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
});
