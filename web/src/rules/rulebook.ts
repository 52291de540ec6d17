// The order of a game's rules, from its RULES.md: sections, clauses and how sure we are. The words are in Fluent.
import type { Text } from "../text";

export const MARKS = ["C", "L", "R"] as const;
export type Mark = (typeof MARKS)[number];

export interface Clause {
  id: string;
  mark: Mark;
}
export interface CardRow {
  card: string;
  copies: number;
  mark: Mark; // of its points; where there are none, of its copies
  effect: Mark | null; // null: its effect is not in the table
}
export interface PageRow {
  page: number;
  types: string[];
  amount: number; // points that it brings; 0: none, or an option says how many
  marks: { effect: Mark; type: Mark; amount: Mark | null };
}
/** Of a zone: `blessing for 5 falls`. */
export interface EffectCell {
  effect: string;
  times: number; // 0: always
}
export interface ZoneRow {
  sheet: string;
  zone: string;
  start: boolean; // one has to begin here
  spells: string[];
  effects: EffectCell[];
  mark: Mark;
}
export interface GripRow {
  guardian: string;
  grip: string;
  marks: { grip: Mark; colour: Mark };
}
export interface ColourRow {
  colour: string;
  mark: Mark;
}
export interface OptionRow {
  name: string;
  usual: string;
  others: string[];
}
export interface Section {
  key: string; // the heading in Fluent is rules-KEY
  clauses: Clause[];
  cards: CardRow[];
  pages: PageRow[];
  zones: ZoneRow[];
  grips: GripRow[];
  colours: ColourRow[];
  options: OptionRow[];
}

const HEADING = /^## (.+)/;
const CLAUSE = /^- \*\*([A-Z]+-[A-Z]?\d+)\*\* .*\[([CLR])\]$/gm;
const ROW = /^\| (.+) \|$/gm;

/** The sections after the introduction. */
export function sectionsOf(markdown: string): Section[] {
  return markdown.split(/\n(?=## )/).flatMap((part) => {
    const heading = HEADING.exec(part)?.[1];
    return heading ? [section(heading, part)] : [];
  });
}

function section(heading: string, part: string): Section {
  const [first, ...rows] = [...part.matchAll(ROW)].map(([, row = ""]) => row.split(" | "));
  return {
    key: heading.toLowerCase().replaceAll(" ", "-"),
    clauses: [...part.matchAll(CLAUSE)].map(([, id = "", mark]) => ({ id, mark: mark as Mark })),
    cards: first?.[0] === "card" ? rows.map(cardRow) : first?.[0] === "id" ? rows.map(idRow) : [],
    pages: first?.[0] === "page" ? rows.map(pageRow) : [],
    zones: first?.[0] === "sheet" ? rows.map(zoneRow) : [],
    grips: first?.[0] === "guardian" ? rows.map(gripRow) : [],
    colours: first?.[0] === "colour" ? rows.map(colourRow) : [],
    options: first?.[0] === "option" ? rows.map(optionRow) : [],
  };
}

function cardRow([name = "", copies, , mark, , effect]: string[]): CardRow {
  return {
    card: name.toLowerCase().replaceAll(" ", "_"),
    copies: Number(copies),
    mark: markIn(mark) as Mark,
    effect: markIn(effect),
  };
}

function idRow([id = "", , copies, mark, , effect]: string[]): CardRow {
  return {
    card: id.replaceAll("`", ""),
    copies: Number(copies),
    mark: markIn(mark) as Mark,
    effect: markIn(effect),
  };
}

function zoneRow([sheet = "", zone = "", spells = "", effects = "", mark]: string[]): ZoneRow {
  const [letter = "", first] = zone.split(", ");
  return {
    sheet,
    zone: letter,
    start: first !== undefined,
    spells: spells.split(", "),
    effects: effects.split(", ").map(effectCell),
    mark: markIn(mark) as Mark,
  };
}

function effectCell(written: string): EffectCell {
  const [effect = "", times] = written.split(" for ");
  return { effect, times: Number.parseInt(times ?? "0") };
}

function gripRow([guardian = "", grip = "", , rule, colour]: string[]): GripRow {
  return { guardian, grip, marks: { grip: markIn(rule) as Mark, colour: markIn(colour) as Mark } };
}

function pageRow([page, , types = "", points, , effect, type, amount]: string[]): PageRow {
  return {
    page: Number(page),
    types: types.split(", "),
    amount: Number(points) || 0,
    marks: { effect: markIn(effect) as Mark, type: markIn(type) as Mark, amount: markIn(amount) },
  };
}

function colourRow([colour = "", ...facts]: string[]): ColourRow {
  return { colour, mark: markIn(facts.at(-1)) as Mark };
}

function optionRow([name = "", usual = "", others = ""]: string[]): OptionRow {
  return { name: name.replaceAll("`", ""), usual, others: others.split(", ") };
}

/** `[C]`; null: there is none. */
function markIn(cell = ""): Mark | null {
  return (/^\[([CLR])\]$/.exec(cell)?.[1] as Mark | undefined) ?? null;
}

/** `1 to 99`. */
export function rangeIn(value: string): { low: number; high: number } | null {
  const found = /^(\d+) to (\d+)$/.exec(value);
  return found ? { low: Number(found[1]), high: Number(found[2]) } : null;
}

/** The usual options, as arguments of a sentence. */
export function usualArguments(sections: readonly Section[]): Record<string, string | number> {
  const rows = sections.flatMap(({ options }) => options);
  return Object.fromEntries(
    rows.map(({ name, usual }) => [name, /^\d+$/.test(usual) ? Number(usual) : usual]),
  );
}

/** What a mark means; a game may have words of its own. */
export function markKey(text: Text, mark: Mark, game: string): string {
  const own = `rules-page-${game}-mark-${mark}`;
  return text.has(own) ? own : `rules-page-mark-${mark}`;
}
