// A spell is being composed: which box, and whose cards, before it is proposed.
import type { Tree } from "../../protocol";
import type { Asks, State } from "../gesture";
import { FACES, hasWorth } from "./cards";
import { boxOf, chosenOf, fits, giveOf, isGiven, isOf, spellOf, stepOf, toggled, ways } from "./compose";
import type { Chosen, Way } from "./compose";
import { fromActivator } from "./view";
import type { Element, Spell, View } from "./view";

export class Composing {
  spell = $state<Spell | null>(null);
  chosen = $state.raw<Chosen[]>([]);

  constructor(private readonly table: () => { view: View; legal: Tree }) {}

  private readonly view = $derived.by(() => this.table().view);
  private readonly ways = $derived.by(() => ways(this.table().legal));
  /** Proposals for this spell. */
  readonly possible = $derived.by(() => this.ways.filter((way) => boxOf(way) === this.spell));
  /** Those that can still come of what is chosen. */
  readonly fitting = $derived.by(() => this.possible.filter((way) => fits(way, this.chosen)));
  private readonly exact = $derived.by(() => this.fitting.filter((way) => isOf(way, this.chosen)));
  /** The proposal that is complete. */
  readonly way = $derived.by<Way | null>(() => (this.exact.length === 1 ? (this.exact[0] ?? null) : null));
  /** All cards are there, but not what a Fairy or the Wolf counts as. */
  readonly open = $derived.by(() => this.exact.length > 1);

  /** The steps that a proposal for this spell may go on with. */
  readonly choices = $derived.by(() => {
    const open = this.fitting.flatMap(({ gives }) => gives.filter((give) => !isGiven(give, this.chosen)));
    return [...new Set(open.map(stepOf))];
  });

  begin(): void {
    this.spell = null;
    this.chosen = [];
  }

  /** First the cards are put back, then the spell is. */
  undo(): void {
    if (!this.chosen.length) this.spell = null;
    this.chosen = [];
  }

  /** A box of the targeted zone: its cards are chosen next. */
  touchSpell(spell: Spell): Asks {
    if (this.spell === spell) this.begin();
    else {
      const found = this.ways.filter((way) => boxOf(way) === spell);
      if (!found.length) return { explain: this.tried(spell, this.own(this.colourOf(spell))) };
      this.spell = spell;
      this.chosen = [];
      if (found.length === 1 && found[0]) this.take(found[0]);
    }
    return null;
  }

  /** `cast fire`, or what somebody gives to it. */
  choose(step: string): Asks {
    const spell = spellOf(step);
    if (spell) return this.touchSpell(spell);
    const [give] = chosenOf({ gives: [giveOf(step)] });
    const others = this.chosen.filter((one) => one.seat !== give?.seat || one.card !== give.card);
    if (give) this.chosen = [...others, give];
    return null;
  }

  /** A whole proposal at once. */
  take(way: Way): void {
    this.spell = boxOf(way);
    this.chosen = chosenOf(way);
  }

  /** The nth card of its kind in somebody’s Reserve. */
  touchCard(seat: number, card: string, nth: number): Asks {
    const next = toggled(this.chosen, seat, card, nth).map((one) => ({ ...one, worth: null }));
    const spell = this.spell ?? this.spellWith(next);
    if (!spell || !this.ways.some((way) => boxOf(way) === spell && fits(way, next)))
      return { explain: this.tried(this.spell ?? this.meantBy(card), next) };
    this.spell = spell;
    this.chosen = next;
    return null;
  }

  setWorth(of: Chosen, worth: number): void {
    this.chosen = this.chosen.map((one) => (one === of ? { ...one, worth } : one));
  }

  /** What a card in the making counts as: said, or the only number that is left. */
  worthOf(seat: number, card: string): number | null {
    const give = this.way?.gives.find((one) => one.seat === seat && one.card === card);
    return give && hasWorth(card) ? give.worth : null;
  }

  spellState(spell: Spell): State {
    if (this.spell === spell) return "picked";
    return this.ways.some((way) => boxOf(way) === spell) ? "playable" : "rest";
  }

  cardState(seat: number, card: string, nth: number): State {
    const of = this.chosen.find((one) => one.seat === seat && one.card === card);
    if (of && nth < of.count) return "picked";
    const next = toggled(this.chosen, seat, card, nth);
    const open = this.spell ? this.possible : this.ways;
    if (open.some((way) => fits(way, next))) return "playable";
    return this.spell ? "dim" : "rest";
  }

  /** The first spell that a card can be used for. */
  private spellWith(chosen: readonly Chosen[]): Spell | null {
    const way = this.ways.find((one) => fits(one, chosen));
    return way ? boxOf(way) : null;
  }

  /** The spell that somebody has in mind who touches a card that cannot be used. */
  private meantBy(card: string): Spell {
    return FACES[card]?.element ?? this.colourOf("team");
  }

  private colourOf(spell: Spell): Element {
    if (spell !== "team") return spell;
    const mine = (this.view.reserves[this.view.activator] ?? []).map((card) => FACES[card]);
    return mine.find((face) => face?.kind === "element")?.element ?? "water";
  }

  private own(colour: Element): Chosen[] {
    const seat = this.view.activator;
    const count = (this.view.reserves[seat] ?? []).filter((card) => card === colour).length;
    return count ? [{ seat, card: colour, count: Math.min(4, count), worth: null }] : [];
  }

  /** A play that is not allowed, so that the server says why. */
  private tried(spell: Spell, chosen: readonly Chosen[]): string[] {
    const order = fromActivator(this.view);
    const gives = [...chosen].sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
    return [
      `${spell === "team" ? "team" : "cast"} ${this.colourOf(spell)}`,
      ...gives.map(({ seat, card, count }) => `give ${seat} ${card} ${count}`),
    ];
  }
}
