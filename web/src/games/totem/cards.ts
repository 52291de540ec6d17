// How the cards of Totem look: four colours with a power each, thirteen levels (kamifuda/games/totem/cards.py).
export const POWERS = ["sword", "shield", "eye", "draw"] as const;
export type Power = (typeof POWERS)[number];

interface Colour {
  colour: string;
  /** Usually. */
  power: Power;
  wash: string;
  /** The accent of the drawing, and of the pole that grows with the level. */
  ink: string;
}
export interface TotemFace {
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
  { colour: "red",    power: "sword",  wash: "red",   ink: "var(--em-vermilion)" },
  { colour: "blue",   power: "shield", wash: "blue",  ink: "var(--em-indigo)" },
  { colour: "purple", power: "eye",    wash: "fuji",  ink: "var(--em-fuji)" },
  { colour: "green",  power: "draw",   wash: "green", ink: "var(--em-pine)" },
];
/** The outline of the wash, like the power’s: a blade, a shield, an eye, a card. */
const BLOTS: Record<Power, string> = {
  sword: "90% 6% 90% 6%",
  shield: "12% 12% 50% 50% / 10% 10% 72% 72%",
  eye: "50%",
  draw: "9%",
};
export const LEVELS = 13;
export const STRONGEST_POWER = 9;

/** What `red:shield,blue:sword,highest:10` replaces (kamifuda/games/totem/house.py). */
function replacements(houseRules: string): Map<string, string> {
  const rules = houseRules.split(",").filter((rule) => rule !== "");
  return new Map(rules.map((rule) => rule.split(":") as [string, string]));
}

/** The power of a colour at a table with these house rules. */
export function colourPower({ colour, power }: Colour, houseRules: string): Power {
  return (replacements(houseRules).get(colour) as Power | undefined) ?? power;
}

/** The cards of such a table, in order. */
function facesOf(houseRules: string): Record<string, TotemFace> {
  const highest = Number(replacements(houseRules).get("highest") ?? STRONGEST_POWER);
  return Object.fromEntries(
    COLOURS.flatMap((one) =>
      Array.from({ length: LEVELS }, (_, at) => {
        const [number, power] = [at + 1, colourPower(one, houseRules)];
        const has = number <= highest;
        const emblem = has ? `totem-${power}` : "totem-figure";
        const look = { emblem, wash: one.wash, ink: one.ink, blot: BLOTS[power], power: has ? power : null };
        return [`${one.colour}_${number}`, { number, copies: 1, ...look }];
      }),
    ),
  );
}

export const FACES = facesOf("");
const known = new Map([["", FACES]]);

/** A card as it looks at a table with these house rules. */
export function faceOf(card: string, houseRules: string): TotemFace | undefined {
  if (!known.has(houseRules)) known.set(houseRules, facesOf(houseRules));
  return known.get(houseRules)?.[card];
}

export function levelOf(card: string): number {
  return FACES[card]?.number ?? 0;
}

export function powerOf(card: string, houseRules: string): Power | null {
  return faceOf(card, houseRules)?.power ?? null;
}
