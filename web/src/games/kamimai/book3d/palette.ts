// The colours of the theme that is on, as plain values: what is painted knows no style sheet.

export class Palette {
  private readonly probe: HTMLElement;

  constructor(host: HTMLElement) {
    this.probe = host.ownerDocument.createElement("span");
    this.probe.hidden = true;
    host.append(this.probe);
  }

  /** Any CSS colour, as it is on a card with this wash. */
  of(colour: string, wash = "ink"): string {
    this.probe.className = `card w-${wash}`;
    this.probe.style.color = colour;
    return getComputedStyle(this.probe).color;
  }

  dispose(): void {
    this.probe.remove();
  }
}

/** Calls back when another theme is chosen. */
export function onTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
