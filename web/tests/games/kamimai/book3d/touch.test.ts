// Taps, drags and walks, with every kind of pointer.
import { PerspectiveCamera, Vector3 } from "three";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reader } from "../../../../src/games/kamimai/frames";
import { Orbit } from "../../../../src/games/kamimai/book3d/orbit";
import { pose } from "../../../../src/games/kamimai/book3d/pages";
import type { Sight } from "../../../../src/games/kamimai/book3d/pointing";
import { Touch } from "../../../../src/games/kamimai/book3d/touch";
import { tent, whole } from "../making";

const EMPTY = [20, 380] as const; // pixels where nothing is
const did: string[] = [];
let element: HTMLElement;
let touch: Touch;
let orbit: Orbit;
let pinchable = true;
let busy = false;
let led: readonly number[] = [];

function sight(): Sight {
  const camera = new PerspectiveCamera(27, 1.5, 20, 4000);
  camera.position.set(300, 150, 260);
  camera.lookAt(0, 36, 0);
  camera.updateMatrixWorld();
  const shown = new Reader().read(whole({ left: 16, pages: tent(16) }))!;
  return { shown, standing: 32, camera, width: 600, height: 400 };
}

/** In the middle of the face that one sees. */
function face(): [number, number] {
  const seen = sight();
  const [x, z] = pose(seen.shown.poses, 31);
  const on = new Vector3(x, z, 0).project(seen.camera);
  return [((on.x + 1) / 2) * 600, ((1 - on.y) / 2) * 400];
}

function point(
  type: string,
  [x, y]: readonly [number, number],
  pointer = 1,
  kind = "mouse",
  buttons = type === "up" ? 0 : 1,
): void {
  const about = { clientX: x, clientY: y, pointerId: pointer, pointerType: kind, button: 0, buttons };
  element.dispatchEvent(new PointerEvent(`pointer${type}`, about));
}

beforeEach(() => {
  vi.useFakeTimers();
  did.length = 0;
  pinchable = true;
  busy = false;
  element = document.createElement("div");
  element.setPointerCapture = () => undefined;
  orbit = new Orbit(false);
  touch = new Touch(element, {
    sight,
    orbit,
    walked: () => did.push("walked"),
    pinchable: () => pinchable,
    busy: () => busy,
    allowed: (side) => side === "right",
    picked: () => null,
    hover: () => undefined,
    pick: (side, page) => did.push(`pick ${side} ${page}`),
    pinch: (side, page, height) => did.push(`pinch ${side} ${page} ${height > 40 && height < 60}`),
    reach: (...to) => {
      did.push("reach");
      led = to;
    },
    open: () => did.push("open"),
  });
});
afterEach(() => {
  touch.dispose();
  vi.useRealTimers();
});

test.each(["mouse", "touch", "pen"])("a tap picks a page: %s", (kind) => {
  const [x, y] = face();
  point("down", [x, y], 1, kind);
  point("move", [x + 3, y + 3], 1, kind);
  point("up", [x + 3, y + 3], 1, kind);
  expect(did).toEqual(["pick right 1"]);
});

test("a drag pinches, leads and opens", () => {
  const [x, y] = face();
  point("down", [x, y]);
  point("move", [x - 10, y]);
  expect(touch.pulling).toBe(true);
  point("up", [x - 40, y]);
  expect(did).toEqual(["pinch right 1 true", "reach", "reach", "open"]);
  expect(touch.pulling).toBe(false);
});

test("at most thirty reaches a second, and the last place is told", () => {
  const [x, y] = face();
  point("down", [x, y]);
  for (let step = 0; step < 240; step++) {
    point("move", [x - 10 - step / 4, y]);
    vi.advanceTimersByTime(1000 / 240);
  }
  vi.advanceTimersByTime(50);
  const reaches = did.filter((one) => one === "reach").length;
  expect(reaches).toBeGreaterThan(15);
  expect(reaches).toBeLessThanOrEqual(32);
});

test("a pointer that is taken away opens no hand: the next one goes on from there", () => {
  const [x, y] = face();
  point("down", [x, y], 1, "touch");
  point("move", [x - 30, y], 1, "touch");
  vi.advanceTimersByTime(50);
  const before = led;
  point("cancel", [x - 30, y], 1, "touch");
  expect([did.includes("open"), touch.pulling]).toEqual([false, true]);
  point("down", [300, 350], 2, "touch");
  point("move", [301, 350], 2, "touch");
  expect(Math.hypot(...led.map((way, axis) => way - before[axis]!))).toBeLessThan(20); // tenths of mm: one pixel
  point("up", [301, 350], 2, "touch");
  expect([did.at(-1), touch.pulling]).toEqual(["open", false]);
});

