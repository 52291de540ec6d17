// How long a moment of Totem is looked at.
import type { Pacing } from "../../table/moments";
import { ends } from "./view";
import type { Event } from "./view";

const DECLARED = 1000; // milliseconds an attack of somebody else is seen before its outcome
const SUSPENSE = 700; // and one’s own, which one knows already
const READ = 2000; // and the outcome of any, before the next play

export const pace: Pacing = (heard, viewer) => {
  const events = heard as Event[];
  if (ends(events)) return { hold: true };
  if (events.some(({ event }) => event === "held" || event === "defeated")) return { lasts: READ };
  const attacked = events.find(({ event }) => event === "attacked");
  if (!attacked) return {};
  return { lasts: "seat" in attacked && attacked.seat === viewer ? SUSPENSE : DECLARED };
};
