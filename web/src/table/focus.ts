import { tick } from "svelte";

/** What was chosen or played took the focus away with it: it goes on where the next thing is, or in the hand. */
export async function goOnFrom(next: string | null = null): Promise<void> {
  await tick();
  if (document.activeElement !== document.body) return;
  const found = next === null ? null : document.querySelector<HTMLElement>(next);
  (found ?? document.querySelector<HTMLElement>(".fan [tabindex='0']"))?.focus({ preventScroll: true });
}
