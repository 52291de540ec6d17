// A table that a gesture is made for.
import type { Person } from "../src/games/board";
import type { Now } from "../src/games/gesture";
import type { Tree } from "../src/protocol";
import { textOf } from "./texts";

interface Seen {
  seat: number | null;
}

export function now(game: string, view: Seen, legal: Tree, people: Person[] = []): Now {
  const text = textOf(game, "en");
  return { view, legal, seat: view.seat, people, text, paused: false, window: null, moving: null };
}
