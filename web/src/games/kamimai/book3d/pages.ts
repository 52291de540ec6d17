// All pages of the book in one mesh: where they are, what they show, how they are marked.
import { Color, DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, Matrix4 } from "three";
import type { PerspectiveCamera, Texture } from "three";
import { AT_REST, State } from "../frames";
import type { Shown } from "../frames";
import { heatOf } from "../live.svelte";
import type { Light } from "./ground";
import { freed } from "./freed";
import { leafGeometry, leafMaterial, PAGE } from "./leaf";
import type { LeafMaterial } from "./leaf";
import type { Palette } from "./palette";
import { placesOf } from "./places";
import type { Picked } from "./places";
import { cellOf } from "./prints";

export const MOST = 128; // pages on the table
const HALF = PAGE.tall / 2;
const OPEN = 60; // mm: nothing is near
const [LEAVES, BENDS, MARKS] = [0.9, 8, 12]; // per second: how quickly they do

export interface Marks {
  picked: Picked | null;
  /** Counted from the left. */
  hovered: number | null;
}

export class Pages {
  readonly mesh: InstancedMesh;
  faces: readonly (string | null)[] = [null, null];
  felt: readonly (string | null)[] = [];
  /** mm: from the farthest page on the left to the farthest on the right. */
  readonly spread = { left: 0, right: 0 };
  private readonly leaf: LeafMaterial;
  private readonly neighbours = [attribute(4), attribute(4)] as const;
  private readonly looks = attribute(4);
  /** Of every page: how far it is marked, bent, gone. */
  private readonly marked = new Float32Array(MOST);
  private readonly bent = new Float32Array(MOST);
  private readonly gone = new Float32Array(MOST);
  private readonly tints: Color[] = [];
  /** Strays at the end of the row. */
  private strays = 0;
  private count = 0;
  private readonly matrix = new Matrix4();
  /** What is marked has this colour; what is held, from the first to the last by how hard it goes. */
  private readonly marks = {
    ink: new Color(),
    wash: new Color(),
    calm: new Color(0xf6dfa4),
    hot: new Color(),
  };

  /** `still`: what leaves is gone. */
  constructor(
    sheet: Texture,
    private readonly still: boolean,
  ) {
    this.leaf = leafMaterial(sheet);
    const geometry = leafGeometry();
    geometry.setAttribute("before", this.neighbours[0]);
    geometry.setAttribute("behind", this.neighbours[1]);
    geometry.setAttribute("look", this.looks);
    this.mesh = new InstancedMesh(geometry, this.leaf.material, MOST);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.instanceColor = attribute(3);
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = true;
    this.mesh.count = 0;
  }

  /** In the book; the rest are strays. */
  get standing(): number {
    return this.count - this.strays;
  }

  /** In the colours of the theme, and in this light. */
  paint(palette: Palette, light: Light): void {
    const { uniforms } = this.leaf;
    for (const name of ["sun", "sunlight", "sky", "ground"] as const) uniforms[name].value = light[name];
    this.marks.ink.set(palette.of("var(--vermilion-fill)"));
    this.marks.wash.set(palette.of("#eeb39c"));
    this.marks.hot.set(palette.of("#c8200c"));
    uniforms.markInk.value = this.marks.ink.clone();
    uniforms.markWash.value = this.marks.wash.clone();
    uniforms.rim.value = new Color(0.9, 0.84, 0.73);
    const paper = new Color(palette.of("var(--card)"));
    for (let page = 0; page < MOST; page++) {
      const [warm, light] = [chance(page, 1), chance(page, 2)];
      const tint = new Color(
        0.93 + 0.05 * light,
        0.9 + 0.05 * light - 0.015 * warm,
        0.82 + 0.05 * light - 0.06 * warm,
      );
      this.tints[page] = tint.multiply(paper);
    }
  }

  /** Where the pages are now; true while something of ours goes on by itself. The nearer side is drawn first. */
  show(shown: Shown, seconds: number, { picked, hovered }: Marks, camera: PerspectiveCamera): boolean {
    const fromRight = camera.position.x > 0;
    this.counted(shown);
    this.warm(shown);
    const marked = placesOf(picked, this.standing);
    const count = Math.min(MOST, this.count);
    this.mesh.count = count;
    this.spread.left = this.spread.right = 0;
    let going = false;
    for (let page = 0; page < count; page++) {
      const slot = fromRight ? count - 1 - page : page;
      going =
        this.soften(page, shown, seconds, marked.includes(page) ? 1 : page === hovered ? 0.55 : 0) || going;
      this.print(page, slot);
      this.place(page, slot, shown, camera);
      this.measure(page, slot, shown);
    }
    for (const part of [this.mesh.instanceMatrix, this.mesh.instanceColor!, this.looks, ...this.neighbours])
      part.needsUpdate = true;
    return going;
  }

  /** The pages that a hand holds glow, from cream to red. */
  private warm(shown: Shown): void {
    const { ink, wash, calm, hot } = this.marks;
    const { markInk, markWash } = this.leaf.uniforms;
    const holding = shown.frame !== AT_REST && shown.hand !== null;
    const heat = holding ? heatOf(shown) : 0;
    (markInk.value as Color).copy(holding ? calm : ink).lerp(hot, heat);
    (markWash.value as Color).copy(holding ? calm : wash).lerp(hot, heat * 0.6);
  }

