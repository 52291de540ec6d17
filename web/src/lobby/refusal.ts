import { Refused } from "../api";
import { say, words } from "../language.svelte";
import type { OptionInfo } from "../protocol";
import type { Arguments, Text } from "../text";
import type { Value } from "./newtable";

/** What the server refuses, in words; options and house rules in those of their game, where these are at hand. A mistake of ours
 * is not a refusal and goes on as it came. */
export function refusal(error: unknown, game: Text | null = null): string {
  if (!(error instanceof Refused)) throw error;
  if (error.code === "bad-house-rules")
    return say("new-house-refused", { why: whyNot(error.about, game ?? words.of()) });
  const allowed = error.about["allowed"];
  const name = `option-${String(error.about["name"])}`;
  const said = [
    error.code === "bad-option" && game?.has(name)
      ? say("new-not-so", { option: game.say(name), value: String(error.about["value"]) })
      : say(`refused-${error.code}`),
  ];
  if (Array.isArray(allowed)) said.push(say("new-allowed", { values: inShort(allowed) }));
  return said.join(" ");
}

/** Of whole numbers in a row, the first and the last. */
function inShort(allowed: readonly unknown[]): string {
  const [first, last] = [allowed[0], allowed.at(-1)];
  const row = allowed.length > 3 && allowed.every((one, at) => one === Number(first) + at);
  return row ? say("new-range", { least: Number(first), most: Number(last) }) : allowed.join(", ");
}

/** What a number that an option does not allow should be instead. */
export function whyNotAllowed({ least, most }: OptionInfo, value: Value | undefined): string {
  const typed = Number.isFinite(value) ? "yes" : "no";
  return say("new-outside", { typed, value: String(value), least: least ?? 0, most: most ?? 0 });
}

/** Why house rules are not possible, in the words of their game: a sentence that may follow a colon. */
export function whyNot(about: Record<string, unknown>, text: Text): string {
  return text.say(`house-${String(about["reason"])}`, about["facts"] as Arguments);
}
