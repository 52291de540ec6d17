// What somebody wishes who makes a table, and the request that follows from it.
import type { GameInfo, NewClock, NewTable, OptionInfo } from "../protocol";

export type Value = boolean | number | string;
export type Values = Record<string, Value>;
export type Company = "bots" | "friends" | "device" | "cards"; // the last: the real ones, on a real table
export type Sitter = { who: "person"; name: string } | { who: "bot"; level: string } | { who: "nobody" };

export interface Wishes {
  info: Pick<GameInfo, "name" | "real">;
  options: readonly OptionInfo[];
  values: Values;
  company: Company;
  sitters: readonly Sitter[]; // by chair; the first is who makes the table
  open: boolean;
  clock: NewClock;
}

// prettier-ignore
export const CLOCKS: readonly NewClock[] = [
  { kind: "none" },
  { kind: "move", amount: 30 },
  { kind: "move", amount: 60 },
  { kind: "move", amount: 180 },
  { kind: "bank", amount: 300, increment: 3 },
  { kind: "bank", amount: 600, increment: 5 },
  { kind: "days", amount: 1 },
  { kind: "days", amount: 2 },
  { kind: "days", amount: 7 },
];

const STYLES = { bots: "online", friends: "online", device: "hotseat", cards: "companion" } as const;

/** What a table of this game is like unless somebody wishes otherwise; easier for those who are `new` to it. */
export function presets({ presets, gentle }: Pick<GameInfo, "presets" | "gentle">, isNew: boolean): Values {
  return { ...presets, ...(isNew && gentle) };
}

/** The options as people at screens choose them: what is real is for those who have the cards. */
export function offered({ options, presets, real }: GameInfo): OptionInfo[] {
  return options.map((option) => {
    const usual = presets[option.name] ?? option.usual;
    const others = option.allowed?.filter(
      (value) => value !== usual && !(option.name === real?.option && value === real.value),
    );
    return { ...option, usual, allowed: others ? [usual, ...others] : null };
  });
}

export function usualValues(options: readonly OptionInfo[]): Values {
  return Object.fromEntries(options.map(({ name, usual }) => [name, usual]));
}

/** What follows from the company, and is not asked. */
export function decided({ real }: Pick<GameInfo, "real">, company: Company): Values {
  return company === "cards" && real ? { [real.option]: real.value } : {};
}

/** Those that make a difference with these values, of which some are `given`; seats itself is asked elsewhere. */
export function thatMatter(options: readonly OptionInfo[], values: Values, given: Values = {}): OptionInfo[] {
  const chosen = { ...values, ...given };
  return options.filter(
    ({ name, seats, needs, being }) =>
      name !== "seats" &&
      !(name in given) &&
      (seats === null || seats === values["seats"]) &&
      (needs === null || being.some((value) => value === chosen[needs])),
  );
}

/** What nobody should have to look for: these are asked before all others. */
export function askedFirst(
  { asked_first }: Pick<GameInfo, "asked_first">,
  options: readonly OptionInfo[],
): OptionInfo[] {
  return options.filter(({ name }) => asked_first.includes(name));
}

/** Neither a choice nor a range. */
export function isText({ usual, allowed }: OptionInfo): boolean {
  return typeof usual === "string" && allowed === null;
}

/** Whether some of so many are partners: then people who sit opposite each other are. */
export function inTeams({ sides }: Pick<GameInfo, "sides">, seats: number): boolean {
  return sides[seats]?.some((side) => side.length > 1) ?? false;
}

/** How many of them are not as usual. */
export function changes(options: readonly OptionInfo[], values: Values, given?: Values): number {
  return thatMatter(options, values, given).filter(({ name, usual }) => values[name] !== usual).length;
}

/** Whether the option allows this; of a choice nothing else can be chosen. */
export function allows({ least, most, usual }: OptionInfo, value: Value | undefined): boolean {
  if (typeof usual !== "number" || least === null || most === null) return true;
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** Where a friend sits at the device of whoever sits first: their partner, or the next. */
function friendOf({ sides }: Pick<GameInfo, "sides">, seats: number): number {
  const mates = sides[seats]?.find((side) => side.includes(0)) ?? [];
  return mates.find((seat) => seat !== 0) ?? 1;
}

/** Who sits where when somebody has only said with whom they play; `names` of the last time, chair by chair. */
export function usualSitters(
  info: Pick<GameInfo, "sides">,
  company: Company,
  seats: number,
  level: string,
  names: readonly string[] = [],
): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === 0 || company === "cards") return { who: "person", name: names[seat] ?? "" };
    if (company === "friends") return { who: "nobody" };
    if (company === "device" && seat === friendOf(info, seats)) return { who: "person", name: "" };
    return { who: "bot", level };
  });
}

export function people(sitters: readonly Sitter[]): number {
  return sitters.filter(({ who }) => who === "person").length;
}

/** Everybody is there: nobody has to be waited for. */
export function complete({ chairs = [] }: NewTable): boolean {
  return chairs.every(({ who }) => who !== "nobody");
}

/** `nameless` names the person in a chair who has not said a name. */
export function newTable(wishes: Wishes, nameless: (chair: number) => string): NewTable {
  const { info, options, values, company, sitters, open, clock } = wishes;
  const told = [
    ...options.filter(({ name }) => name === "seats"),
    ...thatMatter(options, values, decided(info, company)),
  ];
  return {
    game: info.name,
    options: Object.fromEntries(told.map(({ name, usual }) => [name, values[name] ?? usual])),
    open: open && company === "friends",
    style: STYLES[company],
    clock: company === "cards" ? { kind: "none" } : clock,
    ...(clock.kind === "days" || company === "cards" ? { grace: null } : {}), // then nobody is late
    chairs: sitters.map((sitter, chair) =>
      sitter.who === "person" ? { who: "me", name: sitter.name.trim() || nameless(chair) } : sitter,
    ),
  };
}
