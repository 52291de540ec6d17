// Every legal play of recorded matches can be chosen step by step, by the one interface of all gestures.
import { expect, test } from "vitest";
import { BOARDS } from "../src/games/boards";
import type { Asks, Gesture } from "../src/games/gesture";
import type { Tree } from "../src/protocol";
import { now } from "./now";
import { framesOf, gameOf, MATCHES, peopleAt } from "./texts";

const ENOUGH = 12; // plays of one decision

function playsIn(legal: Tree, before: string[] = []): string[][] {
  return Object.entries(legal).flatMap(([step, after]) => {
    const steps = [...before, step];
    return Object.keys(after).length ? playsIn(after, steps) : [steps];
  });
}

/** Some of them, from the first to the last. */
function spread<One>(all: One[]): One[] {
  const every = Math.ceil(all.length / ENOUGH);
  return all.filter((_, at) => at % every === 0 || at === all.length - 1);
}

/** What a step asked for that is not there to be chosen, or that did more than choose. */
function chosen(gesture: Gesture, play: string[]): Asks {
  for (const step of play) {
    if (!gesture.choices.includes(step)) continue; // it followed from the last one alone
    const asks = gesture.choose(step);
    if (asks) return asks;
  }
  return null;
}

test.each(MATCHES)("whatever is legal in %s can be chosen, named, taken back and played", async (match) => {
  const name = gameOf(match);
  const game = await BOARDS[name]!();
  const { frames, ...about } = framesOf(match);
  const everybody = peopleAt(about, 0, game);
  for (const { view, legal } of frames) {
    const table = now(name, view as { seat: number }, legal, everybody);
    const gesture = new game.Gesture(() => table);
    for (const play of spread(playsIn(legal))) {
      gesture.begin();
      expect(gesture.begun, `${play.join()}: a new decision`).toBe(false);
      expect(chosen(gesture, play), play.join()).toBeNull();
      expect(gesture.ready, play.join()).toEqual(play);
      expect(gesture.bar.label, play.join()).toMatch(/^[^⟦]+$/);
      for (let taken = 0; gesture.begun && taken < play.length + 1; taken++) gesture.undo();
      expect(gesture.begun, `${play.join()}: taken back`).toBe(false);
      chosen(gesture, play);
      expect(gesture.commit(), play.join()).toEqual({ play });
    }
    if (gesture.pass) expect(legal).toHaveProperty([gesture.pass], {});
    for (const answer of gesture.bar.answers) expect(answer.label).toMatch(/^[^⟦]+$/);
  }
});
