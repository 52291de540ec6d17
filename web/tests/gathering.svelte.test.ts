// The waiting room, as its host and as somebody with the link sees it.
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection } from "../src/connection.svelte";
import type { Game } from "../src/games/board";
import { words } from "../src/language.svelte";
import type { Chair, Present, TableInfo } from "../src/protocol";
import Gathering from "../src/table/Gathering.svelte";
import { factsOf } from "../src/table/facts";
import { people } from "../src/table/people";
import { forgetPlaces } from "../src/table/steady";
import { Text } from "../src/text";
import { Session } from "../src/table/session.svelte";
import { gameInfo, option } from "./gameinfo";
import { FOLDERS, ROOT } from "./texts";

/** What a game says of itself and of its options. */
const OWN = `
game-tagline = Mate the king.
option-target = Target
option-mode = Mode
option-mode-blitz = Blitz
option-mode-slow = Slow
option-castling = Castling
`;
const common = FOLDERS.filter((path) => !path.includes("/games/"));
const EN = new Text("en", [...common.map((path) => readFileSync(`${ROOT}/${path}/en.ftl`, "utf8")), OWN]);
const GAME = gameInfo({
  name: "chess",
  bots: ["random", "greedy", "search"],
  told_first: ["mode", "target"],
  options: [
    option("target", 15, { least: 1, most: 99 }),
    option("mode", "slow", { allowed: ["slow", "blitz"] }),
    option("castling", true, { allowed: [true, false] }),
  ],
});
const chair = (seat: number, more: Partial<Chair>): Chair =>
  ({
    seat,
    who: "nobody",
    name: null,
    level: null,
    stand_in: null,
    yours: false,
    for_you: false,
    ...more,
  }) as Chair;
const ME = { who: "person", name: "Ana", yours: true } as const;
const BOT = { who: "bot", level: "greedy" } as const;

let leave = (): void => undefined;
let asked: ReturnType<typeof vi.fn>;
beforeEach(async () => {
  forgetPlaces();
  vi.spyOn(connection, "watch").mockReturnValue(() => undefined);
  asked = vi.fn(() => Promise.resolve({ type: "ack" }));
  vi.spyOn(connection, "ask").mockImplementation(asked as never);
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      Response.json(
        path === "/api/games"
          ? [GAME]
          : path.endsWith("/invitation")
            ? { address: "", qr: "" }
            : { entries: [] },
      ),
    ),
  );
  await words.speak("en");
});
afterEach(() => {
  leave();
  leave = () => undefined;
});

function shown(chairs: Chair[], more: Partial<TableInfo> = {}): void {
  const info = {
    game: "chess", status: "gathering", style: "online", seats: 4, sides: [[0, 2], [1, 3]], house_rules: [],
    clock: { kind: "move", amount: 30, increment: 0 }, options: { seats: 4, mode: "blitz", target: 21 }, yours: false,
    chairs, ...more,
  } as unknown as TableInfo; // prettier-ignore
  const session = new Session("t", () => () => ({}));
  session.hear({
    type: "present",
    number: 1,
    info,
    views: [],
    clock: { left: [], running: [] },
    present: [0],
    missed: null,
  } as unknown as Present);
  const game = { sideOf: (seat: number) => (seat % 2 ? "b" : "a") } as unknown as Game;
  const page = mount(Gathering, {
    target: document.body,
    props: { session, info, people: people(session, info, game, EN), text: EN },
  });
  leave = () => void unmount(page);
  flushSync();
}
/** Of the server, last. */
const wanted = (): unknown => asked.mock.calls.at(-1)?.[1];
const heading = (): string => document.querySelector("h2")!.textContent ?? "";
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(name));

test("with empty chairs nothing is ready, and it says how many are missing", () => {
  shown([chair(0, ME), chair(1, BOT), chair(2, {}), chair(3, {})]);
  expect(heading()).toBe("Waiting for 2 more players");
  expect(button("2 chairs are still empty")?.disabled).toBe(true);
});

test("when everybody is there the match may begin", () => {
  shown([0, 1, 2, 3].map((seat) => chair(seat, seat ? BOT : ME)));
  expect(heading()).toBe("Everybody is here");
  button("Start")!.click();
  expect(wanted()).toEqual({ type: "start" });
});

test("a guest reads the clock, the target, the mode, and who sits with whom", async () => {
  shown([chair(0, { ...ME, yours: false }), chair(1, BOT), chair(2, {}), chair(3, {})]);
  expect(heading()).toBe("You are invited");
  await vi.waitFor(() =>
    expect([...document.querySelectorAll("dl div")].map((one) => one.textContent?.trim()).join(" ")).toBe(
      "Clock 30 s a move Mode Blitz Target 21",
    ),
  );
  const teams = [...document.querySelectorAll(".teams section")].map((one) =>
    one.textContent?.replace(/\s+/g, " "),
  );
  expect(teams[0]).toMatch(/Team 1.*Ana.*Empty chair/);
  expect(teams[1]).toMatch(/Team 2.*Akari.*steady bot.*Empty chair/);
  expect(document.querySelector("select")).toBeNull();
});

test("the host chooses the level of a bot where it sits", async () => {
  shown([chair(0, ME), chair(1, BOT), chair(2, {}), chair(3, BOT)]);
  await vi.waitFor(() => expect(document.querySelectorAll("select")).toHaveLength(2));
  const level = document.querySelector("select")!;
  expect([level.value, level.getAttribute("aria-label")]).toEqual(["greedy", "Level: Akari"]);
  level.value = "search";
  level.dispatchEvent(new Event("change", { bubbles: true }));
  expect(wanted()).toEqual({ type: "bot", seat: 1, level: "search" });
});

test("whoever is invited to a rematch accepts or declines", () => {
  const chairs = [
    chair(0, { who: "invited", name: "Ana", for_you: true }),
    chair(1, { who: "person", name: "Béla" }),
  ];
  shown(chairs, { seats: 2, sides: [[0], [1]] });
  expect(heading()).toBe("Béla invites you to a rematch");
  button("No, thanks")!.click();
  expect(wanted()).toEqual({ type: "stand", seat: 0 });
  button("Join")!.click();
  expect(wanted()).toMatchObject({ type: "sit", seat: 0 });
});

test("of the options those are told that a game names, and those that are not as usual", () => {
  const told = (options: TableInfo["options"]): string[] =>
    factsOf({ options }, GAME, EN).map(({ name, value }) => `${name} ${value}`);
  expect(told({ seats: 4 })).toEqual(["Mode Slow", "Target 15"]);
  expect(told({ seats: 4, castling: false }).at(-1)).toBe("Castling No");
});
