// The board in every phase, as it stands on the page.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import CardFacts from "../../../src/games/kamimai/CardFacts.svelte";
import type { View } from "../../../src/games/kamimai/view";
import { textOf } from "../../texts";
import { all, clear, furnish, press, props, seen, shown } from "./mounted";
import { DRAW, FIRE, SPELLS, tree } from "./views";

beforeEach(furnish);
afterEach(clear);

test("the phase, the question, the sheet and who holds what are there", async () => {
  const leave = await shown(props(SPELLS, FIRE));
  expect(seen("[aria-current=step]")).toBe("Spells");
  expect(seen(".ask")).toBe("Cast spells, play Creatures, or end the phase.");
  expect(seen(".notepad header")).toBe("The Sleeping Whale Sheet II · zones reconstructed");
  expect(all(".zone .unseen")[1]).toBe(
    "Zone B, targeted: Water (cast), Fire, Earth, Air; one colour discarded.",
  );
  expect(seen(".mine .about")).toContain("thumb + ring");
  expect(seen("[data-seat='2'] .read")).toContain("Water, Air, Fire Fairy.");
  leave();
});

test("zones of a house sheet are the table’s own", async () => {
  const leave = await shown(props({ ...SPELLS, replaced: ["II"] }, FIRE));
  expect(seen(".notepad header")).toContain("zones of this table");
  leave();
});

test.each([
  ["", "en", "is reconstructed."],
  ["water", "en", "is reconstructed."],
  ["earth", "en", "This grip is a house rule of this table."],
  ["earth", "fr", "Cette prise est une règle maison de cette table."],
])("a grip is reconstructed unless the table has its own: “%s”, %s", (replaced, language, source) => {
  const view = { ...SPELLS, replaced: [replaced] };
  const given = { card: "earth_guardian", view, text: textOf("kamimai", language) };
  const facts = mount(CardFacts, { target: document.body, props: given });
  flushSync();
  expect(seen(".facts .muted")).toMatch(new RegExp(`${source}$`));
  void unmount(facts);
});

test("while somebody else draws one may call to them", async () => {
  const given = props({ ...DRAW, activator: 2, to_act: [2], awaited: [2] }, {});
  const leave = await shown(given);
  expect(all(".act .other")).toHaveLength(2);
  press(".act .other");
  expect(given.say).toHaveBeenCalledWith("draw-more");
  leave();
});

test("a side of the book, a page, then so many of them", async () => {
  const pages = tree("left, page 1", "left, page 2", "left, page 3", "right, page 1", "done");
  const given = props(DRAW, pages);
  const leave = await shown(given);
  expect(seen(".act .do")).toBe("I am done drawing");
  press(".half.left");
  press(".turn:last-child");
  expect(seen(".fingers label")).toBe("Page 2 of 3 on the left further in");
  press(".act .do");
  expect(given.play).toHaveBeenCalledWith(["left", "page 2"]);
  leave();
  document.body.replaceChildren();
  const pull: View = { ...DRAW, phase: "pull", fingers: { side: "left", page: 2, pull: null } };
  const pulling = props(pull, tree("pull 1", "pull 2", "let go"));
  const go = await shown(pulling);
  press(".count:last-child");
  expect(document.querySelectorAll(".book .held")).toHaveLength(2);
  press(".act .do");
  expect(pulling.play).toHaveBeenCalledWith(["pull 2"]);
  press(".act .other");
  expect(pulling.play).toHaveBeenCalledWith(["let go"]);
  go();
});

test("the watch counts down from the seconds of the table", async () => {
  vi.useFakeTimers();
  const options = { ...DRAW.options, watch_seconds: 3 };
  const watch: View = { ...DRAW, options, phase: "watch", to_act: [], awaited: [] };
  const leave = await shown(props(watch, {}));
  expect(seen(".countdown b")).toBe("3");
  vi.advanceTimersByTime(1100);
  flushSync();
  expect(seen(".countdown b")).toBe("2");
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(seen(".countdown b")).toBe("…");
  leave();
  vi.useRealTimers();
});

test("a fallen book lies there, and nobody can draw from it", async () => {
  const leave = await shown(props({ ...SPELLS, phase: "keep", fell: "draw" }, tree("discard fire")));
  expect(document.querySelectorAll(".fallen .page").length).toBeGreaterThan(30);
  expect(document.querySelector(".half")).toBeNull();
  expect(seen(".view .told")).toBe("Fallen in the draw: no spells this turn");
  leave();
});

test("cards that go are chosen together; how many must is said", async () => {
  const legal = tree("discard fire", "discard wolf", "discard mouse");
  const given = props({ ...SPELLS, phase: "keep" }, legal);
  const leave = await shown(given);
  expect(seen(".ask")).toBe("Your Reserve holds 4: 1 card has to go.");
  press(".hand [data-card=fire][data-nth='0']");
  press(".hand [data-card=mouse]");
  expect(seen(".act .do")).toBe("Discard 2 cards");
  press(".act .do");
  expect(given.play).toHaveBeenCalledWith(["discard fire"]);
  press(".hand [data-card=earth_guardian]");
  expect(given.explain).toHaveBeenCalledWith(["discard earth_guardian"]);
  leave();
});

test("Guardians of several colours: which one rules the hand", async () => {
  const reserves = [["earth_guardian", "fire_guardian"], [], [], []];
  const given = props({ ...DRAW, phase: "grip", reserves }, tree("grip fire", "grip earth"));
  const leave = await shown(given);
  expect(all(".choices button")).toEqual(["thumb + ring Earth Guardian", "other hand Fire Guardian"]);
  press(".choices [data-choice=fire]");
  expect(seen(".act .do")).toBe("Draw: other hand");
  leave();
});

test("whoever watches is told so and can touch nothing", async () => {
  const view: View = { ...SPELLS, seat: null };
  const leave = await shown(props(view, {}, { seat: null }));
  expect(seen(".act")).toBe("You are watching.");
  expect(document.querySelectorAll(".mate")).toHaveLength(4);
  expect(document.querySelector("button[data-spell]")).toBeNull();
  leave();
});

test("the end is there until somebody goes on", async () => {
  const events = [
    { event: "fell", seat: 1, when: "draw", blessed: false },
    { event: "energy", lost: 1, left: 0, why: "collapse" },
    { event: "lost" },
  ];
  const given = props(
    { ...SPELLS, over: true, energy: 0, awaited: [] },
    {},
    { events, hold: true, awaited: false },
  );
  const leave = await shown(given);
  expect(all(".ended p").at(-1)).toBe("All energy is gone. You have lost together.");
  press(".ended .btn--main");
  expect(given.goOn).toHaveBeenCalled();
  leave();
});

test("somebody’s Reserve can be read, with what a Guardian does to the hand", async () => {
  const reserves = [["fire"], ["water_guardian", "imp"], [], []];
  const leave = await shown(props({ ...SPELLS, reserves, activator: 1, awaited: [1] }, {}));
  press("[data-seat='1'] .read");
  expect(seen("dialog")).toContain("Bo’s Reserve");
  expect(seen("dialog")).toContain("thumb + middle");
  expect(seen("dialog")).toContain("reconstructed");
  leave();
});

test("a hint tells the phase, the curse of the zone and the goal, with the numbers of this table", async () => {
  const leave = await shown(props(SPELLS, FIRE));
  press(".act .why");
  expect(seen("dialog")).toContain("Cast what is complete");
  expect(seen("dialog")).toContain("All Elements of the colours of the Guardians drawn");
  expect(seen("dialog")).toContain("5 points");
  expect(document.body.textContent).not.toContain("⟦");
  leave();
});
