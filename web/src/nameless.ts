// Somebody who gave no name: everybody reads one in their own language.
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
  return sent[1] ? text.say("terminal-person", { number: sent[1] }) : text.say("terminal-player");
}
