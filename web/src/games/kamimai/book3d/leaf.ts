// One sheet of paper, for all pages at once: its form, and how light and print fall on it.
import { BufferAttribute, BufferGeometry, MeshBasicMaterial } from "three";
import type { Texture } from "three";
import { GRID } from "./prints";

export const PAGE = { tall: 88, wide: 63, thick: 0.5 }; // mm
const SEEN = 3; // mm between two pages, from which one sees what is printed there
const [ROUND, BENDS] = [2.6, 7]; // mm of its corners; parts that it can bend in

/** Along x the thickness, along y from foot to top, along z the depth; `side` is -1, 1, or 0 on the rim. */
export function leafGeometry(): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const sides: number[] = [];
  const corners: number[] = [];
  const rows = outline();
  const half = PAGE.thick / 2;

  function quad(points: readonly (readonly number[])[], normal: readonly number[], side: number): void {
    const first = positions.length / 3;
    for (const point of points) {
      positions.push(...point);
      normals.push(...normal);
      sides.push(side);
    }
    corners.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }

  rows.slice(1).forEach(([y1, z1], at) => {
    const [y0, z0] = rows[at]!;
    const slope = Math.hypot(z1 - z0, y1 - y0);
    const [ny, nz] = [(z0 - z1) / slope, (y1 - y0) / slope];
    quad([[half, y0, z0], [half, y0, -z0], [half, y1, -z1], [half, y1, z1]], [1, 0, 0], 1); // prettier-ignore
    quad([[-half, y0, -z0], [-half, y0, z0], [-half, y1, z1], [-half, y1, -z1]], [-1, 0, 0], -1); // prettier-ignore
    quad([[-half, y0, z0], [half, y0, z0], [half, y1, z1], [-half, y1, z1]], [0, ny, nz], 0); // prettier-ignore
    quad([[half, y0, -z0], [-half, y0, -z0], [-half, y1, -z1], [half, y1, -z1]], [0, ny, -nz], 0); // prettier-ignore
  });
  for (const [end, [y, z]] of [[-1, rows[0]!], [1, rows.at(-1)!]] as const) // prettier-ignore
    quad([[half, y, -z * end], [-half, y, -z * end], [-half, y, z * end], [half, y, z * end]], [0, end, 0], 0); // prettier-ignore

  const leaf = new BufferGeometry();
  leaf.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  leaf.setAttribute("normal", new BufferAttribute(new Float32Array(normals), 3));
  leaf.setAttribute("side", new BufferAttribute(new Float32Array(sides), 1));
  leaf.setIndex(corners);
  return leaf;
}

/** Heights, and half the width there, from the foot upwards. */
function outline(): [number, number][] {
  const [high, wide] = [PAGE.tall / 2, PAGE.wide / 2];
  const round = [90, 60, 30, 0].map((degrees): [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    return [high - ROUND + ROUND * Math.sin(angle), wide - ROUND + ROUND * Math.cos(angle)];
  });
  const straight = Array.from({ length: BENDS - 1 }, (_, at): [number, number] => [
    (high - ROUND) * (((at + 1) / BENDS) * 2 - 1),
    wide,
  ]);
  return [...round.map(([y, z]): [number, number] => [-y, z]), ...straight, ...round.toReversed()];
}

