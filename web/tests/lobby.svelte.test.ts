// The lobby as somebody finds it: which games it offers, under which name one plays, what a form refuses.
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { BOARDS, FIRST } from "../src/games/boards";
import { words } from "../src/language.svelte";
import { connection } from "../src/connection.svelte";
import Lists from "../src/lobby/Lists.svelte";
import NewTableForm from "../src/lobby/NewTableForm.svelte";
import Nothing from "../src/lobby/Nothing.svelte";
import { refusal } from "../src/lobby/refusal";
import Resume from "../src/lobby/Resume.svelte";
import { Tables } from "../src/lobby/tables.svelte";
import Welcome from "../src/lobby/Welcome.svelte";
import YourName from "../src/lobby/YourName.svelte";
import { Refused } from "../src/api";
import type { Listed } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { forgetPlaces } from "../src/table/steady";
import { waiting } from "../src/waiting.svelte";
import { gameInfo, option } from "./gameinfo";
import { textOf } from "./texts";

const GAMES = Object.keys(BOARDS);

beforeEach(async () => {
  // jsdom has no dialogues
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  settings.name = "";
  await words.speak("en");
  await words.learn(FIRST);
});

const one = <Found extends Element>(selector: string): Found => document.querySelector<Found>(selector)!;
const said = (): string => document.body.textContent;

test("the welcome offers every game, and its button says which one begins", () => {
  const page = mount(Welcome, { target: document.body });
  flushSync();
  const offered = [...document.querySelectorAll<HTMLInputElement>("[type=radio]")];
  expect(offered.map(({ value }) => value)).toEqual(GAMES);
  for (const choice of offered) {
    choice.click();
    flushSync();
    const name = textOf(choice.value, "en").say("game-name");
    expect(one(".btn--main").textContent).toContain(`Play ${name} `);
  }
  void unmount(page);
});

test("a name is changed in the lobby", () => {
  settings.name = "Ana";
  const page = mount(YourName, { target: document.body });
  flushSync();
  expect(one("button").textContent).toContain("Ana");
  one<HTMLButtonElement>("button").click();
  flushSync();
  const field = one<HTMLInputElement>("dialog input");
  expect(field.value).toBe("Ana");
  field.value = " Béla ";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  one<HTMLFormElement>("dialog form").requestSubmit();
  flushSync();
  expect(settings.name).toBe("Béla");
  expect(one("button").textContent).toContain("Béla");
  void unmount(page);
});

/** A match against a bot. */
const against = (table: string): Listed =>
  ({
    table,
    info: {
      game: FIRST,
      status: "playing",
      style: "online",
      seats: 2,
      sides: [[0], [1]],
      chairs: [
        { seat: 0, who: "person", name: "Ana", yours: true, stand_in: null, for_you: false },
        { seat: 1, who: "bot", name: null, yours: false, stand_in: null, for_you: false },
      ],
      clock: { kind: "none" },
      paused: false,
    },
    to_act: [0],
    at: 0,
    clock: { left: [], running: [], window: null },
    round: 1,
    points: null,
    won: null,
  }) as unknown as Listed;

test("what is taken off the list is gone, and the others that there are stay within reach", async () => {
  const asked = vi.spyOn(connection, "ask").mockResolvedValue({ type: "ack" } as never);
  vi.useFakeTimers();
  forgetPlaces();
  const tables = new Tables();
  tables.open = [];
  const all = Array.from({ length: 10 }, (_, at) => against(`t${at}`));
  tables.yours = all;
  const page = mount(Lists, { target: document.body, props: { tables, resumed: all[0] } });
  flushSync();
  const more = (): string => one(".btn--quiet").textContent;
  expect(more()).toContain("3 more tables");
  for (let left = 2; left >= 0; left -= 1) {
    one<HTMLElement>("li .ico").click();
    flushSync();
    vi.advanceTimersByTime(500);
    one<HTMLElement>("li .asks .btn--main").click();
    await vi.waitFor(() => expect(tables.yours).toHaveLength(7 + left));
    flushSync();
    expect(document.querySelectorAll("[aria-labelledby=yours] li")).toHaveLength(6);
    expect(document.querySelector(".btn--quiet")?.textContent ?? "").toContain(
      ["", "One more", "2 more"][left],
    );
  }
  expect(asked.mock.calls.map(([, { type }]) => type)).toEqual(["close", "put_away", "close", "put_away", "close", "put_away"]); // prettier-ignore
  waiting.hear([]);
  vi.useRealTimers();
  void unmount(page);
});

test("the match that waits for you first can be ended from there too", () => {
  const remove = vi.fn();
  vi.useFakeTimers();
  forgetPlaces();
  const page = mount(Resume, { target: document.body, props: { listed: against("t"), remove } });
  flushSync();
  one<HTMLElement>(".resume .ico").click();
  flushSync();
  expect(one(".resume .asks").getAttribute("aria-label")).toBe("End this match and take it off the list?");
  vi.advanceTimersByTime(500);
  one<HTMLElement>(".resume .asks .btn--main").click();
  expect(remove).toHaveBeenCalledOnce();
  vi.useRealTimers();
  void unmount(page);
});

test("a number that is not possible is refused with a reason, and nothing is asked of the server", async () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  const options = [option("seats", 2, { allowed: [2] }), option("target", 15, { least: 1, most: 99 })];
  const page = mount(NewTableForm, {
    target: document.body,
    props: { info: gameInfo({ name: FIRST, options }) },
  });
  flushSync();
  const field = one<HTMLInputElement>("[type=number]");
  field.value = "0";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(said()).toContain("0 is not possible: 1 to 99.");
  one<HTMLFormElement>("form").requestSubmit();
  flushSync();
  expect(one("[role=alert]").textContent).toContain("0 is not possible: 1 to 99.");
  expect(one<HTMLDetailsElement>("details").open).toBe(true);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(asked).not.toHaveBeenCalled();
  void unmount(page);
});

test("the server’s refusal names the option and says what is possible, in short", () => {
  const allowed = Array.from({ length: 99 }, (_, at) => at + 1);
  const refused = new Refused("bad-option", { name: "target", value: "0", allowed });
  const known = textOf(FIRST, "en");
  const range = known.say("new-range", { least: 1, most: 99 });
  expect(refusal(refused, known)).toBe(`${known.say("option-target")} cannot be 0. Possible: ${range}.`);
  const other = new Refused("bad-option", { name: "unheard-of", value: "0", allowed: [3, 7] });
  expect(refusal(other, known)).toContain("Possible: 3, 7.");
});

test.each(["page", "game", "link", "network"] as const)("where there is no %s, there is a way on", (what) => {
  const page = mount(Nothing, { target: document.body, props: { what, instead: "rules" } });
  flushSync();
  expect(said()).not.toContain("⟦");
  const links = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual([...(what === "game" ? GAMES.map((game) => `/rules/${game}`) : []), "/"]);
  expect(document.querySelectorAll("main .btn--main").length).toBe(1);
  void unmount(page);
});
