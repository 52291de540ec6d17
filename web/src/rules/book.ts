// Everything the rules of a game need, loaded when somebody wants to read them.
import type { Component } from "svelte";
import { words } from "../language.svelte";
import type { Text } from "../text";
import { sectionsOf } from "./rulebook";
import type { Section } from "./rulebook";

export interface Face {
  number: number;
  copies: number;
  /** Points in what it does. */
  amount?: number;
  emblem: string;
  wash: string;
  /** The accent of the drawing, where it is not its own. */
  ink?: string;
}
export interface Book {
  sections: Section[];
  faces: Record<string, Face>;
  /** How a game shows cards that are not like others. */
  Deck: Deck | null;
}
type Deck = Component<{ section: Section; text: Text }>;

const WRITTEN = import.meta.glob<string>("../../../src/kamifuda/games/*/RULES.md", {
  query: "?raw",
  import: "default",
});
const CARDS = import.meta.glob<Record<string, Face>>("../games/*/cards.ts", { import: "FACES" });
const DECKS = import.meta.glob<Deck>("../games/*/Deck.svelte", { import: "default" });
const DRAWINGS = import.meta.glob("../games/*/drawings.ts");

function of<T>(files: Record<string, () => Promise<T>>, game: string): (() => Promise<T>) | undefined {
  return Object.entries(files).find(([path]) => path.split("/").at(-2) === game)?.[1];
}

/** null: no such game has rules here. */
export async function open(game: string): Promise<Book | null> {
  const written = of(WRITTEN, game);
  if (!written) return null;
  const [markdown, faces, Deck] = await Promise.all([
    written(),
    of(CARDS, game)?.() ?? {},
    of(DECKS, game)?.() ?? null,
    of(DRAWINGS, game)?.(),
    words.learn(game),
  ]);
  return { sections: sectionsOf(markdown), faces, Deck };
}
