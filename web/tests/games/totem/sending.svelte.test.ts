// An attack is on its way, over a slow connection: nothing is legal, and what was chosen is still to be seen.
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { leave, sat, seen, touch } from "./seated.svelte";

const EYE_FIRST = { attack: { purple_4: { "on 0": { "discover 0": {}, discover_not: {} } } } };
const SECRET = "[data-own=false][data-place='0']";
afterEach(() => leave());

test.each(["green_7", "red_5", "green_12"])("with %s, no Eye is spoken of", async (card) => {
  const props = await sat();
  touch(`[data-card=${card}]`, SECRET, ".act .btn--main");
  expect(props.play).toHaveBeenCalledTimes(1);
  props.busy = true;
  props.legal = {};
  flushSync();
  for (const part of [".centre", ".act"]) expect(seen(part)).not.toMatch(/Eye|Discover|not your turn/);
  expect(seen(".act .do")).toBe("On its way …");
  expect(seen(".duel .sum")).toContain("against ?");
});

test("an Eye that looks first is asked before, and not again", async () => {
  const props = await sat({ hand: ["purple_4"] }, { legal: EYE_FIRST });
  touch("[data-card=purple_4]", SECRET);
  expect(seen(".centre .hint")).toBe("Your Eye looks first: choose a hidden totem");
  touch(SECRET, ".act .btn--main");
  expect(props.play).toHaveBeenCalledWith(["attack", "purple_4", "on 0", "discover 0"]);
  props.busy = true;
  props.legal = {};
  flushSync();
  expect(seen(".centre .hint")).toBe("");
  expect(seen(".act .do")).toBe("On its way …");
});
