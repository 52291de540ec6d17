// Frames, and requests that mean this moment.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/connection.svelte";
import type { Watcher } from "../src/connection.svelte";

const TABLE = "AAAAAAAAAAAAAAAAAAAAAA";

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  binaryType = "blob";
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: unknown }): void => undefined;
  onclose = (): void => undefined;

  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function connected(): Promise<{ connection: Connection; watcher: Watcher; socket: Socket }> {
  const connection = new Connection();
  const watcher: Watcher = { since: () => null, hear: vi.fn(), see: vi.fn(), lose: vi.fn() };
  connection.watch(TABLE, watcher);
  await vi.advanceTimersByTimeAsync(0);
  const socket = Socket.last;
  socket.onopen();
  socket.say({ type: "welcome", identity: true });
  socket.sent.length = 0;
  return { connection, watcher, socket };
}

test("a frame goes to whoever watches its table, without the name", async () => {
  const { watcher, socket } = await connected();
  const frame = (table: string): ArrayBuffer =>
    Uint8Array.from([...new TextEncoder().encode(`${table}\n`), 1, 10, 255]).buffer;
  expect(socket.binaryType).toBe("arraybuffer");
  socket.onmessage({ data: frame("another") });
  expect(watcher.see).not.toHaveBeenCalled();
  socket.onmessage({ data: frame(TABLE) });
  expect([...new Uint8Array(vi.mocked(watcher.see).mock.calls[0]![0])]).toEqual([1, 10, 255]);
});

const PINCH = { type: "pinch", seat: 0, turn: 1, count: 1, height: 50 } as const;

test("what means this moment is answered like everything else", async () => {
  const { connection, socket } = await connected();
  const asked = connection.askNow(TABLE, PINCH);
  const [sent] = socket.sent;
  expect(sent).toMatchObject({ ...PINCH, table: TABLE });
  socket.say({ type: "ack", table: TABLE, key: sent!["key"], number: 4 });
  expect(await asked).toMatchObject({ type: "ack", number: 4 });
  expect(connection.unanswered).toBe(0);
});

test("and is never sent again: not over a lost connection, not when the server is busy", async () => {
  const { connection, socket } = await connected();
  const busy = connection.askNow(TABLE, PINCH);
  socket.say({ type: "error", table: TABLE, key: socket.sent[0]!["key"], code: "too-fast", about: {} });
  expect(await busy).toMatchObject({ type: "error", code: "too-fast" });
  const lost = connection.askNow(TABLE, PINCH);
  socket.onclose();
  expect(await lost).toBeNull();
  expect(await connection.askNow(TABLE, PINCH)).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  const next = Socket.last;
  next.onopen();
  next.say({ type: "welcome", identity: true });
  expect(next.sent.map(({ type }) => type)).toEqual(["hello", "watch"]);
});

test("a movement is said once, to nobody if nobody is there", async () => {
  const { connection, socket } = await connected();
  connection.tell(TABLE, { type: "reach", to: [1, 2, 3] });
  connection.tell(TABLE, { type: "open_hand" });
  expect(socket.sent).toEqual([
    { type: "reach", table: TABLE, to: [1, 2, 3] },
    { type: "open_hand", table: TABLE },
  ]);
  socket.onclose();
  connection.tell(TABLE, { type: "open_hand" });
  expect(socket.sent).toHaveLength(2);
  expect(connection.unanswered).toBe(0);
});

test("that nothing can be written down is known until something is", async () => {
  const { connection, watcher, socket } = await connected();
  socket.say({ type: "error", table: TABLE, key: null, code: "unavailable", about: {} });
  expect(connection.unsaved).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket.sent).toMatchObject([{ type: "watch", table: TABLE }]);
  socket.say({ type: "present", table: TABLE, key: null, number: 4 });
  expect(connection.unsaved).toBe(true);
  socket.say({ type: "update", table: TABLE, number: 5 });
  expect(connection.unsaved).toBe(false);
  expect(vi.mocked(watcher.hear)).toHaveBeenCalledTimes(2);
});

test("a server that says nothing is asked, and lost when it does not answer, whatever the clock on the wall says", async () => {
  const { connection, socket } = await connected();
  vi.setSystemTime(Date.now() + 600_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([connection.state, socket.sent]).toEqual(["open", []]);
  vi.setSystemTime(Date.now() - 6_000_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(socket.sent).toEqual([{ type: "ping" }]);
  socket.say({ type: "pong", now: 0 });
  await vi.advanceTimersByTimeAsync(25_000);
  expect([connection.state, socket.sent]).toEqual(["open", [{ type: "ping" }, { type: "ping" }]]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.state).toBe("lost");
});

test("a page that stood still itself asks first, for it has not heard what was said meanwhile", async () => {
  const { connection, socket } = await connected();
  const clock = vi.spyOn(performance, "now");
  clock.mockReturnValue(performance.now() + 60_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([connection.state, socket.sent]).toEqual(["open", [{ type: "ping" }]]);
  clock.mockReturnValue(performance.now() + 60_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([connection.state, socket.sent]).toEqual(["open", [{ type: "ping" }, { type: "ping" }]]);
  clock.mockReturnValue(performance.now() + 5_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.state).toBe("lost");
});
