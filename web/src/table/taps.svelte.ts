// What was tapped at a companion table, in its order: kept until the server has judged it, also over a reload.
import { freshKey } from "../connection.svelte";
import type { Answer } from "../connection.svelte";
import { keep, kept } from "../kept";
import type { Error as Fault, Refusal } from "../protocol";

export interface Tap {
  key: string;
  seat: number;
  steps: string[];
  /** When, by the clock of this device. */
  at: number;
}

/** A tap that was not accepted; those after it wait until somebody says what becomes of them. */
export interface Rejected {
  tap: Tap;
  why: Refusal | Fault;
}

interface Kept {
  waiting: readonly Tap[];
  rejected: Rejected | null;
}

export class Taps {
  waiting = $state.raw<readonly Tap[]>([]);
  rejected = $state.raw<Rejected | null>(null);
  /** The first of them is on its way. */
  private sent = false;
  /** It, and the turn it is meant for. */
  private flight = $state.raw<{ tap: Tap; turn: number } | null>(null);
  private readonly name: string;

  /** `judge` asks the server, for a turn of the tap's seat; null: nobody is there. */
  constructor(
    table: string,
    private readonly turnOf: (seat: number) => number,
    private readonly judge: (tap: Tap, turn: number) => Promise<Answer> | null,
  ) {
    this.name = `taps.${table}`;
    const before = JSON.parse(kept(this.name) ?? "null") as Kept | null;
    this.waiting = before?.waiting ?? [];
    this.rejected = before?.rejected ?? null;
  }

  /** Those that are not in the views yet: one that was made may still wait for its answer. */
  get pending(): readonly Tap[] {
    const { flight, waiting } = this;
    const landed =
      flight !== null && flight.tap.key === waiting[0]?.key && flight.turn !== this.turnOf(flight.tap.seat);
    return landed ? waiting.slice(1) : waiting;
  }

  add(seat: number, steps: string[]): void {
    this.change([...this.waiting, { key: freshKey(), seat, steps, at: Date.now() }], this.rejected);
    void this.send();
  }

  /** One after the other, as long as somebody judges and nothing is kept back. */
  async send(): Promise<void> {
    for (;;) {
      const tap = this.waiting[0];
      if (!tap || this.sent || this.rejected) return;
      const turn = this.turnOf(tap.seat);
      const judged = this.judge(tap, turn);
      if (!judged) return;
      this.sent = true;
      this.flight = { tap, turn };
      const answer = await judged;
      this.sent = false;
      const rejected = answer.type === "refusal" || answer.type === "error" ? { tap, why: answer } : null;
      this.change(this.waiting.slice(1), rejected);
    }
  }

  /** The last tap, as long as it is only here. */
  takeBack(): boolean {
    const here = this.waiting.length > (this.sent ? 1 : 0);
    if (here) this.change(this.waiting.slice(0, -1), this.rejected);
    return here;
  }

  /** What was kept back is sent after all. */
  release(): void {
    this.change(this.waiting, null);
    void this.send();
  }

  /** The rejected tap too: it was no fault of its own. */
  retry(): void {
    if (this.rejected) this.waiting = [this.rejected.tap, ...this.waiting];
    this.release();
  }

  /** What was kept back is forgotten. */
  drop(): void {
    this.change([], null);
  }

  private change(waiting: readonly Tap[], rejected: Rejected | null): void {
    this.waiting = waiting;
    this.rejected = rejected;
    keep(this.name, waiting.length || rejected ? JSON.stringify({ waiting, rejected }) : null);
  }
}
