// What fingers and keys have chosen so far: one step, and where the book is open.
import type { Tree } from "../../protocol";
import { SEAL } from "../../table/focus";
import type { Asks, Bar, Gesture as Common, Now, State } from "../gesture";
import { barOf } from "./bar";
import { PAGES } from "./cards";
import { whereNext } from "./focus";
import type { View } from "./view";

export class Gesture implements Common {
  /** The step that is chosen. */
  step = $state<string | null>(null);
  /** Where the book is open. */
  page = $state(1);
  /** It was opened there on purpose: this page may be marked, and touched again it is. */
  leafed = $state(false);

  constructor(private readonly now: () => Now) {}

  private readonly legal = $derived.by<Tree>(() => this.now().legal);
  private readonly view = $derived.by(() => this.now().view as View);
  readonly choices = $derived.by(() => (this.step === null ? Object.keys(this.legal) : []));
  readonly begun = $derived.by(() => this.step !== null);
  /** One’s bookmark is to be placed. */
  readonly bookmarking = $derived.by(
    () => this.view.phase === "bookmark" && this.view.seat !== null && !this.view.chosen[this.view.seat],
  );
  /** One’s bookmark is placed. */
  readonly placed = $derived.by(() => {
    const { phase, seat, chosen } = this.view;
    return phase === "bookmark" && seat !== null && chosen[seat] === true;
  });
  /** It may still be moved: somebody else has not chosen yet. */
  readonly movable = $derived.by(() => this.placed && this.view.chosen.includes(false));
  /** The card that the chosen step names, or `hidden`. */
  readonly card = $derived.by(() =>
    this.step?.startsWith("target ") ? null : (this.step?.split(" ")[1] ?? null),
  );
  readonly ready = $derived.by(() => {
    const step = this.bookmarking ? this.leafed && `page ${this.page}` : this.step;
    return step && step in this.legal ? [step] : null;
  });
  readonly pass = $derived.by(() => ["leave", "enough"].find((step) => step in this.legal) ?? null);
  readonly next = $derived.by(() => (this.begun ? SEAL : whereNext(this.view)));
  readonly bar = $derived.by<Bar>(() => barOf(this, this.now()));

  /** A new decision; the book stays open where it was, but not at a page that is locked. */
  begin(): void {
    this.step = null;
    this.leafed = false;
    this.page = Math.min(this.page, Math.max(1, this.view.level));
  }

  undo(): void {
    this.step = null;
    this.leafed = false;
  }

  leafTo(page: number): void {
    this.page = Math.max(1, Math.min(PAGES.length, page));
    this.leafed = true;
  }

  /** A page of the index is touched: it opens, and touched again it is chosen. */
  touchPage(page: number): Asks {
    const again = this.leafed && page === this.page;
    this.leafTo(page);
    if (!this.bookmarking || !again) return null;
    return this.commit();
  }

  /** A card, a player or a token is touched. */
  touch(step: string): Asks {
    if (!(step in this.legal)) return { explain: [step] };
    if (this.step === step) return { play: [step] };
    this.step = step;
    return null;
  }

  /** Of a page it is where the book opens. */
  choose(step: string): Asks {
    const [verb, page] = step.split(" ");
    if (verb !== "page" || !(step in this.legal)) return this.touch(step);
    this.leafTo(Number(page));
    return null;
  }

  commit(): Asks {
    if (this.ready) return { play: this.ready };
    return this.bookmarking && this.leafed ? { explain: [`page ${this.page}`] } : null;
  }

  stateOf(step: string): State {
    if (this.step === step) return "picked";
    return step in this.legal ? "playable" : "rest";
  }

  /** The step that a card of the Quest zone means now; null: it means nothing, one may only look at it. */
  questStep(card: string): string | null {
    if (this.view.phase === "bookmark" || !Object.keys(this.legal).length) return null;
    return `${this.view.phase === "luck" ? "replace" : "take"} ${card}`;
  }
}
