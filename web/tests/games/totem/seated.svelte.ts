// A board of Totem to touch, in its frame.
import { flushSync, mount, unmount } from "svelte";
import { vi } from "vitest";
import Frame from "../../../src/games/Frame.svelte";
import { game } from "../../../src/games/totem";
import type { View } from "../../../src/games/totem/view";
import { words } from "../../../src/language.svelte";
import { textOf } from "../../texts";
import { LEGAL, PEOPLE, VIEW } from "./views";
import { framed } from "../../framed";
import type { Props } from "../../framed";
export type { Props };

/** Somebody in the first chair; called again, at another table. */
export async function sat(view: Partial<View> = {}, more: Partial<Props> = {}): Promise<Props> {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  await words.speak("en");
  const props = $state<Props>(
    framed({
      game,
      name: "totem",
      view: { ...VIEW, ...view },
      legal: LEGAL,
      people: PEOPLE,
      text: textOf("totem", "en"),
      ...more,
    }),
  );
  leave();
  const frame = mount(Frame, { target: document.body, props });
  leave = () => {
    void unmount(frame);
    leave = () => undefined;
  };
  flushSync();
  return props;
}
export let leave = (): void => undefined;

export function touch(...selectors: string[]): void {
  for (const selector of selectors) {
    document.querySelector<HTMLElement>(selector)!.click();
    flushSync();
  }
}
export const seen = (selector: string): string =>
  document.querySelector(selector)?.textContent?.trim().replace(/\s+/g, " ") ?? "";
