// Every board is fed nothing but moments, as the server tells them to each seat and to whoever watches.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BOARDS } from "../src/games/boards";
import Frame from "../src/games/Frame.svelte";
import { words } from "../src/language.svelte";
import { pictures } from "../src/table/moments";
import { Session } from "../src/table/session.svelte";
import { framed } from "./framed";
import type { Props } from "./framed";
import { ALL_GAMES, gameOf, peopleAt, seenIn, seenMatchesOf, textOf } from "./texts";
import type { Seen } from "./texts";

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  Object.assign(Element.prototype, { getAnimations: () => [], getTotalLength: () => 1 }); // jsdom has none
  await words.speak("en");
});
afterEach(() => vi.unstubAllGlobals());

const PLAYABLE = ".board .is-playable";
const there = (selector: string): boolean => document.querySelector(selector) !== null;

describe.each(ALL_GAMES.flatMap(seenMatchesOf))("%s", (match) => {
  test("every picture of each kind of play is drawn, for everybody", async () => {
    const name = gameOf(match);
    const game = await BOARDS[name]!();
    const text = textOf(name, "en");
    const { seen, ...about } = seenIn(match);
    const moving = game.moving?.(new Session("t", () => game.pace)) ?? null;
    for (const { seat, plays } of seen) {
      const people = peopleAt(about, seat, game);
      const view = plays[0]!.moments[0]!.view;
      const props = $state<Props>(framed({ game, name, view, people, text, seat, moving }));
      const board = mount(Frame, { target: document.body, props });
      const score = mount(game.Score, { target: document.body, props });
      const touched = new Set<unknown>(); // phases in which something could be
      unlike(plays).forEach(({ moments, legal, awaited }, turn) => {
        pictures(moments, seat, game.pace).forEach(({ view, events, hold }, at, all) => {
          const settled = at === all.length - 1;
          const asked = settled && !hold && Object.keys(legal).length > 0;
          Object.assign(props, { view, events, hold, settled, turn, awaited, legal: asked ? legal : {} });
          flushSync();
          const where = `play ${turn} as ${String(seat)} sees it`;
          expect(document.body.textContent, where).not.toContain("⟦");
          expect(there(".ended, .ending"), where).toBe(hold);
          const { phase } = view as { phase: unknown };
          if (asked && there(PLAYABLE)) {
            if (touched.has(phase)) return;
            touched.add(phase);
            props.legal = {};
            flushSync();
          }
          expect(there(PLAYABLE), `${where}: nothing is legal`).toBe(false);
        });
      });
      expect(touched.size > 0).toBe(seat !== null);
      void unmount(board);
      void unmount(score);
      document.body.replaceChildren();
    }
  });
});

/** One of each kind of play, by what happened in it, where it led, and what may be done then. */
function unlike(plays: Seen[]): Seen[] {
  return [...new Map(plays.map((play) => [kindOf(play), play])).values()];
}

function kindOf({ moments, legal }: Seen): string {
  const happened = moments.flatMap(({ events }) => events.map(({ event }) => event));
  const verbs = Object.keys(legal).map((step) => step.split(" ")[0]);
  return JSON.stringify([
    moments.map(({ view }) => view["phase"]),
    [...new Set(happened)],
    [...new Set(verbs)],
  ]);
}
