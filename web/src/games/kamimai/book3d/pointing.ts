// Which page a finger means, and where it pulls it to. Pages are thin: the nearest edge that can be seen is meant.
import { Ray, Vector2, Vector3 } from "three";
import type { PerspectiveCamera } from "three";
import { State } from "../frames";
import type { Shown } from "../frames";
import { PAGE } from "./leaf";
import { pose } from "./pages";

const [HALF, DEEP] = [PAGE.tall / 2, PAGE.wide / 2];
const END_ON = 0.82; // one looks along the ridge
const STEADIED = 0.75; // of what a hand that pulls towards the eye strays to the side
const SLIDES = 75; // mm along the ridge, until a page is free
const FARTHEST = 3000; // tenths of a mm

export interface Spot {
  /** Counted from the left. */
  place: number;
  /** mm */
  point: Vector3;
  /** Per cent up the page. */
  height: number;
}

/** What is seen, and how. Pixels are those of the view. */
export interface Sight {
  shown: Shown;
  /** Pages that stand; strays follow them. */
  standing: number;
  camera: PerspectiveCamera;
  width: number;
  height: number;
}

/** The page that is meant, within so many pixels. */
export function pointed(sight: Sight, at: Vector2, reach: number, wanted: ReadonlySet<number>): Spot | null {
  const ray = rayAt(sight, at);
  const face = faceHit(sight, ray);
  const edge = nearestEdge(sight, at, reach, face ? face.away + 4 : Infinity, wanted);
  const outermost = face && (face.spot.place === 0 || face.spot.place === sight.standing - 1);
  if (edge && !(outermost && edge.pixels > 3 && !wanted.has(edge.spot.place))) return edge.spot;
  return face?.spot ?? null;
}

export function rayAt({ camera, width, height }: Sight, at: Vector2): Ray {
  const away = new Vector3((at.x / width) * 2 - 1, 1 - (at.y / height) * 2, 0.5).unproject(camera);
  return new Ray(camera.position.clone(), away.sub(camera.position).normalize());
}

interface Standing {
  middle: Vector3;
  axis: Vector3;
  normal: Vector3;
}

function standingAt(shown: Shown, place: number): Standing {
  const [x, z, a, y] = pose(shown.poses, place);
  const [sin, cos] = [Math.sin(a), Math.cos(a)];
  return { middle: new Vector3(x, z, y), axis: new Vector3(sin, cos, 0), normal: new Vector3(cos, -sin, 0) };
}

function* touchable({ shown, standing }: Sight): Generator<[number, Standing]> {
  for (let place = 0; place < standing; place++)
    if (shown.states[place] === State.STANDING) yield [place, standingAt(shown, place)];
}

function spotAt(place: number, { middle, axis }: Standing, point: Vector3): Spot {
  const up = point.clone().sub(middle).dot(axis);
  const height = Math.round(50 + (up / PAGE.tall) * 100);
  return { place, point, height: Math.min(95, Math.max(5, height)) };
}

/** The first page that the eye meets. */
function faceHit(sight: Sight, ray: Ray): { spot: Spot; away: number } | null {
  let best: { spot: Spot; away: number } | null = null;
  for (const [place, page] of touchable(sight)) {
    const slope = ray.direction.dot(page.normal);
    if (Math.abs(slope) < 1e-6) continue;
    const away = page.middle.clone().sub(ray.origin).dot(page.normal) / slope;
    if (away <= 0 || (best && away >= best.away)) continue;
    const point = ray.at(away, new Vector3());
    const within = point.clone().sub(page.middle);
    if (Math.abs(within.z) > DEEP || Math.abs(within.dot(page.axis)) > HALF) continue;
    best = { spot: spotAt(place, page, point), away };
  }
  return best;
}

/** The nearest rim. Marked pages count as nearer. */
function nearestEdge(
  sight: Sight,
  at: Vector2,
  reach: number,
  farthest: number,
  wanted: ReadonlySet<number>,
): { spot: Spot; pixels: number } | null {
  let best: { spot: Spot; pixels: number; score: number } | null = null;
  for (const [place, page] of touchable(sight))
    for (const [from, to] of rims(page, sight.camera.position)) {
      const share = nearestShare(sight, at, from, to);
      const point = from.clone().lerp(to, share);
      const pixels = onScreen(sight, point).distanceTo(at);
      const score = wanted.has(place) ? pixels * 0.35 : pixels;
      if (pixels > reach || score >= (best?.score ?? Infinity)) continue;
      if (point.distanceTo(sight.camera.position) > farthest) continue;
      best = { spot: spotAt(place, page, point), pixels, score };
    }
  return best;
}

