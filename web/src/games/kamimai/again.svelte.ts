// A fall, simulated once more by the server and shown slowly.
import { drawnAgain, Refused } from "../../api";
import { BookFeed } from "../../book3d/feed";

const SLOWLY = 0.5;

export class Again {
  /** Shown: it has been played to its end. */
  state = $state<"none" | "asked" | "playing" | "shown" | "refused">("none");
  /** It came out as it is recorded. */
  same = $state(true);
  /** Why it can not be seen. */
  code = $state("");
  readonly feed = new BookFeed();
  private frames: Uint8Array[] = [];

  constructor(private readonly table: string) {}

  /** There is something to look at. */
  get open(): boolean {
    return this.state === "playing" || this.state === "shown";
  }

  async see(number: number): Promise<void> {
    if (this.state === "asked") return;
    this.state = "asked";
    try {
      const { same, frames } = await drawnAgain(this.table, number);
      this.same = same;
      this.frames = frames.map((frame) => Uint8Array.from(atob(frame), (letter) => letter.charCodeAt(0)));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.code = error.code;
      this.state = "refused";
      return;
    }
    await this.play();
  }

  async play(): Promise<void> {
    this.state = "playing";
    await this.feed.play(this.frames, SLOWLY);
    if (this.state === "playing") this.state = "shown";
  }

  close(): void {
    this.state = "none";
    this.feed.stop();
  }
}
