// The words as the page has them, read from the same files.
import { readFileSync } from "node:fs";
import { Text } from "../src/text";

const ROOT = `${import.meta.dirname}/../..`;
const FOLDERS = [
  "src/kamifuda/text",
  "web/src/text",
  "web/src/lobby/text",
  "web/src/rules/text",
  "web/src/table/text",
];

export function kamiIn(language: string): Text {
  const folders = [...FOLDERS, "src/kamifuda/games/kami/text", "web/src/games/kami/text"];
  return new Text(
    language,
    folders.map((folder) => readFileSync(`${ROOT}/${folder}/${language}.ftl`, "utf8")),
  );
}

interface Frames {
  names: string[];
  frames: { events: { event: string }[]; view: unknown; legal: never; told: Record<string, string[]> }[];
}

export function framesOf(seats: number): Frames {
  return JSON.parse(readFileSync(`${ROOT}/web/tests/frames/kami-${seats}.json`, "utf8")) as Frames;
}
