import { Refused } from "../api";
import { whyNot } from "../houserules";
import { say, words } from "../language.svelte";

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
