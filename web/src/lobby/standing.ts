// What the lists of the lobby tell about a table: first as facts, then in words.
import { say, words } from "../language.svelte";
import { shownName } from "../nameless";
import type { Chair, ClockRule, Listed, NewClock, TableInfo } from "../protocol";

export type Standing = "your-turn" | "waiting" | "bots" | "covered" | "paused" | "gathering" | "over";
const ORDER: readonly Standing[] = ["your-turn", "waiting", "bots", "paused", "covered", "gathering", "over"];

const person = ({ who, stand_in }: Chair): boolean => who === "person" && stand_in === null;

export function standing({ info, to_act }: Listed): Standing {
  if (info.status === "gathering") return "gathering";
  if (info.status !== "playing") return "over";
  if (info.paused) return "paused";
  const awaited = info.chairs.filter(({ seat }) => to_act.includes(seat));
  if (awaited.some((chair) => chair.yours && person(chair))) return "your-turn";
  if (info.chairs.some(({ yours, stand_in }) => yours && stand_in !== null)) return "covered";
  return awaited.some(person) ? "waiting" : "bots";
}

/** Those that need you first. */
export function mostPressing(tables: readonly Listed[]): Listed[] {
  return [...tables].sort((one, other) => ORDER.indexOf(standing(one)) - ORDER.indexOf(standing(other)));
}

export function freeChairs({ chairs }: TableInfo): number {
  return chairs.filter(({ who }) => who === "nobody").length;
}

export function gameName(game: string): string {
  return say(`lobby-game-${game}`);
}

/** `Chess with Bo and 2 bots`. */
export function company(info: TableInfo): string {
  const others = info.chairs.filter(({ yours }) => !yours || info.style !== "online");
  const bots = others.filter(({ who }) => who === "bot").length;
  const names = others.flatMap(({ who, name }) => (who === "person" && name ? [name] : []));
  if (bots) names.push(say("lobby-bots", { count: bots }));
  const game = gameName(info.game);
  return names.length
    ? say("lobby-with", { game, names: words.of().together(names) })
    : say("lobby-alone", { game });
}

/** How it stands at a table of yours. */
export function progress(listed: Listed): string {
  const free = freeChairs(listed.info);
  switch (standing(listed)) {
    case "your-turn":
      return say("lobby-your-turn");
    case "waiting":
      return say("lobby-waiting-for", { names: words.of().together(awaited(listed)) });
    case "bots":
      return say("lobby-bots-play");
    case "covered":
      return say("lobby-covered");
    case "paused":
      return say("lobby-paused");
    case "gathering":
      return joined([say("lobby-not-started"), free ? say("lobby-free-chairs", { count: free }) : ""]);
    case "over":
      return say("lobby-finished");
  }
}

function awaited({ info, to_act }: Listed): string[] {
  return info.chairs
    .filter((chair) => to_act.includes(chair.seat) && person(chair))
    .map(({ name }) => shownName(name ?? "", words.of()));
}

/** `Bo's table`. */
export function host({ chairs }: TableInfo): string {
  const name = chairs.find(({ who }) => who === "person")?.name;
  return name ? say("lobby-hosted-by", { name: shownName(name, words.of()) }) : say("lobby-hosted-by-nobody");
}

/** `Chess for four · 2 free chairs · 30 s a move · house rules`. */
export function offer(info: TableInfo): string {
  const size = `lobby-seats-${info.seats}`;
  const game = gameName(info.game) + (words.of().has(size) ? ` ${say(size)}` : "");
  const free = freeChairs(info);
  const now =
    info.status === "playing" ? say("lobby-playing") : free ? say("lobby-free-chairs", { count: free }) : "";
  const house = info.options["house_rules"] ? say("lobby-house-rules") : "";
  return joined([game, now, info.clock.kind === "none" ? "" : clock(info.clock), house]);
}

/** `10 min + 5 s a move`. */
export function clock({ kind, amount, increment }: ClockRule | NewClock): string {
  const time = amount ?? 0;
  const minutes = Math.round(time / 60);
  if (kind === "days") return say("lobby-clock-days", { amount: time });
  if (kind === "bank" && increment) return say("lobby-clock-bank-more", { amount: minutes, increment });
  if (kind === "bank") return say("lobby-clock-bank", { amount: minutes });
  if (kind === "move" && time % 60) return say("lobby-clock-seconds", { amount: time });
  if (kind === "move") return say("lobby-clock-minutes", { amount: minutes });
  return say("lobby-clock-none");
}

/** A line breaks between the parts only. */
function joined(parts: readonly string[]): string {
  const whole = parts.filter((part) => part).map((part) => part.replaceAll(" ", "\u00a0"));
  return whole.join(" · ");
}
