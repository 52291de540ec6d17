// What the board says by its looks: who is to act, what a chosen card will do, who has won the round.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Person } from "../../../src/games/board";
import Frame from "../../../src/games/Frame.svelte";
import { game as kami } from "../../../src/games/kami/index";
import { sideOf } from "../../../src/games/kami/sides";
import type { Event, View } from "../../../src/games/kami/view";
import { words } from "../../../src/language.svelte";
import type { Tree } from "../../../src/protocol";
import { pictures } from "../../../src/table/moments";
import { framesOf, playsOf, textOf } from "../../texts";
import { framed } from "../../framed";
import type { Props } from "../../framed";

const text = textOf("kami", "en");
const people = ({ sides, seat: viewer, points }: View): Person[] =>
  Array.from(
    { length: points.length },
    (_, seat) =>
      ({
        seat,
        name: `P${seat}`,
        called: `P${seat}`,
        side: sideOf(seat, viewer, sides),
        left: null,
      }) as Person,
  );
let leave = (): void => undefined;

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  await words.speak("en");
});
afterEach(() => leave());

function shown(view: View, more: Partial<Props> = {}): void {
  const board = mount(Frame, {
    target: document.body,
    props: framed({
      game: kami,
      name: "kami",
      view,
      awaited: false,
      seat: view.seat,
      people: people(view),
      text,
      ...more,
    }),
  });
  leave = () => void unmount(board);
  flushSync();
}
const read = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? "";

test("the bottom seat is outlined for who watches too, when it is to act", () => {
  const view = {
    ...(framesOf("kami-4").frames[0]!.view as View),
    phase: "answer" as const,
    seat: null,
    hand: null,
  };
  shown({ ...view, to_act: [0] });
  expect(document.querySelector(".mine .now")).not.toBeNull();
  leave();
  shown({ ...view, to_act: [1] });
  expect(document.querySelector(".mine .now")).toBeNull();
});

test("the card that hides and the one that attacks are told apart", () => {
  const view = {
    ...(framesOf("kami-4").frames[0]!.view as View),
    phase: "lead" as const,
    seat: 0,
    to_act: [0],
    hand: ["tower", "tower", "spear"],
  };
  const legal: Tree = { "hide tower": { "attack tower": {}, "attack spear": {} } };
  shown(view, { legal });
  const touch = (card: string, nth: number): void => {
    document.querySelector<HTMLElement>(`.hand [data-card=${card}][data-nth="${nth}"]`)!.click();
    flushSync();
  };
  touch("tower", 1);
  expect(read(".what")).toBe("Tower hides. Now choose your attack.");
  touch("tower", 0);
  expect(read('.hand [data-card=tower][data-nth="1"] .role')).toBe("hides");
  expect(document.querySelectorAll(".hand .is-veiled")).toHaveLength(1);
  expect(read('.hand [data-card=tower][data-nth="0"]')).toMatch(/attacks.*will attack/s);
  expect(document.querySelectorAll(".hand .role")).toHaveLength(2);
});

test("a round that is lost looks lost, and the hidden card that won it is turned over", () => {
  const seen = new Set<string>();
  for (const play of playsOf("kami")) {
    const [end] = pictures(play, 0, kami.pace);
    const won = (end!.events as Event[]).find(
      ({ event }) => event === "round_won" || event === "master_stroke",
    );
    if (!end || !won || !("card" in won) || !("seat" in won)) continue;
    const view = end.view as View;
    shown(view, { events: end.events, hold: true });
    const ours = sideOf(won.seat, 0, view.sides) === "a";
    expect(read(".ended h2")).toBe(ours ? "Round won" : "Round lost");
    expect(document.querySelector(".last.side-a") !== null).toBe(ours);
    expect(document.querySelector(".last .is-down, .last .is-veiled")).toBeNull();
    seen.add(read(".ended h2"));
    leave();
  }
  expect(seen.size).toBe(2);
});

test("whoever the server says has won is shown as the winner", () => {
  const view = framesOf("kami-4").frames.at(-1)!.view as View;
  const told = { table: "t", entries: [], seat: 0, people: people(view), text, scores: [15, 3, 15, 3] };
  for (const winners of [
    [0, 2],
    [1, 3],
  ]) {
    const result = mount(kami.Result, {
      target: document.body,
      props: { ...told, view: { ...view, winners } },
    });
    flushSync();
    expect(read(".result h2")).toBe(winners.includes(0) ? text.say("kami-won-us") : lost);
    void unmount(result);
    document.body.replaceChildren();
  }
});
const lost = text.say("kami-lost-them", { name: text.together(["P1", "P3"]) });
