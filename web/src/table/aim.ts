import type { Arguments, Text } from "../text";

/** What one plays for at this table, in one line; `short` for a narrow screen. */
export function aim(view: unknown, text: Text, form?: "short"): string {
  const { options } = view as { options: Arguments };
  return text.say(form ? `game-aim.${form}` : "game-aim", options);
}
