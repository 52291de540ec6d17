// A play in the making: how fingers, keys, tests and lessons make the plays of any game.
import type { Phrase, Tree } from "../protocol";
import type { Text } from "../text";
import type { Moving, Open, Person } from "./board";

/** What a touch asks of the server, or of the person, where it does more than choose. */
export type Asks =
  | { play: string[] }
  /** Why is this not allowed? */
  | { explain: string[] }
  /** Something ready-made, to everybody at the table. */
  | { say: Phrase }
  /** Something to be read before anything can be chosen. */
  | { note: string }
  /** The last play of one’s own, which nobody knows yet. */
  | { takeBack: true }
  | null;

/** How a thing on the table looks that may be touched. */
export type State = "rest" | "playable" | "dim" | "picked";

/** The table as it is now. */
export interface Now {
  view: unknown;
  legal: Tree;
  seat: number | null;
  people: Person[];
  text: Text;
  paused: boolean;
  /** null: no window is open. */
  window: Open | null;
  /** What the game has made for this table, if something moves there. */
  moving: Moving | null;
}

/** A button that needs nothing chosen before. */
export interface Answer {
  label: string;
  asks: () => Asks;
  emblem?: string;
  /** What one most often wants, or all that is left to do. */
  main?: boolean;
  /** It stands where the seal would. */
  wide?: boolean;
}

/** What the bar below the table offers and says. */
export interface Bar {
  answers: Answer[];
  /** What the play that is chosen will do; empty while something is wanting. */
  label: string;
  /** What is wanting, or that it is not one's turn. */
  need: string;
  /** For ears, while something is wanting: what may follow what was just chosen. */
  next?: string;
}

/** What is drawn there. */
export interface BarProps {
  bar: Bar;
  busy: boolean;
  /** What is wanting, or why nothing can be done now. */
  guidance: string;
  /** On to the present; null: that is what is shown. */
  skip: (() => void) | null;
  /** null: nothing has been chosen yet. */
  undo: (() => void) | null;
  why: () => void;
  commit: () => void;
  ask: (asks: Asks) => void;
}

/** What a press in the bar does now; nothing, while there is nothing to press. */
export function meaning({ bar: { answers, label }, skip }: BarProps): string {
  return skip ? "skip" : [...answers.map((answer) => answer.label), label].filter(Boolean).join(" | ");
}

export interface Gesture {
  /** A new decision: nothing is chosen. */
  begin(): void;
  /** The steps of legal plays that may be chosen next. */
  readonly choices: readonly string[];
  /** Chooses one of them; what follows from it alone need not be chosen. */
  choose(step: string): Asks;
  /** Something has been chosen that can be taken back. */
  readonly begun: boolean;
  /** Takes back what was chosen last, or all of it. */
  undo(): void;
  /** The play that is chosen, if it is a whole one. */
  readonly ready: readonly string[] | null;
  /** Plays it. */
  commit(): Asks;
  readonly bar: Bar;
  /** The answer that passes, declines or ends; it has a key of its own. */
  readonly pass: string | null;
  /** A selector of where the keys go on; null: in the hand. */
  readonly next: string | null;
  /** A key that only this game knows. */
  press?(event: KeyboardEvent): void;
}
