// Open tables and one's own, asked for again and again while somebody looks.
import { introduce, lobby, Refused, yourTables } from "../api";
import { connection } from "../connection.svelte";
import { keep } from "../kept";
import type { Listed, Unreadable } from "../protocol";
import { waiting } from "../waiting.svelte";
import { stillListed } from "./hidden";
import { ends } from "./standing";

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
  /** Off the list, though an answer that is on its way may still name them. */
  private gone: string[] = [];

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

  /** Takes one off the list; a match that only bots wait for is ended first. */
  async remove(one: Listed): Promise<void> {
    if (ends(one) && (await connection.ask(one.table, { type: "close" })).type !== "ack") return;
    if ((await connection.ask(one.table, { type: "put_away" })).type !== "ack") return;
    this.gone.push(one.table);
    this.hear(this.yours ?? []);
  }

  private hear(yours: readonly Listed[]): void {
    this.yours = yours.filter(({ table }) => !this.gone.includes(table));
    waiting.hear(this.yours);
  }

  private async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      await introduce();
      const [yours, open] = await Promise.all([yourTables(), lobby()]);
      [this.lost, this.open] = [stillListed(yours.unreadable), open];
      this.hear(yours.tables);
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
