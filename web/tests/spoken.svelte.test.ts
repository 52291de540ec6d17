// A match as somebody hears it who does not see the board: the live regions' text, against a golden file.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Person } from "../src/games/board";
import { sideOf } from "../src/games/kami/sides";
import { kami } from "../src/games/kami";
import { spoken } from "../src/games/kami/spoken";
import { lines } from "../src/table/lines";
import type { Line } from "../src/table/lines";
import Speech from "../src/table/Speech.svelte";
import { framesOf, kamiIn } from "./texts";

const SEATS = [2, 3, 4];

function heard(seats: number, language: string): string {
  const { names, frames } = framesOf(seats);
  const text = kamiIn(language);
  const people = names.map((name, seat) => ({ seat, name, side: sideOf(seat, 0, seats) }) as Person);
  const props = $state<{ lines: Line[]; prompt: string }>({
    lines: [{ key: "before", seat: null, words: "", said: false }],
    prompt: "",
  });
  const speech = mount(Speech, { target: document.body, props });
  flushSync();
  const transcript: string[] = [];
  frames.forEach((frame, number) => {
    const entry = { number, at: 0, what: { kind: "play" as const }, events: [frame.events] };
    const before = document.querySelectorAll("[data-speech] p").length;
    const last = document.querySelector("[data-speech] p:last-child");
    props.lines = [...props.lines, ...lines(entry, { seat: 0, place: 0, names, untold: kami.untold }, text)];
    props.prompt = Object.keys(frame.legal).length ? spoken(frame.view, frame.legal, people, text) : "";
    flushSync();
    const all = [...document.querySelectorAll("[data-speech] p")];
    const from = last && before ? all.indexOf(last) + 1 : 0;
    transcript.push(...all.slice(from).map((line) => line.textContent ?? ""));
    const prompt = document.querySelector("[data-prompt]")?.textContent;
    if (prompt) transcript.push(`> ${prompt}`);
  });
  void unmount(speech);
  return transcript.join("\n") + "\n";
}

test.each(SEATS.flatMap((seats) => ["en", "fr"].map((language) => [seats, language] as const)))(
  "a match of %i is told in “%s” to those who listen",
  async (seats, language) => {
    const transcript = heard(seats, language);
    expect(transcript).not.toContain("⟦");
    await expect(transcript).toMatchFileSnapshot(`golden/kami-${seats}.${language}.txt`);
  },
);
