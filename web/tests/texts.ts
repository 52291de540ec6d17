// The words as the page has them, read from the same files.
import { readdirSync, readFileSync } from "node:fs";
import type { Game, Person } from "../src/games/board";
import { BOARDS } from "../src/games/boards";
import type { Moment, Rulebook, Tree } from "../src/protocol";
import type { Pacing } from "../src/table/moments";
import { Text } from "../src/text";
import type { Event, Reading } from "../src/text";

const READINGS = import.meta.glob<Reading>("../src/games/*/generated.ts", { import: "READING", eager: true });
export const ROOT = `${import.meta.dirname}/../..`;
/** Where words are. */
export const FOLDERS = ["src/kamifuda", "web/src"].flatMap((root) =>
  readdirSync(`${ROOT}/${root}`, { recursive: true, encoding: "utf8" })
    .filter((path) => path === "text" || path.endsWith("/text"))
    .map((path) => `${root}/${path}`),
);

/** As somebody who sits at no table has them. */
export const ofNoGame = (language: string): Text => textOf("none", language);

/** As somebody at a table of this game has them. */
export function textOf(game: string, language: string): Text {
  const folders = FOLDERS.filter((path) => !path.includes("/games/") || path.includes(`/games/${game}/`));
  return new Text(
    language,
    folders.map((folder) => readFileSync(`${ROOT}/${folder}/${language}.ftl`, "utf8")),
    READINGS[`../src/games/${game}/generated.ts`],
  );
}

/** Who plays a recorded match, and who of them together. */
interface Played {
  names: string[];
  sides: number[][];
}
interface Frames extends Played {
  frames: { events: Event[]; view: unknown; legal: Tree; told: Record<string, string[]> }[];
}

/** The recorded matches: `make test` and `python -m tests.renew frames` write them. */
export const MATCHES = namesIn("frames");
export const gameOf = (match: string): string => match.split("-")[0] ?? "";

/** The files of a folder. */
export function namesIn(folder: string): string[] {
  const files = readdirSync(`${ROOT}/web/tests/${folder}`).filter((file) => file.endsWith(".json"));
  return files.map((file) => file.replace(".json", ""));
}

/** The games with a board. */
export const ALL_GAMES = Object.keys(BOARDS);

export async function paceOf(game: string): Promise<Pacing> {
  return (await BOARDS[game]!()).pace;
}

/** Everybody at a recorded match, as the screen of one of them names them. */
export function peopleAt({ names, sides }: Played, viewer: number | null, { sideOf }: Game): Person[] {
  const table = { seats: names.length, sides };
  return names.map((name, seat) => {
    const you = seat === viewer;
    const side = sideOf(seat, viewer, table);
    return { seat, name, called: name, you, side, yours: you, bot: false, left: null } as Person;
  });
}

/** A play of a recorded match: what somebody saw of it, and what they may do then. */
export interface Seen {
  moments: Moment[];
  legal: Tree;
  awaited: boolean;
}
interface SeenMatch extends Played {
  /** By everybody; null: somebody who watches. */
  seen: { seat: number | null; plays: Seen[] }[];
}

/** The recorded matches of a game, and those of which only the pictures are looked at. */
export const seenMatchesOf = (game: string): string[] =>
  namesIn("frames/seen").filter((match) => gameOf(match) === game);

export function seenIn(match: string): SeenMatch {
  return JSON.parse(readFileSync(`${ROOT}/web/tests/frames/seen/${match}.json`, "utf8")) as SeenMatch;
}

/** The plays of recorded matches that pass through several pictures, as the first seat knows them. */
export function playsOf(game: string): Moment[][] {
  return seenMatchesOf(game).flatMap((match) => {
    const first = seenIn(match).seen.find(({ seat }) => seat === 0);
    return first?.plays.map(({ moments }) => moments).filter((moments) => moments.length > 1) ?? [];
  });
}

/** A position at a real table: what each seat may do there, and what was done. */
export interface Tapped {
  view: unknown;
  legal: Record<number, Tree>;
  seat: number;
  steps: string[];
}

/** Random matches at real tables, with every position. */
export function tappedAt(game: string): Tapped[][] {
  return JSON.parse(readFileSync(`${ROOT}/web/tests/frames/real/${game}.json`, "utf8")) as Tapped[][];
}

export function rulesOf(game: string): Rulebook {
  return JSON.parse(readFileSync(`${ROOT}/web/tests/frames/rules/${game}.json`, "utf8")) as Rulebook;
}

/** What everybody sees of tables with house rules. */
export function housesOf(game: string): unknown[] {
  const cases = JSON.parse(readFileSync(`${ROOT}/web/tests/frames/house/${game}.json`, "utf8")) as {
    view: unknown;
  }[];
  return cases.map(({ view }) => view);
}

export function framesOf(match: string): Frames {
  return JSON.parse(readFileSync(`${ROOT}/web/tests/frames/${match}.json`, "utf8")) as Frames;
}
