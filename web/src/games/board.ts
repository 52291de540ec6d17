// What the table's frame and a game's board know of each other.
import type { Component } from "svelte";
import type { Missed, Phrase, Refusal, Tree } from "../protocol";
import type { Scenes } from "../table/session.svelte";
import type { Event, Text } from "../text";

export type Side = "a" | "b" | "c" | "d" | "e";

/** Somebody in a chair, as the screen names them. */
export interface Person {
  seat: number;
  /** Their name, for the others. */
  name: string;
  /** `You` for the person at this screen. */
  called: string;
  you: boolean;
  side: Side;
  yours: boolean;
  bot: boolean;
  /** Why a bot plays for them. */
  standIn: string | null;
  /** Connected, or a bot. */
  here: boolean;
  /** Milliseconds left when it was heard; null: no limit. */
  left: number | null;
  heard: number;
  ticking: boolean;
}

export interface BoardProps {
  view: unknown;
  events: Event[];
  /** The end of a round, until `goOn`. */
  hold: boolean;
  /** Everything that happened has been shown; until then a touch skips to the present. */
  settled: boolean;
  legal: Tree;
  /** The number of the seat's decision. */
  turn: number;
  /** It is this seat's turn, though something else may still be shown. */
  awaited: boolean;
  paused: boolean;
  seat: number | null;
  people: Person[];
  text: Text;
  refused: Refusal | null;
  busy: boolean;
  play: (steps: string[]) => void;
  /** Asks the server why something is not allowed. */
  explain: (steps: string[]) => void;
  /** Says something ready-made to everybody at the table. */
  say?: (phrase: Phrase) => void;
  goOn: () => void;
  forgive: () => void;
}

export interface ResultProps {
  /** The last one, with everything open that the game opens at its end. */
  view: unknown;
  scores: number[];
  entries: Missed[];
  seat: number | null;
  people: Person[];
  text: Text;
}

export interface Game {
  Board: Component<BoardProps>;
  /** The heart of the last screen: how it was won. */
  Result: Component<ResultProps>;
  /** What is good to have in sight, above the thread of a wide screen. */
  Beside?: Component<{ text: Text }>;
  /** How it stands, in the bar. */
  Score: Component<{ view: unknown; seat: number | null; people: Person[]; text: Text }>;
  scenes: Scenes;
  /** What anybody knows, everybody knows: a shared device need not be passed on in secret. */
  open?: boolean;
  sideOf: (seat: number, viewer: number | null, seats: number) => Side;
  /** Events that go without saying. */
  untold: readonly string[];
  /** The only answer there is to a question, which nobody needs to be asked. */
  obvious: (legal: Tree) => string[] | null;
  /** What somebody who does not see the board must hear before they choose. */
  spoken: (view: unknown, legal: Tree, people: Person[], text: Text) => string;
}
