// A companion table as this device last heard of it: everything there is open, and the page may be loaded without a network.
import { keep, kept } from "../kept";
import type { SeatView, TableInfo } from "../protocol";

/** Grows when boards need more of what was told: what an older page has kept would not do. */
const FORM = 3;

interface Memory {
  form: number;
  info: TableInfo;
  views: SeatView[];
}

export function remembered(table: string): Memory | null {
  const memory = JSON.parse(kept(`table.${table}`) ?? "null") as Memory | null;
  return memory?.form === FORM ? memory : null;
}

/** As long as the match goes on; what led there is past by the time it is remembered. */
export function remember(table: string, info: TableInfo, views: readonly SeatView[]): void {
  const quiet = views.map((view) => ({ ...view, events: [], past: [] }));
  const memory: Memory = { form: FORM, info, views: quiet };
  keep(`table.${table}`, info.status === "playing" ? JSON.stringify(memory) : null);
}
