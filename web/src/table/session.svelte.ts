// One table as this browser knows it: what the server has told, and what one may ask of it.
import { history, Refused } from "../api";
import { connection } from "../connection.svelte";
import type { Answer, Told, Wanted, Watcher } from "../connection.svelte";
import type { ClockState, Missed, Present, Refusal, SeatView, TableInfo, Update } from "../protocol";
import type { Event } from "../text";
import { Stage } from "./stage.svelte";
import type { Picture } from "./stage.svelte";

const NO_CLOCK: ClockState = { left: [], running: [] };
const TRY_AGAIN = 2_000; // milliseconds

/** The pictures that a play leads to; the game knows how its rounds end. */
export type Scenes = (before: unknown, after: unknown, events: Event[]) => Picture[];

export class Session implements Watcher {
  info = $state.raw<TableInfo | null>(null);
  views = $state.raw<SeatView[]>([]);
  clock = $state.raw<ClockState & { heard: number }>({ ...NO_CLOCK, heard: 0 });
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  /** All that has happened, as this browser's seats may know it. */
  entries = $state.raw<Missed[]>([]);
  /** The last thing that could not be done, until it is read or past. */
  refused = $state.raw<Refusal | { type: "error"; code: string; about: Record<string, unknown> } | null>(
    null,
  );
  /** Why there is nothing to see here. */
  lost = $state<string | null>(null);
  /** A play is on its way. */
  busy = $state(false);
  /** At a shared device: whose cards are shown; null: nobody's. */
  holder = $state<number | null>(null);
  /** The rematch that has just been made. */
  follows = $state<string | null>(null);

  readonly stage = new Stage();
  private number: number | null = null;
  private closed = false;
  private readonly leave: () => void;

  constructor(
    readonly table: string,
    private readonly scenes: () => Scenes,
  ) {
    this.leave = connection.watch(table, this);
  }

  close(): void {
    this.closed = true;
    this.leave();
  }

  since(): number | null {
    return this.number;
  }

  get seats(): number[] {
    return this.views.flatMap((view) => (view.seat === null ? [] : [view.seat]));
  }

  /** Several people share this device. */
  get shared(): boolean {
    return this.seats.length > 1;
  }

  /** The view that is shown; none while a shared device is in nobody's hands. */
  get mine(): SeatView | null {
    if (this.shared) return this.views.find((view) => view.seat === this.holder) ?? null;
    return this.views[0] ?? null;
  }

  /** Whose turn it is at a shared device, if not of who holds it. */
  get next(): number | null {
    if (!this.shared || this.info?.status !== "playing" || !this.stage.idle || this.stage.reading)
      return null;
    const asked = this.views.filter((view) => Object.keys(view.legal).length > 0).map((view) => view.seat);
    return asked.length === 0 || asked.includes(this.holder) ? null : (asked[0] ?? null);
  }

  take(seat: number): void {
    this.holder = seat;
    this.stage.jump(this.mine?.view ?? null, this.number ?? 0);
  }

  /** On to the next round; a shared device is put down, for there are new cards. */
  goOn(): void {
    const ended = this.stage.scene?.hold && !this.stage.scene.onward;
    this.stage.skip();
    if (ended && this.shared && this.info?.status === "playing") this.holder = null;
  }

  hear(message: Told): void {
    switch (message.type) {
      case "present":
        return this.arrive(message);
      case "update":
        return this.grow(message);
      case "presence":
        this.present = message.present;
        this.watchers = message.watchers;
        return;
      case "tick":
        this.clock = { ...message.clock, heard: Date.now() };
        return;
      case "error":
        if (this.info === null) this.lost = message.code;
        else this.refused = message;
    }
  }

  private arrive(present: Present): void {
    const same = present.views.every((view, at) => view.seat === this.views[at]?.seat);
    const known = this.number !== null && same && present.missed !== null;
    const unchanged = known && present.missed?.length === 0;
    if (known) this.remember(present.missed ?? []);
    this.number = present.number;
    this.info = present.info;
    this.views = present.views;
    this.clock = { ...present.clock, heard: Date.now() };
    this.present = present.present;
    this.watchers = present.watchers;
    this.lost = null;
    this.settle();
    const view = this.mine?.view ?? null;
    if (this.stage.scene?.hold && !unchanged)
      this.stage.show([{ view, events: [], hold: false }], present.number);
    else if (!unchanged) this.stage.jump(view, present.number);
    if (!known) void this.recall();
  }

  private grow(update: Update): void {
    if (this.number === null || update.number <= this.number) return;
    if (update.number > this.number + 1) return connection.catchUp(this.table);
    const [before, seats] = [this.mine, this.seats.join()];
    this.number = update.number;
    this.info = update.info ?? this.info;
    this.clock = { ...update.clock, heard: Date.now() };
    this.views = update.views ?? this.views;
    this.remember([{ ...update, events: update.views?.map((view) => view.events) ?? [] }]);
    this.settle();
    if (update.views || update.info) this.refused = null;
    if (update.views) this.follow(before, update.number);
    if (this.seats.join() !== seats) void this.recall();
    if (update.what.kind === "rematch" && seats) this.follows = update.what.table ?? null;
  }

  /** From one picture to the next, by its events; taken back plays have none. */
  private follow(before: SeatView | null, number: number): void {
    const after = this.mine;
    const events = (after?.events ?? []) as Event[];
    if (!events.length || before?.seat !== after?.seat) this.stage.jump(after?.view ?? null, number);
    else if (before?.view) this.stage.show(this.scenes()(before.view, after?.view, events), number);
    else this.stage.show([{ view: after?.view, events, hold: false }], number);
  }

  private settle(): void {
    if (this.seats.length === 1) this.holder = this.seats[0] ?? null;
    if (this.holder !== null && !this.seats.includes(this.holder)) this.holder = null;
  }

  private remember(entries: Missed[]): void {
    const last = this.entries.at(-1)?.number ?? -1;
    this.entries = [...this.entries, ...entries.filter((entry) => entry.number > last)];
  }

  private async recall(): Promise<void> {
    try {
      const told = await history(this.table);
      const last = told.entries.at(-1)?.number ?? -1;
      this.entries = [...told.entries, ...this.entries.filter((entry) => entry.number > last)];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!this.closed) setTimeout(() => void this.recall(), TRY_AGAIN);
    }
  }

  /** Asks the server; what it refuses is there to be read. */
  async ask(wanted: Wanted): Promise<Answer> {
    const answer = await connection.ask(this.table, wanted);
    if (answer.type === "refusal" || answer.type === "error") this.refused = answer;
    return answer;
  }

  async play(steps: string[], view = this.mine): Promise<void> {
    if (view?.seat == null || this.busy) return;
    this.refused = null;
    this.stage.understood();
    this.busy = true;
    await this.ask({ type: "play", seat: view.seat, turn: view.turn, steps });
    this.busy = false;
  }

  /** Tries what is not allowed, so that the server says which clause forbids it. */
  async explain(steps: string[]): Promise<void> {
    const view = this.mine;
    if (view?.seat == null) return;
    await this.ask({ type: "play", seat: view.seat, turn: view.turn, steps });
  }
}
