// Words for people: the same Fluent files and the same sentences as the Python side (kamifuda/text).
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "@fluent/bundle";
import type { Said } from "./protocol";

export type Arguments = Record<string, string | number>;
export type Event = { event: string; [field: string]: unknown };

/** How the fields of a game's events and the words of its steps are to be read (kamifuda/core/reading.py). */
export interface Reading {
  events: Record<string, Record<string, string>>;
  steps: Record<string, string>;
}

const FORMS = [["", ""], ["a_", "a"], ["the_", "the"]] as const; // prettier-ignore

interface Give {
  seat: number;
  card: string;
  worth: number;
}

/** To whom something is told, and what everybody is called. */
interface Listener {
  seat: number | null;
  names: readonly string[];
}

/** All that can be said in one language, and about one game. */
export class Text {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: readonly string[],
    private readonly reading: Reading = { events: {}, steps: {} },
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources)
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  private pattern(key: string): Message["value"] {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /** The message of this key, or of `key.attribute`. A missing one shows its key, and tests look for those. */
  say(key: string, args: Arguments = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) return `⟦${key}⟧`;
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args, errors);
    return errors.length ? `⟦${key}: ${errors[0]?.message}⟧` : said.trim();
  }

  /** What a message says with its arguments, which may be messages again; several things are joined. */
  tell(said: Said): string | number {
    if (Array.isArray(said)) return said.map((each) => this.tell(each)).join(", ");
    if (typeof said !== "object") return said;
    const { say, ...about } = said;
    const args = Object.entries(about).map(([name, each]) => [name, this.tell(each)]);
    return this.say(say as string, Object.fromEntries(args) as Arguments);
  }

  card(card: string, form = ""): string {
    return this.say(form ? `card-${card}.${form}` : `card-${card}`);
  }

  /** `card`, `a_card` and `the_card`, or the same of another name. */
  cardArguments(card: string, name = "card"): Arguments {
    return Object.fromEntries(FORMS.map(([start, form]) => [start + name, this.card(card, form)]));
  }

  /** `2 Aces, Jack`. */
  cards(cards: readonly string[]): string {
    if (!cards.length) return this.say("cards-none");
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts].map(([card, count]) => this.counted(card, count)).join(", ");
  }

  private counted(card: string, count: number): string {
    return count === 1
      ? this.card(card)
      : this.say("cards-counted", { count, cards: this.card(card, "many") });
  }

  /** `Attack; Exchange; Discard`: things that may hold commas. */
  listed(things: readonly string[]): string {
    return things.length ? things.reduce((some, more) => this.say("names-listed", { some, more })) : "";
  }

  /** `Ana, Béla and Cleo`. */
  together(names: readonly string[]): string {
    if (names.length < 2) return names[0] ?? "";
    return this.say("names-and", { some: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
  }

  /** `page`, `the_page` and its `number`; only that where pages have no names. */
  pageArguments(page: number): Arguments {
    if (!this.has(`page-${page}`)) return { number: page };
    return { page: this.say(`page-${page}`), the_page: this.say(`page-${page}.the`), number: page };
  }

  /** `2 Clubs`, or of a card that stands in for several: `the Joker as 2`. */
  share(card: string, worth: number): string {
    return this.has(`card-${card}.as`)
      ? this.say(`card-${card}.as`, { worth })
      : this.say("cards-counted", { count: worth, cards: this.card(card, "many") });
  }

  clause(clause: string): string {
    return this.say(`clause-${clause}`);
  }

  /** What a step is called where it can be chosen. */
  step(step: string, names: readonly string[] = []): string {
    if (this.has(`card-${step}`)) return this.card(step);
    const whole = `step-${step.replaceAll(" ", "_")}`; // `let go`
    if (this.has(whole)) return this.say(whole);
    const [, verb = "", what = "", stack] = /^(\S+) ?([^@]*)(?:@(.*))?$/.exec(step) ?? []; // `lay ace@3`
    const from = stack ? " " + this.say("step-from-stack", { stack: Number(stack) + 1 }) : "";
    return this.say(`step-${verb}`, this.stepArguments(verb, what, names)) + from;
  }

  /** Of what the verb is followed by. */
  private stepArguments(verb: string, what: string, names: readonly string[]): Arguments {
    switch (this.reading.steps[verb]) {
      case "card":
      case "stacked":
        return { what, ...this.cardArguments(what) };
      case "seat":
        return { name: this.seatName(Number(what), names) };
      case "page":
        return this.pageArguments(Number(what));
      case "number":
        return { [verb]: Number(what) };
      case "counted":
        return { index: Number(what) + 1 };
      case "give": {
        const [seat, card = "", worth] = what.split(" ");
        return { name: this.seatName(Number(seat), names), what: this.share(card, Number(worth)) };
      }
    }
    return { what };
  }

  private seatName(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.say("names-player", { number: seat + 1 });
  }

  /** A fact as a sentence: to the viewer as `you`, of everybody else by name. */
  event(event: Event, viewer: number | null, names: readonly string[]): string {
    const to = { seat: viewer, names };
    const told = this.knownFields(event).map(([name, kind, value]) =>
      this.fieldArguments(name, kind, value, to),
    );
    return this.say(this.eventKey(event), Object.assign({}, ...told) as Arguments);
  }

  /** Their names, kinds and values. */
  private knownFields(event: Event): [string, string, unknown][] {
    const fields = Object.entries(this.reading.events[event.event] ?? {});
    return fields.flatMap(([name, kind]) => (event[name] == null ? [] : [[name, kind, event[name]]]));
  }

  /** There may be a fuller message for those who know a field, `event-hid-card`. */
  private eventKey(event: Event): string {
    return this.knownFields(event).reduce((key, [name, kind, value]) => {
      const fuller = `${key}-${kind === "variant" ? String(value) : name}`;
      return this.has(fuller) ? fuller : key;
    }, `event-${event.event}`);
  }

  /** What one field of an event adds to its sentence. */
  private fieldArguments(name: string, kind: string, value: unknown, to: Listener): Arguments {
    switch (kind) {
      case "subject":
        return about(value as number, to);
      case "seat":
        return { [`${name}_who`]: who(value as number, to), [name]: nameOf(value as number, to) };
      case "seats":
        return this.seatsArguments(name, value as number[], to);
      case "side":
        return { ...this.seatsArguments(name, value as number[], to), ...this.team(value as number[], to) };
      case "card":
        return this.cardArguments(value as string, name);
      case "cards":
      case "faces":
      case "cards_by_seat": {
        const cards = known(value as (string | string[] | null)[]);
        return { [name]: this.cards(cards), [`${name}_count`]: cards.length };
      }
      case "page":
        return this.pageArguments(value as number);
      case "pages_by_seat":
        return { [name]: this.together(this.chosenPages(value as number[], to)) };
      case "gives":
        return { [name]: this.given(value as Give[], to).join(", ") };
      case "named":
        return this.named(name, value as string);
      case "counted":
        return { [name]: (value as number) + 1 };
      case "switch":
        return { [name]: value ? "yes" : "no" };
    }
    return { [name]: value as string | number };
  }

  /** Its id, to select by, and its words: `sheet` and `the_sheet`. */
  private named(name: string, value: string): Arguments {
    const the = `${name}-${value}.the`;
    return { [name]: value, [`the_${name}`]: this.say(this.has(the) ? the : `${name}-${value}`) };
  }

  /** In their order: `Cy, you, Bo`, or with an `and`. */
  private seatsArguments(name: string, seats: readonly number[], to: Listener): Arguments {
    const called = seats.map((seat) => (seat === to.seat ? this.say("names-you") : nameOf(seat, to)));
    return {
      [name]: called.join(", "),
      [`${name}_and`]: this.together(called),
      [`${name}_count`]: seats.length,
    };
  }

  /** Several, but not everybody, are a team. */
  private team(seats: readonly number[], to: Listener): Arguments {
    if (seats.length < 2 || seats.length >= to.names.length) return {};
    return {
      who: to.seat !== null && seats.includes(to.seat) ? "us" : "them",
      name: this.together(seats.map((seat) => nameOf(seat, to))),
    };
  }

  /** `you chose Heal`, `Bo chose Storm`. */
  private chosenPages(pages: readonly number[], to: Listener): string[] {
    return pages.map((page, seat) =>
      this.say("chosen-page", { ...about(seat, to), ...this.pageArguments(page) }),
    );
  }

  /** `you give 1 Club and the Joker as 1`, `Bo gives 2 Clubs`. */
  private given(gives: readonly Give[], to: Listener): string[] {
    const shares = new Map<number, string[]>();
    for (const { seat, card, worth } of gives)
      shares.set(seat, [...(shares.get(seat) ?? []), this.share(card, worth)]);
    return [...shares].map(([seat, given]) =>
      this.say("given", { ...about(seat, to), what: this.together(given) }),
    );
  }
}

/** Without what nobody knows; a list for each seat becomes one. */
function known(cards: readonly (string | string[] | null)[]): string[] {
  return cards.flat().filter((card) => card !== null);
}

function nameOf(seat: number, { names }: Listener): string {
  return names[seat] ?? "";
}

function who(seat: number, to: Listener): string {
  return to.seat === null ? "watched" : seat === to.seat ? "you" : "other";
}

function about(seat: number, to: Listener): Arguments {
  return { who: who(seat, to), name: nameOf(seat, to) };
}
