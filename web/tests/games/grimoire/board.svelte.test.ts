// The board in every phase, as it stands on the page.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Frame from "../../../src/games/Frame.svelte";
import { game as grimoire } from "../../../src/games/grimoire";
import type { View } from "../../../src/games/grimoire/view";
import { words } from "../../../src/language.svelte";
import type { Tree } from "../../../src/protocol";
import { textOf } from "../../texts";
import { PEOPLE, TURN, VIEW } from "./views";
import { framed } from "../../framed";
import type { Props } from "../../framed";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const tree = (...steps: string[]): Record<string, object> =>
  Object.fromEntries(steps.map((step) => [step, {}]));

function props(view: View, legal: Record<string, object>, more: Partial<Props> = {}): Props {
  return framed({
    game: grimoire,
    name: "grimoire",
    view,
    legal: legal as Tree,
    people: PEOPLE,
    text: textOf("grimoire", "en"),
    ...more,
  });
}

async function shown(given: Props): Promise<() => void> {
  await words.speak("en");
  const board = mount(Frame, { target: document.body, props: given });
  flushSync();
  expect(document.body.textContent).not.toContain("⟦");
  return () => void unmount(board);
}

const press = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)!.click();
  flushSync();
};
const seen = (selector: string): string =>
  document.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim() ?? "";

test("a page is found in the index and marked", async () => {
  const given = props(VIEW, tree("page 1", "page 2", "page 7"));
  const leave = await shown(given);
  press(".index [data-page='7']");
  expect(seen(".leafing h3")).toBe("Create");
  const described = document.querySelector("[data-page='7']")?.getAttribute("aria-describedby")?.split(" ");
  expect(seen(`#${described?.[0]}`)).toMatch(/^Draw an item/);
  press(".act .do");
  expect(given.play).toHaveBeenCalledWith(["page 7"]);
  leave();
});

test("a locked page is dimmed with the level it needs, and the seal is not there", async () => {
  const leave = await shown(props(VIEW, tree("page 1")));
  press(".index [data-page='12']");
  expect(seen(".lock")).toBe("Needs level 12: from round 7 on");
  expect(document.querySelector(".act .btn--main")).toBeNull();
  leave();
});

test("a card of the Quest zone is read while pages are chosen, and chosen when it is to be taken", async () => {
  const leave = await shown(props(VIEW, tree("page 1")));
  press(".quest [data-card='king']");
  expect(seen("dialog")).toContain("reconstructed: the printed text is not known");
  leave();
  const given = props({ ...TURN, turn: 0, to_act: [0] }, tree("take king", "take hidden"));
  const go = await shown(given);
  press(".quest [data-card='king']");
  expect(seen(".book .facts h3")).toBe("King");
  press(".act .do");
  expect(given.play).toHaveBeenCalledWith(["take king"]);
  go();
});

test("a target is one of the players, and the others say why not", async () => {
  const given = props({ ...TURN, turn: 0, to_act: [0], phase: "target" }, tree("target 1", "target 2"));
  const leave = await shown(given);
  press(".seats .is-playable");
  expect(seen(".act .do")).toBe("Aim at Cy");
  press(".seats .mine");
  expect(given.explain).toHaveBeenCalledWith(["target 0"]);
  leave();
});

test("a target chosen by keys lets them go on", async () => {
  const given = props({ ...TURN, turn: 0, to_act: [0], phase: "target" }, tree("target 1", "target 2"));
  const leave = await shown(given);
  document.querySelector<HTMLElement>(".seats .is-playable")!.focus();
  press(".seats .is-playable");
  press(".seats .is-picked");
  expect(given.play).toHaveBeenCalledWith(["target 2"]);
  expect(document.activeElement).toBe(document.body);
  leave();
});

test("whoever watches is told so, and has no tokens to touch", async () => {
  const view: View = {
    ...VIEW,
    seat: null,
    round: 0,
    phase: "token",
    to_act: [1],
    order: [null, null, 2, 1],
  };
  const leave = await shown(props(view, {}, { seat: null }));
  expect(seen(".act")).toBe("You are watching.");
  expect(document.querySelectorAll(".tokens .token")).toHaveLength(2);
  expect(document.querySelectorAll(".tokens button")).toHaveLength(0);
  leave();
});

