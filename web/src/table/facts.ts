// What somebody wants to know of a table's options before they sit down.
import { offered, thatMatter } from "../lobby/newtable";
import type { GameInfo, TableInfo } from "../protocol";
import type { Text } from "../text";

export interface Fact {
  name: string;
  value: string;
}

/** Those that the game tells first, and those that are not as usual; house rules are told elsewhere. */
export function factsOf(info: Pick<TableInfo, "options">, game: GameInfo, text: Text): Fact[] {
  const told = [...game.asked_first, ...game.told_first];
  const chosen = info.options;
  return thatMatter(offered(game), chosen)
    .filter(({ name, usual }) => told.includes(name) || (chosen[name] ?? usual) !== usual)
    .filter(({ name }) => !Array.isArray(chosen[name]) && name !== "house_rules")
    .toSorted((one, other) => rank(told, one.name) - rank(told, other.name))
    .map(({ name, usual }) => ({
      name: text.say(`option-${name}`),
      value: valueOf(name, chosen[name] ?? usual, text),
    }));
}

const rank = (told: readonly string[], name: string): number =>
  told.includes(name) ? told.indexOf(name) : told.length;

function valueOf(name: string, value: boolean | number | string, text: Text): string {
  const key = `option-${name}-${value}`;
  if (text.has(key)) return text.say(key);
  return typeof value === "boolean" ? text.say(value ? "wish-yes" : "wish-no") : String(value);
}
