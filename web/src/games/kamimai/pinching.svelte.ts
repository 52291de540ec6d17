// A hand that pulls pages out of the book: it goes to a page, closes on it, moves, opens. The server moves it; what the
// hand did while the server had not closed it yet is done a little later, just as fast.
import type { Tree } from "../../protocol";
import type { BookAtTable, Point } from "./tablebook";
import type { Held } from "./book";
import type { View } from "./view";

const FARTHEST = 3000; // tenths of a millimetre
const [LOWEST, HIGHEST] = [5, 95]; // per cent up a page

type Book = Pick<BookAtTable, "mine" | "carry" | "explain" | "pinch" | "reach" | "openHand">;

export class Pinching {
  /** Opened: the fingers have let go, and the book has not come to rest. */
  state = $state<"free" | "going" | "closing" | "holding" | "opened">("free");
  /** The pages that the fingers want or have. */
  held = $state.raw<Held | null>(null);
  /** There are fewer pages than the fingers wanted. */
  fewer = $state(false);
  /** How much later than here the hand moves on the server, in milliseconds. */
  private late = 0;
  /** How often it was taken: an answer that comes too late is none. */
  private turn = 0;
  private waiting: { at: number; act: () => void }[] = [];
  private timers = new Set<number>();

  constructor(private readonly book: Book) {}

  /** A drag begins on this page. */
  async take(held: Held, height: number): Promise<void> {
    if (this.state !== "free") return;
    this.state = "going";
    this.held = held;
    this.fewer = false;
    const turn = ++this.turn;
    const still = (): boolean => this.turn === turn;
    const count = await this.goTo(held);
    if (!still()) return;
    if (!count) return this.drop();
    this.fewer = count < held.count;
    this.held = { ...held, count };
    this.state = "closing";
    const up = Math.round(Math.max(LOWEST, Math.min(HIGHEST, height)));
    const closed = await this.book.pinch(count, up);
    if (!still()) return closed ? this.book.openHand() : undefined;
    if (closed) this.hold();
    else this.drop();
  }

  reach(dx: number, dy: number, dz: number): void {
    const [across, along, up] = [dx, dy, dz].map((part) =>
      Math.round(Math.max(-FARTHEST, Math.min(FARTHEST, part))),
    ) as [number, number, number];
    const to: Point = [across, along, up];
    if (this.state !== "opened") this.later(() => this.book.reach(to));
  }

  open(): void {
    this.later(() => {
      this.state = "opened";
      this.book.openHand();
    });
  }

  /** The server has taken the hand from the book, whatever these fingers do. */
  gone(): void {
    if (this.state === "holding") this.state = "opened";
  }

  /** The match goes on: whatever the hand held is decided. */
  moveOn(phase: View["phase"]): void {
    if (this.state !== "free" && this.state !== "going" && phase !== "pull") this.drop();
  }

  /** The hand is nobody's any more. */
  drop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.waiting = [];
    this.held = null;
    this.turn++;
    this.state = "free";
  }

  /** The fingers are on this page: how many they may pull, at most as many as are wanted. */
  private async goTo({ side, page, count }: Held): Promise<number> {
    const { fingers } = this.view;
    const there = fingers?.side === side && fingers.page === page;
    if (fingers && !there && !(await this.book.carry(["let go"]))) return 0;
    if (!there && !(await this.book.carry([side, `page ${page}`]))) return 0;
    const legal: Tree = this.book.mine?.legal ?? {};
    for (let fewer = count; fewer > 0; fewer--) if (`pull ${fewer}` in legal) return fewer;
    await this.book.explain([`pull ${count}`]);
    return 0;
  }

  private get view(): View {
    return this.book.mine?.view as unknown as View;
  }

  private hold(): void {
    this.state = "holding";
    const now = performance.now();
    this.late = now - (this.waiting[0]?.at ?? now);
    for (const { at, act } of this.waiting) this.soon(act, this.late - (now - at));
    this.waiting = [];
  }

  private later(act: () => void): void {
    if (this.state === "free") return;
    if (this.state === "holding") this.soon(act, this.late);
    else this.waiting.push({ at: performance.now(), act });
  }

  private soon(act: () => void, wait: number): void {
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, wait);
    this.timers.add(timer);
  }
}
