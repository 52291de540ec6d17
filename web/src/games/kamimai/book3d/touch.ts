// Fingers, pens and mice on the book: a tap picks a page, a drag pulls it, everything beside it walks around.
import { Vector2 } from "three";
import type { Side } from "../view";
import { placesOf, sideOf } from "./places";
import type { Picked } from "./places";
import { endOn, led, pointed } from "./pointing";
import type { Sight, Spot } from "./pointing";
import type { Orbit } from "./orbit";

const MOVED = 6; // pixels: no longer a tap
const REACH = { mouse: 12, pen: 14, touch: 26 } as Record<string, number>; // pixels beside a page
const OFTEN = 1000 / 30; // milliseconds between two reaches
const TURN = 0.0085; // radians a pixel

export interface Touched {
  side: Side;
  page: number;
  at: Vector2;
  allowed: boolean;
}

interface Wishes {
  sight: () => Sight | null;
  orbit: Orbit;
  /** The camera has somewhere to go. */
  walked: () => void;
  pinchable: () => boolean;
  allowed: (side: Side, page: number) => boolean;
  picked: () => Picked | null;
  hover: (touched: Touched | null) => void;
  pick: (side: Side, page: number) => void;
  pinch: (side: Side, page: number, height: number, endOn: boolean) => void;
  reach: (dx: number, dy: number, dz: number) => void;
  open: () => void;
}

interface Pull {
  pointer: number;
  spot: Spot;
  from: Vector2;
  sight: Sight;
  /** Where the view was then, whatever moves on the page meanwhile. */
  box: DOMRect;
  /** Where the point of the grip seems to be led to without a movement: fingers seldom meet it exactly. */
  zero: Way;
  moved: boolean;
}

type Way = ReturnType<typeof led>;

export class Touch {
  private readonly pointers = new Map<number, Vector2>();
  private pull: Pull | null = null;
  private lately = -Infinity;
  private later: ReturnType<typeof setTimeout> | undefined;
  private readonly stop = new AbortController();

  constructor(
    private readonly element: HTMLElement,
    private readonly wishes: Wishes,
  ) {
    const options = { signal: this.stop.signal };
    element.addEventListener("pointerdown", (event) => this.down(event), options);
    element.addEventListener("pointermove", (event) => this.move(event), options);
    element.addEventListener("pointerup", (event) => this.up(event, true), options);
    element.addEventListener("pointercancel", (event) => this.up(event, false), options);
    element.addEventListener("lostpointercapture", (event) => this.up(event, false), options);
    element.addEventListener("pointerleave", () => this.pointers.size || wishes.hover(null), options);
    element.addEventListener("wheel", (event) => this.wheel(event), { ...options, passive: false });
  }

  /** A page is between the fingers. */
  get pulling(): boolean {
    return this.pull?.moved ?? false;
  }

  private at(event: MouseEvent): Vector2 {
    const box = this.pull?.box ?? this.element.getBoundingClientRect();
    return new Vector2(event.clientX - box.left, event.clientY - box.top);
  }

  private touched(event: PointerEvent): { spot: Spot; sight: Sight; touched: Touched } | null {
    const sight = this.wishes.pinchable() ? this.wishes.sight() : null;
    const at = this.at(event);
    if (!sight) return null;
    const marked = placesOf(this.wishes.picked(), sight.standing);
    const spot = pointed(sight, at, REACH[event.pointerType] ?? 14, new Set(marked));
    if (!spot) return null;
    if (marked.includes(spot.place)) spot.place = marked[0]!;
    const [side, page] = pageAt(spot, sight);
    return { spot, sight, touched: { side, page, at, allowed: this.wishes.allowed(side, page) } };
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0 || this.pulling) return;
    this.element.setPointerCapture(event.pointerId);
    this.pull = null;
    this.pointers.set(event.pointerId, this.at(event));
    const found = this.pointers.size === 1 ? this.touched(event) : null;
    this.wishes.hover(found?.touched ?? null);
    if (!found?.touched.allowed) return;
    const { spot } = found;
    const sight = { ...found.sight, camera: found.sight.camera.clone() }; // whatever the eye does meanwhile
    const [from, box] = [this.at(event), this.element.getBoundingClientRect()];
    this.pull = {
      pointer: event.pointerId,
      spot,
      sight,
      from,
      box,
      zero: led(sight, spot, from),
      moved: false,
    };
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.wishes.hover(this.touched(event)?.touched ?? null);
      return;
    }
    if (event.pointerType === "mouse" && !(event.buttons & 1)) return this.up(event, false); // it came up elsewhere
    const at = this.at(event);
    if (this.pull) {
      if (this.pull.pointer === event.pointerId) this.drag(this.pull, at);
    } else if (this.pointers.size === 1) this.turn(at.clone().sub(before));
    else this.spread(event.pointerId, before, at);
    this.pointers.set(event.pointerId, at);
  }

  private drag(pull: Pull, at: Vector2): void {
    if (!pull.moved && at.distanceTo(pull.from) <= MOVED) return;
    if (!pull.moved) {
      pull.moved = true;
      this.wishes.hover(null);
      const [side, page] = pageAt(pull.spot, pull.sight);
      this.wishes.pinch(side, page, pull.spot.height, endOn(pull.sight, pull.spot));
    }
    const wait = this.lately + OFTEN - performance.now();
    clearTimeout(this.later);
    if (wait <= 0) this.send(pull, at);
    else this.later = setTimeout(() => this.send(pull, at), wait);
  }

  private send(pull: Pull, at: Vector2): void {
    this.lately = performance.now();
    const way = led(pull.sight, pull.spot, at);
    this.wishes.reach(...(way.map((part, axis) => part - pull.zero[axis]!) as Way));
  }

  private up(event: PointerEvent, meant: boolean): void {
    this.pointers.delete(event.pointerId);
    const { pull } = this;
    if (event.pointerType !== "mouse") this.wishes.hover(null);
    if (pull?.pointer !== event.pointerId) return;
    this.pull = null;
    if (pull.moved) {
      clearTimeout(this.later);
      if (meant) this.send(pull, this.at(event));
      this.wishes.open();
    } else if (meant) this.wishes.pick(...pageAt(pull.spot, pull.sight));
  }

  private turn(way: Vector2): void {
    this.wishes.hover(null);
    this.wishes.orbit.turn(-way.x * TURN, way.y * TURN);
    this.wishes.walked();
  }

  /** Two fingers: together they turn, apart they draw nearer. */
  private spread(pointer: number, before: Vector2, at: Vector2): void {
    const other = [...this.pointers].find(([id]) => id !== pointer)?.[1];
    if (!other) return;
    this.wishes.orbit.zoom(other.distanceTo(before) / Math.max(1, other.distanceTo(at)));
    this.turn(at.clone().sub(before).multiplyScalar(0.5));
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    if (this.pulling) return; // the hand goes by what was seen when it began
    const pixels = event.deltaY * (event.deltaMode === 0 ? 1 : 30);
    this.wishes.orbit.zoom(Math.exp(Math.min(240, Math.max(-240, pixels)) * 0.0016));
    this.wishes.walked();
  }

  dispose(): void {
    clearTimeout(this.later);
    this.stop.abort();
    if (this.pulling) this.wishes.open();
  }
}

function pageAt(spot: Spot, { shown, standing }: Sight): [Side, number] {
  return sideOf(spot.place, shown.left, standing);
}
