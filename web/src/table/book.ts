// A book that stands on the table and obeys physics, as the board of its game may use it.
import { createContext } from "svelte";
import type { Missed, SeatView } from "../protocol";
import type { BookFeed } from "./feed";

/** Tenths of a millimetre from where the fingers closed: across, along the ridge, up. */
export type Point = readonly [number, number, number];

export interface BookAtTable {
  readonly table: string;
  readonly feed: BookFeed;
  readonly entries: readonly Missed[];
  /** The match as it is now, whatever is still being shown. */
  readonly mine: SeatView | null;
  /** What is here is the present: the server answers. */
  readonly current: boolean;
  readonly refused: { type: string; code?: string } | null;
  /** Plays, with what belongs to it; true when it is done and here. */
  carry(steps: string[], attachment?: unknown): Promise<boolean>;
  /** Asks why this can not be played. */
  explain(steps: string[]): Promise<void>;
  /** Fingers close on the page they are on and so many inwards, so many per cent up; true when they hold. */
  pinch(count: number, height: number): Promise<boolean>;
  reach(to: Point): void;
  openHand(): void;
}

const [get, set, has] = createContext<BookAtTable>();

export const putBook = set;

/** null: this board is on no table. */
export function bookHere(): BookAtTable | null {
  return has() ? get() : null;
}
