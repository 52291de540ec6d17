import type { NewTable } from "./protocol";

const BYTES = 16;

/** What a seat adds to the seed. */
export function drawn(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Every chair of ours adds chance of its own to the shuffle, so that nobody has to trust the server. */
export function withChance(table: NewTable): NewTable {
  const chairs = (table.chairs ?? []).map((chair) =>
    chair.who === "me" ? { ...chair, entropy: drawn() } : chair,
  );
  return { ...table, chairs };
}
