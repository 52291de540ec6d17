// Which of what happened stops the talk at a table.
import type { Event } from "../../text";
import type { Effect } from "./view";
import { effectEmblem } from "./words";

export interface Drama {
  what: "stands" | "lamp" | "heart" | "curse";
  emblem: string;
  /** That is sealed. */
  zone: string;
}

export function dramas(events: readonly Event[]): Drama[] {
  return events.flatMap((event): Drama[] => {
    switch (event.event) {
      case "watched":
        return [{ what: "stands", emblem: "", zone: "" }];
      case "energy":
        return Number(event["lost"]) > 0 ? [{ what: "lamp", emblem: "kamimai-energy", zone: "" }] : [];
      case "sealed":
        return [{ what: "heart", emblem: "kamimai-heart_sealed", zone: String(event["zone"]) }];
      case "cursed":
        return [{ what: "curse", emblem: effectEmblem(event["effect"] as Effect), zone: "" }];
      default:
        return [];
    }
  });
}
