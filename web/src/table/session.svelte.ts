// One table as this browser knows it: what the server has told, and what one may ask of it.
import { history, Refused } from "../api";
import { connection } from "../connection.svelte";
import type { Answer, Told, Wanted, Watcher } from "../connection.svelte";
import type {
  ClockState,
  Missed,
  Present,
  Refusal,
  SeatView,
  TableInfo,
  Unreadable,
  Update,
} from "../protocol";
import type { Event } from "../text";
import { SessionsBook } from "./sessionsbook";
import { remember, remembered } from "./memory";
import { Stage } from "./stage.svelte";
import type { Picture } from "./stage.svelte";
import { Taps } from "./taps.svelte";
import type { Tap } from "./taps.svelte";

const NO_CLOCK: ClockState = { left: [], running: [] };
const TRY_AGAIN = 2_000; // milliseconds
/** The server can not read what happened at a table: it is closed. */
export const UNREADABLE: ReadonlySet<string> = new Set<Unreadable["code"]>([
  "damaged-table",
  "unknown-rules",
]);
const TOO_LATE = "not-pinching"; // a hand still moved when the draw was over: what came of it is told anyway

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

  private open = $state(false);
  /** Who was asked last, where nobody passes a device on. */
  private lately = $state<number | null>(null);
  /** What is shown is the present, not a memory of it. */
  current = $state(false);

  readonly stage = new Stage();
  readonly book = new SessionsBook(this);
  readonly taps: Taps;
  private number: number | null = null;
  private closed = false;
  /** The tap that is on its way, and the turn it is meant for. */
  private flight = $state.raw<{ key: string; seat: number; turn: number } | null>(null);
  private reached: { number: number; go: () => void }[] = [];
  private readonly leave: () => void;

  constructor(
    readonly table: string,
    private readonly scenes: () => Scenes,
  ) {
    this.taps = new Taps(table, (tap) => this.judge(tap));
    this.restore();
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

  /** They pass it on, one to the next, and hide their cards. */
  get passed(): boolean {
    return this.shared && !this.open;
  }

  /** The real cards lie on a real table. */
  get companion(): boolean {
    return this.info?.style === "companion";
  }

  /** The view that is shown; none while a shared device is in nobody's hands. */
  get mine(): SeatView | null {
    if (this.passed) return this.views.find((view) => view.seat === this.holder) ?? null;
    return this.asked ?? this.views.find(({ seat }) => seat === this.lately) ?? this.views[0] ?? null;
  }

  /** Somebody at this device may act, best somebody whom the game waits for. */
  private get asked(): SeatView | null {
    const asked = this.views.filter((view) => Object.keys(view.legal).length > 0);
    const awaited = asked.find(({ seat }) => seat !== null && this.clock.running.includes(seat));
    return awaited ?? asked[0] ?? null;
  }

  /** Whose turn it is at a shared device, if not of who holds it. */
  get next(): number | null {
    if (!this.passed || this.info?.status !== "playing" || !this.stage.idle || this.stage.reading)
      return null;
    const asked = this.views.filter((view) => Object.keys(view.legal).length > 0).map((view) => view.seat);
    return asked.length === 0 || asked.includes(this.holder) ? null : (asked[0] ?? null);
  }

  /** The game has no secrets: nobody passes a device on, and whoever is asked is shown at once. */
  reveal(): void {
    this.open = true;
    this.stage.jump(this.mine?.view ?? null, this.number ?? 0);
  }

  take(seat: number): void {
    this.holder = seat;
    this.stage.jump(this.mine?.view ?? null, this.number ?? 0);
  }

  /** On to the next round; a shared device is put down, for there are new cards. */
  goOn(): void {
    const ended = this.stage.scene?.hold && !this.stage.scene.onward;
    this.stage.skip();
    if (ended && this.passed && this.info?.status === "playing") this.holder = null;
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
        if (this.info === null || UNREADABLE.has(message.code)) this.lost = message.code;
        else if (message.code !== TOO_LATE) this.refused = message;
    }
  }

  see(frame: ArrayBuffer): void {
    this.book.take(frame);
  }

  lose(): void {
    this.current = false;
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
    this.current = true;
    this.settle();
    const view = this.mine?.view ?? null;
    if (this.stage.scene?.hold && !unchanged)
      this.stage.show([{ view, events: [], hold: false }], present.number);
    else if (!unchanged) this.stage.jump(view, present.number);
    if (!known) void this.recall();
    this.moveOn();
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
    if (before?.seat !== this.mine?.seat || before?.turn !== this.mine?.turn) this.refused = null;
    if (update.views) this.follow(before, update.number);
    if (this.seats.join() !== seats) void this.recall();
    if (update.what.kind === "rematch" && seats) this.follows = update.what.table ?? null;
    this.moveOn();
  }

  /** What waited for this number goes on; what a companion table shows is there without a network too. */
  private moveOn(): void {
    const number = this.number ?? 0;
    for (const { go } of this.reached.filter((one) => one.number <= number)) go();
    this.reached = this.reached.filter((one) => one.number > number);
    if (this.companion && this.info) remember(this.table, this.info, this.views);
    void this.taps.send();
  }

  private restore(): void {
    const before = remembered(this.table);
    if (!before) return;
    this.info = before.info;
    this.views = before.views;
    this.stage.jump(this.mine?.view ?? null, 0);
  }

  /** From one picture to the next, by its events; taken back plays have none. */
  private follow(before: SeatView | null, number: number): void {
    const after = this.mine;
    const events = (after?.events ?? []) as Event[];
    const turned = before?.seat !== after?.seat && !this.open;
    if (!events.length || turned) this.stage.jump(after?.view ?? null, number);
    else if (before?.view) this.stage.show(this.scenes()(before.view, after?.view, events), number);
    else this.stage.show([{ view: after?.view, events, hold: false }], number);
  }

  private settle(): void {
    if (this.seats.length === 1) this.holder = this.seats[0] ?? null;
    if (this.holder !== null && !this.seats.includes(this.holder)) this.holder = null;
    this.lately = this.asked?.seat ?? this.lately;
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

  async play(steps: string[], view = this.mine, attachment?: unknown): Promise<Answer | null> {
    if (view?.seat == null || this.busy) return null;
    this.refused = null;
    this.stage.understood();
    this.busy = true;
    const { seat, turn } = view;
    const answer = await this.ask({
      type: "play",
      seat,
      turn,
      steps,
      ...(attachment !== undefined && { attachment }),
    });
    this.busy = false;
    return answer;
  }

  /** A tap at a companion table: judged now, or when the server is back. */
  tap(seat: number, steps: string[]): void {
    this.refused = null;
    this.taps.add(seat, steps);
  }

  /** The last tap is taken back: here, if nobody has judged it yet; otherwise the last play. */
  untap(): void {
    const seat = this.mine?.seat;
    if (!this.taps.takeBack() && seat != null) void this.ask({ type: "undo", seat });
  }

  private turnOf(seat: number): number {
    return this.views.find((view) => view.seat === seat)?.turn ?? 0;
  }

  /** Taps that are not in the views yet: one that was made may still wait for its answer. */
  get pending(): readonly Tap[] {
    const { flight } = this;
    const { waiting } = this.taps;
    const landed =
      flight !== null && flight.key === waiting[0]?.key && flight.turn !== this.turnOf(flight.seat);
    return landed ? waiting.slice(1) : waiting;
  }

  /** For the turn that the seat has by now; answered when what it led to is here. */
  private judge({ seat, steps, key }: Tap): Promise<Answer> | null {
    if (!this.current) return null;
    const turn = this.turnOf(seat);
    this.flight = { key, seat, turn };
    return this.upTo(connection.ask(this.table, { type: "play", seat, turn, steps }, key));
  }

  /** Answered when what it led to is here too. */
  async upTo<One extends Answer | null>(answered: Promise<One>): Promise<One> {
    const answer = await answered;
    if (answer?.type === "ack" && answer.number > (this.number ?? 0))
      await new Promise<void>((go) => this.reached.push({ number: answer.number, go }));
    return answer;
  }

  /** Tries what is not allowed, so that the server says which clause forbids it. */
  async explain(steps: string[], view = this.mine): Promise<void> {
    if (view?.seat == null) return;
    await this.ask({ type: "play", seat: view.seat, turn: view.turn, steps });
  }
}
