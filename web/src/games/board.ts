// What the frame of all boards (Frame.svelte) and a game know of each other.
import type { Component, Snippet } from "svelte";
import type { Missed, Tree } from "../protocol";
import type { Pacing } from "../table/moments";
import type { Session } from "../table/session.svelte";
import type { Event, Text } from "../text";
import type { Asks, BarProps, Gesture, Now } from "./gesture";

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

/** A phase in which everybody answers at the same time, and silence is an answer. */
export interface Open {
  /** Milliseconds until it closes, when it was heard. */
  left: number;
  heard: number;
  /** What one has answered; null: nothing yet. */
  meant: readonly string[] | null;
}

/** What moves at a table by itself, drawn by the server frame after frame. */
export interface Moving {
  /** How it looks now. */
  see(frame: ArrayBuffer): void;
  /** That the server refused this to a hand on it is no news to anybody. */
  overlooks(code: string): boolean;
}

/** What a board draws, what it asks when it is touched, and what it finds a place for. */
export interface BoardProps<View = unknown, Made = Gesture, Happened = Event> {
  view: View;
  /** What led to it. */
  events: Happened[];
  /** The end of a round or of the match, until somebody goes on. */
  hold: boolean;
  legal: Tree;
  seat: number | null;
  people: Person[];
  text: Text;
  gesture: Made;
  /** null: no window is open. */
  window: Open | null;
  /** One's own things may be touched now. */
  may: boolean;
  /** Something is touched: if one may, it is asked what it means. */
  touch: (asks: () => Asks) => void;
  /** Plays, asks why or says something, at once. */
  ask: (asks: Asks) => void;
  /** A refusal or something else to be read; null: nothing. */
  note: Snippet | null;
  /** What one can do besides touching the table; for whoever watches, that they do. */
  act: Snippet;
  /** The way on from what has ended: the button's words. */
  onward: Snippet<[label: string]>;
}

export interface ResultProps {
  table: string;
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
  Gesture: new (now: () => Now) => Gesture;
  /** The bar below the table, if it has another look than that of most games. */
  Bar?: Component<BarProps>;
  /** What is good to know now: in a sheet, above the way to the rules. */
  Hint: Component<{ view: unknown; people: Person[]; text: Text }>;
  /** The heart of the last screen: how it was won. */
  Result: Component<ResultProps>;
  /** What is good to have in sight, above the thread of a wide screen. */
  Beside?: Component<{ text: Text }>;
  /** How it stands, in the bar. */
  Score: Component<{ view: unknown; seat: number | null; people: Person[]; text: Text }>;
  /** How long a moment of it is looked at. */
  pace: Pacing;
  /** Made once for each of its tables. */
  moving?: (session: Session) => Moving;
  /** The colour and the shape of a seat, by who plays with whom. */
  sideOf: (seat: number, viewer: number | null, table: { seats: number; sides: number[][] }) => Side;
  /** The picture of a card, for whoever is told that it can not be played. */
  emblemOf: (card: string, view: unknown) => string;
  /** Events that go without saying. */
  untold: readonly string[];
  /** The only answer there is to a question, which nobody needs to be asked. */
  obvious: (legal: Tree) => string[] | null;
  /** The only play there is, which against bots alone is made by itself where somebody prefers that. */
  forced?: (legal: Tree) => string[] | null;
  /** The question of the moment, or whom one waits for; empty: nobody is asked anything. */
  question: (view: unknown, legal: Tree, people: Person[], text: Text) => string;
  /** What somebody who does not see the board must hear before they choose. */
  spoken: (view: unknown, legal: Tree, people: Person[], text: Text) => string;
}