  /** What is seen on both sides of a page. */
  private print(page: number, slot: number): void {
    const last = this.standing - 1;
    const stray = page > last ? cellOf(this.felt[page - last - 1]) : 0;
    const left = page === 0 ? cellOf(this.faces[0]) : stray;
    const right = page === last ? cellOf(this.faces[1]) : stray;
    this.looks.setXYZW(slot, left, right, this.marked[page]!, this.bent[page]!);
    this.mesh.setColorAt(slot, this.tints[page]!);
  }

  /** Another book, or another order: what was on its way is there. */
  private counted(shown: Shown): void {
    const whole = shown.frame === AT_REST || shown.frame === 0;
    if (this.count === shown.states.length && !whole) return;
    if (this.count !== shown.states.length) this.gone.fill(0);
    this.count = shown.states.length;
    let first = this.count;
    while (first > 0 && shown.states[first - 1] === State.FELT) first--;
    this.strays = this.count - first;
  }

  private soften(page: number, shown: Shown, seconds: number, marked: number): boolean {
    const state = shown.states[page];
    const held = state === State.HELD;
    const mark = held ? 1 : state === State.DRAWN ? 0 : marked;
    const bend = held ? (page < shown.left ? -1.6 : 1.6) : 0;
    const marking = soften(this.marked, page, mark, seconds * MARKS);
    const bending = soften(this.bent, page, bend, seconds * BENDS);
    const leaves = this.still ? 1 : seconds * LEAVES;
    const leaving = soften(this.gone, page, state === State.DRAWN ? 1 : 0, leaves);
    return marking || bending || leaving;
  }

  private place(page: number, slot: number, { poses, left }: Shown, camera: PerspectiveCamera): void {
    const [x, z, a, y] = pose(poses, page);
    const gone = this.gone[page]!;
    const lying = smooth((Math.abs(a) - 0.95) / 0.6);
    const yaw = lying * (chance(page, 3) - 0.5) * 0.42; // nobody falls quite straight
    const [cos, sin, cosYaw, sinYaw] = [Math.cos(a), Math.sin(a), Math.cos(yaw), Math.sin(yaw)];
    const size = gone && this.still ? 0 : 1;
    // columns: the normal, the axis from foot to top, the depth; then turned about the upright
    this.matrix.set(
      size * cos * cosYaw, size * sin * cosYaw, size * sinYaw, x,
      size * -sin, size * cos, 0, z,
      size * -cos * sinYaw, size * -sin * sinYaw, size * cosYaw, y,
      0, 0, 0, 1,
    ); // prettier-ignore
    if (gone && size) freed(this.matrix, camera, gone, page, page < left);
    const half = gone ? 0 : HALF * Math.abs(sin);
    this.spread.left = Math.min(this.spread.left, x - half);
    this.spread.right = Math.max(this.spread.right, x + half);
    this.mesh.setMatrixAt(slot, this.matrix);
  }

  /** How near the neighbours are, and how much they cover. */
  private measure(page: number, slot: number, shown: Shown): void {
    const [x, z, a, y] = pose(shown.poses, page);
    const [sin, cos] = [Math.sin(a), Math.cos(a)];
    this.neighbours.forEach((neighbour, at) => {
      const step = at ? 1 : -1;
      let next = page + step;
      while (shown.states[next] === State.DRAWN) next += step;
      const alone = next < 0 || next >= this.standing || page >= this.standing;
      const [nextX, nextZ, nextA, nextY] = alone ? [0, 0, 0, 0] : pose(shown.poses, next);
      const [across, up] = [Math.sin(nextA) * HALF, Math.cos(nextA) * HALF];
      const away = (wayX: number, wayZ: number): number => step * (wayX * cos - wayZ * sin) - PAGE.thick;
      const foot = away(nextX - across - x + sin * HALF, nextZ - up - z + cos * HALF);
      const top = away(nextX + across - x - sin * HALF, nextZ + up - z - cos * HALF);
      const covers = (nextX + across - x) * sin + (nextZ + up - z) * cos;
      const lying = smooth((Math.abs(a) - 0.8) / 0.3) * OPEN; // there is light enough
      if (alone || Math.max(foot, top) < -1) neighbour.setXYZW(slot, OPEN, OPEN, -OPEN, 0);
      else neighbour.setXYZW(slot, Math.max(0, foot) + lying, Math.max(0, top) + lying, covers, nextY - y);
    });
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.leaf.material.dispose();
    this.mesh.dispose();
  }
}

export function pose(poses: Float32Array, page: number): [x: number, z: number, a: number, y: number] {
  const at = page * 4;
  return [poses[at]!, poses[at + 1]!, poses[at + 2]!, poses[at + 3]!];
}

/** Between 0 and 1, always the same for the same page. */
function chance(page: number, what: number): number {
  const wave = Math.sin(page * 127.1 + what * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

function smooth(share: number): number {
  const at = Math.min(1, Math.max(0, share));
  return at * at * (3 - 2 * at);
}

/** One step towards the goal; true while it is not there. */
function soften(values: Float32Array, at: number, goal: number, most: number): boolean {
  const way = goal - values[at]!;
  values[at] = Math.abs(way) <= most ? goal : values[at]! + Math.sign(way) * most;
  return Math.abs(way) > most;
}

function attribute(size: number): InstancedBufferAttribute {
  const made = new InstancedBufferAttribute(new Float32Array(MOST * size), size);
  return made.setUsage(DynamicDrawUsage);
}
