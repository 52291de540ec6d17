// A fall is fetched and shown once more.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FallAgain } from "../../../src/games/kamimai/fallagain.svelte";

const FRAME = btoa(String.fromCharCode(0, 255, 255, 0, 2, 0, 1, 0, 10, 0, 20, 0, 30, 0, 40, 0)); // one page at rest

function replies(status: number, body: unknown): void {
  const reply = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", reply);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is played to its end, and can be closed", async () => {
  replies(200, { same: false, question: {}, frames: [FRAME] });
  const again = new FallAgain("a-table");
  const seen = again.see(7);
  await vi.waitFor(() => expect(again.state).toBe("playing"));
  expect(fetch).toHaveBeenCalledWith("/api/tables/a-table/draws/7", { method: "GET" });
  expect([again.open, again.same, again.feed.last?.states.length]).toEqual([true, false, 1]);
  await vi.advanceTimersByTimeAsync(1000);
  await seen;
  expect(again.state).toBe("shown");
  again.close();
  expect(again.open).toBe(false);
});

test("who closes it before it has come does not see it later", async () => {
  replies(200, { same: true, question: { grip: "ring" }, frames: [FRAME] });
  const again = new FallAgain("a-table");
  const seen = again.see(7);
  again.close();
  await seen;
  expect([again.state, again.open, again.grip]).toEqual(["none", false, "free"]);
  const other = again.see(8);
  await vi.waitFor(() => expect(again.state).toBe("playing"));
  expect(again.grip).toBe("ring");
  await vi.advanceTimersByTimeAsync(1000);
  await other;
});

test("what can not be had is said", async () => {
  replies(404, { error: { code: "no-such-page", about: {} } });
  const again = new FallAgain("a-table");
  await again.see(7);
  expect([again.state, again.code, again.open]).toEqual(["refused", "no-such-page", false]);
});
