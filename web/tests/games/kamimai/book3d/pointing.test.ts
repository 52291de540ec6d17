// Which page is meant, and where it is led to.
import { PerspectiveCamera, Vector2, Vector3 } from "three";
import { expect, test } from "vitest";
import { Reader } from "../../../../src/games/kamimai/frames";
import { led, outwards, pointed } from "../../../../src/games/kamimai/book3d/pointing";
import type { Sight } from "../../../../src/games/kamimai/book3d/pointing";
import { pose } from "../../../../src/games/kamimai/book3d/pages";
import { tent, whole } from "../making";

const EACH = 16;

function from(x: number, z: number, y: number): Sight {
  const camera = new PerspectiveCamera(27, 1.5, 20, 4000);
  camera.position.set(x, z, y);
  camera.lookAt(0, 36, 0);
  camera.updateMatrixWorld();
  const shown = new Reader().read(whole({ left: EACH, pages: tent(EACH) }))!;
  return { shown, standing: 2 * EACH, camera, width: 600, height: 400 };
}

const front = from(0, 90, 400);
const right = from(300, 150, 260);

/** Where something is seen. */
function seen(sight: Sight, point: Vector3): Vector2 {
  const { x, y } = point.clone().project(sight.camera);
  return new Vector2(((x + 1) / 2) * sight.width, ((1 - y) / 2) * sight.height);
}

/** On the front rim of a page: 0 is its foot, 1 its top. */
function rim(sight: Sight, place: number, share: number, out = 31.5): Vector3 {
  const [x, z, a, y] = pose(sight.shown.poses, place);
  const up = (share - 0.5) * 88;
  return new Vector3(x + Math.sin(a) * up, z + Math.cos(a) * up, y + out);
}

test.each([0, 3, 10, 15, 16, 25, 31])("from the front every page can be pointed at: %i", (place) => {
  const spot = pointed(front, seen(front, rim(front, place, 0.2)), 12, new Set());
  expect(spot?.place).toBe(place);
  expect(spot!.height).toBeGreaterThan(14);
  expect(spot!.height).toBeLessThan(26);
});

test("a finger beside the edge still means the nearest page", () => {
  const beside = seen(front, rim(front, 31, 0.3)).add(new Vector2(16, 0));
  expect(pointed(front, beside, 26, new Set())?.place).toBe(31);
  expect(pointed(front, beside, 8, new Set())).toBeNull();
});

test("on the face that one looks at, its page is meant", () => {
  expect(pointed(right, seen(right, rim(right, 31, 0.5, 0)), 12, new Set())?.place).toBe(31);
});

test("pages behind the outermost are not meant through it", () => {
  expect(pointed(right, seen(right, rim(right, 5, 0.4, -31.5)), 26, new Set())?.place).not.toBe(5);
});

test("marked pages are meant rather than their neighbours", () => {
  const at = seen(front, rim(front, 8, 0.3));
  expect(pointed(front, at, 12, new Set())?.place).toBe(8);
  expect(pointed(front, at.add(new Vector2(4, 0)), 12, new Set([9]))?.place).toBe(9);
});

test("a drag along the ridge, seen from the side, moves along it only", () => {
  const start = rim(right, 28, 0.5);
  const spot = pointed(right, seen(right, start), 12, new Set([28]))!;
  const [dx, dy, dz] = led(right, spot, seen(right, spot.point.clone().add(new Vector3(0, 0, 50))));
  expect(dy).toBeCloseTo(500, -1);
  expect(Math.hypot(dx, dz)).toBeLessThan(40);
});

test.each([28, 3])("a drag up the page stays in its own plane: %i", (place) => {
  const spot = pointed(right, seen(right, rim(right, place, 0.5)), 12, new Set([place]))!;
  const [, , a] = pose(right.shown.poses, spot.place);
  const [dx, , dz] = led(right, spot, seen(right, spot.point.clone().add(new Vector3(Math.sin(a) * 30, Math.cos(a) * 30, 0)))); // prettier-ignore
  expect(Math.abs(dx * Math.cos(a) - dz * Math.sin(a))).toBeLessThan(2);
  expect(dz).toBeGreaterThan(0);
});

test("from the end one moves across and up", () => {
  const spot = pointed(front, seen(front, rim(front, 28, 0.5)), 12, new Set([28]))!;
  const [dx, dy, dz] = led(front, spot, seen(front, spot.point.clone().add(new Vector3(20, 10, 0))));
  expect(dy).toBe(0);
  expect(dx).toBeCloseTo(200, -1);
  expect(dz).toBeCloseTo(100, -1);
});

test.each([
  ["front", front, 1],
  ["behind", from(0, 90, -400), -1],
] as const)("from the %s, down draws it along the ridge, towards the eye", (_, sight, end) => {
  const spot = pointed(sight, seen(sight, rim(sight, 28, 0.5, 31.5 * end)), 12, new Set([28]))!;
  const at = seen(sight, spot.point);
  const [dx, dy, dz] = led(sight, spot, at.clone().add(new Vector2(6, 100)));
  expect(dy * end).toBeGreaterThan(300);
  expect(dz).toBe(0);
  const [aside] = led(sight, spot, at.clone().add(new Vector2(6, 0)));
  expect(Math.abs(dx)).toBeLessThan(Math.abs(aside) / 2); // a hand that pulls strays less
});

test.each([
  ["front", front],
  ["right", right],
  ["left", from(-300, 150, 260)],
  ["behind", from(0, 150, -400)],
  ["above", from(0, 440, 25)],
] as const)("from the %s the arrow leads along the ridge, until a page is free", (_, sight) => {
  for (const place of [0, 12, 31]) {
    const { from, to } = outwards(sight, place);
    const [x, z, , y] = pose(sight.shown.poses, place);
    const near = sight.camera.position.z < 0 ? -1 : 1;
    const spot = { place, point: new Vector3(x, z, y + near * 28.5), height: 50 };
    const [dx, dy, dz] = led(sight, spot, to).map((way, axis) => way - led(sight, spot, from)[axis]!);
    expect(dy! * near).toBeGreaterThan(630); // tenths of mm: as wide as a page
    expect(Math.hypot(dx!, dz!)).toBeLessThan(80);
  }
});

test("nobody reaches farther than thirty centimetres", () => {
  const spot = pointed(right, seen(right, rim(right, 28, 0.5)), 12, new Set([28]))!;
  const far = led(right, spot, new Vector2(-4000, 300));
  for (const way of far) expect(Math.abs(way)).toBeLessThanOrEqual(3000);
});
