// What fingers and keys have chosen so far, before it is a play.
import { following } from "../tree";
import type { Tree } from "../../protocol";
import { Composing } from "./composing.svelte";
import type { Asks, State } from "./composing.svelte";
import { isPhysical } from "./view";
import type { Side, Spell, View } from "./view";

export type { Asks, State } from "./composing.svelte";

const DISCARDING = ["curse", "keep"];
const MOST_PULLED = [1, 2, 3, 4, 5, 6, 7, 8];

export class Gesture {
  /** Steps towards one play: a zone, a grip, a Creature, a person; a card and who is given it. */
  steps = $state.raw<string[]>([]);
  /** Where the fingers go, and how many pages they pull. */
  side = $state<Side | null>(null);
  page = $state(1);
  pull = $state(1);
  /** Cards that are to be discarded, one after the other. */
  going = $state.raw<{ card: string; nth: number }[]>([]);
  readonly composing: Composing;

  constructor(private readonly table: () => { view: View; legal: Tree }) {
    this.composing = new Composing(table);
  }

  private readonly legal = $derived.by(() => this.table().legal);
  private readonly view = $derived.by(() => this.table().view);
  /** How many pages may be pulled. */
  readonly pulls = $derived.by(() =>
    Object.keys(this.legal).flatMap((step) => (step.startsWith("pull ") ? [Number(step.slice(5))] : [])),
  );
  /** How many one may choose to pull: from a book that hands touch, before they do. */
  readonly counts = $derived.by(() =>
    isPhysical(this.view) && this.view.phase === "draw" ? MOST_PULLED : this.pulls,
  );
  /** A curse takes no more than is owed. */
  private readonly most = $derived.by(() =>
    this.view.phase === "curse" ? (this.view.owed[this.view.seat ?? 0] ?? 0) : Infinity,
  );
  /** Something has been chosen that can be put back. */
  readonly begun = $derived.by(
    () =>
      this.steps.length > 0 || this.side !== null || this.going.length > 0 || this.composing.spell !== null,
  );
  /** The play that is chosen. */
  readonly ready = $derived.by<string[] | null>(() => {
    if (this.composing.way) return this.composing.way.steps;
    if (this.pulls.includes(this.pull)) return [`pull ${this.pull}`];
    if (this.side && this.side in this.legal) return [this.side, `page ${this.page}`];
    const [first] = this.going;
    if (first) return `discard ${first.card}` in this.legal ? [`discard ${first.card}`] : null;
    return this.steps.length && following(this.legal, this.steps) === null ? this.steps : null;
  });

  /** The pages of a side that fingers may go to. */
  pagesOf(side: Side): number {
    return Object.keys(this.legal[side] ?? {}).length;
  }

  /** A new decision; cards that are still to go stay chosen. */
  begin(): void {
    this.steps = [];
    this.side = null;
    this.page = 1;
    if (this.view.phase !== "pull") this.pull = 1; // it may have been chosen before the page
    this.composing.begin();
    if (!DISCARDING.includes(this.view.phase)) this.going = [];
  }

  undo(): void {
    this.steps = [];
    this.side = null;
    this.going = [];
    this.composing.undo();
  }

  /** The first of the cards to go is on its way: those of its kind move up. */
  gone(): void {
    const [first, ...rest] = this.going;
    this.going = rest.map(({ card, nth }) => ({
      card,
      nth: card === first?.card && nth > first.nth ? nth - 1 : nth,
    }));
  }

  touchSide(side: Side): Asks {
    if (!(side in this.legal)) return { explain: [side, "page 1"] };
    if (this.side !== side) this.page = 1;
    this.side = side;
    return null;
  }

  turnTo(page: number): void {
    if (this.side) this.page = Math.max(1, Math.min(this.pagesOf(this.side), page));
  }

  /** One page further inwards or outwards; while pulling, one more or less. */
  move(step: number): void {
    if (this.pulls.length) this.pullSome(this.pull + step);
    else this.turnTo(this.page + step);
  }

  /** So many, or as many as may be. */
  pullSome(count: number): void {
    const [least, most] = [this.counts[0], this.counts.at(-1)];
    if (least !== undefined && most !== undefined) this.pull = Math.max(least, Math.min(most, count));
  }

  /** A zone, a grip, a Creature, a card of the discard: chosen, and touched again played. */
  touch(step: string): Asks {
    return this.goOn([step]);
  }

  /** A person: who gives, who may take, or who is handed the card that is chosen. */
  touchSeat(seat: number): Asks {
    if (this.view.phase !== "gift") return this.goOn([`choose ${seat}`]);
    const [hand] = this.steps;
    return hand ? this.goOn([hand, `to ${seat}`]) : null;
  }

  private goOn(steps: string[]): Asks {
    const before = steps.slice(0, -1).reduce<Tree | undefined>((tree, step) => tree?.[step], this.legal);
    if (!before || !(steps.at(-1)! in before)) return { explain: steps };
    if (this.ready?.join() === steps.join()) return { play: steps };
    this.composing.begin();
    this.steps = steps;
    return null;
  }

  touchSpell(spell: Spell): Asks {
    this.steps = [];
    return this.composing.touchSpell(spell);
  }

  /** A card in somebody’s Reserve. */
  touchCard(seat: number, card: string, nth: number): Asks {
    if (DISCARDING.includes(this.view.phase)) return this.touchGoing(card, nth);
    if (this.view.phase === "gift") return this.goOn([`hand ${card}`]);
    if (seat === this.view.seat && card in this.legal) return this.goOn([card]);
    this.steps = [];
    return this.composing.touchCard(seat, card, nth);
  }

  private touchGoing(card: string, nth: number): Asks {
    const others = this.going.filter((one) => one.card !== card || one.nth !== nth);
    if (others.length < this.going.length) this.going = others;
    else if (!(`discard ${card}` in this.legal)) return { explain: [`discard ${card}`] };
    else this.going = [...this.going, { card, nth }].slice(-this.most);
    return null;
  }

  stateOf(step: string): State {
    if (this.steps[0] === step) return "picked";
    return step in this.legal ? "playable" : "rest";
  }

  seatState(seat: number): State {
    if (this.view.phase !== "gift") return this.stateOf(`choose ${seat}`);
    const [hand = "", to] = this.steps;
    if (to === `to ${seat}`) return "picked";
    return `to ${seat}` in (this.legal[hand] ?? {}) ? "playable" : "rest";
  }

  cardState(seat: number, card: string, nth: number): State {
    const { phase, seat: viewer } = this.view;
    const own = seat === viewer;
    if (DISCARDING.includes(phase)) {
      if (own && this.going.some((one) => one.card === card && one.nth === nth)) return "picked";
      return own && `discard ${card}` in this.legal ? "playable" : "rest";
    }
    if (phase === "gift") {
      if (own && nth === 0) return this.stateOf(`hand ${card}`);
      return own && `hand ${card}` in this.legal ? "playable" : "rest";
    }
    if (phase !== "spells") return "rest";
    return own && card in this.legal ? this.stateOf(card) : this.composing.cardState(seat, card, nth);
  }
}
