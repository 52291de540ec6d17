// The board on a page of its own, and what a person sees and touches there.
import { flushSync, mount, unmount } from "svelte";
import { expect, vi } from "vitest";
import type { BoardProps } from "../../src/games/board";
import type { View } from "../../src/games/kamimai/view";
import { words } from "../../src/language.svelte";
import type { Tree } from "../../src/protocol";
import type { BookAtTable } from "../../src/table/book";
import { textOf } from "../texts";
import OnTable from "./OnTable.svelte";
import { PEOPLE } from "./views";

/** What a browser has and jsdom lacks. */
export function furnish(): void {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
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

export function props(view: View, legal: Tree, more: Partial<BoardProps> = {}): BoardProps {
  return {
    view,
    events: [],
    hold: false,
    settled: true,
    legal,
    turn: 1,
    awaited: true,
    paused: false,
    seat: 0,
    people: PEOPLE,
    text: textOf("kamimai", "en"),
    refused: null,
    busy: false,
    play: vi.fn(),
    explain: vi.fn(),
    say: vi.fn(),
    goOn: vi.fn(),
    forgive: vi.fn(),
    ...more,
  };
}

/** On a table of its own, with a book to touch if there is one. */
export async function shown(given: BoardProps, book?: BookAtTable): Promise<() => void> {
  await words.speak("en");
  const board = mount(OnTable, { target: document.body, props: { given, book } });
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
