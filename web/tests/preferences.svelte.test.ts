// What a person prefers on this device.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { words } from "../src/language.svelte";
import Preferences from "../src/parts/Preferences.svelte";
import { settings } from "../src/settings.svelte";

afterEach(() => (settings.pace = "usual"));

test.each([true, false])("the pace is chosen and kept (in the bar of a page: %s)", async (compact) => {
  await words.speak("en");
  const shown = mount(Preferences, { target: document.body, props: { compact } });
  const group = document.querySelector("[role=group][aria-label='Pace of the game']")!;
  const pressed = (): string => group.querySelector("[aria-pressed=true]")!.textContent!.trim();
  expect(pressed()).toBe("Usual");
  [...group.querySelectorAll("button")].find((one) => one.textContent?.trim() === "Slow")!.click();
  flushSync();
  expect(pressed()).toBe("Slow");
  expect([settings.pace, localStorage.getItem("kamifuda.pace")]).toEqual(["slow", "slow"]);
  void unmount(shown);
});
