// Words for people: the same Fluent files and the same sentences as the Python side (kamifuda/text).
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "@fluent/bundle";

export type Arguments = Record<string, string | number>;
export type Event = { event: string; [field: string]: unknown };

const FORMS = [["", ""], ["a_", "a"], ["the_", "the"]] as const; // prettier-ignore
const CARDS = ["card", "partner", "taken"]; // fields that name one card
const COUNTED_FROM_ONE = ["index", "place", "stack"];
const KNOWN = [...CARDS, "cards"].map((field) => [field, `-${field}`] as const);
const VARIANTS = [["stack", "_mercenary"] as const, ...KNOWN]; // endings of fuller messages
const LISTS = ["cards", "hand", "hidden"];

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

  /** `Ana, Béla and Cleo`. */
  /** `Attack; Exchange; Discard`: things that may hold commas. */
  listed(things: readonly string[]): string {
    return things.length ? things.reduce((some, more) => this.say("web-listed", { some, more })) : "";
  }

  together(names: readonly string[]): string {
    if (names.length < 2) return names[0] ?? "";
    return this.say("names-and", { some: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
  }

  clause(clause: string): string {
    return this.say(`clause-${clause}`);
  }

  /** What a step is called where it can be chosen. */
  step(step: string): string {
    if (this.has(`card-${step}`)) return this.card(step);
    const { verb, what, stack } = takenApart(step);
    const args = /^\d+$/.test(what) ? { index: Number(what) + 1 } : what ? this.cardArguments(what) : {};
    const from = stack ? " " + this.say("step-from-mercenary", { stack: Number(stack) + 1 }) : "";
    return this.say(`step-${verb}`, args) + from;
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
    for (const [name, value] of Object.entries(event)) {
      if (value == null || name === "event" || name === "answer") continue;
      if (name === "seat") {
        args["who"] = viewer === null ? "watched" : value === viewer ? "you" : "other";
        args["name"] = names[value as number] ?? "";
      } else if (name === "seats") {
        const seats = value as number[];
        if (seats.length < 2) continue;
        args["who"] = viewer !== null && seats.includes(viewer) ? "us" : "them";
        args["name"] = this.together(seats.map((seat) => names[seat] ?? ""));
      } else if (LISTS.includes(name)) args[name] = this.cards(value as string[]);
      else if (CARDS.includes(name)) Object.assign(args, this.cardArguments(value as string, name));
      else if (typeof value === "boolean") args[name] = value ? "yes" : "no";
      else if (COUNTED_FROM_ONE.includes(name)) args[name] = (value as number) + 1;
      else args[name] = value as string | number;
    }
    return args;
  }
}

/** `counter spear@3` is a verb, a card and a stack; the last two may be missing. */
export function takenApart(step: string): { verb: string; what: string; stack: string } {
  const [, verb = "", what = "", stack = ""] = /^(\S+)(?: ([^@]*))?(?:@(.*))?$/.exec(step) ?? [];
  return { verb, what, stack };
}
