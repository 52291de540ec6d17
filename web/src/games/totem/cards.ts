// How the cards of Totem look: four colours with a power each, thirteen levels (kamifuda/games/totem/cards.py).
export const POWERS = ["sword", "shield", "eye", "draw"] as const;
export type Power = (typeof POWERS)[number];

interface Colour {
  colour: string;
  power: Power;
  wash: string;
  /** The accent of the drawing, and of the pole that grows with the level. */
  ink: string;
  /** The outline of the wash, like the power’s: a blade, a shield, an eye, a card. */
  blot: string;
}
export interface TotemFace {
  number: number;
  copies: number;
  emblem: string;
  wash: string;
  ink: string;
  blot: string;
  /** null: levels 10 to 13 have none. */
  power: Power | null;
}

// prettier-ignore
export const COLOURS: readonly Colour[] = [
  { colour: "red",    power: "sword",  wash: "red",   ink: "var(--em-vermilion)", blot: "90% 6% 90% 6%" },
  { colour: "blue",   power: "shield", wash: "blue",  ink: "var(--em-indigo)",    blot: "12% 12% 50% 50% / 10% 10% 72% 72%" },
  { colour: "purple", power: "eye",    wash: "fuji",  ink: "var(--em-fuji)",      blot: "50%" },
  { colour: "green",  power: "draw",   wash: "green", ink: "var(--em-pine)",      blot: "9%" },
];
export const LEVELS = 13;
export const STRONGEST_POWER = 9;

export const FACES: Record<string, TotemFace> = Object.fromEntries(
  COLOURS.flatMap(({ colour, power, wash, ink, blot }) =>
    Array.from({ length: LEVELS }, (_, at) => {
      const number = at + 1;
      const has = number <= STRONGEST_POWER;
      const emblem = has ? `totem-${power}` : "totem-figure";
      const look = { emblem, wash, ink, blot, power: has ? power : null };
      return [`${colour}_${number}`, { number, copies: 1, ...look }];
    }),
  ),
);

export function levelOf(card: string): number {
  return FACES[card]?.number ?? 0;
}

export function powerOf(card: string): Power | null {
  return FACES[card]?.power ?? null;
}
