// The truth about the connection.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection } from "../src/connection.svelte";
import { words } from "../src/language.svelte";
import Strip from "../src/table/Strip.svelte";

let leave = (): void => undefined;
beforeEach(async () => {
  await words.speak("en");
  vi.useFakeTimers();
  connection.state = "open";
  const strip = mount(Strip, { target: document.body });
  leave = () => void unmount(strip);
});
afterEach(() => {
  leave();
  connection.state = "connecting";
  vi.useRealTimers();
});

function becomes(state: typeof connection.state): string {
  connection.state = state;
  return told();
}
function told(): string {
  flushSync();
  return document.querySelector(".strip")!.textContent!.trim();
}

test("that the connection is back is said for a moment, each time", () => {
  expect(told()).toBe("");
  for (let times = 0; times < 2; times += 1) {
    expect(becomes("lost")).toBe("No connection. Trying again …");
    expect(becomes("connecting")).toBe("");
    expect(becomes("open")).toBe("Connected again.");
    vi.advanceTimersByTime(2_400);
    expect(told()).toBe("Connected again.");
    vi.advanceTimersByTime(200);
    expect(told()).toBe("");
  }
});

test("who is lost again has not just come back", () => {
  becomes("lost");
  becomes("open");
  expect(becomes("lost")).toBe("No connection. Trying again …");
  expect(becomes("connecting")).toBe("");
});