const VERTEX_HEAD = /* glsl */ `
attribute float side;
attribute vec4 before; // the neighbour on the side of -x: mm to its foot and to its top; how high it covers, how far it is pulled
attribute vec4 behind; // the same on the side of +x
attribute vec4 look; // cell of -x, cell of +x, how far it is marked, how far it bends
uniform vec3 sun;
uniform vec3 sunlight;
uniform vec3 sky;
uniform vec3 ground;
varying vec3 vLight;
varying vec4 vNext; // the neighbour on this side
varying vec2 vAt;
varying vec3 vPrint; // side, cell, mark
`;
const VERTEX = /* glsl */ `
#include <begin_vertex>
float along = position.y / 44.0;
transformed.x += look.w * (1.0 - along * along);
vec3 facing = vec3(normal.x, normal.y + side * look.w * position.y / 968.0, normal.z);
facing = normalize(mat3(instanceMatrix) * facing);
vLight = mix(ground, sky, 0.5 + 0.5 * facing.y) + sunlight * max(0.0, dot(facing, sun));
vNext = side < 0.0 ? before : behind;
vPrint = vec3(side, side < 0.0 ? look.x : look.y, look.z);
vAt = position.zy;
`;
const FRAGMENT_HEAD = /* glsl */ `
uniform sampler2D sheet;
uniform vec3 markInk;
uniform vec3 markWash;
uniform vec3 rim;
varying vec3 vLight;
varying vec4 vNext;
varying vec2 vAt;
varying vec3 vPrint;
`;
// The light is the same on a whole flat face, so it comes with the corners. Little of it comes between two pages,
// and less the deeper: nothing is printed where nobody could see it.
const FRAGMENT = /* glsl */ `
#include <color_fragment>
if (vPrint.x == 0.0) {
  diffuseColor.rgb = mix(diffuseColor.rgb * rim, markInk, vPrint.z);
} else {
  float ink = 0.0;
  if (max(max(vNext.x, vNext.y), abs(vNext.w)) > ${SEEN.toFixed(1)}) {
    vec2 cells = vec2(${GRID.columns.toFixed(1)}, ${GRID.rows.toFixed(1)});
    vec2 spot = vec2(0.5 - vPrint.x * vAt.x / 63.0, 0.5 + vAt.y / 88.0);
    float cell = floor(vPrint.y + 0.5);
    vec2 corner = vec2(mod(cell, cells.x), cells.y - 1.0 - floor(cell / cells.x));
    vec4 print = texture2D(sheet, (corner + clamp(spot, 0.003, 0.997)) / cells);
    diffuseColor.rgb = mix(diffuseColor.rgb, print.rgb / max(print.a, 0.001), print.a);
    ink = print.a;
  }
  float inwards = min(31.5 - abs(vAt.x), 44.0 - abs(vAt.y));
  diffuseColor.rgb = mix(diffuseColor.rgb, markWash, vPrint.z * 0.5 * (1.0 - ink * 0.6));
  diffuseColor.rgb = mix(diffuseColor.rgb, markInk, vPrint.z * (1.0 - smoothstep(1.0, 1.6, inwards)));
  float deep = min(min(31.5 - abs(vAt.x), 31.5 - abs(vAt.x - vNext.w)), vNext.z - vAt.y);
  float gap = mix(vNext.x, vNext.y, 0.5 + vAt.y / 88.0);
  float shade = gap / (gap + 0.16 * max(deep, 0.0) + 0.5);
  diffuseColor.rgb *= mix(1.0, mix(0.3, 1.0, shade), smoothstep(-0.4, 0.8, deep));
}
diffuseColor.rgb *= vLight;
`;

const UNIFORMS = ["sheet", "markInk", "markWash", "rim", "sun", "sunlight", "sky", "ground"] as const;

export interface LeafMaterial {
  material: MeshBasicMaterial;
  uniforms: Record<(typeof UNIFORMS)[number], { value: unknown }>;
}

/** Paper that takes its print from the sheet. */
export function leafMaterial(sheet: Texture): LeafMaterial {
  const uniforms = Object.fromEntries(
    UNIFORMS.map((name) => [name, { value: null }]),
  ) as LeafMaterial["uniforms"];
  uniforms.sheet.value = sheet;
  const material = new MeshBasicMaterial();
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = VERTEX_HEAD + shader.vertexShader.replace("#include <begin_vertex>", VERTEX);
    shader.fragmentShader =
      FRAGMENT_HEAD + shader.fragmentShader.replace("#include <color_fragment>", FRAGMENT);
  };
  return { material, uniforms };
}
