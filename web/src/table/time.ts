import { say } from "../language.svelte";

/** `0:42`, `12:05`, `3 h 10`, `2 d 4 h`: as much as one wants to know. */
export function remaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [minutes, hours, days] = [
    Math.floor(seconds / 60),
    Math.floor(seconds / 3600),
    Math.floor(seconds / 86_400),
  ];
  if (days > 0) return say("table-days-left", { days, hours: hours % 24 });
  if (hours > 0) return `${hours} h ${String(minutes % 60).padStart(2, "0")}`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
