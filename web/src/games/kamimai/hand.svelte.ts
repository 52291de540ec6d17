// One's own hand at a book that obeys physics: which way it pulls, what it touches, and what goes with a pull.
import { tick } from "svelte";
import { keep, kept } from "../../kept";
import type { BookAtTable } from "./tablebook";
import { still } from "../../table/stage.svelte";
import type { Held } from "./book";
import type { Gesture } from "./gesture.svelte";
import { Pinching } from "./pinching.svelte";
import { hit, markAt } from "./timing";
import { CARES } from "./view";
import type { Care, Side, View } from "./view";

/** By a drag; or without one, by stopping a mark or by plain odds. */
export const WAYS = ["drag", "timing", "odds"] as const;
export type Way = (typeof WAYS)[number];

/** What goes with `pull 2` of a hand that does not drag. */
export interface Assisted {
  care: Care;
  timing: number | null;
}

const TOUCHED = ["draw", "pull"];
const MOVES = ["came", "answer", "lean"];
const LOST = "book-lost";

export class Hand {
  #way = $state<Way>(WAYS.find((one) => one === kept("pulling")) ?? "drag");
  #care = $state<Care>(CARES.find((one) => one === kept("care")) ?? "steady");
  #practised = $state(kept("practised") === "yes");
  /** There is no picture that one could drag in. */
  blind = $state(false);
  /** One looks along the ridge, so that pages go across and up only. */
  endOn = $state(false);
  readonly pinching: Pinching;
  private readonly since = performance.now();

  constructor(
    readonly book: BookAtTable,
    private readonly gesture: Gesture,
  ) {
    this.pinching = new Pinching(book);
  }

  get way(): Way {
    return this.blind && this.#way === "drag" ? "odds" : this.#way;
  }
  set way(way: Way) {
    this.#way = way;
    keep("pulling", way);
  }

  get care(): Care {
    return this.#care;
  }
  set care(care: Care) {
    this.#care = care;
    keep("care", care);
  }

  /** Whoever has drawn a page knows how. */
  get practised(): boolean {
    return this.#practised;
  }
  practise(): void {
    this.#practised = true;
    keep("practised", "yes");
  }

  private get view(): View | null {
    return (this.book.mine?.view ?? null) as View | null;
  }

  /** Pages may be touched now, whatever is still being shown. */
  get may(): boolean {
    const { mine, current } = this.book;
    return current && TOUCHED.includes(this.view?.phase ?? "") && Object.keys(mine?.legal ?? {}).length > 0;
  }

  /** It is at the book, or what it did there still moves. */
  get busy(): boolean {
    const { activator, seat, phase } = this.view ?? {};
    return this.pinching.state !== "free" || (activator === seat && MOVES.includes(phase ?? ""));
  }

  mayTouch(side: Side, page: number): boolean {
    return page <= (this.view?.book[side] ?? 0);
  }

  /** The pages under the fingers, or chosen for them. */
  get held(): Held | null {
    const { side, page, pull } = this.gesture;
    return this.pinching.held ?? (side && { side, page, count: pull });
  }

  /** A page is tapped. */
  async pick(side: Side, page: number): Promise<void> {
    const fingers = this.view?.fingers;
    if (!this.may || this.pinching.state !== "free") return;
    if (fingers?.side === side && fingers.page === page) return;
    if (fingers && !(await this.book.carry(["let go"]))) return;
    await tick(); // a new decision has begun
    this.gesture.touchSide(side);
    this.gesture.turnTo(page);
  }

  /** A drag begins on a page. */
  pinch(side: Side, page: number, height: number, endOn = false): void {
    if (this.way !== "drag") return void this.pick(side, page);
    if (!this.may) return;
    this.endOn = endOn;
    void this.pinching.take({ side, page, count: this.gesture.pull }, height);
  }

  /** Where the mark of the timing bar is, from 0 to 1. */
  get mark(): number {
    return markAt(performance.now() - this.since, still());
  }

  /** Pulls without a drag. */
  pull(steps: string[]): void {
    const { way, care, mark } = this;
    const assisted: Assisted =
      way === "drag"
        ? { care: "steady", timing: null }
        : { care, timing: way === "timing" ? hit(mark) : null };
    void this.book.carry(steps, assisted);
  }

  /** The server has decided, has lost the book or is gone. */
  follow(): void {
    const { current, refused } = this.book;
    if (!current || refused?.code === LOST) this.pinching.drop();
    else if (this.view) this.pinching.moveOn(this.view.phase);
  }
}
