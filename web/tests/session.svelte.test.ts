// What a table tells this browser, one message after the other.
import { beforeEach, expect, test, vi } from "vitest";
import { connection } from "../src/connection.svelte";
import type { Present, Refusal, Update } from "../src/protocol";
import { Session } from "../src/table/session.svelte";

beforeEach(() => {
  vi.spyOn(connection, "watch").mockReturnValue(() => undefined);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ entries: [] })));
});

const CLOCK = { left: [], running: [] };
const mine = (turn: number): object => ({ seat: 0, turn, view: {}, legal: { pass: {} }, events: [] });

function refused(): Session {
  const session = new Session("t", () => () => []);
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
  session.refused = { type: "refusal", clause: "GRI-22" } as unknown as Refusal;
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
