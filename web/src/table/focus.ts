import { tick } from "svelte";

/** The button that makes the play. */
export const SEAL = ".act .do.btn--main";

/** Somebody has used this page: until then nobody wants to be led anywhere, and a ring would point at nothing. */
let used = false;
for (const kind of ["pointerdown", "click", "keydown"])
  addEventListener(kind, () => (used = true), { capture: true, once: true });

/** What was chosen or played took the focus away with it: it goes on where the next thing is, or in the hand. */
export async function goOnFrom(next: string | null = null): Promise<void> {
  await tick();
  if (!used || document.activeElement !== document.body) return;
  const found = next === null ? null : document.querySelector<HTMLElement>(next);
  (found ?? document.querySelector<HTMLElement>(".fan [tabindex='0']"))?.focus({ preventScroll: true });
}
