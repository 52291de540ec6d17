// One table as this browser knows it: what the server has told, and what one may ask of it.
import { connection } from "../connection.svelte";
import type { Answer, Told, Wanted, Watcher } from "../connection.svelte";
import type { Moving } from "../games/board";
import { keep } from "../kept";
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
import { remember, remembered } from "./memory";
import { momentsOf, pictures } from "./moments";
import type { Pacing } from "./moments";
import { Past } from "./past.svelte";
import { Stage } from "./stage.svelte";
import type { Picture } from "./stage.svelte";
import { Taps } from "./taps.svelte";
import type { Tap } from "./taps.svelte";

const NO_CLOCK: ClockState = { left: [], running: [], window: null };
/** The server can not read what happened at a table: it is closed. */
export const UNREADABLE: ReadonlySet<string> = new Set<Unreadable["code"]>([
  "damaged-table",
  "unknown-rules",
]);

export class Session implements Watcher {
  info = $state.raw<TableInfo | null>(null);
  views = $state.raw<SeatView[]>([]);
  clock = $state.raw<ClockState & { heard: number }>({ ...NO_CLOCK, heard: 0 });
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  /** The last thing that could not be done, until it is read or past. */
  refused = $state.raw<Refusal | { type: "error"; code: string; about: Record<string, unknown> } | null>(
    null,
  );
  /** Why there is nothing to see here. */
  lost = $state<string | null>(null);
  /** A play is on its way. */
  busy = $state(false);
  /** What one has answered while a window is open: it counts, and is shown, when that closes. */
  meant = $state.raw<readonly string[] | null>(null);
  /** At a shared device: whose cards are shown; null: nobody's. */
  holder = $state<number | null>(null);
  /** The entry of the log in which somebody spoke last, since this page is open. */
  said = $state<number | null>(null);

  /** Who was asked last, where nobody passes a device on. */
  private lately = $state<number | null>(null);
  /** What is shown is the present, not a memory of it. */
  current = $state(false);

  readonly stage = new Stage();
  /** What moves at this table, and the frames that came before it was there. */
  moving: Moving | null = null;
  private unseen: ArrayBuffer[] = [];
  readonly taps: Taps;
  private readonly past: Past;
  private number: number | null = null;
  /** Of a shared device: by seat, the end of the round that happened in other hands. */
  private readonly ends = new Map<number, { pictures: Picture[]; number: number }>();
  /** Such an end is shown now. */
  private late = false;
  private reached: { number: number; go: () => void }[] = [];
  private readonly leave: () => void;

  constructor(
    readonly table: string,
    private readonly pacing: () => Pacing,
  ) {
    this.past = new Past(table);
    this.taps = new Taps(
      table,
      (seat) => this.turnOf(seat),
      (tap, turn) => this.judge(tap, turn),
    );
    this.restore();
    this.leave = connection.watch(table, this);
  }

  close(): void {
    this.past.close();
    this.leave();
  }

  since(): number | null {
    return this.number;
  }

