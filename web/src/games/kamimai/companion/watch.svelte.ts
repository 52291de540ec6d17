// The seconds after a draw in which everybody looks at the book, by the clock of this device.
const OFTEN = 50; // milliseconds between two looks at the clock

export class Watch {
  /** Whole seconds to go; 0: they are over; null: nobody counts. */
  left = $state<number | null>(null);
  private timer = 0;

  /** `over` is called when the time is up, unless somebody stops it or nobody was looking. */
  begin(since: number, seconds: number, over: () => void): void {
    this.stop();
    const look = (): void => {
      const rest = since + seconds * 1000 - Date.now();
      if (rest > 0) {
        this.left = Math.ceil(rest / 1000);
        return;
      }
      this.stop();
      if (!document.hidden) {
        this.left = 0;
        over();
      }
    };
    if (since + seconds * 1000 < Date.now()) return;
    look();
    this.timer = window.setInterval(look, OFTEN);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = 0;
    this.left = null;
  }
}
