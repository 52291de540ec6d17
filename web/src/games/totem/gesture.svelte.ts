// What fingers and keys have chosen so far, and what the next touch means.
import type { Tree } from "../../protocol";
import { SEAL } from "../../table/focus";
import type { Asks, Bar, Gesture as Common, Now, State } from "../gesture";
import { barOf } from "./bar";
import {
  answersIn,
  attempt,
  back,
  mayJoin,
  missing,
  nextOf,
  NOTHING,
  playsIn,
  whole,
  withCard,
  withPlace,
  withVerb,
} from "./choice";
import type { Choice } from "./choice";
import { sentence } from "./guide";
import { lay, nothingLaid, stepsOf, takeBack } from "./laying";
import type { Laying } from "./laying";
import type { View } from "./view";

export class Gesture implements Common {
  choice = $state.raw<Choice>(NOTHING);
  laid = $state.raw<Laying>([]);
  /** What was touched last: touched again, it plays. */
  private last = "";

  constructor(private readonly now: () => Now) {}

  private readonly view = $derived.by(() => this.now().view as View);
  private readonly legal = $derived.by<Tree>(() => this.now().legal);
  /** One’s first totems are being laid. */
  readonly laying = $derived.by(() => this.view.phase === "choose" && Object.keys(this.legal).length > 0);
  readonly plays = $derived.by(() => (this.laying ? [] : playsIn(this.legal)));
  /** The play that is chosen, by its parts. */
  readonly chosen = $derived.by(() => (this.laying ? null : whole(this.plays, this.choice)));
  readonly ready = $derived.by(() =>
    this.laying ? stepsOf(this.laid, this.legal) : (this.chosen?.steps ?? null),
  );
  readonly begun = $derived.by(() =>
    this.laying ? this.laid.some((card) => card !== null) : this.choice !== NOTHING,
  );
  /** Places that still want a totem; null: none is being laid. */
  readonly free = $derived.by(() => (this.laying ? this.laid.filter((card) => card === null).length : null));
  /** Only a word answers this: no card and no place. */
  private readonly question = $derived.by(
    () => this.plays.length > 0 && this.plays.every(({ card, target }) => card === null && target === null),
  );
  /** The step by which an Eye would discover a totem. */
  readonly looks = $derived.by(() =>
    this.choice.verb === "discover" ? `discover ${this.choice.target}` : this.choice.extra,
  );
  /** An Eye may look before it attacks, or not. */
  readonly mayLook = $derived.by(
    () => this.begun && missing(this.plays, this.choice) === "eye" && !this.discovers,
  );
  private readonly discovers = $derived.by(() => this.plays.some(({ verb }) => verb === "discover"));

  /** The view as it would be with the totems that are being laid. */
  readonly shown = $derived.by((): View => {
    const { view, laid } = this;
    if (!this.laying) return view;
    const zone = laid.map((card) => (card ? { card, face_up: false, spent: false } : null));
    return {
      ...view,
      zones: view.zones.map((old, seat) => (seat === view.seat ? zone : old)),
      hand: (view.hand ?? []).filter((card) => !laid.includes(card)),
    };
  });

  readonly choices = $derived.by(() => {
    if (this.laying)
      return this.free ? Object.keys(this.legal).filter((card) => !this.laid.includes(card)) : [];
    return nextOf(this.plays, this.choice);
  });
  readonly pass = $derived.by(() => answersIn(this.legal).find((step) => step !== "draw") ?? null);
  readonly next = $derived.by(() => (this.ready ? SEAL : null));
  readonly bar = $derived.by<Bar>(() => barOf(this, this.now()));

  begin(): void {
    this.become(NOTHING, "");
    this.laid = nothingLaid(this.view.options.zone_size);
  }

  /** One thing less; while laying, all of them. */
  undo(): void {
    this.become(back(this.choice), "");
    if (this.laying) this.laid = nothingLaid(this.laid.length);
  }

  choose(step: string): Asks {
    const [word, number] = step.split(" ");
    if (step === "alone") return null; // as long as nobody joins
    if (step === "discover_not" && this.begun) return this.lookAway();
    if (word === "with" && number) return this.touchCard(number);
    if (word === "discover" && number) return this.touchPlace(false, Number(number));
    if (word === "on") return this.touchPlace(this.choice.verb === "exchange", Number(number));
    const card = this.laying || this.plays.some((play) => play.card === step);
    return card ? this.touchCard(step) : this.chooseVerb(step);
  }

  commit(): Asks {
    return this.ready && { play: this.ready };
  }

  stateOf(card: string): State {
    const { choice, plays } = this;
    if (choice.card === card || choice.extra === `with ${card}`) return "picked";
    if (this.laying) return this.free && Object.keys(this.legal).length ? "playable" : "rest";
    if (!plays.some((play) => play.card !== null)) return "rest";
    return withCard(plays, choice, card) ? "playable" : "dim";
  }