  get entries(): Missed[] {
    return this.past.entries;
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

  /** Nobody has secrets: nobody passes a device on, and whoever is asked is shown at once. */
  private get open(): boolean {
    return this.info?.open_hands ?? false;
  }

  /** The real cards lie on a real table. */
  get companion(): boolean {
    return this.info?.style === "companion";
  }

  /** The view that is shown; while a shared device is in nobody's hands, what everybody may know. */
  get mine(): SeatView | null {
    if (this.passed) return this.views.find((view) => view.seat === this.holder) ?? null;
    const lately = this.views.find(({ seat }) => seat !== null && seat === this.lately);
    return this.asked ?? lately ?? this.views[0] ?? null;
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

  /** Somebody has the shared device now; first they see the end of the round, if others held it then. */
  take(seat: number): void {
    this.holder = seat;
    const [view, number] = [this.mine?.view ?? null, this.number ?? 0];
    this.stage.jump(view, number);
    const missed = this.ends.get(seat);
    this.ends.delete(seat);
    this.late = missed !== undefined;
    if (!missed) return;
    this.stage.show(missed.pictures, missed.number);
    this.stage.show([{ view, events: [], hold: false }], number);
  }

  /** On to the next round; a shared device is put down, for there are new cards. */
  goOn(): void {
    const ended = this.stage.scene?.hold && !this.stage.scene.onward && !this.late;
    this.stage.skip();
    if (this.stage.idle) this.late = false;
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
        else if (!this.moving?.overlooks(message.code)) this.refused = message;
    }
  }

  see(frame: ArrayBuffer): void {
    if (this.moving) this.moving.see(frame);
    else this.unseen.push(frame);
  }

  /** From now on the frames of this table are for it. */
  setMoving(moving: Moving): void {
    if (this.moving) return; // the table was told anew while its board was loaded
    this.moving = moving;
    for (const frame of this.unseen.splice(0)) moving.see(frame);
  }

  lose(): void {
    this.current = false;
  }

  private arrive(present: Present): void {
    const same = present.views.every((view, at) => view.seat === this.views[at]?.seat);
    const known = this.number !== null && same && present.missed !== null;
    const unchanged = known && present.missed?.length === 0;
    if (known) this.past.add(present.missed ?? []);
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
    if (!known) void this.past.recall();
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
    this.past.add([{ ...update, events: update.views?.map((view) => view.events) ?? [] }]);
    this.settle();
    if (before?.seat !== this.mine?.seat || before?.turn !== this.mine?.turn) this.refused = null;
    if (update.views) this.follow(before, update);
    if (update.views && this.passed && this.holder !== null) this.keepEnds();
    if (this.seats.join() !== seats) void this.past.recall();
    if (update.what.kind === "said") this.said = update.number;
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

  /** Through the moments of a play; what takes plays back has no events. Others’ secrets disturb nothing that is shown. */
  private follow(before: SeatView | null, { number, what }: Update): void {
    const after = this.mine;
    const secret = what.reason === "undo" && this.info?.style === "online" && what.seat !== after?.seat;
    if (secret) return this.stage.show([{ view: after?.view ?? null, events: [], hold: false }], number);
    const turned = before?.seat !== after?.seat && !this.open;
    if (!after?.events.length || turned) this.stage.jump(after?.view ?? null, number);
    else this.stage.show(pictures(momentsOf(after), after.seat, this.pacing()), number);
  }

  /** For those who do not hold the shared device. */
  private keepEnds(): void {
    for (const view of this.views) {
      if (view.seat === null || view.seat === this.holder || !view.events.length) continue;
      const ends = pictures(momentsOf(view), view.seat, this.pacing()).filter(({ hold }) => hold);
      if (ends.length) this.ends.set(view.seat, { pictures: ends, number: this.number ?? 0 });
    }
  }

  private settle(): void {
    if (this.seats.length) keep("seated", "yes");
    if (this.seats.length === 1) this.holder = this.seats[0] ?? null;
    if (this.holder !== null && !this.seats.includes(this.holder)) this.holder = null;
    this.lately = this.asked?.seat ?? this.lately;
  }

  /** Asks the server; what it refuses is there to be read. */
  async ask(wanted: Wanted, late = false): Promise<Answer> {
    const answer = await connection.ask(this.table, wanted, undefined, late);
    if (answer.type === "refusal" || answer.type === "error") this.refused = answer;
    return answer;
  }

  async play(steps: string[], view = this.mine, attachment?: unknown): Promise<Answer | null> {
    if (view?.seat == null || this.busy || this.meant) return null;
    this.refused = null;
    this.stage.understood();
    const late = this.clock.window !== null;
    if (late) this.meant = steps;
    else this.busy = true;
    const { seat, turn } = view;
    const wanted = { seat, turn, steps, ...(attachment !== undefined && { attachment }) };
    const answer = await this.ask({ type: "play", ...wanted }, late);
    if (late) this.meant = null;
    else this.busy = false;
    return answer;
  }

  /** One’s own last play, as long as nobody has learned anything from it. */
  async takeBack(): Promise<void> {
    const seat = this.mine?.seat;
    if (seat == null || this.busy) return;
    this.busy = true;
    await this.ask({ type: "undo", seat });
    this.busy = false;
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

  /** For the turn that the seat has by now; answered when what it led to is here. */
  private judge({ seat, steps, key }: Tap, turn: number): Promise<Answer> | null {
    if (!this.current) return null;
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
