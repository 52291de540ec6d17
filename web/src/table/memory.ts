// A companion table as this device last heard of it: everything there is open, and the page may be loaded without a network.
import { keep, kept } from "../kept";
import type { SeatView, TableInfo } from "../protocol";

interface Memory {
  info: TableInfo;
  views: SeatView[];
}

export function remembered(table: string): Memory | null {
  return JSON.parse(kept(`table.${table}`) ?? "null") as Memory | null;
}

/** As long as the match goes on; what led there is past by the time it is remembered. */
export function remember(table: string, info: TableInfo, views: readonly SeatView[]): void {
  const quiet = views.map((view) => ({ ...view, events: [] }));
  keep(`table.${table}`, info.status === "playing" ? JSON.stringify({ info, views: quiet }) : null);
}
