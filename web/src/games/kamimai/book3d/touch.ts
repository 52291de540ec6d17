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
const EDGE = 8; // pixels from the edge of the screen: a pointer can go no farther, but the hand goes on
const ONWARD = 4; // pixels of the hand, each time it is told while the pointer is at the edge

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
  /** One's own hand is at the book, or what it did still moves: nothing turns. */
  busy: () => boolean;
  allowed: (side: Side, page: number) => boolean;
  picked: () => Picked | null;
  hover: (touched: Touched | null) => void;
  pick: (side: Side, page: number) => void;
  pinch: (side: Side, page: number, height: number, endOn: boolean) => void;
  reach: (dx: number, dy: number, dz: number) => void;
  open: () => void;
}

interface Pull {
  /** null: it was taken away; the next one goes on. */
  pointer: number | null;
  spot: Spot;
  from: Vector2;
  /** Where the pointer is. */
  at: Vector2;
  /** How much farther the hand is, as the pointer could go no farther, or went on elsewhere. */
  beyond: Vector2;
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
  /** This drag began beside the book. */
  private walking = false;
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
    element.addEventListener("pointercancel", (event) => this.lose(event), options);
    element.addEventListener("lostpointercapture", (event) => this.lose(event), options);
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
    if (event.button !== 0 || (this.pull?.moved && this.pull.pointer !== null)) return;
    this.element.setPointerCapture(event.pointerId);
    if (this.pull?.moved) return this.goOn(this.pull, event);
    this.pull = null;
    this.pointers.set(event.pointerId, this.at(event));
    const found = this.pointers.size === 1 ? this.touched(event) : null;
    this.walking = !found && !this.wishes.busy();
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
      at: from,
      beyond: new Vector2(),
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
    } else if (this.pointers.size > 1) this.spread(event.pointerId, before, at);
    else if (this.walking) this.turn(at.clone().sub(before));
    this.pointers.set(event.pointerId, at);
  }

  private drag(pull: Pull, at: Vector2): void {
    pull.at = at;
    if (!pull.moved && at.distanceTo(pull.from) <= MOVED) return;
    if (!pull.moved) {
      pull.moved = true;
      this.wishes.hover(null);
      const [side, page] = pageAt(pull.spot, pull.sight);
      this.wishes.pinch(side, page, pull.spot.height, endOn(pull.sight, pull.spot));
    }
    const wait = this.lately + OFTEN - performance.now();
    clearTimeout(this.later);
    if (wait <= 0) this.send(pull);
    else this.later = setTimeout(() => this.send(pull), wait);
  }

  private send(pull: Pull): void {
    this.lately = performance.now();
    const way = led(pull.sight, pull.spot, pull.at.clone().add(pull.beyond));
    this.wishes.reach(...(way.map((part, axis) => part - pull.zero[axis]!) as Way));
    if (this.pull === pull && atEdge(pull)) this.later = setTimeout(() => this.onward(pull), OFTEN);
  }

  /** The screen ends, the pull does not. */
  private onward(pull: Pull): void {
    pull.beyond.add(pull.at.clone().sub(pull.from).setLength(ONWARD));
    this.send(pull);
  }

  /** A pointer that is taken away opens no hand: the next one goes on where it was. */
  private lose(event: PointerEvent): void {
    if (this.pull?.pointer !== event.pointerId || !this.pull.moved) return this.up(event, false);
    this.pointers.delete(event.pointerId);
    clearTimeout(this.later);
    this.pull.pointer = null;
  }

  private goOn(pull: Pull, event: PointerEvent): void {
    pull.pointer = event.pointerId;
    const at = this.at(event);
    pull.beyond.add(pull.at.clone().sub(at));
    pull.at = at;
    this.pointers.set(event.pointerId, at);
  }

  /** There is nothing between the fingers any more; whoever still touches the book goes on with nothing. */
  empty(): void {
    clearTimeout(this.later);
    if (this.pull?.pointer === null) this.pull = null;
  }

  private up(event: PointerEvent, meant: boolean): void {
    this.pointers.delete(event.pointerId);
    const { pull } = this;
    if (event.pointerType !== "mouse") this.wishes.hover(null);
    if (pull?.pointer !== event.pointerId) return;
    this.pull = null;
    if (pull.moved) {
      clearTimeout(this.later);
      if (meant) {
        pull.at = this.at(event);
        this.send(pull);
      }
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

/** The pointer came to an edge of the screen by pulling. */
function atEdge({ at, from, box }: Pull): boolean {
  const [x, y] = [at.x + box.left, at.y + box.top];
  const way = at.clone().sub(from);
  return (
    (x <= EDGE && way.x < -EDGE) ||
    (x >= innerWidth - 1 - EDGE && way.x > EDGE) ||
    (y <= EDGE && way.y < -EDGE) ||
    (y >= innerHeight - 1 - EDGE && way.y > EDGE)
  );
}

function pageAt(spot: Spot, { shown, standing }: Sight): [Side, number] {
  return sideOf(spot.place, shown.left, standing);
}
