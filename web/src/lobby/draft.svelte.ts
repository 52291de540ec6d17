// A table that somebody is about to make: preset, so that one tap is enough.
import { keep, kept } from "../kept";
import type { GameInfo, NewTable, OptionInfo } from "../protocol";
import { isNewTo } from "./firsttime";
import { CLOCKS, decided, newTable, offered, people, presets, usualSitters, usualValues } from "./newtable";
import type { Company, Sitter, Values } from "./newtable";

const USUAL_LEVEL = "greedy";
const NAMES = "names"; // of those who sat around the real cards last time

export class Draft {
  name = $state("");
  company = $state<Company>("bots");
  values = $state<Values>({});
  sitters = $state<Sitter[]>([]);
  open = $state(false);
  clock = $state(0); // index into CLOCKS
  phones = $state<"one" | "each">("one"); // beside the real cards
  readonly options: readonly OptionInfo[];
  private level = USUAL_LEVEL; // the last one chosen
  private names: string[];

  constructor(
    private readonly info: GameInfo,
    name: string,
    company: Company = "bots",
  ) {
    this.name = name;
    this.names = (JSON.parse(kept(NAMES) ?? "null") as string[] | null) ?? [name];
    this.options = offered(info);
    this.values = { ...usualValues(this.options), ...presets(info, isNewTo(info.name)) };
    this.playWith(company);
  }

  get seats(): number {
    return Number(this.values["seats"]);
  }
  set seats(seats: number) {
    this.remember();
    this.values["seats"] = seats;
    this.seatAll();
  }

  /** What nobody is asked in this company. */
  get decided(): Values {
    return decided(this.info, this.company);
  }

  playWith(company: Company): void {
    this.company = company;
    if (company === "cards" && this.names.length > 1) this.values["seats"] = this.names.length;
    this.seatAll();
  }

  private seatAll(): void {
    this.sitters = usualSitters(this.info, this.company, this.seats, this.level, this.names);
  }

  /** The people around the real cards come again. */
  remember(): void {
    if (this.company !== "cards") return;
    this.names = this.sitters.map((sitter) => (sitter.who === "person" ? sitter.name.trim() : ""));
    keep(NAMES, JSON.stringify(this.names));
  }

  get levels(): string[] {
    return this.sitters.flatMap((sitter) => (sitter.who === "bot" ? [sitter.level] : []));
  }

  /** The level of every bot; null if they differ. */
  get oneLevel(): string | null {
    const [first = null, ...others] = new Set(this.levels);
    return others.length ? null : first;
  }
  set oneLevel(level: string) {
    this.level = level;
    this.sitters = this.sitters.map((sitter) => (sitter.who === "bot" ? { who: "bot", level } : sitter));
  }

  /** One device is for two people or more. */
  get tooFew(): boolean {
    return this.company === "device" && people(this.sitters) < 2;
  }

  /** The people at a real table; with phones of their own they sit down themselves. */
  private around(): Sitter[] {
    return this.sitters.map((sitter, seat) => (seat && this.phones === "each" ? { who: "nobody" } : sitter));
  }

  request(nameless: (chair: number) => string): NewTable {
    const { company, values, open } = this;
    const me: Sitter = { who: "person", name: this.name };
    const sitters = company === "cards" ? this.around() : [me, ...this.sitters.slice(1)];
    const clock = CLOCKS[this.clock] ?? {};
    const { info, options } = this;
    return newTable({ info, options, values, company, sitters, open, clock }, nameless);
  }
}
