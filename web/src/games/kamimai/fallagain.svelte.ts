// A fall, simulated once more by the server and shown slowly.
import { drawnAgain, Refused } from "../../api";
import { BookFeed } from "./feed";

const SLOWLY = 0.5;

export class FallAgain {
  /** Shown: it has been played to its end. */
  state = $state<"none" | "asked" | "playing" | "shown" | "refused">("none");
  /** It came out as it is recorded. */
  same = $state(true);
  /** Why it can not be seen. */
  code = $state("");
  /** With which fingers it was drawn. */
  grip = $state("free");
  readonly feed = new BookFeed();
  /** How often it was asked for or closed: an answer that comes too late is none. */
  private asked = 0;
  private frames: Uint8Array[] = [];

  constructor(private readonly table: string) {}

  /** There is something to look at. */
  get open(): boolean {
    return this.state === "playing" || this.state === "shown";
  }

  async see(number: number): Promise<void> {
    if (this.state === "asked") return;
    this.state = "asked";
    const asked = ++this.asked;
    try {
      const { same, question, frames } = await drawnAgain(this.table, number);
      if (asked !== this.asked) return;
      this.same = same;
      this.grip = question.grip ?? "free";
      this.frames = frames.map((frame) => Uint8Array.from(atob(frame), (letter) => letter.charCodeAt(0)));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (asked !== this.asked) return;
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
    this.asked++;
    this.state = "none";
    this.feed.stop();
  }
}
