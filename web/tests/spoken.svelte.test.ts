// A match as somebody hears it who does not see the board: the live regions' text, against a golden file.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Game } from "../src/games/board";
import { BOARDS } from "../src/games/boards";
import { lines } from "../src/table/lines";
import type { Line } from "../src/table/lines";
import Speech from "../src/table/Speech.svelte";
import { framesOf, gameOf, MATCHES, peopleAt, textOf } from "./texts";

function heard(match: string, game: Game, language: string): string {
  const { frames, ...about } = framesOf(match);
  const { names } = about;
  const text = textOf(gameOf(match), language);
  const people = peopleAt(about, 0, game);
  people[0]!.called = text.say("terminal-you");
  const props = $state<{ lines: Line[]; prompt: string }>({
    lines: [{ key: "before", seat: null, words: "", said: false }],
    prompt: "",
  });
  const speech = mount(Speech, { target: document.body, props });
  flushSync();
  const said = document.querySelector("[data-speech]")!;
  const transcript: string[] = [];
  frames.forEach((frame, number) => {
    const entry = { number, at: 0, what: { kind: "play" as const }, events: [frame.events] };
    const last = said.lastElementChild;
    props.lines = [...props.lines, ...lines(entry, { seat: 0, place: 0, names, untold: game.untold }, text)];
    props.prompt = Object.keys(frame.legal).length ? game.spoken(frame.view, frame.legal, people, text) : "";
    flushSync();
    const all = [...said.children];
    transcript.push(...all.slice(last ? all.indexOf(last) + 1 : 0).map((line) => line.textContent ?? ""));
    const prompt = document.querySelector("[data-prompt]")?.textContent;
    if (prompt) transcript.push(`> ${prompt}`);
  });
  void unmount(speech);
  return transcript.join("\n") + "\n";
}

test.each(MATCHES.flatMap((match) => ["en", "fr"].map((language) => [match, language] as const)))(
  "%s is told in “%s” to those who listen",
  async (match, language) => {
    const game = await BOARDS[gameOf(match)]!();
    const transcript = heard(match, game, language);
    expect(transcript).not.toContain("⟦");
    await expect(transcript).toMatchFileSnapshot(`games/${gameOf(match)}/golden/${match}.${language}.txt`);
  },
);
