// Whether somebody has made a table of a game before, on this device.
import { keep, kept } from "../kept";

export function isNewTo(game: string): boolean {
  return kept(`made.${game}`) === null;
}

export function noLongerNewTo(game: string): void {
  keep(`made.${game}`, "yes");
}
