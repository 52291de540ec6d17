// What this browser keeps. Storage may be forbidden or full; then it lasts as long as the page.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`kamifuda.${name}`);
  } catch {
    return null;
  }
}

/** null: no longer. */
export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`kamifuda.${name}`);
    else localStorage.setItem(`kamifuda.${name}`, value);
  } catch {
    return;
  }
}