  placeState(own: boolean, place: number): State {
    const { choice, plays } = this;
    if (this.laying) return own && this.laid.indexOf(null) === place ? "playable" : "rest";
    if (this.isChosen(own, place)) return "picked";
    if (choice === NOTHING && !this.discovers) return "rest"; // it could be anything
    const empty = this.isEmpty(own, place);
    if (empty && place !== this.firstFree(own)) return "rest";
    const next = empty ? withVerb(plays, choice, "defend") : withPlace(plays, choice, own, place);
    const other = choice.verb !== null && next?.verb !== choice.verb;
    return next && !other ? "playable" : "rest";
  }

  touchCard(card: string): Asks {
    if (this.question) return this.answerFirst();
    if (this.laying) {
      this.laid = lay(this.laid, card) ?? this.laid;
      return null;
    }
    const { choice, plays } = this;
    const key = `card ${card}`;
    if (choice.card === card) return this.twice(key, { ...choice, card: null, extra: null });
    if (choice.extra === `with ${card}`) return this.twice(key, { ...choice, extra: null });
    const joins = mayJoin(plays, { ...choice, extra: null });
    const tried = joins ? { ...choice, extra: `with ${card}` } : { ...choice, card, extra: null };
    return this.take(key, withCard(plays, choice, card), tried);
  }

  touchPlace(own: boolean, place: number): Asks {
    if (this.question) return this.answerFirst();
    if (this.laying) {
      const card = own ? this.laid[place] : null;
      if (card) this.laid = takeBack(this.laid, card);
      return null;
    }
    const { choice, plays } = this;
    if (own && this.isEmpty(own, place)) return this.touchVerb("defend");
    const key = `place ${own} ${place}`;
    const next = withPlace(plays, choice, own, place);
    const looks = next !== null && next.extra !== null && next.extra !== choice.extra; // an Eye before the attack
    if (this.isChosen(own, place) && !looks) {
      const less = choice.extra === `discover ${place}` ? choice : { ...NOTHING, card: choice.card };
      return this.twice(key, { ...less, extra: null });
    }
    const verb = this.discovers ? "discover" : own ? "exchange" : "attack";
    return this.take(key, next, { ...choice, verb, target: place, extra: null });
  }

  /** An Eye that could look before it attacks does not. */
  lookAway(): Asks {
    const next = { ...this.choice, extra: "discover_not" };
    return this.take("", next, next);
  }

  touchVerb(verb: string): Asks {
    return this.question ? this.answerFirst() : this.chooseVerb(verb);
  }

  private chooseVerb(verb: string): Asks {
    const { choice, plays } = this;
    const key = `verb ${verb}`;
    if (choice.verb === verb) return this.twice(key, { ...NOTHING, card: choice.card });
    return this.take(key, withVerb(plays, choice, verb), { ...NOTHING, verb, card: choice.card });
  }

  /** A card was dragged onto a place: a whole play, unless another card could join. */
  drop(card: string, own: boolean, place: number): Asks {
    if (this.laying) {
      if (own) this.laid = lay(this.laid, card, place) ?? this.laid;
      return null;
    }
    const refused = this.choice.card === card ? null : this.touchCard(card);
    const asks = refused ?? this.touchPlace(own, place);
    return asks ?? (mayJoin(this.plays, this.choice) ? null : this.commit());
  }

  private answerFirst(): Asks {
    const { people, text } = this.now();
    const question = sentence(this.view, this.legal, people, text);
    return { note: text.say("board-first-answer", { question }) };
  }

  private take(key: string, next: Choice | null, tried: Choice): Asks {
    if (!next) return { explain: attempt(tried, this.view.hand?.[0]) };
    this.become(next, key);
    return null;
  }

  /** Chosen already: it plays if it came last, and is taken away otherwise. */
  private twice(key: string, less: Choice): Asks {
    if (this.chosen && this.last === key) return this.commit();
    this.become(less, "");
    return null;
  }

  private become(choice: Choice, key: string): void {
    const nothing = choice.verb === null && choice.card === null;
    this.choice = nothing ? NOTHING : choice;
    this.last = key;
  }

  private isEmpty(own: boolean, place: number): boolean {
    const seat = this.view.seat ?? 0;
    return !this.view.zones[own ? seat : 1 - seat]?.[place];
  }

  private isChosen(own: boolean, place: number): boolean {
    const { verb, target, extra } = this.choice;
    if (!own && extra === `discover ${place}`) return true;
    if (own && verb === "defend") return place === this.firstFree(own);
    return target === place && verb !== null && (verb === "exchange") === own;
  }

  /** Where a new totem is laid. */
  private firstFree(own: boolean): number {
    return own ? (this.view.zones[this.view.seat ?? 0]?.indexOf(null) ?? -1) : -1;
  }
}
