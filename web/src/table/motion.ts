// Cards lift, slide and turn. Where a card comes from is looked up when it appears; nothing waits for a motion to end.
// What moves is what is seen (`.flies`): what is touched lies at once where it will stay, however long a motion takes.
import { lasting, still } from "./stage.svelte";

const SLIDE = 260;
const DEAL_STEP = 45;
const GLIDE = 200;
const spots = new Map<string, () => Element | null>();
const lifted = new Map<string, DOMRect>();

/** A place that cards leave from: a seat's hand. */
export function spot(name: string): (element: Element) => () => void {
  return (element) => {
    spots.set(name, () => element);
    return () => spots.delete(name);
  };
}

/** A card of the own hand, or one that lies open for everybody, that may go to the table next. */
export function lift(element: Element, card: string): void {
  lifted.set(card, element.getBoundingClientRect());
}

interface Way {
  /** A spot; or `mine`, from where the card was last touched. */
  from: string;
  card: string | null;
  on: boolean;
  delay?: number;
}
interface Flight {
  duration: number;
  delay?: number;
  easing?: (t: number) => number;
  css?: (t: number, u: number) => string;
}

const settle = (t: number): number => 1 - (1 - t) ** 3;

/** A card slides to its place from the hand of its seat. */
export function slide(node: Element, { from, card, on, delay = 0 }: Way): Flight {
  const touched = from === "mine" ? lifted.get(card ?? "") : undefined;
  const start = touched ?? spots.get(from)?.()?.getBoundingClientRect();
  if (!on || !start || still()) return { duration: 0 };
  const end = node.getBoundingClientRect();
  const [x, y] = [
    start.x + start.width / 2 - end.x - end.width / 2,
    start.y + start.height / 2 - end.y - end.height / 2,
  ];
  const scale = Math.max(0.3, Math.min(3, start.width / end.width));
  return {
    duration: lasting(SLIDE + 60),
    delay: lasting(delay),
    easing: settle,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${1 + (scale - 1) * u}); opacity: ${0.4 + 0.6 * t}; z-index: 5; pointer-events: none`,
  };
}

/** The others make room: what they show glides to where they lie by now. For `animate:`. */
export function glide(node: Element, { from, to }: { from: DOMRect; to: DOMRect }): Flight {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (!still())
    node
      .querySelector(".flies")
      ?.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
        duration: lasting(GLIDE),
        easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
      });
  return { duration: 0 };
}

/** A card leaves the table for a spot: the discard. */
export function leave(node: Element, { to, on }: { to: string; on: boolean }): Flight {
  const end = spots.get(to)?.()?.getBoundingClientRect();
  if (!on || !end || still()) return { duration: 0 };
  const start = node.getBoundingClientRect();
  const [x, y] = [
    end.x + end.width / 2 - start.x - start.width / 2,
    end.y + end.height / 2 - start.y - start.height / 2,
  ];
  const scale = Math.max(0.2, end.width / start.width);
  return {
    duration: lasting(SLIDE + 160),
    delay: lasting(200),
    easing: (t) => 1 - settle(1 - t),
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) rotate(${14 * u}deg) scale(${1 + (scale - 1) * u}); opacity: ${Math.min(1, 2.5 * t)}; z-index: 5; pointer-events: none`,
  };
}

/** The hand is dealt, one card after the other. */
export function deal(_: Element, { at, on }: { at: number; on: boolean }): Flight {
  if (!on || still()) return { duration: 0 };
  return {
    duration: lasting(SLIDE),
    delay: lasting(at * DEAL_STEP),
    easing: settle,
    css: (t, u) => `transform: translateY(${-60 * u}px) rotate(${-8 * u}deg); opacity: ${t}`,
  };
}

/** A card turns around its vertical axis. */
export function turn(_: Element, { on }: { on: boolean }): Flight {
  if (!on || still()) return { duration: 0 };
  return {
    duration: lasting(340),
    easing: settle,
    css: (_t, u) => `transform: perspective(400px) rotateY(${90 * u}deg)`,
  };
}
