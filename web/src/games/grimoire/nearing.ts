// Who comes near to the end: one card more, and a round is the last.
import type { View } from "./view";

export interface Near {
  seat: number;
  what: "treasures" | "companions";
  count: number;
}

/** Of all that somebody has nearly enough of. */
export function nearing({ lands, options, ending, over }: View): Near[] {
  if (ending || over) return [];
  const nearly = options.end_at - 1;
  return lands.flatMap(({ treasures, companions }, seat) => [
    ...(treasures === nearly ? [{ seat, what: "treasures", count: treasures } as const] : []),
    ...(companions.length === nearly
      ? [{ seat, what: "companions", count: companions.length } as const]
      : []),
  ]);
}
