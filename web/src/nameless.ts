// Somebody who gave no name: everybody reads one in their own language, and no two at a table have the same.
import type { Chair } from "./protocol";
import type { Text } from "./text";

const SENT = /^Player(?: (\d+))?$/;

/** What is sent and kept, in no particular language; with a number where several sit at one device. */
export function nameless(number?: number): string {
  return number === undefined ? "Player" : `Player ${number}`;
}

/** A name as it is shown. */
export function shownName(name: string, text: Text): string {
  const sent = SENT.exec(name);
  if (!sent) return name;
  return sent[1] ? text.say("new-person", { number: sent[1] }) : text.say("terminal-player");
}

/** Everybody’s, chair by chair: where several people gave none, each has a number; bots have names too. */
export function namesOf(chairs: readonly Chair[], text: Text): string[] {
  const names = chairs.map(({ who, name }) => (who === "person" || who === "invited" ? (name ?? "") : null));
  const unnamed = names.filter((name) => name !== null && SENT.test(name)).length;
  const numbers = new Set(names.map((name) => SENT.exec(name ?? "")?.[1]));
  let bots = 0;
  return names.map((name, seat) => {
    if (name === null)
      return chairs[seat]?.who === "bot" ? text.say(`terminal-bot-${++bots}`) : text.say("table-empty-chair");
    if (unnamed < 2 || SENT.exec(name)?.[0] !== nameless()) return shownName(name, text);
    const free = chairs.map((_, at) => String(at + 1)).find((number) => !numbers.has(number)) ?? "";
    numbers.add(free);
    return text.say("new-person", { number: free });
  });
}

/** What stands for a name on a small mark: its first letter, or the number of somebody who gave none. */
export function initialOf(name: string, text: Text): string {
  const number = /\d+$/.exec(name)?.[0];
  if (number && name === text.say("new-person", { number })) return number;
  return [...name.trim()][0]?.toUpperCase() ?? "·";
}
