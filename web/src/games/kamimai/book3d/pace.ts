// How fine the picture can be: as fine as the screen where nothing moves, coarser where a machine can not follow.

const FINEST = 2; // pixels for one of the page
const COARSEST = 0.5;
const SLOW = 55; // milliseconds between two pictures
const TRIES = 4; // slow ones in a row

export class Pace {
  /** There is no graphics card: everything that costs much is left out. */
  readonly plain = withoutCard();
  private readonly best = this.plain ? FINEST : Math.min(FINEST, devicePixelRatio); // a card smooths edges by itself
  private moving = this.plain ? COARSEST : this.best;
  private slow = 0;
  /** Pixels for one of the page. */
  ratio = this.best;

  /** After so many milliseconds, or 0 at the beginning of a motion; true where the ratio has changed. */
  step(moving: boolean, milliseconds: number): boolean {
    this.slow = milliseconds > SLOW ? this.slow + 1 : 0;
    if (this.slow >= TRIES && this.moving > COARSEST) {
      this.moving = Math.max(COARSEST, this.moving * 0.75);
      this.slow = 0;
    }
    const before = this.ratio;
    this.ratio = moving ? this.moving : this.best;
    return this.ratio !== before;
  }
}

function withoutCard(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) throw new Error("there is no WebGL");
  const named = context.getExtension("WEBGL_debug_renderer_info");
  const name = named ? String(context.getParameter(named.UNMASKED_RENDERER_WEBGL)) : "";
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}
