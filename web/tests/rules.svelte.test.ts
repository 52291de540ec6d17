// The rules of every game as the page shows them, from what the server tells.
import { mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { words } from "../src/language.svelte";
import { markKey, MARKS } from "../src/rules/rulebook";
import Rules from "../src/rules/Rules.svelte";
import { namesIn, rulesOf, textOf } from "./texts";

const GAMES = namesIn("frames/rules");
const LANGUAGES = ["en", "fr"] as const;
const PATIENCE = { timeout: 50_000 }; // milliseconds: a busy machine is no defect
const ALL = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

async function shown(game: string, language: (typeof LANGUAGES)[number]): Promise<string> {
  const told = rulesOf(game);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(told))));
  await words.speak(language);
  const page = mount(Rules, { target: document.body, props: { game, clause: "" } });
  await vi.waitFor(() => expect(document.querySelector("main h2")).not.toBeNull(), PATIENCE);
  const said = document.body.innerHTML;
  await unmount(page);
  return said;
}

test.each(ALL)("every section, clause and row of %s has words (%s)", async (game, language) => {
  const { sections } = rulesOf(game);
  const said = await shown(game, language);
  expect(said).not.toContain("⟦");
  for (const { key, clauses } of sections) {
    expect(said).toContain(`id="${key}"`);
    for (const { id } of clauses) expect(said).toContain(`id="${id}"`);
  }
  const pictures = sections.flatMap((section) => section.pictures);
  expect(pictures.length).toBeGreaterThan(0);
  const page = new DOMParser().parseFromString(said, "text/html");
  for (const { name } of pictures) expect(page.querySelector(`#picture-${name} .drawn svg`)).not.toBeNull();
  const tables = sections.flatMap(({ table }) => table ?? []);
  const rows = tables.flatMap((table) => table.rows);
  expect(tables.length).toBeGreaterThan(1);
  expect(tables.every((table) => table.rows.length > 1)).toBe(true);
  const text = textOf(game, language);
  for (const { card, name } of rows) {
    if (typeof card === "string") expect(said).toContain(text.card(card));
    if (typeof name === "string") expect(said).toContain(text.say(`option-${name}`));
  }
});

test.each(GAMES)("the marks of %s have the terminal's words, and none is a house rule", (game) => {
  const french = textOf(game, "fr");
  const [, likely, ours] = MARKS.map((mark) => markKey(french, mark, game));
  expect(french.say("rules-marks")).toContain(`[L]\u00a0: ${french.say(likely!)}`);
  expect(french.say(`${likely!}.help`)).toMatch(/^Probable\u00a0: /);
  expect(french.say(`${ours!}.help`)).toMatch(/[Nn]otre (propre )?choix/);
  for (const mark of MARKS) expect(french.say(markKey(french, mark, game))).not.toContain("maison");
});

test("a game without rules has no page", async () => {
  await words.speak("en");
  const page = mount(Rules, { target: document.body, props: { game: "chess", clause: "" } });
  await vi.waitFor(() => expect(document.body.textContent).not.toBe(""), PATIENCE);
  expect(document.querySelector("h2#marks")).toBeNull();
  await unmount(page);
});

test("without a network the page says so", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await words.speak("en");
  const page = mount(Rules, { target: document.body, props: { game: GAMES[0]!, clause: "" } });
  const offline = "cannot be loaded just now";
  await vi.waitFor(() => expect(document.body.textContent).toContain(offline), PATIENCE);
  await unmount(page);
});
