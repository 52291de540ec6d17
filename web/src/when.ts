// Days and hours as people say them.
import { settings } from "./settings.svelte";

const sameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

const told = (at: Date, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(settings.language === "en" ? "en-GB" : settings.language, how).format(at);

/** `18:05` today, else `18 Nov`, and of another year `18 Nov 2025`. */
export function dayOf(milliseconds: number, now = new Date()): string {
  const at = new Date(milliseconds);
  if (sameDay(at, now)) return told(at, { hour: "2-digit", minute: "2-digit" });
  const year = at.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return told(at, { day: "numeric", month: "short", ...year });
}

/** `Fri 20 Nov, 18:05`. */
export function momentOf(milliseconds: number): string {
  const at = new Date(milliseconds);
  const day = told(at, { weekday: "short", day: "numeric", month: "short" }).replace(",", "");
  return `${day}, ${told(at, { hour: "2-digit", minute: "2-digit" })}`;
}
