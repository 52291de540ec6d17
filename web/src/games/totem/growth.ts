// How a totem is built: the head of its colour on a pole that grows with the level; the highest have wings, then a sun.
import type { ColourName } from "./generated";

/** A drawing, and where it stands in a figure. */
export interface Piece {
  drawing: string;
  /** As SVG has it. */
  transform: string;
}
interface Growth {
  scale: number;
  /** What the head stands on, from the ground up. */
  pole: readonly string[];
  winged: boolean;
  rays: number;
}

// prettier-ignore
const GROWTH: readonly Growth[] = [ // level after level
  { scale: 0.78, pole: [],                winged: false, rays: 0 },
  { scale: 0.90, pole: [],                winged: false, rays: 0 },
  { scale: 1.00, pole: [],                winged: false, rays: 0 },
  { scale: 0.72, pole: ["face"],          winged: false, rays: 0 },
  { scale: 0.76, pole: ["face"],          winged: false, rays: 0 },
  { scale: 0.80, pole: ["face"],          winged: false, rays: 0 },
  { scale: 0.62, pole: ["teeth", "face"], winged: false, rays: 0 },
  { scale: 0.65, pole: ["teeth", "face"], winged: false, rays: 0 },
  { scale: 0.68, pole: ["teeth", "face"], winged: false, rays: 0 },
  { scale: 0.64, pole: ["teeth", "face"], winged: true,  rays: 0 },
  { scale: 0.64, pole: ["teeth", "face"], winged: true,  rays: 3 },
  { scale: 0.64, pole: ["teeth", "face"], winged: true,  rays: 5 },
  { scale: 0.64, pole: ["teeth", "face"], winged: true,  rays: 9 },
];
export const HEADS: Record<ColourName, string> = { red: "fox", blue: "bear", purple: "owl", green: "stag" };

/** Of a whole figure, and of a head alone. */
export const FIGURE = "0 0 80 100";
export const PORTRAIT = "0 0 80 76";

// Of the drawings, which are 64 by 64.
const MIDDLE = 32;
const HEAD = { top: 2, chin: 61.5, sunk: 6 }; // so much of it lies before the pole
const BLOCK = { top: 13.5, bottom: 51 };
const WING = { root: 4, top: 2, scale: 0.57 };
const RAY = { root: 16, scale: 0.72 };
const FIELD = 0.95; // that the ground is drawn in
const GAP = 1; // of paper between two masses

/** The totem of this colour and level, as tall as it is strong. */
export function figureOf(colour: ColourName, level: number): Piece[] {
  const { scale, pole, winged, rays } = GROWTH[level - 1] ?? GROWTH[0]!;
  const blocks: Piece[] = [];
  let edge = 96;
  for (const block of pole) {
    blocks.push(at(block, scale, edge - BLOCK.bottom * scale));
    edge -= (BLOCK.bottom - BLOCK.top) * scale + GAP;
  }
  const shoulders = edge + GAP;
  const chin = pole.length ? shoulders + HEAD.sunk * scale : edge;
  const top = chin - HEAD.chin * scale;
  return [
    ...sun(rays, top + MIDDLE * scale, MIDDLE * scale + 2),
    at("ground", FIELD, 98 - HEAD.chin * FIELD),
    ...(winged ? wings(40 + 28 * scale + GAP, shoulders - 10) : []),
    ...blocks,
    at(HEADS[colour], scale, top),
  ];
}

/** Its head alone, for small cards; the highest keep their sun. */
export function portraitOf(colour: ColourName, level: number): Piece[] {
  return [...sun(GROWTH[level - 1]?.rays ?? 0, 45, 34), at(HEADS[colour], 1, 12)];
}

/** In the middle of the figure. */
function at(drawing: string, scale: number, y: number): Piece {
  return { drawing, transform: `translate(${40 - MIDDLE * scale} ${y}) scale(${scale})` };
}

function wings(x: number, y: number): Piece[] {
  const { root, top, scale } = WING;
  const right = `translate(${x - root * scale} ${y - top * scale}) scale(${scale})`;
  return [right, `translate(80 0) scale(-1 1) ${right}`].map((transform) => ({ drawing: "wing", transform }));
}

/** Rays around a point in the middle, from straight above to both sides. */
function sun(rays: number, y: number, radius: number): Piece[] {
  const { root, scale } = RAY;
  const step = rays > 5 ? 25 : 32;
  return Array.from({ length: rays }, (_, nth) => {
    const angle = (nth - (rays - 1) / 2) * step;
    const out = `translate(${-MIDDLE * scale} ${-radius - root * scale}) scale(${scale})`;
    return { drawing: "ray", transform: `translate(40 ${y}) rotate(${angle}) ${out}` };
  });
}
