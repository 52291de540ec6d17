// What fingers and keys have chosen so far: a way down the tree of legal steps, card by card.
import type { Tree } from "../../protocol";
import { SEAL } from "../../table/focus";
import type { Answer, Asks, Bar, Gesture as Common, Now, State } from "../gesture";
import { following, isWhole } from "../tree";
import { attempt, questionsIn, stepWith } from "./choice";
import type { Role } from "./choice";
import { chosen, sentence } from "./guide";
import type { View } from "./view";

export class Gesture implements Common {
  steps = $state.raw<string[]>([]);
  /** Of each step, which of several equal cards it takes. */
  private copies: number[] = [];

  constructor(private readonly now: () => Now) {}

  private readonly view = $derived.by(() => this.now().view as View);
  private readonly legal = $derived.by<Tree>(() => this.now().legal);
  private readonly asked = $derived.by(() => Object.keys(this.legal).length > 0);
  private readonly whole = $derived.by(() => isWhole(this.legal, this.steps));
  /** What another card would follow. */
  private readonly base = $derived.by(() => (this.whole ? this.steps.slice(0, -1) : this.steps));
  private readonly questions = $derived.by(() => questionsIn(this.legal));
  readonly choices = $derived.by(() => Object.keys(following(this.legal, this.steps) ?? {}));
  readonly begun = $derived.by(() => this.steps.length > 0);
  readonly ready = $derived.by(() => (this.whole ? this.steps : null));
  readonly pass = $derived.by(() => ("pass" in this.legal ? "pass" : null));
  readonly next = $derived.by(() => (this.ready ? SEAL : null));

  begin(): void {
    this.steps = [];
  }

  undo(): void {
    this.steps = [];
  }

  commit(): Asks {
    return this.ready && { play: this.ready };
  }

  choose(step: string): Asks {
    if (!this.choices.includes(step)) return { explain: [...this.steps, step] };
    const card = cardOf(step);
    this.take(step, this.steps.filter((before) => cardOf(before) === card).length);
    return null;
  }

  /** A card of the hand, the nth of its kind, or the one that lies on a stack. */
  touchCard(card: string, nth: number, stack: number | null = null): Asks {
    if (this.questions.length) {
      const { people, text } = this.now();
      const question = sentence(this.view, this.legal, people, text);
      return { note: text.say("board-first-answer", { question }) };
    }
    const at = this.used(card, nth, stack);
    if (at >= 0) {
      if (this.whole && at === this.steps.length - 1) return this.commit();
      this.steps = this.steps.slice(0, at);
      return null;
    }
    const step = stepWith(this.legal, this.base, card, stack);
    if (!step) return { explain: attempt(this.view, this.base, card, stack) };
    this.steps = this.base;
    this.take(step, nth);
    return null;
  }

  /** A card was dragged to the table: if that is a play, it is made. */
  drop(card: string, nth: number): Asks {
    const chosen = this.used(card, nth, null) >= 0;
    return this.touchCard(card, nth) ?? (chosen ? null : this.commit());
  }

  stateOf(card: string, nth: number, stack: number | null = null): State {
    if (this.used(card, nth, stack) >= 0) return "picked";
    if (!this.asked || this.questions.length) return "rest";
    return stepWith(this.legal, this.base, card, stack) ? "playable" : "dim";
  }

  /** What a chosen card will do: hide, counter or attack; null: it is not chosen. */
  roleOf(card: string, nth: number, stack: number | null = null): Role | null {
    const at = this.used(card, nth, stack);
    return at < 0 ? null : (this.steps[at]?.split(" ")[0] as Role);
  }

  /** What to do now, with what is chosen. */
  readonly sentence = $derived.by(() => {
    const { people, text, window } = this.now();
    return this.begun
      ? chosen(this.steps, text)
      : sentence(this.view, this.legal, people, text, window?.meant ?? null);
  });

  readonly bar = $derived.by<Bar>(() => {
    const { legal, steps, choices } = this;
    const { text } = this.now();
    const onlyPass = Object.keys(legal).join() === "pass";
    const answer = (step: string, more: Partial<Answer>): Answer => ({
      label: text.step(step),
      asks: () => ({ play: [step] }),
      ...more,
    });
    const pass = this.pass && !steps.length ? [answer("pass", { emblem: "ui-pass", main: onlyPass })] : [];
    const questions = this.questions
      .toSorted((one) => (one === "play_on" ? 1 : -1)) // always at the same place
      .map((step) => answer(step, { main: step === "play_on" }));
    return {
      answers: [...pass, ...questions],
      label: this.whole ? text.step(steps.at(-1) ?? "") : "",
      need: text.say(this.need(onlyPass)),
      next: text.say("kami-spoken-next", { choices: text.listed(choices.map((step) => text.step(step))) }),
    };
  });

  private need(onlyPass: boolean): string {
    if (!this.asked) return this.view.phase === "declare" ? "kami-no-card-yet" : "table-not-yet";
    if (onlyPass) return "kami-only-pass";
    if (this.view.phase === "look") return "kami-choose-look";
    if (this.begun || this.view.phase === "attack") return "kami-choose-attack";
    return this.view.phase === "answer" ? "kami-choose-counter" : "kami-choose-hide";
  }

  private take(step: string, nth: number): void {
    this.copies = [...this.copies.slice(0, this.steps.length), nth];
    this.steps = [...this.steps, step];
  }

  /** The step that takes this card, or -1. */
  private used(card: string, nth: number, stack: number | null): number {
    const wanted = stack === null ? card : `${card}@${stack}`;
    return this.steps.findIndex((step, at) => cardOf(step) === wanted && this.copies[at] === nth);
  }
}

function cardOf(step: string): string | undefined {
  return step.split(" ")[1];
}
