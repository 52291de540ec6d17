// What fingers and keys have chosen so far: one step, and where the book is open.
import type { Tree } from "../../protocol";
import type { View } from "./view";
import { PAGES } from "./cards";

/** What a touch asks of the server, where it does more than choose. */
export type Asks = { play: string[] } | { explain: string[] } | null;
export type State = "rest" | "playable" | "dim" | "picked";

export class Gesture {
  /** The step that is chosen. */
  step = $state<string | null>(null);
  /** Where the book is open. */
  page = $state(1);
  /** It was opened there on purpose: touched again, the page is chosen. */
  private leafed = false;

  constructor(private readonly table: () => { view: View; legal: Tree }) {}

  private readonly legal = $derived.by(() => this.table().legal);
  private readonly view = $derived.by(() => this.table().view);
  /** One’s bookmark is to be placed. */
  readonly bookmarking = $derived.by(
    () => this.view.phase === "bookmark" && this.view.seat !== null && !this.view.chosen[this.view.seat],
  );
  /** The card that the chosen step names, or `hidden`. */
  readonly card = $derived.by(() =>
    this.step?.startsWith("target ") ? null : (this.step?.split(" ")[1] ?? null),
  );
  /** The play that is chosen, if it is one. */
  readonly ready = $derived.by(() => {
    const step = this.bookmarking ? `page ${this.page}` : this.step;
    return step !== null && step in this.legal ? step : null;
  });

  /** A new decision; the book stays open where it was, but not at a page that is locked. */
  begin(): void {
    this.step = null;
    this.leafed = false;
    this.page = Math.min(this.page, Math.max(1, this.view.level));
  }

  undo(): void {
    this.step = null;
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
    return this.ready ? { play: [this.ready] } : { explain: [`page ${page}`] };
  }

  /** A card, a player or a token is touched. */
  touch(step: string): Asks {
    if (!(step in this.legal)) return { explain: [step] };
    if (this.step === step) return { play: [step] };
    this.step = step;
    return null;
  }

  commit(): Asks {
    if (this.ready) return { play: [this.ready] };
    return this.bookmarking ? { explain: [`page ${this.page}`] } : null;
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