test("ears hear who is a bot or away", async () => {
  const people = PEOPLE.map((one) => ({ ...one, bot: one.seat === 1, here: one.seat !== 2 }));
  const leave = await shown(props(VIEW, tree("page 1"), { people }));
  const rows = [...document.querySelectorAll(".seats li .unseen")].map((one) => one.textContent);
  expect(rows[0]).toContain("1: Bo, Bot, has chosen.");
  expect(rows[3]).toContain("4: Cy, away, is choosing.");
  leave();
});

test("companions and cards to choose one of", async () => {
  const seize = await shown(
    props({ ...TURN, turn: 0, to_act: [0], phase: "seize", target: 2 }, tree("seize king")),
  );
  expect(
    [...document.querySelectorAll(".choices button")].map((one) => one.getAttribute("data-card")),
  ).toEqual(["king", "queen"]);
  expect(seen(".choices h3")).toBe("Domination: choose the companion that you take from Cy.");
  expect(seen(".seats .victim .unseen")).toContain("Cy");
  seize();
  document.body.replaceChildren();
  const keep = await shown(
    props(
      { ...TURN, turn: 0, to_act: [0], phase: "keep", drawn: ["nun", "king"] },
      tree("keep nun", "keep king"),
    ),
  );
  expect(document.querySelectorAll(".choices button")).toHaveLength(2);
  keep();
});

test.each([
  ["heal", ["leave", "heal"], ["Leave it", "Draw from the discard (price: 1)"]],
  ["merchant", ["enough", "buy"], ["Enough", "Buy an item (price: 1)"]],
  ["wish", ["points", "cards"], ["4 points", "3 random cards"]],
  ["take", ["shoes", "take king"], ["Shoes: one more card"]],
  ["take", ["use golden_cup", "take king"], ["Use the Golden Cup"]],
] as const)("words answer: %s", async (phase, steps, labels) => {
  const leave = await shown(props({ ...TURN, turn: 0, to_act: [0], phase }, tree(...steps)));
  const buttons = [...document.querySelectorAll(".act button:not(.why)")];
  expect(buttons.map((one) => one.textContent?.trim())).toEqual(labels);
  leave();
});

test("the reveal explains the order and waits", async () => {
  const events = [
    { event: "revealed", pages: [5, 3, 8, 8] },
    { event: "ordered", seats: [1, 0, 2, 3], alone: [1, 0], shared: [2, 3], reversed: true },
    { event: "time", seat: 0, page: 5, how: "reverse", seats: [3, 2, 0, 1] },
  ];
  const given = props({ ...TURN, turn: null, to_act: [] }, {}, { events, hold: true, settled: false });
  const leave = await shown(given);
  expect(seen(".ended")).toContain("Di goes first");
  expect(seen(".seats li .unseen")).toMatch(/^1: Di, page 8, Storm, shared, had token 3\./);
  expect(seen(".ended")).toContain("Your Haste reverses the order.");
  press(".ended .btn--main");
  expect(given.goOn).toHaveBeenCalled();
  leave();
});

test("a territory opens: one’s own cards, and of the others what is known", async () => {
  const leave = await shown(props(VIEW, tree("page 1")));
  press(".seats .mine");
  expect(seen("dialog")).toContain("Treasures: 2 of 10");
  press("dialog .ico");
  press(".seats li button");
  expect(seen("dialog")).toContain("2 face-down cards");
  leave();
});

test("every page has a drawing of its own, in the index, on its leaf and where it is revealed", async () => {
  const leave = await shown(props(VIEW, tree("page 1", "page 2")));
  const drawings = [...document.querySelectorAll(".index .signs > .em")].map((one) => one.innerHTML);
  expect(drawings.every((one) => one.includes("<path"))).toBe(true);
  expect(new Set(drawings).size).toBe(15);
  press(".index [data-page='2']");
  expect(document.querySelector(".leafing .drawing .em")?.innerHTML).toBe(drawings[1]);
  leave();
  const go = await shown(props(TURN, {}));
  const tiles = [...document.querySelectorAll(".seats .tile.open .em")].map((one) => one.innerHTML);
  expect(tiles).toEqual([8, 8, 5, 3].map((page) => drawings[page - 1]));
  go();
});

