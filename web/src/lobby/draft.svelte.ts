// A table that somebody is about to make: preset, so that one tap is enough.
import type { GameInfo, NewTable } from "../protocol";
import { CLOCKS, newTable, people, usualSitters, usualValues } from "./newtable";
import type { Company, Sitter, Values } from "./newtable";

const USUAL_LEVEL = "greedy";

export class Draft {
  name = $state("");
  company = $state<Company>("bots");
  values = $state<Values>({});
  sitters = $state<Sitter[]>([]);
  open = $state(false);
  clock = $state(0); // index into CLOCKS
  private level = USUAL_LEVEL; // the last one chosen

  constructor(
    private readonly info: GameInfo,
    name: string,
  ) {
    this.name = name;
    this.values = usualValues(info.options);
    this.seatAll();
  }

  get seats(): number {
    return Number(this.values["seats"]);
  }
  set seats(seats: number) {
    this.values["seats"] = seats;
    this.seatAll();
  }

  playWith(company: Company): void {
    this.company = company;
    this.seatAll();
  }

  private seatAll(): void {
    this.sitters = usualSitters(this.company, this.seats, this.level, "");
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

  request(nameless: (chair: number) => string): NewTable {
    const { company, values, open } = this;
    const sitters: Sitter[] = [{ who: "person", name: this.name }, ...this.sitters.slice(1)];
    const clock = CLOCKS[this.clock] ?? {};
    const { name: game, options } = this.info;
    return newTable({ game, options, values, company, sitters, open, clock }, nameless);
  }
}
