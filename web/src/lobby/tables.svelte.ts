// Open tables and one's own, asked for again and again while somebody looks.
import { introduce, lobby, Refused, yourTables } from "../api";
import { keep } from "../kept";
import type { Listed, Unreadable } from "../protocol";
import { waiting } from "../waiting.svelte";
import { stillListed } from "./hidden";

const EVERY = 5_000; // milliseconds

export class Tables {
  /** null: we do not know yet. */
  yours = $state.raw<Listed[] | null>(null);
  open = $state.raw<Listed[] | null>(null);
  /** One's own that the server can not read: they are closed. */
  lost = $state.raw<Unreadable[]>([]);
  /** Why the last question was not answered. */
  fault = $state.raw<Refused | null>(null);

  private asking = false;

  /** Until the function that comes back is called. */
  follow(): () => void {
    const look = (): void => void (document.hidden || this.ask());
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }

  private async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      await introduce();
      const [yours, open] = await Promise.all([yourTables(), lobby()]);
      [this.yours, this.lost, this.open] = [yours.tables, stillListed(yours.unreadable), open];
      waiting.hear(yours.tables);
      if (yours.tables.length) keep("seated", "yes");
      this.fault = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.fault = error;
    } finally {
      this.asking = false;
    }
  }
}