test("the page that this round opens is marked, and the round is told", async () => {
  const leave = await shown(props(VIEW, tree("page 1")));
  expect(seen(".leaf h3")).toBe("Round 4 pages 1 to 9, 9 is new");
  expect([...document.querySelectorAll(".index .fresh")].map((one) => one.getAttribute("data-page"))).toEqual(
    ["9"],
  );
  expect(seen("[data-page='9'] .unseen")).toBe("9 Charm, Attack spell, new");
  leave();
  const last = await shown(props({ ...VIEW, round: 12, level: 15, new_page: null }, tree("page 1")));
  expect(document.querySelector(".index .fresh")).toBeNull();
  expect(seen(".leaf h3")).toBe("Round 12 pages 1 to 15 open");
  last();
});

test("a bookmark is taken back by the button beside what one waits for", async () => {
  const placed: View = {
    ...VIEW,
    to_act: [2],
    chosen: [true, true, false, true],
    pages: [5, null, null, null],
  };
  const given = props(placed, {});
  const leave = await shown(given);
  press(".act .other");
  expect(given.takeBack).toHaveBeenCalledOnce();
  leave();
});

test("a Time spell says in its turn that it has worked", async () => {
  const leave = await shown(props({ ...TURN, turn: 0, to_act: [0] }, tree("take king")));
  expect(seen(".told")).toBe("Haste has worked already: when the books opened, it reversed the turn order.");
  leave();
});

test("who has nearly enough is told", async () => {
  const cy = { seat: 2, what: "treasures", count: 9, enough: false } as const;
  const leave = await shown(props({ ...VIEW, near_end: [cy] }, tree("page 1")));
  expect(seen(".banner")).toBe("Cy has 9 of 10 treasures: the end is near");
  leave();
  const both = await shown(props({ ...VIEW, near_end: [{ ...cy, seat: 0 }, cy] }, tree("page 1")));
  expect(seen(".banner")).toBe("9 of 10, the end is near: you and Cy");
  both();
  const last = [{ ...cy, seat: 1 }, { ...cy, what: "companions", count: 10, enough: true } as const];
  const ending = await shown(props({ ...VIEW, ending: true, near_end: last }, tree("page 1")));
  expect(seen(".banner")).toBe("Last round: Cy has 10 companions");
  ending();
});

test("the last round is announced, and tokens are chosen before the first", async () => {
  const last = await shown(props({ ...TURN, ending: true }, {}));
  expect(seen(".banner")).toBe("This round is the last.");
  last();
  document.body.replaceChildren();
  const first: View = { ...VIEW, round: 0, phase: "token", to_act: [0], order: [null, null, 3, null] };
  const leave = await shown(props(first, tree("token 1", "token 2", "token 4")));
  expect(seen(".tokens-of")).toMatch(/^Every round you secretly mark a page .* Choose an order token/);
  expect([...document.querySelectorAll(".tokens button")]).toHaveLength(3);
  leave();
});

test("a new round is said over the book with the page that it opens, without motion too, until it has been read", async () => {
  vi.useFakeTimers();
  const given = $state(props({ ...VIEW, round: 3, level: 8, new_page: 8 }, tree("page 1")));
  const leave = await shown(given);
  expect(document.querySelector(".centre .stamp")).toBeNull();
  given.events = [{ event: "round", round: 3, level: 8 }] as never;
  flushSync();
  expect(seen(".centre .stamp")).toBe("Round 3 new: 8 Storm");
  given.events = []; // something else is shown by now
  flushSync();
  vi.advanceTimersByTime(4_900);
  flushSync();
  expect(seen(".centre .stamp")).toContain("Round 3");
  vi.advanceTimersByTime(200);
  flushSync();
  expect(document.querySelector(".centre .stamp")).toBeNull();
  given.events = [{ event: "round", round: 3, level: 8 }] as never; // and nothing else happens
  flushSync();
  expect(seen(".centre .stamp")).toContain("Round 3");
  vi.advanceTimersByTime(5_100);
  flushSync();
  expect(document.querySelector(".centre .stamp")).toBeNull();
  leave();
  vi.useRealTimers();
});

test("what is counted of everybody has its name, in few words where there is little room", async () => {
  const leave = await shown(props(VIEW, tree("page 1")));
  expect([...document.querySelectorAll(".legend span")].map((one) => one.textContent?.trim())).toEqual([
    "companions",
    "treasures",
    "items",
    "points",
  ]);
  leave();
});
