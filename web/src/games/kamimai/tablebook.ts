// The book on the table: how it stands and moves, and what hands do to it, which goes to the server at once.
import { connection } from "../../connection.svelte";
import type { Missed, SeatView } from "../../protocol";
import type { Session } from "../../table/session.svelte";
import type { Moving } from "../board";
import { BookFeed } from "./feed";
import { AT_REST } from "./frames";

/** Tenths of a millimetre from where the fingers closed: across, along the ridge, up. */
export type Point = readonly [number, number, number];

/** A book that obeys physics, as whoever touches it sees it. */
export interface BookAtTable extends Moving {
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

const A_LITTLE = 100; // milliseconds
const TOO_LATE = "not-pinching"; // a hand still moved when the draw was over: what came of it is told anyway

function isAtRest(frame: ArrayBuffer): boolean {
  return new DataView(frame).getUint16(1, true) === AT_REST;
}

export class TableBook implements BookAtTable {
  readonly feed = new BookFeed();

  private waiting = 0;

  constructor(private readonly session: Session) {}

  /** A book that was rebuilt at once is shown when people have seen the fall. */
  see(frame: ArrayBuffer): void {
    clearTimeout(this.waiting);
    if (isAtRest(frame) && this.session.stage.reading)
      this.waiting = window.setTimeout(() => this.see(frame), A_LITTLE);
    else this.feed.take(frame);
  }

  overlooks(code: string): boolean {
    return code === TOO_LATE;
  }

  get table(): string {
    return this.session.table;
  }

  get entries(): readonly Missed[] {
    return this.session.entries;
  }

  get mine(): SeatView | null {
    return this.session.mine;
  }

  get current(): boolean {
    return this.session.current;
  }

  get refused(): { type: string; code?: string } | null {
    return this.session.refused;
  }

  async carry(steps: string[], attachment?: unknown): Promise<boolean> {
    const answer = await this.session.upTo(this.session.play(steps, this.mine, attachment));
    return answer?.type === "ack";
  }

  explain(steps: string[]): Promise<void> {
    return this.session.explain(steps);
  }

  async pinch(count: number, height: number): Promise<boolean> {
    if (this.mine?.seat == null) return false;
    this.session.refused = null;
    const { seat, turn } = this.mine;
    const answer = await connection.askNow(this.table, { type: "pinch", seat, turn, count, height });
    if (answer?.type === "error") this.session.refused = answer;
    return answer?.type === "ack";
  }

  reach(to: Point): void {
    connection.tell(this.table, { type: "reach", to: [...to] });
  }

  openHand(): void {
    connection.tell(this.table, { type: "open_hand" });
  }
}
