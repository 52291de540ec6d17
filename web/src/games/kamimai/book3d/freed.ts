// A page that has come free: slowly it turns to whoever looks, and waits there until it is told which it is.
import { Matrix4, Quaternion, Vector3 } from "three";
import type { PerspectiveCamera } from "three";

const AWAY = 300; // mm from the eye
const SMALLER = 0.45; // so that the book is seen beside it
const ASIDE = [32, 4] as const; // mm to the right and up, as one sees it
const STEP = [5, -3, 3] as const; // mm between one page and the next

const [from, to] = [new Quaternion(), new Quaternion()];
const [place, size, goal] = [new Vector3(), new Vector3(), new Vector3()];
const [right, up, towards] = [new Vector3(), new Vector3(), new Vector3()];
const facing = new Matrix4();

/** The page on its way, from 0 to 1, out of where it is: its back to the eye, which is on the right of a page of the left. */
export function freed(
  page: Matrix4,
  camera: PerspectiveCamera,
  share: number,
  nth: number,
  left: boolean,
): void {
  camera.matrixWorld.extractBasis(right, up, towards);
  page.decompose(place, from, size);
  const side = left ? 1 : -1;
  facing.makeBasis(towards.clone().multiplyScalar(side), up, right.clone().multiplyScalar(-side));
  to.setFromRotationMatrix(facing);
  const at = share * share * (3 - 2 * share);
  const step = nth % 4;
  goal
    .copy(camera.position)
    .addScaledVector(towards, STEP[2] * step - AWAY)
    .addScaledVector(right, ASIDE[0] + STEP[0] * step)
    .addScaledVector(up, ASIDE[1] + STEP[1] * step);
  place.lerp(goal, at);
  page.compose(place, from.slerp(to, at), size.multiplyScalar(1 - SMALLER * at));
}
