import { Refused } from "../api";
import { say } from "../language.svelte";

/** What the server refuses, in words. A mistake of ours is not a refusal and goes on as it came. */
export function refusal(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  const allowed = error.about["allowed"];
  const words = [say(`refused-${error.code}`)];
  if (Array.isArray(allowed)) words.push(say("new-allowed", { values: allowed.join(", ") }));
  return words.join(" ");
}
