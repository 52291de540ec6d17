// What every board gets from its frame, with a game that has one card to choose at a time.
import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Game, Person } from "../src/games/board";
import Frame from "../src/games/Frame.svelte";
import type { Asks, Bar, Gesture, Now } from "../src/games/gesture";
import { words } from "../src/language.svelte";
import type { Refusal } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import FakeBoard from "./FakeBoard.svelte";
import FakeHint from "./FakeHint.svelte";
import { gameOf, MATCHES, textOf } from "./texts";
import { framed } from "./framed";
import type { Props } from "./framed";

const NAME = gameOf(MATCHES[0]!);
const ANA = { seat: 0, name: "Ana", called: "You", left: null } as Person;

class OneCard implements Gesture {
  step = $state<string | null>(null);

  constructor(private readonly now: () => Now) {}

  readonly begun = $derived.by(() => this.step !== null);
  readonly choices = $derived.by(() => (this.begun ? [] : Object.keys(this.now().legal)));
  readonly ready = $derived.by(() => (this.step === null ? null : [this.step]));
  readonly next = ".act .do";
  readonly bar = $derived.by<Bar>(() => ({ answers: [], label: this.step ?? "", need: "Choose a card" }));
  readonly pass = $derived.by(() => ("pass" in this.now().legal ? "pass" : null));
  begin(): void {
    this.step = null;
  }
  undo(): void {
    this.step = null;
  }
  choose(step: string): Asks {
    if (step === "never") return { explain: ["never"] };
    if (step === "later") return { note: "First something else" };
    this.step = step;
    return null;
  }
  commit(): Asks {
    return this.ready && { play: this.ready };
  }
}

const game = {
  Board: FakeBoard,
  Gesture: OneCard,
  Hint: FakeHint as unknown as Component,
  emblemOf: () => "mark",
  question: () => "Which one?",
} as unknown as Game;

function props(more: Partial<Props> = {}): Props {
  return framed({
    game,
    name: NAME,
    view: { options: { target: 15, mode: "usual", end_at: 10 } },
    legal: { one: {}, two: {}, never: {}, later: {}, pass: {} },
    people: [ANA],
    text: textOf(NAME, "en"),
    ...more,
  });
}

let leave = (): void => undefined;
beforeEach(async () => {
  await words.speak("en");
  settings.letters = true;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => leave());

function shown(more: Partial<Props> = {}): Props {
  const given = $state(props(more));
  const frame = mount(Frame, { target: document.body, props: given });
  leave = () => void unmount(frame);
  document.querySelector<HTMLDialogElement>(".board dialog")!.open = false;
  flushSync();
  return given;
}
function touch(words: string): void {
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === words)!.click();
  flushSync();
}
function key(key: string): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { key }));
  flushSync();
}
const down = (selector: string): boolean =>
  document.querySelector(selector)!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
const seen = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? "";

test("what is chosen is on the seal, told to ears, and taken back by Escape", () => {
  const given = shown();
  expect(seen(".act .do")).toBe("Choose a card");
  touch("one");
  expect(seen(".act .do")).toBe("one");
  expect(seen(".act [aria-live]")).toContain("one: Enter once more");
  key("Escape");
  expect(seen(".act .do")).toBe("Choose a card");
  touch("two");
  document.querySelector<HTMLElement>(".act .do")!.click();
  expect(given.play).toHaveBeenCalledWith(["two"]);
});

test("a new decision begins with nothing chosen", () => {
  const given = shown();
  touch("one");
  given.turn = 2;
  flushSync();
  expect(seen(".act .do")).toBe("Choose a card");
});

test("the keys go on where the gesture says, when something is asked", async () => {
  const given = shown();
  const focused = (): string => document.activeElement!.textContent!.trim();
  touch("one");
  await vi.waitFor(() => expect(focused()).toBe("one"));
  expect(document.activeElement!.matches(".act .do")).toBe(true);
  (document.activeElement as HTMLElement).blur();
  given.legal = {};
  flushSync();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});

test("p passes and w asks for the hint, unless letters are no keys", () => {
  const given = shown();
  settings.letters = false;
  key("p");
  expect(given.play).not.toHaveBeenCalled();
  settings.letters = true;
  key("p");
  expect(given.play).toHaveBeenCalledWith(["pass"]);
  key("w");
  const hint = [...document.querySelectorAll("dialog")].at(-1)!;
  expect(hint.textContent).toContain("What now?");
  expect(hint.textContent).toContain("A hint for 1.");
  expect(hint.querySelector("a")?.getAttribute("href")).toBe(`/rules/${NAME}`);
});

test("what is not allowed is asked of the server, and its refusal is a slip", () => {
  const refused = { type: "refusal", clause: "", cards: [] } as unknown as Refusal;
  const given = shown();
  touch("never");
  expect(given.explain).toHaveBeenCalledWith(["never"]);
  expect(document.querySelector(".slip")).toBeNull();
  vi.spyOn(given.text, "clause").mockReturnValue("It is forbidden.");
  given.refused = refused;
  flushSync();
  expect(seen(".slip")).toContain("It is forbidden.");
  key("Escape");
  expect(given.forgive).toHaveBeenCalled();
});

test("what must be read first is there until something else is touched", () => {
  shown();
  touch("later");
  expect(seen(".note")).toBe("First something else");
  touch("one");
  expect(seen(".note")).toBe("");
});

test.each([{ busy: true }, { hold: true }, { settled: false }, { seat: null }])(
  "nothing is chosen: %j",
  (why) => {
    shown(why);
    expect(document.querySelector(".may")).toBeNull();
    touch("one");
    expect(seen(".act .do")).not.toBe("one");
  },
);

test("why nothing can be done is said: paused, on its way, only watched", () => {
  const given = shown({ paused: true });
  expect(seen(".act .do")).toBe("The match is paused");
  given.paused = false;
  given.busy = true;
  flushSync();
  expect(seen(".act .do")).toBe("On its way …");
  given.seat = null;
  flushSync();
  expect(seen(".act")).toBe("You are watching.");
});

test("a touch skips what is being shown, but not from a sheet, and not what waits to be read", () => {
  const given = shown({ settled: false });
  down(".board dialog p");
  expect(given.goOn).not.toHaveBeenCalled();
  down(".board");
  expect(given.goOn).toHaveBeenCalledTimes(1);
  given.hold = true;
  flushSync();
  down(".board");
  expect(given.goOn).toHaveBeenCalledTimes(1);
});

test("from an end one goes on by a button that has the focus, told whether one is awaited", () => {
  const given = shown({ hold: true, settled: false });
  expect(document.activeElement?.textContent).toBe("On");
  expect(seen(".awaited")).toBe("Meanwhile it has become your turn.");
  touch("On");
  expect(given.goOn).toHaveBeenCalledTimes(1);
  given.awaited = false;
  flushSync();
  expect(document.querySelector(".awaited")).toBeNull();
});
