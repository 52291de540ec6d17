// How many tables wait for you: in the title of the page and on the icon of the installed app.
import { Refused, yourTables } from "./api";
import { kept } from "./kept";
import { waits } from "./lobby/standing";
import type { Listed } from "./protocol";

const EVERY = 60_000; // milliseconds, while somebody looks …
const SELDOM = 180_000; // … and while nobody does

interface WithBadge {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

export class Waiting {
  private tables = $state.raw<readonly string[]>([]);
  private told = -Infinity; // when the list was told last

  get count(): number {
    return this.tables.length;
  }

  /** Besides this one. */
  countBut(table: string): number {
    return this.tables.filter((one) => one !== table).length;
  }

  /** The list, as the server tells it. */
  hear(yours: readonly Listed[]): void {
    this.told = performance.now();
    const waiting = yours.filter(waits).map(({ table }) => table);
    if (waiting.join() !== this.tables.join()) this.tables = waiting;
    const { setAppBadge, clearAppBadge } = navigator as WithBadge;
    const shown = waiting.length
      ? setAppBadge?.call(navigator, waiting.length)
      : clearAppBadge?.call(navigator);
    shown?.catch(() => undefined); // not installed
  }

  /** Until the function that comes back is called; whoever has never sat at a table is not asked about. */
  follow(): () => void {
    const look = (): void => {
      const due = performance.now() - this.told >= (document.hidden ? SELDOM : EVERY) - 1_000;
      if (due && kept("seated") === "yes") void this.ask();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  private async ask(): Promise<void> {
    this.told = performance.now();
    try {
      this.hear((await yourTables()).tables);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // it is asked again
    }
  }
}

export const waiting = new Waiting();

/** `(2) Kamifuda`. */
export function titled(title: string, count = waiting.count): string {
  return count ? `(${count}) ${title}` : title;
}
