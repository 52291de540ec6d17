// What is said above a board: until when one has to play at a table over days; and on its menu.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection } from "../src/connection.svelte";
import { words } from "../src/language.svelte";
import type { Present, TableInfo } from "../src/protocol";
import Menu from "../src/table/Menu.svelte";
import Notices from "../src/table/Notices.svelte";
import { Session } from "../src/table/session.svelte";
import { ofNoGame } from "./texts";

const NOON = Date.parse("2026-11-19T12:00:00");
const HOUR = 3_600_000;
const UNTIL = "Your turn, until Thu 19 Nov, 14:00";
let leave = (): void => undefined;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
  vi.spyOn(connection, "watch").mockReturnValue(() => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ entries: [] })));
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  await words.speak("en");
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

/** Ana's seat is the first, and she has two hours; the other has three. */
function shown(what: "notices" | "menu", running: number[], kind = "days"): string {
  const chairs = ["Ana", "Béla"].map((name, seat) => ({ seat, who: "person", name, yours: seat === 0, stand_in: null })); // prettier-ignore
  const info = {
    game: "chess", status: "playing", style: "online", seats: 2, sides: [[0], [1]], chairs, house_rules: [],
    clock: { kind, amount: 2, increment: 0 }, options: { seats: 2 }, paused: false, yours: true, wish: null,
  } as unknown as TableInfo; // prettier-ignore
  const session = new Session("t", () => () => ({}));
  session.hear({
    type: "present",
    number: 1,
    info,
    views: [{ seat: 0, turn: 1, view: {}, legal: {}, events: [], past: [] }],
    clock: { left: [2 * HOUR, 3 * HOUR], running, window: null },
    present: [0],
    missed: null,
  } as unknown as Present);
  const page =
    what === "notices"
      ? mount(Notices, { target: document.body, props: { session, info, people: [] } })
      : mount(Menu, {
          target: document.body,
          props: { session, info, text: ofNoGame("en"), forced: false, close: () => undefined },
        });
  leave = () => void unmount(page);
  flushSync();
  return document.querySelector(".until")?.textContent?.replaceAll("\u00a0", " ").trim() ?? "";
}

test.each(["notices", "menu"] as const)("over days the time is told that one has to play (%s)", (what) => {
  expect(shown(what, [0])).toBe(UNTIL);
  leave();
  expect(shown(what, [0, 1])).toBe(UNTIL);
  leave();
  expect(shown(what, [1])).toBe(""); // the other has to play
  leave();
  expect(shown(what, [0], "bank")).toBe(""); // a clock ticks beside the name
});
