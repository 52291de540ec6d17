// The order of a game's rules, from its RULES.md: sections, clauses and how sure we are. The words are in Fluent.
export const MARKS = ["C", "L", "R"] as const;
export type Mark = (typeof MARKS)[number];

export interface Clause {
  id: string;
  mark: Mark;
}
export interface CardRow {
  card: string;
  mark: Mark;
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
    cards: first?.[0] === "card" ? rows.map(cardRow) : [],
    colours: first?.[0] === "colour" ? rows.map(colourRow) : [],
    options: first?.[0] === "option" ? rows.map(optionRow) : [],
  };
}

function cardRow([name = "", , , mark = ""]: string[]): CardRow {
  return { card: name.toLowerCase().replaceAll(" ", "_"), mark: mark.slice(1, -1) as Mark };
}

function colourRow([colour = "", ...facts]: string[]): ColourRow {
  return { colour, mark: facts.at(-1)?.slice(1, -1) as Mark };
}

function optionRow([name = "", usual = "", others = ""]: string[]): OptionRow {
  return { name: name.replaceAll("`", ""), usual, others: others.split(", ") };
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
