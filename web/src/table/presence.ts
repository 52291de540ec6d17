import type { Person } from "../games/board";
import { say } from "../language.svelte";

/** Who plays there, if not somebody who is here. */
export function presence({ you, standIn, bot, here }: Person): string {
  if (standIn) return say("table-stand-in", { who: you ? "you" : "other" });
  if (bot) return say("table-bot");
  return here ? "" : say("table-away");
}
