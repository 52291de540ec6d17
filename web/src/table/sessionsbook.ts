// The book on the table of a session: what hands do to it goes to the server at once.
import { connection } from "../connection.svelte";
import type { Missed, SeatView } from "../protocol";
import type { BookAtTable, Point } from "./book";
import { BookFeed } from "./feed";
import { AT_REST } from "./frames";
import type { Session } from "./session.svelte";

const A_LITTLE = 100; // milliseconds

function isAtRest(frame: ArrayBuffer): boolean {
  return new DataView(frame).getUint16(1, true) === AT_REST;
}

export class SessionsBook implements BookAtTable {
  readonly feed = new BookFeed();

  private waiting = 0;

  constructor(private readonly session: Session) {}

  /** A book that was rebuilt at once is shown when people have seen the fall. */
  take(frame: ArrayBuffer): void {
    clearTimeout(this.waiting);
    if (isAtRest(frame) && this.session.stage.reading)
      this.waiting = window.setTimeout(() => this.take(frame), A_LITTLE);
    else this.feed.take(frame);
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
