// How the cards look; what they do is in the words of the game.
import type { Element } from "./view";

type Kind = "element" | "guardian" | "fairy" | "creature";
interface Face {
  kind: Kind;
  element: Element | null;
  emblem: string;
  wash: string;
  /** Of the emblem’s ink; and of its accent. */
  ink: string;
  accent: string;
}

export const ELEMENTS: readonly Element[] = ["water", "fire", "earth", "air"];

const WASHES: Record<Element, string> = { water: "blue", fire: "red", earth: "green", air: "gold" };
/** Cards are paper in both themes, and so are these inks. */
const INKS: Record<Element, string> = {
  water: "var(--card-indigo)",
  fire: "var(--card-vermilion)",
  earth: "var(--card-pine)",
  air: "var(--card-gold)",
};
/** The same colours on the table, where they follow the theme. */
export const HUES: Record<Element, string> = {
  water: "var(--indigo)",
  fire: "var(--vermilion)",
  earth: "var(--pine)",
  air: "var(--gold)",
};

function ofElement(kind: Kind, element: Element): Face {
  const own = kind === "element";
  return {
    kind,
    element,
    emblem: own ? `kamimai-${element}` : `kamimai-${kind}`,
    wash: WASHES[element],
    ink: own ? INKS[element] : "",
    accent: kind === "fairy" ? INKS[element] : "",
  };
}

function creature(name: string): Face {
  return { kind: "creature", element: null, emblem: `kamimai-${name}`, wash: "ink", ink: "", accent: "" };
}

export const FACES: Record<string, Face> = Object.fromEntries([
  ...ELEMENTS.map((element) => [element, ofElement("element", element)]),
  ...ELEMENTS.map((element) => [`${element}_guardian`, ofElement("guardian", element)]),
  ...ELEMENTS.map((element) => [`${element}_fairy`, ofElement("fairy", element)]),
  ...["wolf", "imp", "dragonflies", "mouse"].map((name) => [name, creature(name)]),
]) as Record<string, Face>;

/** All kinds, in the order of the rules. */
export const CARDS: readonly string[] = Object.keys(FACES);

export function isGuardian(card: string): boolean {
  return FACES[card]?.kind === "guardian";
}

/** Counted by the number that its owner gives it. */
export function hasWorth(card: string): boolean {
  return FACES[card]?.kind === "fairy" || card === "wolf";
}

/** A card and how often it has come before: what tells two of a kind apart. */
export function numbered(cards: readonly string[]): { card: string; nth: number }[] {
  return cards.map((card, at) => ({ card, nth: cards.slice(0, at).filter((one) => one === card).length }));
}
