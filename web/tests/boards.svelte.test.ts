// Every board is fed nothing but moments, as the server tells them to each seat and to whoever watches.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BOARDS } from "../src/games/boards";
import Frame from "../src/games/Frame.svelte";
import { words } from "../src/language.svelte";
import { pictures } from "../src/table/moments";
import { Session } from "../src/table/session.svelte";
import { framed } from "./framed";
import type { Props } from "./framed";
import { ALL_GAMES, peopleAt, seenIn, seenMatchesOf, textOf } from "./texts";
import type { Seen } from "./texts";

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  Object.assign(Element.prototype, { getAnimations: () => [], getTotalLength: () => 1 }); // jsdom has none
  await words.speak("en");
});
afterEach(() => vi.unstubAllGlobals());

const PLAYABLE = ".board .is-playable";
const there = (selector: string): boolean => document.querySelector(selector) !== null;

test.each(ALL_GAMES)(
  "%s draws every picture of each kind of play, for everybody",
  async (name) => {
    const game = await BOARDS[name]!();
    const text = textOf(name, "en");
    const drawn = new Set<string>(); // by whom, and which kind
    const touched = new Set<string>(); // by whom, and in which phase
    for (const match of seenMatchesOf(name)) {
      const { seen, ...about } = seenIn(match);
      const moving = game.moving?.(new Session("t", () => game.pace)) ?? null;
      for (const { seat, plays } of seen) {
        const people = peopleAt(about, seat, game);
        const view = plays[0]!.moments[0]!.view;
        const props = $state<Props>(framed({ game, name, view, people, text, seat, moving }));
        const board = mount(Frame, { target: document.body, props });
        const score = mount(game.Score, { target: document.body, props });
        plays.forEach(({ moments, legal, awaited }, turn) => {
          const kind = JSON.stringify([seat, kindOf({ moments, legal })]);
          if (drawn.has(kind)) return;
          drawn.add(kind);
          pictures(moments, seat, game.pace).forEach(({ view, events, hold }, at, all) => {
            const settled = at === all.length - 1;
            const asked = settled && !hold && Object.keys(legal).length > 0;
            Object.assign(props, { view, events, hold, settled, turn, awaited, legal: asked ? legal : {} });
            flushSync();
            const where = `${match}, play ${turn} as ${String(seat)} sees it`;
            expect(document.body.textContent, where).not.toContain("⟦");
            expect(there(".ended, .ending"), where).toBe(hold);
            if (asked && there(PLAYABLE)) {
              const choice = JSON.stringify([seat, (view as { phase: unknown }).phase]);
              if (touched.has(choice)) return;
              touched.add(choice);
              props.legal = {};
              flushSync();
            }
            expect(there(PLAYABLE), `${where}: nothing is legal`).toBe(false);
          });
        });
        void unmount(board);
        void unmount(score);
        document.body.replaceChildren();
      }
    }
    const who = new Set([...touched].map((choice) => (JSON.parse(choice) as unknown[])[0]));
    expect(who.has(null)).toBe(false);
    expect(who.size).toBeGreaterThan(0);
  },
  600_000,
);

/** What happened in a play, where it led, and what may be done then. */
function kindOf({ moments, legal }: Pick<Seen, "moments" | "legal">): unknown {
  const happened = moments.flatMap(({ events }) => events.map(({ event }) => event));
  const verbs = Object.keys(legal).map((step) => step.split(" ")[0]);
  return [moments.map(({ view }) => view["phase"]), [...new Set(happened)], [...new Set(verbs)]];
}
