import { Refused } from "../api";
import { say, words } from "../language.svelte";
import type { Arguments, Text } from "../text";

/** What the server refuses, in words. A mistake of ours is not a refusal and goes on as it came. */
export function refusal(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  if (error.code === "bad-house-rules")
    return say("new-house-refused", { why: whyNot(error.about, words.of()) });
  const allowed = error.about["allowed"];
  const said = [say(`refused-${error.code}`)];
  if (Array.isArray(allowed)) said.push(say("new-allowed", { values: allowed.join(", ") }));
  return said.join(" ");
}

/** Why house rules are not possible: a sentence that may follow a colon. */
export function whyNot(about: Record<string, unknown>, text: Text): string {
  return text.say(`house-${String(about["reason"])}`, about["facts"] as Arguments);
}
