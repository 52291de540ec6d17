// Your turn, heard and felt: only where somebody wishes it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canTremble, cue } from "../src/cue";
import { settings } from "../src/settings.svelte";

const vibrate = vi.fn();
beforeEach(() => {
  vibrate.mockClear();
  Object.assign(navigator, { vibrate });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "vibrate");
  [settings.sound, settings.vibration] = [false, true];
});

test("without anybody’s wish there is no sound, and nothing trembles among bots", () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  expect([settings.sound, settings.vibration]).toEqual([false, true]);
  cue("bots");
  expect([made.mock.calls.length, vibrate.mock.calls.length]).toEqual([0, 0]);
  cue("people");
  expect([made.mock.calls.length, vibrate.mock.calls.length]).toEqual([0, 1]);
  settings.vibration = false;
  cue("people");
  expect(vibrate).toHaveBeenCalledOnce();
});

test("the sound is made here: tones that begin and end, and no file", () => {
  const tones: { hertz: number; begins: number; ends: number }[] = [];
  class Context {
    currentTime = 1;
    resume = (): Promise<void> => Promise.resolve();
    createGain(): object {
      const set = (): void => undefined;
      return { gain: { setValueAtTime: set, exponentialRampToValueAtTime: set }, connect: set };
    }
    createOscillator(): object {
      const frequency = { value: 0 };
      let begins = 0;
      const stop = (ends: number): unknown => tones.push({ hertz: frequency.value, begins, ends });
      return { frequency, connect: () => undefined, start: (at: number) => (begins = at), stop };
    }
  }
  vi.stubGlobal("AudioContext", Context);
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  settings.sound = true;
  cue("bots");
  expect(tones.length).toBeGreaterThan(1);
  for (const { hertz, begins, ends } of tones) {
    expect(hertz).toBeGreaterThan(100);
    expect(begins).toBeGreaterThanOrEqual(1);
    expect(ends - begins).toBeLessThan(2);
  }
  expect(fetched).not.toHaveBeenCalled();
});

test("a device that cannot tremble is not asked to", () => {
  Reflect.deleteProperty(navigator, "vibrate");
  expect(canTremble()).toBe(false);
  expect(() => cue("people")).not.toThrow();
});

test("nothing trembles before somebody has touched the page", () => {
  const activation = { hasBeenActive: false };
  Object.assign(navigator, { userActivation: activation });
  cue("people");
  expect(vibrate).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  cue("people");
  expect(vibrate).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, "userActivation");
});
