// All that has happened at a table, as this browser's seats may know it.
import { history, Refused } from "../api";
import type { Missed } from "../protocol";

const TRY_AGAIN = 2_000; // milliseconds

export class Past {
  entries = $state.raw<Missed[]>([]);
  private closed = false;

  constructor(private readonly table: string) {}

  /** What is new is told in its order. */
  add(entries: Missed[]): void {
    const last = this.entries.at(-1)?.number ?? -1;
    this.entries = [...this.entries, ...entries.filter((entry) => entry.number > last)];
  }

  /** From the beginning, as the seats that this browser has now may know it. */
  async recall(): Promise<void> {
    try {
      const told = await history(this.table);
      const last = told.entries.at(-1)?.number ?? -1;
      this.entries = [...told.entries, ...this.entries.filter((entry) => entry.number > last)];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!this.closed) setTimeout(() => void this.recall(), TRY_AGAIN);
    }
  }

  close(): void {
    this.closed = true;
  }
}