test("a hand that is empty waits for no pointer", () => {
  const [x, y] = face();
  point("down", [x, y], 1, "touch");
  point("move", [x - 30, y], 1, "touch");
  point("cancel", [x - 30, y], 1, "touch");
  touch.empty();
  expect(touch.pulling).toBe(false);
});

test("the edge of the screen ends no pull: the hand goes on as it went", () => {
  const [x, y] = face();
  point("down", [x, y]);
  point("move", [2, y]);
  const before = led;
  vi.advanceTimersByTime(500);
  expect(led[1]!).toBeGreaterThan(before[1]! + 100); // along the ridge, tenths of mm
  const there = did.length;
  point("move", [200, y]);
  vi.advanceTimersByTime(500);
  expect(did.slice(there).filter((one) => one === "reach").length).toBeLessThan(3);
  point("up", [200, y]);
  expect(did.at(-1)).toBe("open");
});

test("what one's own hand holds never turns the view", () => {
  [pinchable, busy] = [false, true];
  for (const place of [face(), EMPTY] as const) {
    point("down", place);
    point("move", [place[0] + 40, place[1]]);
    point("up", [place[0] + 40, place[1]]);
  }
  expect(did).toEqual([]);
});

test("a mouse that comes back without its button has opened the hand", () => {
  const [x, y] = face();
  point("down", [x, y]);
  point("move", [x - 30, y]);
  point("move", [x - 60, y], 1, "mouse", 0);
  expect([did.at(-1), touch.pulling]).toEqual(["open", false]);
});

test("a finger beside the edge of a page leads it from where it lies", () => {
  const seen = sight();
  const [px, pz] = pose(seen.shown.poses, 31);
  const edge = new Vector3(px, pz, 31.5).project(seen.camera);
  const [x, y] = [((edge.x + 1) / 2) * 600 - 14, ((1 - edge.y) / 2) * 400];
  point("down", [x, y], 1, "touch");
  point("move", [x - 7, y], 1, "touch");
  expect(did).toContain("reach");
  expect(Math.hypot(...led)).toBeLessThan(90); // tenths of mm: seven pixels, not twenty-one
});

test("what moves on the page meanwhile does not move the hand", () => {
  const [x, y] = face();
  point("down", [x, y]);
  point("move", [x - 20, y]);
  const before = led;
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -25, 600, 400));
  vi.advanceTimersByTime(50);
  point("move", [x - 20, y]);
  expect(led).toEqual(before);
});

test("nobody comes nearer while a page is between the fingers", () => {
  const [x, y] = face();
  point("down", [x, y]);
  point("move", [x - 20, y]);
  element.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, cancelable: true }));
  orbit.step(0.1);
  expect(orbit.eye.far).toBe(1);
});

test("whoever leaves in the middle of a pull lets go", () => {
  const [x, y] = face();
  point("down", [x, y]);
  point("move", [x - 30, y]);
  touch.dispose();
  expect(did.at(-1)).toBe("open");
});

test("a second finger does not disturb a pull", () => {
  const [x, y] = face();
  point("down", [x, y], 1, "touch");
  point("move", [x - 30, y], 1, "touch");
  point("down", EMPTY, 2, "touch");
  point("move", [200, 300], 2, "touch");
  expect(did).not.toContain("walked");
  expect(touch.pulling).toBe(true);
});

test("beside the book one walks around it", () => {
  const before = orbit.eye.around;
  point("down", EMPTY);
  point("move", [60, 380]);
  point("up", [60, 380]);
  orbit.step(0.1);
  expect(did).toEqual(["walked"]);
  expect(orbit.eye.around).toBeLessThan(before);
});

test("who may not touch walks around, wherever the pointer is", () => {
  pinchable = false;
  const [x, y] = face();
  point("down", [x, y]);
  point("move", [x - 30, y]);
  point("up", [x - 30, y]);
  expect(did).toEqual(["walked"]);
});

test("two fingers apart draw nearer, also on the book", () => {
  const [x, y] = face();
  point("down", [x, y], 1, "touch");
  point("down", [x + 40, y], 2, "touch");
  point("move", [x + 120, y], 2, "touch");
  point("up", [x + 120, y], 2, "touch");
  point("up", [x, y], 1, "touch");
  orbit.step(0.1);
  expect(orbit.eye.far).toBeLessThan(1);
  expect(did.every((one) => one === "walked")).toBe(true);
});
