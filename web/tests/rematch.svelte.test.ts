// After a match among people: who is invited to one more, who declines, and who was too late.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection } from "../src/connection.svelte";
import { words } from "../src/language.svelte";
import type { TableInfo } from "../src/protocol";
import Rematch from "../src/table/Rematch.svelte";
import type { Session } from "../src/table/session.svelte";
import { forgetPlaces } from "../src/table/steady";

const PEOPLE = ["Ana", "Béla"].map((name, seat) => ({ seat, name })) as never;
let leave = (): void => undefined;
/** The chairs of the next table, as the server tells them. */
let there: object[];
let asked: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  forgetPlaces();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ info: { chairs: there } })));
  asked = vi.fn(() => Promise.resolve({ type: "ack" }));
  vi.spyOn(connection, "ask").mockImplementation(asked as never);
  await words.speak("en");
});
afterEach(() => leave());

/** Ana looks at the result, and Béla wishes for a rematch. */
function shown(): void {
  const info = { status: "over", chairs: [{ who: "person", yours: true }, { who: "person", yours: false }], rematch: "next", rematch_by: 1 }; // prettier-ignore
  const session = { seats: [0], refused: null } as unknown as Session;
  const props = { session, info: info as unknown as TableInfo, people: PEOPLE };
  const page = mount(Rematch, { target: document.body, props });
  leave = () => void unmount(page);
}
const said = (): string => document.querySelector(".foot")!.textContent.replace(/\s+/g, " ").trim();
const button = (name: string): HTMLElement =>
  [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === name)!;
const seen = (words: string): Promise<void> =>
  vi.waitFor(() => {
    flushSync();
    expect(said()).toContain(words);
  });

test("whoever declines stays with the result, and can look in", async () => {
  there = [{ seat: 1, who: "person" }, { seat: 0, who: "invited", for_you: true }]; // prettier-ignore
  shown();
  await seen("Béla invites you to a rematch");
  there = [{ seat: 1, who: "person" }, { seat: 0, who: "nobody" }]; // prettier-ignore
  await vi.waitFor(() => expect(document.querySelector("[data-dead]")).toBeNull()); // the invitation has just come
  button("No, thanks").click();
  expect(asked.mock.calls[0]).toEqual(["next", { type: "stand", seat: 0 }]);
  await vi.waitFor(() => expect(document.querySelector(".without a")?.getAttribute("href")).toBe("/t/next"));
  expect(said()).toContain("Béla");
  expect(document.querySelector(".note")).toBeNull();
  expect(document.querySelector("a[href='/']")).not.toBeNull();
});

test("where they have begun without somebody, that is said", async () => {
  there = [{ seat: 1, who: "person" }, { seat: 0, who: "bot" }]; // prettier-ignore
  shown();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector(".without")).not.toBeNull();
  });
  expect(said()).not.toContain("⟦");
  expect(document.querySelectorAll(".foot button")).toHaveLength(0);
});
