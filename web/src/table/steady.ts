// A button that changes its meaning under a finger is dead for a moment: nobody does what they have not read.
import type { Attachment } from "svelte/attachments";

const DEAD = 400; // milliseconds

/** What a press last did in each place of the screen, and since when. */
const places = new Map<string, { means: string; since: number }>();
/** The place where something is pressed in this very moment; null: nowhere. */
let pressed: string | null = null;
let held = false; // it is a key that has been down for a while
let downAt: number | null = null; // when the finger went down that has not yet clicked

for (const kind of ["pointerdown", "pointerup", "click", "keydown"])
  addEventListener(kind, notice, { capture: true });

function notice(event: Event): void {
  const { type, target } = event;
  const place = target instanceof Element ? target.closest<HTMLElement>("[data-steady]") : null;
  pressed = place?.dataset["steady"] ?? "elsewhere";
  if (type === "pointerdown") downAt = performance.now();
  if (type === "keydown") held = (event as KeyboardEvent).repeat;
  setTimeout(() => {
    held = false;
    pressed = null; // what the press itself has changed is there by now
    if (type === "click") downAt = null;
  });
}

/** When a press in this place began to mean this; long ago, where one has just chosen it somewhere else. */
function since(place: string, means: string): number {
  const before = places.get(place);
  if (before?.means === means) return before.since;
  const chosen = before === undefined || (pressed !== null && pressed !== place);
  const now = chosen ? -Infinity : performance.now();
  places.set(place, { means, since: now });
  return now;
}

/**
 * Says what the buttons in this element do; nothing, while there are none. Where that is not what was done there before,
 * they are dead for a moment, but for those that do no harm (`data-harmless`). What stands at the same place of the
 * screen, one after the other, has the same place.
 */
export function steady(means: string, place = "bar"): Attachment<HTMLElement> {
  return (element) => {
    element.dataset["steady"] = place;
    if (!means) return undefined;
    const begun = since(place, means);
    const left = begun + DEAD - performance.now();
    const timer = left > 0 ? setTimeout(() => element.removeAttribute("data-dead"), left) : 0;
    if (timer) element.setAttribute("data-dead", "");

    function hear(event: MouseEvent): void {
      const late = event.detail > 0 && downAt !== null && downAt < begun; // it went down on something else
      const harmless = event.target instanceof Element && event.target.closest("[data-harmless]") !== null;
      if (!held && (harmless || (!late && !element.hasAttribute("data-dead")))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    element.addEventListener("click", hear, { capture: true });
    return () => {
      clearTimeout(timer);
      element.removeAttribute("data-dead");
      element.removeEventListener("click", hear, { capture: true });
    };
  };
}

/** As on a page that has just been opened. */
export function forgetPlaces(): void {
  places.clear();
  pressed = downAt = null;
  held = false;
}
