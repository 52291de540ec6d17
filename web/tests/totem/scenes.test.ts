import { expect, test } from "vitest";
import { scenes } from "../../src/games/totem/view";
import { framesOf, MATCHES } from "../texts";

test.each(MATCHES.filter((match) => match.startsWith("totem")))(
  "every attack is seen with its outcome, and the end until somebody goes on: %s",
  (match) => {
    const { frames } = framesOf(match);
    const shown = frames.slice(1).map((frame, at) => scenes(frames[at]?.view, frame.view, frame.events));
    shown.forEach((pictures, at) => {
      const { events, view } = frames[at + 1]!;
      const attack = events.find(({ event }) => event === "attacked");
      const declared = pictures.filter(({ more }) => more);
      expect(pictures.at(-1)?.view).toBe(view);
      expect(declared).toHaveLength(attack && attack["seat"] !== 0 ? 1 : 0);
      expect(declared.every(({ events }) => events.at(-1) === attack)).toBe(true);
      expect(pictures.filter(({ hold }) => hold)).toHaveLength(at === shown.length - 1 ? 1 : 0);
    });
  },
);
