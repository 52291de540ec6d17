// The board on a page of its own, and what a person sees and touches there.
import { flushSync, mount, unmount } from "svelte";
import { expect, vi } from "vitest";
import Frame from "../../../src/games/Frame.svelte";
import { game as kamimai } from "../../../src/games/kamimai";
import type { BookAtTable } from "../../../src/games/kamimai/tablebook";
import type { View } from "../../../src/games/kamimai/view";
import { words } from "../../../src/language.svelte";
import type { Tree } from "../../../src/protocol";
import { textOf } from "../../texts";
import { PEOPLE } from "./views";
import { framed } from "../../framed";
import type { Props } from "../../framed";

/** What a browser has and jsdom lacks. */
export function furnish(): void {
  vi.stubGlobal("matchMedia", (asked: string) =>
    Object.assign(new EventTarget(), { matches: asked.includes("reduced-motion") }),
  );
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}

export function clear(): void {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
}

export function props(view: View, legal: Tree, more: Partial<Props> = {}): Props {
  return framed({
    game: kamimai,
    name: "kamimai",
    view,
    legal,
    people: PEOPLE,
    text: textOf("kamimai", "en"),
    ...more,
  });
}

/** On a table of its own, with a book to touch if there is one. */
export async function shown(given: Props, book?: BookAtTable): Promise<() => void> {
  await words.speak("en");
  const board = mount(Frame, {
    target: document.body,
    props: { ...given, moving: book ?? null },
  });
  flushSync();
  expect(document.body.textContent).not.toContain("⟦");
  return () => void unmount(board);
}

export const press = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)!.click();
  flushSync();
};
export const seen = (selector: string): string =>
  document.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim() ?? "";
export const all = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, " ").trim() ?? "");
