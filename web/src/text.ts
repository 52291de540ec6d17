// Words for people: the same Fluent files and the same sentences as the Python side (kamifuda/text).
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "@fluent/bundle";

export type Arguments = Record<string, string | number>;
export type Event = { event: string; [field: string]: unknown };

const FORMS = [["", ""], ["a_", "a"], ["the_", "the"]] as const; // prettier-ignore
const CARDS = ["card", "partner", "taken", "new", "item"]; // fields that name one card
const COUNTED_FROM_ONE = ["index", "place", "stack"];
const KNOWN = [...CARDS, "cards", "page", "left"].map((field) => [field, `-${field}`] as const);
const VARIANTS = [["stack", "_mercenary"] as const, ...KNOWN]; // endings of fuller messages
const LISTS = ["cards", "hand", "hidden", "treasures", "items", "faces", "colours"]; // of cards; others are of seats
const OTHERS = ["to", "from", "target", "chosen", "choose"]; // fields and verbs that name one more seat
const NAMED = ["sheet", "spell", "effect", "guardian", "grip"]; // fields whose values have words of their own
const AS_WRITTEN = ["token", "pull", "came"]; // steps whose number is the one that players see

interface Give {
  seat: number;
  card: string;
  worth: number;
}

/** All that can be said in one language, and about one game. */
export class Text {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: readonly string[],
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

  card(card: string, form = ""): string {
    return this.say(form ? `card-${card}.${form}` : `card-${card}`);
  }

  /** `card`, `a_card` and `the_card`, or the same of another name. */
  cardArguments(card: string, name = "card"): Arguments {
    return Object.fromEntries(FORMS.map(([start, form]) => [start + name, this.card(card, form)]));
  }

  /** `2 Soldiers, Tower`. */
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

  /** `2 Fire`, or of a card that stands in for several: `the Fire Fairy as 2`. */
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
    const { verb, what, stack } = takenApart(step);
    const from = stack ? " " + this.say("step-from-mercenary", { stack: Number(stack) + 1 }) : "";
    return this.say(`step-${verb}`, this.stepArguments(verb, what, names)) + from;
  }

  private stepArguments(verb: string, what: string, names: readonly string[]): Arguments {
    if (/^\d+$/.test(what)) return this.numberArguments(verb, Number(what), names);
    const [seat, card = "", worth] = what.split(" ");
    if (verb === "give" && card)
      return { name: this.seatName(Number(seat), names), what: this.share(card, Number(worth)) };
    return { what, ...(this.has(`card-${what}`) && this.cardArguments(what)) };
  }

  private numberArguments(verb: string, number: number, names: readonly string[]): Arguments {
    if (verb === "page") return this.pageArguments(number);
    if (AS_WRITTEN.includes(verb)) return { [verb]: number };
    if (OTHERS.includes(verb)) return { name: this.seatName(number, names) };
    return { index: number + 1, what: String(number) };
  }

  private seatName(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.say("names-player", { number: seat + 1 });
  }

  /** A fact as a sentence: to the viewer as `you`, of everybody else by name. */
  event(event: Event, viewer: number | null, names: readonly string[]): string {
    return this.say(this.eventKey(event), this.eventArguments(event, viewer, names));
  }

  private eventKey(event: Event): string {
    let key = `event-${event.event}`;
    for (const [known, ending] of VARIANTS) if (event[known] != null && this.has(key + ending)) key += ending;
    return "answer" in event ? `${key}-${String(event["answer"])}` : key;
  }

  private eventArguments(event: Event, viewer: number | null, names: readonly string[]): Arguments {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(event))
      if (value != null && name !== "event" && name !== "answer")
        Object.assign(args, this.fieldArguments(name, value, viewer, names));
    return args;
  }

  private fieldArguments(
    name: string,
    value: unknown,
    viewer: number | null,
    names: readonly string[],
  ): Arguments {
    if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
    if (name === "gives") return { gives: this.given(value as Give[], viewer, names) };
    if (Array.isArray(value)) return this.listArguments(name, value, viewer, names);
    if (name === "seat") return { who: who(value as number, viewer), name: names[value as number] ?? "" };
    if (OTHERS.includes(name))
      return { [name]: names[value as number] ?? "", [`${name}_who`]: who(value as number, viewer) };
    if (CARDS.includes(name)) return this.cardArguments(value as string, name);
    if (name === "page") return this.pageArguments(value as number);
    if (NAMED.includes(name) && this.has(`${name}-${String(value)}`))
      return this.named(name, value as string);
    const counted = COUNTED_FROM_ONE.includes(name) && typeof value === "number";
    return { [name]: counted ? value + 1 : (value as string | number) };
  }

  /** Its id, to select by, and its words: `sheet` and `the_sheet`. */
  private named(name: string, value: string): Arguments {
    const the = `${name}-${value}.the`;
    return { [name]: value, [`the_${name}`]: this.say(this.has(the) ? the : `${name}-${value}`) };
  }

  private listArguments(
    name: string,
    values: readonly unknown[],
    viewer: number | null,
    names: readonly string[],
  ): Arguments {
    if (name === "pages") return { pages: this.chosenPages(values as (number | null)[], viewer, names) };
    const list = known(values);
    const count = { [`${name}_count`]: list.length };
    if (LISTS.includes(name)) return { [name]: this.cards(list as string[]), ...count };
    const seats = list as number[];
    const called = seats.map((seat) => (seat === viewer ? this.say("names-you") : (names[seat] ?? "")));
    const team = name === "seats" && seats.length > 1 && seats.length < names.length;
    return {
      [name]: called.join(", "),
      [`${name}_and`]: this.together(called),
      ...count,
      ...(team && {
        who: viewer !== null && seats.includes(viewer) ? "us" : "them",
        name: this.together(seats.map((seat) => names[seat] ?? "")),
      }),
    };
  }

  /** `you give 1 Fire and the Wolf as 1, Bo gives 2 Fire`. */
  private given(gives: readonly Give[], viewer: number | null, names: readonly string[]): string {
    const shares = new Map<number, string[]>();
    for (const { seat, card, worth } of gives)
      shares.set(seat, [...(shares.get(seat) ?? []), this.share(card, worth)]);
    const told = [...shares].map(([seat, given]) =>
      this.say("given", { who: who(seat, viewer), name: names[seat] ?? "", what: this.together(given) }),
    );
    return told.join(", ");
  }

  /** `you chose Heal and Bo chose Silence`. */
  private chosenPages(
    pages: readonly (number | null)[],
    viewer: number | null,
    names: readonly string[],
  ): string {
    return this.together(
      pages.flatMap((page, seat) => {
        if (page === null) return [];
        const about = { who: who(seat, viewer), name: names[seat] ?? "", ...this.pageArguments(page) };
        return [this.say("chosen-page", about)];
      }),
    );
  }
}

/** Without what nobody knows; a list for each seat becomes one. */
function known(values: readonly unknown[]): readonly unknown[] {
  return values.flat().filter((value) => value !== null);
}

function who(seat: number, viewer: number | null): string {
  return viewer === null ? "watched" : seat === viewer ? "you" : "other";
}

/** `counter spear@3` is a verb, a card and a stack; the last two may be missing. */
export function takenApart(step: string): { verb: string; what: string; stack: string } {
  const [, verb = "", what = "", stack = ""] = /^(\S+)(?: ([^@]*))?(?:@(.*))?$/.exec(step) ?? [];
  return { verb, what, stack };
}
