// Tables that this server can not read and that somebody no longer wants to see here. On a newer server they go on, so
// only this browser knows about it; where they can be read they are in the list again.
import { keep, kept } from "../kept";
import type { Unreadable } from "../protocol";

const MOST = 100;

export function hide(table: string): void {
  const others = hidden().filter((one) => one !== table);
  keep("hidden", [...others, table].slice(-MOST).join(" "));
}

/** Without those that were hidden. */
export function stillListed(unreadable: readonly Unreadable[]): Unreadable[] {
  return unreadable.filter((one) => !hidden().includes(one.table));
}

function hidden(): string[] {
  return (kept("hidden") ?? "").split(" ");
}
