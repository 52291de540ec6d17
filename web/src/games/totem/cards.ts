// How the cards of Totem look: four colours, thirteen levels (kamifuda/games/totem/cards.py), the powers of their table.
import type { ColourName, Power, Powers } from "./generated";
import { HEADS } from "./growth";

export const POWERS: readonly Power[] = ["sword", "shield", "eye", "draw"];

interface Colour {
  colour: ColourName;
  wash: string;
  /** The accent of the drawing. */
  ink: string;
}
export interface TotemFace {
  colour: ColourName;
  number: number;
  copies: number;
  emblem: string;
  wash: string;
  ink: string;
  blot: string;
  /** null: the highest levels have none. */
  power: Power | null;
}

// prettier-ignore
export const COLOURS: readonly Colour[] = [
  { colour: "red",    wash: "red",   ink: "var(--em-vermilion)" },
  { colour: "blue",   wash: "blue",  ink: "var(--em-indigo)" },
  { colour: "purple", wash: "fuji",  ink: "var(--em-fuji)" },
  { colour: "green",  wash: "green", ink: "var(--em-pine)" },
];
/** The outline of the wash, like the power’s: a blade, a shield, an eye, a card. */
const BLOTS: Record<Power, string> = {
  sword: "90% 6% 90% 6%",
  shield: "12% 12% 50% 50% / 10% 10% 72% 72%",
  eye: "50%",
  draw: "9%",
};
export const LEVELS = 13;

/** A card as it looks at a table with these powers. */
export function faceOf(card: string, { of_colour, highest }: Powers): TotemFace | undefined {
  const [name, number] = [card.split("_")[0], levelOf(card)];
  const look = COLOURS.find(({ colour }) => colour === name);
  if (!look) return undefined;
  const { colour, wash, ink } = look;
  const power = of_colour[colour];
  const has = number <= highest;
  return {
    colour,
    number,
    copies: 1,
    emblem: `totem-${HEADS[colour]}`,
    wash,
    ink,
    blot: BLOTS[power],
    power: has ? power : null,
  };
}

export function levelOf(card: string): number {
  return Number(card.split("_")[1] ?? 0);
}

export function powerOf(card: string, powers: Powers): Power | null {
  return faceOf(card, powers)?.power ?? null;
}
