// What this table plays otherwise than usual, as its house rules are written: `II.energy:6,water:ring`.
import type { Options } from "./view";

type House = Pick<Options, "house_rules">;

/** What stands in the place of the usual; null where nothing does. */
export function houseValue({ house_rules }: House, name: string): string | null {
  const rule = house_rules.split(",").find((each) => each.startsWith(`${name}:`));
  return rule?.slice(name.length + 1) ?? null;
}

/** KMI-D1: with what an easy match adds to it; an adventure begins with the first sheet. */
export function energyAtFirst(options: Options): number {
  const { sheet, energy_start, difficulty, easy_bonus } = options;
  const printed = houseValue(options, `${sheet === "adventure" ? "I" : sheet}.energy`);
  return Number(printed ?? energy_start) + (difficulty === "easy" ? Number(easy_bonus) : 0);
}