/** The upright rim that is nearer, and the one on top. */
function rims({ middle, axis }: Standing, eye: Vector3): [Vector3, Vector3][] {
  const near = eye.z < middle.z ? -1 : 1;
  const corner = (up: number, out: number): Vector3 =>
    middle.clone().addScaledVector(axis, up * HALF).add(new Vector3(0, 0, out * DEEP)); // prettier-ignore
  return [
    [corner(-1, near), corner(1, near)],
    [corner(1, -1), corner(1, 1)],
  ];
}

function onScreen({ camera, width, height }: Sight, point: Vector3): Vector2 {
  const seen = point.clone().project(camera);
  return new Vector2(((seen.x + 1) / 2) * width, ((1 - seen.y) / 2) * height);
}

/** How far along a line on the screen, from 0 to 1. */
function nearestShare(sight: Sight, at: Vector2, from: Vector3, to: Vector3): number {
  const start = onScreen(sight, from);
  const way = onScreen(sight, to).sub(start);
  const long = way.lengthSq();
  return long ? Math.min(1, Math.max(0, at.clone().sub(start).dot(way) / long)) : 0;
}

/**
 * Where the fingers are led, from the point of the grip, in tenths of a mm: x, y, z of the table.
 * Seen from the side they stay in the page's own plane. Seen from an end they follow across and up, and who draws them
 * down draws them along the ridge, nearer; a hand that does strays less to the side.
 */
export function led(sight: Sight, spot: Spot, at: Vector2): [dx: number, dy: number, dz: number] {
  const ray = rayAt(sight, at);
  const view = viewOf(sight, spot);
  const { axis } = standingAt(sight.shown, spot.place);
  if (endOn(sight, spot)) {
    const way = onPlane(ray, spot.point, new Vector3(0, 0, 1));
    const nearer = Math.max(0, -way.y);
    const steady = 1 - (STEADIED * nearer) / Math.max(1e-9, nearer + Math.abs(way.x));
    return tenths(way.x * steady, nearer * nearEnd(sight, spot.point), Math.max(0, way.y));
  }
  const normal = new Vector3(view.x, view.y, 0).normalize(); // the plane along the ridge that faces the eye
  const way = onPlane(ray, spot.point, normal);
  const upwards = new Vector3(-normal.y, normal.x, 0);
  const seen = upwards.dot(axis); // how much of the page's height the eye sees
  const up = (way.dot(upwards) * seen) / Math.max(seen * seen, 0.25);
  return tenths(axis.x * up, way.z, axis.y * up);
}

/** Where one takes hold of a page, and where that is led to slide it out: pixels of the view. */
export function outwards(sight: Sight, place: number): { from: Vector2; to: Vector2 } {
  const { middle, axis } = standingAt(sight.shown, place);
  const out = nearEnd(sight, middle);
  const point = middle.clone().add(new Vector3(0, 0, out * (DEEP - 3)));
  const from = onScreen(sight, point);
  if (!endOn(sight, { place, point, height: 50 }))
    return { from, to: onScreen(sight, point.clone().add(new Vector3(0, 0, out * SLIDES))) };
  const higher = onScreen(sight, point.clone().addScaledVector(axis, 10));
  return { from, to: from.clone().add(new Vector2(0, (higher.distanceTo(from) / 10) * SLIDES)) };
}

/** The end of the ridge that is nearer to the eye. */
function nearEnd({ camera }: Sight, point: Vector3): 1 | -1 {
  return camera.position.z < point.z ? -1 : 1;
}

/** One looks along the ridge. */
export function endOn(sight: Sight, spot: Spot): boolean {
  return Math.abs(viewOf(sight, spot).z) > END_ON;
}

function viewOf({ camera }: Sight, { point }: Spot): Vector3 {
  return point.clone().sub(camera.position).normalize();
}

function onPlane(ray: Ray, through: Vector3, normal: Vector3): Vector3 {
  const away = through.clone().sub(ray.origin).dot(normal) / ray.direction.dot(normal);
  return ray.at(away, new Vector3()).sub(through);
}

function tenths(...way: [number, number, number]): [number, number, number] {
  return way.map((mm) => Math.round(Math.min(FARTHEST, Math.max(-FARTHEST, mm * 10)))) as typeof way;
}
