// What the phone beside the real cards knows and does: the server's table, and the taps that nobody has judged yet.
import type { TableInfo, Tree } from "../../../protocol";
import type { Session } from "../../../table/session.svelte";
import type { Asks } from "../../gesture";
import { isGuardian } from "../cards";
import { Composing } from "../composing.svelte";
import { targetOf } from "../view";
import type { Effect, View } from "../view";
import { FellLater } from "./felllater.svelte";
import { situation } from "./guesses";
import { Watch } from "./watch.svelte";

/** Phases in which the rules ask others than the activator, who alone may say that it fell. */
const OF_OTHERS = ["curse", "gift", "take"];

export class Beside {
  /** Somebody says that it fell, and reads what that means. */
  falling = $state(false);
  /** The card that is about to be handed on (Dragonflies). */
  handing = $state<string | null>(null);
  readonly watch = new Watch();
  readonly composing = new Composing(() => ({ view: this.view, legal: this.legal }));
  private readonly later: FellLater;

  constructor(
    readonly session: Session,
    private readonly info: () => TableInfo,
  ) {
    this.later = new FellLater(session.table);
  }

  readonly view = $derived.by(() => this.session.mine?.view as unknown as View);
  /** The server does not answer. */
  readonly away = $derived.by(() => !this.session.current);
  private readonly trees = $derived.by(
    () =>
      new Map(
        this.session.views.flatMap(({ seat, legal }) => (seat === null ? [] : [[seat, legal] as const])),
      ),
  );
  readonly now = $derived.by(() => situation(this.view, this.trees, this.session.taps.pending, this.away));
  readonly phase = $derived.by(() => this.now.phase);
  readonly drawn = $derived.by(() => this.now.drawn.map(({ card }) => card));
  private readonly stopped = $derived.by(() => this.info().paused || this.session.taps.rejected !== null);

  /** Whose decision it is; of several, one who is asked at this device. */
  readonly seat = $derived.by(() => {
    const { awaited, activator, phase } = this.view;
    const asked = this.phase === phase && awaited.length ? awaited : [activator];
    return asked.find((seat) => this.may(seat)) ?? asked[0] ?? activator;
  });
  readonly legal = $derived.by<Tree>(() => (this.may(this.seat) ? this.now.legal(this.seat) : {}));

  may(seat: number): boolean {
    return !this.stopped && Object.keys(this.now.legal(seat)).length > 0;
  }

  /** Nothing is half chosen any more. */
  begin(): void {
    this.composing.begin();
    this.handing = null;
  }

  play(steps: string[], seat = this.seat): void {
    this.session.tap(seat, steps);
  }

  /** What cannot be chosen asks the server why. */
  touch(asks: Asks): void {
    const { session, seat } = this;
    session.refused = null;
    const view = session.views.find((one) => one.seat === seat);
    if (asks && "explain" in asks && !this.away && view) void session.explain(asks.explain, view);
  }

  readonly mayUndo = $derived.by(() => {
    const { taps, seats } = this.session;
    const half = this.handing !== null || this.composing.spell !== null;
    return half || taps.waiting.length > 0 || (!this.away && seats.length > 0);
  });
  /** What is half chosen, or else the last tap. */
  undo(): void {
    if (this.handing !== null) this.handing = null;
    else if (this.composing.spell) this.composing.undo();
    else this.session.untap();
  }

  // The watch

  readonly watching = $derived.by(() => this.phase === "watch");
  /** This device says that it stands when the time is up. */
  readonly tells = $derived.by(() => "stands" in this.legal);

  /** From the tap on `done`, or from when another device has told of it; nobody counts what they did not see begin. */
  count(): void {
    const { taps, mine } = this.session;
    const tapped = taps.waiting.findLast(({ steps }) => steps[0] === "done");
    const heard = mine?.events.some(({ event }) => event === "done");
    const since = tapped?.at ?? (heard ? Date.now() : null);
    if (since === null) return;
    this.watch.begin(since, this.view.options.watch_seconds, () => this.tells && this.play(["stands"]));
  }

  // A fall

  private readonly mayTell = $derived.by(() => {
    const { activator } = this.view;
    return this.may(activator) && "falls" in this.now.legal(activator);
  });
  private readonly mayNote = $derived.by(
    () => OF_OTHERS.includes(this.phase ?? "") && !this.fellLater && this.trees.has(this.view.activator),
  );
  readonly mayFall = $derived.by(() => this.mayTell || this.mayNote);
  readonly fellLater = $derived.by(() => this.view.fell === "later" || this.later.isNoted(this.view.turn));

  /** The clock stands still while they read what it means. */
  openFall(): void {
    this.watch.stop();
    this.falling = true;
  }

  confirmFall(): void {
    this.falling = false;
    if (this.mayTell) this.tellFall();
    else this.later.note(this.view.turn);
  }

  /** What was noted while others chose can be told now. */
  tellNoted(): void {
    if (this.mayTell && this.later.isNoted(this.view.turn)) this.tellFall();
  }

  private tellFall(): void {
    this.later.forget();
    this.play(["falls"], this.view.activator);
  }

  // Reminders

  /** What a Guardian among the cards drawn will do. */
  readonly curses = $derived.by<Effect[]>(() => {
    const drawing = this.phase === "draw" || this.watching;
    if (!drawing || !this.drawn.some(isGuardian)) return [];
    return (targetOf(this.view)?.effects ?? []).filter((effect) => effect !== "blessing");
  });
  /** The book was taken apart in the last play. */
  readonly rebuilt = $derived.by(() => {
    const last = this.session.entries.at(-1)?.events[0] ?? [];
    return this.phase === "settle" && last.some(({ event }) => event === "built");
  });
}
