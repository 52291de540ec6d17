// A page that has come free is where one sees it whole, and turned to the eye.
import { Matrix4, PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { freed } from "../../../../src/games/kamimai/book3d/freed";

const CAMERAS = [
  [0, 90, 400],
  [300, 150, 260],
  [-300, 150, 260],
  [0, 150, -400],
  [0, 440, 25],
] as const;

test.each(CAMERAS)("from %d, %d, %d", (x, z, y) => {
  const camera = new PerspectiveCamera(27, 1.2, 20, 4000);
  camera.position.set(x, z, y);
  camera.lookAt(0, 36, 0);
  camera.updateMatrixWorld();
  for (const left of [true, false]) {
    const begin = new Matrix4().makeTranslation(10, 44, 60);
    const page = begin.clone();
    freed(page, camera, 0, 0, left);
    expect(new Vector3().setFromMatrixPosition(page).distanceTo(new Vector3(10, 44, 60))).toBeLessThan(1e-6);
    freed(page, camera, 1, 0, left);
    for (const corner of [
      [0, 44, 31.5],
      [0, 44, -31.5],
      [0, -44, 31.5],
      [0, -44, -31.5],
    ] as const) {
      const seen = new Vector3(...corner).applyMatrix4(page).project(camera);
      expect(Math.max(Math.abs(seen.x), Math.abs(seen.y))).toBeLessThan(0.95);
    }
    const back = new Vector3(left ? 1 : -1, 0, 0).transformDirection(page);
    const towards = camera.position.clone().sub(new Vector3().setFromMatrixPosition(page)).normalize();
    expect(back.dot(towards)).toBeGreaterThan(0.95);
  }
});
