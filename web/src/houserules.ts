// House rules in words, as kamifuda/cli/houserules.py says them.
import type { ReplacedValue } from "./protocol";
import type { Arguments, Text } from "./text";

/** `Nun: 2 VP instead of 1`. */
export function change({ card, page, what, usual, here }: ReplacedValue, text: Text): string {
  const name = card === null ? text.say(`page-${page}`) : text.card(card);
  if (what === "effect" && here === "none") return text.say("house-changed-no-effect", { name });
  if (what === "effect") {
    const other = card === null ? text.say(`page-${here}.the`) : text.card(String(here), "the");
    return text.say("house-changed-effect", { name, other });
  }
  const said = (value: number | string): number | string =>
    what === "type" ? text.say(`page-type-${value}`).toLowerCase() : value;
  return text.say(`house-changed-${what}`, { name, usual: said(usual), here: said(here) });
}

/** Why the server does not take them: a sentence that may follow a colon. */
export function whyNot(about: Record<string, unknown>, text: Text): string {
  return text.say(`house-${String(about["reason"])}`, about["facts"] as Arguments);
}
