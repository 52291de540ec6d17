// Every board is fed nothing but moments, as the server tells them.
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Person } from "../src/games/board";
import { BOARDS } from "../src/games/boards";
import Frame from "../src/games/Frame.svelte";
import { words } from "../src/language.svelte";
import type { Moment } from "../src/protocol";
import { pictures } from "../src/table/moments";
import type { Picture } from "../src/table/stage.svelte";
import { ALL_GAMES, playsOf, textOf } from "./texts";
import { framed } from "./framed";
import type { Props } from "./framed";

test.each(ALL_GAMES)("the board of %s draws every picture that its plays pass through", async (name) => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  const game = await BOARDS[name]!();
  const text = textOf(name, "en");
  await words.speak("en");
  const held = new Set<boolean>();
  for (const play of unlike(playsOf(name))) {
    const seats = Number((play[0]?.view["options"] as Record<string, unknown>)["seats"]);
    const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
    const people = names.map(
      (name, seat) =>
        ({ seat, name, called: name, you: seat === 0, side: game.sideOf(seat, 0, seats) }) as Person,
    );
    const [first, ...then] = pictures(play, 0, game.pace);
    const props = $state<Props>(
      framed({
        game,
        name,
        ...shown(first!),
        settled: false,
        awaited: false,
        people,
        text,
      }),
    );
    const board = mount(Frame, { target: document.body, props });
    const score = mount(game.Score, { target: document.body, props });
    for (const picture of [first!, ...then]) {
      Object.assign(props, shown(picture));
      flushSync();
      expect(document.body.textContent).not.toContain("⟦");
      expect(document.querySelector(".ended, .ending") !== null).toBe(picture.hold);
      held.add(picture.hold);
    }
    void unmount(board);
    void unmount(score);
    document.body.replaceChildren();
  }
  expect([...held].sort()).toEqual([false, true]);
  vi.unstubAllGlobals();
});

/** One of each kind of play, by what its moments begin and end with. */
function unlike(plays: Moment[][]): Moment[][] {
  const kind = (play: Moment[]): string =>
    play.map(({ events }) => `${name(events[0])} ${name(events.at(-1))}`).join();
  return [...new Map(plays.map((play) => [kind(play), play])).values()];
}

const name = (event: Moment["events"][0] | undefined): unknown => event?.["event"];

const shown = ({ view, events, hold }: Picture): Pick<Props, "view" | "events" | "hold"> => ({
  view,
  events,
  hold,
});
