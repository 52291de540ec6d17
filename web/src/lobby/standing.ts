// What the lists of the lobby tell about a table: first as facts, then in words.
import { say, words } from "../language.svelte";
import { namesOf, shownName } from "../nameless";
import type { Chair, ClockRule, Listed, NewClock, TableInfo } from "../protocol";
import { dayOf, momentOf } from "../when";

// prettier-ignore
const ORDER = ["your-turn", "invited", "waiting", "bots", "paused", "covered", "gathering", "over", "ended"] as const;
export type Standing = (typeof ORDER)[number];

const person = ({ who, stand_in }: Chair): boolean => who === "person" && stand_in === null;

export function standing({ info, to_act }: Listed): Standing {
  if (info.status === "gathering")
    return info.chairs.some(({ for_you }) => for_you) ? "invited" : "gathering";
  if (info.status !== "playing") return info.status === "over" ? "over" : "ended";
  if (info.paused) return "paused";
  const awaited = info.chairs.filter(({ seat }) => to_act.includes(seat));
  if (awaited.some((chair) => chair.yours && person(chair))) return "your-turn";
  if (info.chairs.some(({ yours, stand_in }) => yours && stand_in !== null)) return "covered";
  return awaited.some(person) ? "waiting" : "bots";
}

/** Those that need you first, and of these the one whose time runs out first; of what is past the last. */
export function mostPressing(tables: readonly Listed[]): Listed[] {
  return [...tables].sort(
    (one, other) =>
      ORDER.indexOf(standing(one)) - ORDER.indexOf(standing(other)) ||
      (deadline(one) ?? Infinity) - (deadline(other) ?? Infinity) ||
      other.at - one.at,
  );
}

/** Whether you have to do something there. */
export function waits(listed: Listed): boolean {
  return ["your-turn", "invited"].includes(standing(listed));
}

/** Only bots sit with you, so that nobody minds if you end it. */
export function isAlone({ chairs }: TableInfo): boolean {
  return chairs.some(({ yours }) => yours) && chairs.every(({ who, yours }) => who === "bot" || yours);
}

/** A match that you may end from afar, for only bots wait for you. */
export function ends({ info }: Listed): boolean {
  return info.status === "playing" && isAlone(info);
}

/** It is there to be looked at only. */
export function isPast(listed: Listed): boolean {
  return ["over", "ended"].includes(standing(listed));
}

/** When your time runs out, by this machine's clock; null: not yours, or it does not run. */
export function deadline({ info, clock }: Listed, here = Date.now()): number | null {
  const yours = clock.running.filter((seat) => info.chairs[seat]?.yours).map((seat) => clock.left[seat]);
  const left = yours.filter((one) => one != null);
  return left.length ? here + Math.min(...left) : null;
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
  const called = namesOf(info.chairs, words.of());
  const bots = others.filter(({ who }) => who === "bot");
  const names = others.flatMap(({ who, seat }) =>
    who === "person" || who === "invited" ? [called[seat] ?? ""] : [],
  );
  if (bots.length > 3) names.push(say("lobby-bots", { count: bots.length }));
  else names.push(...bots.map(({ seat }) => called[seat] ?? ""));
  const game = gameName(info.game);
  return names.length
    ? say("lobby-with", { game, names: words.of().together(names) })
    : say("lobby-alone", { game });
}

/** How it stands at a table of yours: `Your turn · until Fri 20 Nov, 18:05 · round 3 · 12 : 7`. */
export function progress(listed: Listed): string {
  return joined([state(listed), ...details(listed)]);
}

/** The same where it is said already that it is your turn. */
export function pressing(listed: Listed): string {
  return joined([company(listed.info), ...details(listed)]);
}

function details(listed: Listed): string[] {
  const until = listed.info.clock.kind === "days" ? deadline(listed) : null;
  return [
    until === null ? "" : say("lobby-until", { when: momentOf(until) }),
    listed.round === null ? "" : say("lobby-round", { round: listed.round }),
    points(listed),
    until === null && listed.info.status !== "gathering" ? dayOf(listed.at) : "", // no two lines are the same
  ];
}

function state(listed: Listed): string {
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
      return joined([
        say("lobby-not-started"),
        free ? say("lobby-free-chairs", { count: free }) : "",
        invited(listed.info),
      ]);
    case "invited":
      return say("table-invites", { name: hostName(listed.info) });
    case "over":
      return outcome(listed);
    case "ended":
      return say("lobby-ended");
  }
}

/** Those who have yet to answer. */
function invited({ chairs }: TableInfo): string {
  const names = namesOf(chairs, words.of()).filter((_, seat) => chairs[seat]?.who === "invited");
  return names.length ? say("lobby-waiting-for", { names: words.of().together(names) }) : "";
}

/** `Won`; where people shared a device, who has. */
function outcome({ info, won }: Listed): string {
  const yours = info.chairs.filter((chair) => chair.yours).map(({ seat }) => seat);
  const winners = info.chairs.map(({ seat }) => seat).filter((seat) => won?.includes(seat));
  if (!winners.length) return say(info.sides.length > 1 ? "lobby-drawn" : "lobby-lost");
  if (winners.length < info.seats && yours.length > 1) {
    const names = namesOf(info.chairs, words.of());
    return say("lobby-won-by", { names: words.of().together(winners.map((seat) => names[seat] ?? "")) });
  }
  return say(winners.some((seat) => yours.includes(seat)) ? "lobby-won" : "lobby-lost");
}

/** Side by side, yours first. */
function points({ info, points }: Listed): string {
  if (!points || info.sides.length < 2) return "";
  const mine = (side: readonly number[]): boolean => side.some((seat) => info.chairs[seat]?.yours);
  const sides = [...info.sides].sort((one, other) => Number(mine(other)) - Number(mine(one)));
  return sides.map(([seat = 0]) => points[seat] ?? 0).join(" : ");
}

function awaited({ info, to_act }: Listed): string[] {
  const names = namesOf(info.chairs, words.of());
  return info.chairs
    .filter((chair) => to_act.includes(chair.seat) && person(chair))
    .map(({ seat }) => names[seat] ?? "");
}

const hostName = ({ chairs }: TableInfo): string =>
  shownName(chairs.find(({ who }) => who === "person")?.name ?? "", words.of());

/** `Bo's table`. */
export function host(info: TableInfo): string {
  const name = hostName(info);
  return name ? say("lobby-hosted-by", { name }) : say("lobby-hosted-by-nobody");
}

/** `Chess for four · 2 free chairs · 30 s a move · house rules`. */
export function offer(info: TableInfo): string {
  const size = `lobby-seats-${info.seats}`;
  const game = gameName(info.game) + (words.of().has(size) ? ` ${say(size)}` : "");
  const free = freeChairs(info);
  const now =
    info.status === "playing" ? say("lobby-playing") : free ? say("lobby-free-chairs", { count: free }) : "";
  const house = info.house_rules.length ? say("lobby-house-rules") : "";
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
