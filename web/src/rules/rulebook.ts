// Everything the rules of a game need, loaded when somebody wants to read them.
import type { Component } from "svelte";
import { rulebook } from "../api";
import { words } from "../language.svelte";
import type { Person, Side } from "../games/board";
import type { Mark, Picture, RuleTable, Section } from "../protocol";
import type { Arguments, Text } from "../text";

export const MARKS: readonly Mark[] = ["C", "L", "R"];
/** How sure we are of each part; null: there is nothing to be sure of. */
export type Marks = Record<string, Mark | null>;

export interface CardRow {
  card: string;
  copies: number;
  points: number;
  /** Points in what it does. */
  amount?: number;
  marks: Marks;
}
export interface OptionRow {
  name: string;
  usual: string;
  others: (string | { low: number; high: number })[];
}

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

/** What a table of the rules is shown with; `usual` are the usual options, as sentences use them. */
export interface TableProps<Row> {
  rows: readonly Row[];
  game: string;
  text: Text;
  usual: Arguments;
}
export interface PositionProps {
  picture: Picture;
  people: Person[];
  text: Text;
}
/** What the page shows of one game otherwise than of others. */
export interface Shown {
  /** The least one has to know: the messages `game-…`, in this order. */
  minute: readonly string[];
  tables: Record<string, Component<TableProps<any>>>;
  /** A position, drawn with what its board is made of. */
  Position: Component<PositionProps>;
  /** Where seats have other shapes than in their order. */
  sideOf?: (seat: number, view: Picture["view"]) => Side;
}

export interface Book extends Shown {
  sections: Section[];
  faces: Record<string, Face>;
  usual: Arguments;
}

const SHOWN = import.meta.glob<Shown>("../games/*/rules/index.ts", { import: "shown" });
const CARDS = import.meta.glob<Record<string, Face>>("../games/*/cards.ts", { import: "FACES" });
const DRAWINGS = import.meta.glob("../games/*/drawings.ts");

function of<T>(files: Record<string, () => Promise<T>>, game: string): (() => Promise<T>) | undefined {
  return Object.entries(files).find(([path]) => path.includes(`/games/${game}/`))?.[1];
}

/** null: no such game has rules here. */
export async function open(game: string): Promise<Book | null> {
  const shown = of(SHOWN, game);
  if (!shown) return null;
  const [{ sections }, own, faces] = await Promise.all([
    rulebook(game),
    shown(),
    of(CARDS, game)?.() ?? {},
    of(DRAWINGS, game)?.(),
    words.learn(game),
  ]);
  return { ...own, sections, faces, usual: usualArguments(sections) };
}

/** The usual options, as arguments of a sentence. */
export function usualArguments(sections: readonly Section[]): Arguments {
  const rows = sections.flatMap(({ table }) => (table ? rowsOf<OptionRow>(table, "options") : []));
  return Object.fromEntries(
    rows.map(({ name, usual }) => [name, /^\d+$/.test(usual) ? Number(usual) : usual]),
  );
}

/** Those of a table of this kind; of another, none. */
export function rowsOf<Row>({ kind, rows }: RuleTable, wanted: string): Row[] {
  return kind === wanted ? (rows as Row[]) : [];
}

/** What a mark means; a game may have words of its own. */
export function markKey(text: Text, mark: Mark, game: string): string {
  const own = `rules-page-${game}-mark-${mark}`;
  return text.has(own) ? own : `rules-page-mark-${mark}`;
}

const SIDES = ["a", "b", "c", "d", "e"] as const;

/** Those who sat there, by the names that bots have. */
export function peopleIn({ view, seat: viewer }: Picture, text: Text, sideOf: Shown["sideOf"]): Person[] {
  const seats = Number((view["options"] as { seats: number }).seats);
  return Array.from({ length: seats }, (_, seat) => {
    const name = text.say(`terminal-bot-${seat + 1}`);
    const you = seat === viewer;
    return {
      seat,
      name,
      called: you ? text.say("terminal-you") : name,
      you,
      side: sideOf?.(seat, view) ?? SIDES[seat] ?? "e",
      yours: you,
      bot: false,
      standIn: null,
      here: true,
      left: null,
      heard: 0,
      ticking: false,
    };
  });
}
