// House rules in words, as kamifuda/cli/houserules.py says them.
import type { ReplacedValue } from "./protocol";
import type { Arguments, Text } from "./text";

const LETTERS = "ABCDEF";

/** `Nun: 2 VP instead of 1`. */
export function change(replaced: ReplacedValue, text: Text): string {
  const { card, page, what, usual, here } = replaced;
  if (text.has(`colour-${what}`) || what === "highest") return ofTotem(replaced, text);
  if (card === null && page === null) return ofKamiMai(replaced, text);
  const name = card === null ? text.say(`page-${page}`) : text.card(card);
  if (what === "effect" && here === "none") return text.say("house-changed-no-effect", { name });
  if (what === "effect") {
    const other = card === null ? text.say(`page-${here}.the`) : text.card(String(here), "the");
    return text.say("house-changed-effect", { name, other });
  }
  if (what === "amount" && card !== null) return text.say("house-changed-points", { name, usual, here });
  if (what === "missing")
    return text.say("house-changed-missing", { name, usual: text.card(String(usual), "a") });
  const said = (value: number | string): number | string =>
    what === "type" ? text.say(`page-type-${value}`).toLowerCase() : value;
  return text.say(`house-changed-${what}`, { name, usual: said(usual), here: said(here) });
}

/** `red: Shield instead of Sword`, or up to which level there are powers. */
function ofTotem({ what, usual, here }: ReplacedValue, text: Text): string {
  if (what === "highest") return text.say("house-changed-highest", { usual, here });
  const powers = { usual: text.say(`power-${usual}`), here: text.say(`power-${here}`) };
  return text.say("house-changed-colour", { name: text.say(`colour-${what}`), ...powers });
}

/** `The Sleeping Whale: A Fire, Air; B Water, Team (Blessing)`, or what a Guardian forces. */
function ofKamiMai({ what, usual, here }: ReplacedValue, text: Text): string {
  const [sheet, part] = what.split(".");
  if (part === "energy") return text.say("house-changed-energy", { name: text.say(`sheet-${sheet}`), here });
  if (part === "arrows") {
    const arrows = String(here).split("+").map((arrow) => [...arrow].join("→")); // prettier-ignore
    return text.say("house-changed-arrows", { name: text.say(`sheet-${sheet}`), arrows: arrows.join(", ") });
  }
  if (text.has(`sheet-${what}`)) {
    const zones = String(here)
      .split("/")
      .map((zone, place) => zoneOf(zone, LETTERS.charAt(place), text));
    return text.say("house-changed-sheet", { name: text.say(`sheet-${what}`), zones: text.listed(zones) });
  }
  const grips = { usual: text.say(`grip-${usual}`), here: text.say(`grip-${here}`) };
  return text.say("house-changed-grip", { name: text.card(`${what}_guardian`), ...grips });
}

/** Of `!water+team=blessing*3`: `B Water, Team (first zone, Blessing for 3 falls)`. */
function zoneOf(zone: string, letter: string, text: Text): string {
  const [spells = "", effects = ""] = zone.replace("!", "").split("=");
  const marks = [
    ...(zone.startsWith("!") ? [text.say("zone-name.start", { zone: letter })] : []),
    ...effects
      .split("+")
      .filter(Boolean)
      .map((effect) => effect.split("*"))
      .map(([effect = "", times = "0"]) => effectWords(effect, Number(times), text)),
  ];
  const said = spells.split("+").map((spell) => text.say(`spell-${spell}.short`));
  return `${letter} ${said.join(", ")}${marks.length ? ` (${marks.join(", ")})` : ""}`;
}

/** `Blessing for 3 falls`; 0: it forgives all (KMI-A47). */
export function effectWords(effect: string, times: number, text: Text): string {
  return times ? text.say(`effect-${effect}.times`, { count: times }) : text.say(`effect-${effect}`);
}

/** Why the server does not take them: a sentence that may follow a colon. */
export function whyNot(about: Record<string, unknown>, text: Text): string {
  return text.say(`house-${String(about["reason"])}`, about["facts"] as Arguments);
}
