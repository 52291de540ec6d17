// What fingers and keys have chosen so far, before it is a play.
import type { Tree } from "../../protocol";
import { settings } from "../../settings.svelte";
import { SEAL } from "../../table/focus";
import type { Asks, Bar, Gesture as Common, Now, State } from "../gesture";
import { following } from "../tree";
import { barOf } from "./bar";
import { spellOf } from "./compose";
import { Composing } from "./composing.svelte";
import { whereNext } from "./focus";
import { Hand } from "./hand.svelte";
import type { BookAtTable } from "./tablebook";
import { isPhysical } from "./view";
import type { Side, Spell, View } from "./view";
import { handWords } from "./words";

const DISCARDING = ["curse", "keep"];
const MOST_PULLED = [1, 2, 3, 4, 5, 6, 7, 8];

export class Gesture implements Common {
  /** Steps towards one play: a zone, a grip, a Creature, a person; a card and who is given it. */
  steps = $state.raw<string[]>([]);
  /** Where the fingers go, and how many pages they pull. */
  side = $state<Side | null>(null);
  page = $state(1);
  pull = $state(1);
  /** Cards that are to be discarded, one after the other. */
  going = $state.raw<{ card: string; nth: number }[]>([]);
  /** Cards that were chosen together are discarded one after the other. */
  discarding = $state(false);
  readonly composing: Composing;
  /** The book on the table, if hands can touch it. */
  readonly book: BookAtTable | null;
  private readonly ownHand: Hand | null;

  constructor(private readonly now: () => Now) {
    this.composing = new Composing(() => ({ view: this.view, legal: this.legal }));
    this.book = now().moving as BookAtTable | null;
    this.ownHand = this.book && new Hand(this.book, this);
  }

  private readonly legal = $derived.by<Tree>(() => this.now().legal);
  private readonly view = $derived.by(() => this.now().view as View);
  /** One's own hand, at a book that hands can touch. */
  readonly hand = $derived.by(() =>
    isPhysical(this.view) && this.now().seat !== null ? this.ownHand : null,
  );
  /** What it does there; until it is done there is nothing else to do. */
  readonly doing = $derived.by(() =>
    this.hand && this.hand.pinching.state !== "free" ? handWords(this.hand, this.now().text) : "",
  );
  /** Somebody else decides, and may listen. */
  readonly talking = $derived.by(() => {
    const { seat, people } = this.now();
    const shared = people.filter(({ yours }) => yours).length > 1;
    const { activator, over } = this.view;
    return seat !== null && !shared && activator !== seat && !people[activator]?.bot && !over;
  });
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
    if (this.steps.length) return following(this.legal, this.steps) === null ? this.steps : null;
    if (this.pulls.includes(this.pull)) return [`pull ${this.pull}`];
    if (this.side && this.side in this.legal) return [this.side, `page ${this.page}`];
    const [first] = this.going;
    return first && `discard ${first.card}` in this.legal ? [`discard ${first.card}`] : null;
  });

  readonly choices = $derived.by<string[]>(() => {
    if (this.composing.spell) return this.composing.choices;
    if (this.side) return Object.keys(this.legal[this.side] ?? {});
    return this.going.length ? [] : Object.keys(following(this.legal, this.steps) ?? {});
  });
  readonly pass = $derived.by(() => ["done", "end", "leave"].find((step) => step in this.legal) ?? null);
  readonly next = $derived.by(() => (this.ready ? SEAL : whereNext(this.view, this.legal)));
  readonly bar = $derived.by<Bar>(() => barOf(this, this.now()));

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

  choose(step: string): Asks {
    const [verb, number] = step.split(" ");
    if (this.composing.spell || spellOf(step)) return this.composing.choose(step);
    if (verb === "pull") this.pullSome(Number(number));
    else if (this.side && verb === "page") this.turnTo(Number(number));
    else if (step === "left" || step === "right") return this.touchSide(step);
    else if (verb === "discard" && number) return this.touchGoing(number, 0);
    else return this.goOn(this.choices.includes(step) ? [...this.steps, step] : [step]);
    return null;
  }

  undo(): void {
    this.discarding = false;
    this.steps = [];
    this.side = null;
    this.going = [];
    this.composing.undo();
  }

  /** Cards go one after the other; at a book that hands touch, the hand pulls. */
  commit(): Asks {
    const steps = this.ready;
    this.discarding = steps !== null && this.going.length > 1;
    if (this.going.length) this.gone();
    if (!this.hand || !steps?.[0]?.startsWith("pull ")) return steps && { play: steps };
    this.hand.pull(steps);
    return null;
  }

  /** The first of the cards to go is on its way: those of its kind move up. */
  private gone(): void {
    const [first, ...rest] = this.going;
    this.going = rest.map(({ card, nth }) => ({
      card,
      nth: card === first?.card && nth > first.nth ? nth - 1 : nth,
    }));
  }

  touchSide(side: Side): Asks {
    if (!(side in this.legal)) return { explain: [side, "page 1"] };
    this.steps = [];
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
    this.steps = [];
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
    this.side = null;
    this.going = [];
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

  /** Arrows move the fingers, a number pulls so many pages. */
  press(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step && !event.defaultPrevented) this.move(step);
    const pages = settings.letters && this.counts.length > 0 && /^[1-8]$/.test(event.key);
    if (pages) this.pullSome(Number(event.key));
  }
}
