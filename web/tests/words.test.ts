// Every word is there, in both languages.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { FOLDERS, ROOT } from "./texts";

const WEB = `${ROOT}/web/src`;
const files = readdirSync(WEB, { recursive: true, encoding: "utf8" });
const OURS = FOLDERS.filter((folder) => folder.startsWith("web/"));

function keys(folder: string, language: string): string[] {
  const { body } = new FluentResource(readFileSync(`${ROOT}/${folder}/${language}.ftl`, "utf8"));
  return body
    .flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)])
    .sort();
}

test.each(OURS)("%s has the same keys in French and in English", (folder) => {
  expect(keys(folder, "fr")).toEqual(keys(folder, "en"));
  expect(new Set(keys(folder, "fr")).size).toBe(keys(folder, "fr").length);
});

test("what the page says is in the files", () => {
  const known = new Set(FOLDERS.flatMap((folder) => keys(folder, "en")));
  const asked = files
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`${WEB}/${file}`, "utf8").matchAll(/\bsay\(\s*"([a-zA-Z0-9_.-]+)"/g)].map(
        (found) => found[1] ?? "",
      ),
    );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

test("no word lies around unused", () => {
  const source = files
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(`${WEB}/${file}`, "utf8"))
    .join("\n");
  const started = [...source.matchAll(/`([a-z0-9-]+-)\$\{/g)].map((found) => found[1] ?? "");
  const unused = OURS.flatMap((folder) => keys(folder, "en")).filter(
    (key) =>
      !key.includes(".") && !source.includes(`"${key}"`) && !started.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
