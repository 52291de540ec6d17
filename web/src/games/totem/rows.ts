// Arrow keys up and down lead from the hand to the zones and back: what is chosen next lies there.
const ROWS = [".other .cells", ".verbs", ".mine .cells", ".hand .fan"];

/** Where such a key leads from here; null: it is none, or a hand in two rows keeps it. */
export function above(board: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | null {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined || !(target instanceof Element)) return null;
  const from = ROWS.findIndex((row) => target.closest(row) !== null);
  if (from < 0 || withinHand(target, step)) return null;
  for (let at = from + step; at in ROWS; at += step) {
    const found = best(board.querySelector(ROWS[at]!));
    if (found) return found;
  }
  return null;
}

function withinHand(target: Element, step: number): boolean {
  const below = target.closest("li")?.classList.contains("below") ?? false;
  return target.closest(".fan.two") !== null && below === step < 0;
}

/** What can be chosen there, or where one was last. */
function best(row: Element | null): HTMLElement | null {
  const wanted = [
    ".is-playable button",
    "button[tabindex='0']",
    "button:not([aria-disabled='true'], [tabindex])",
  ];
  for (const one of wanted) {
    const found = row?.querySelector<HTMLElement>(one);
    if (found) return found;
  }
  return null;
}
