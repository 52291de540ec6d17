// What is printed on the pages, all on one sheet: the ornament of every page, and the faces that can be known.
import { drawing } from "../../../parts/Emblem.svelte";
import { FACES } from "../cards";
import "../drawings";
import type { Palette } from "./palette";

const CELL = { wide: 320, tall: 448 }; // of 63 x 88 mm
export const GRID = { columns: 5, rows: 4 };
const CARDS = Object.keys(FACES);

/** Where something is printed; 0 is the ornament. */
export function cellOf(card: string | null | undefined): number {
  return card ? CARDS.indexOf(card) + 1 : 0;
}

interface Stroke {
  fill: string;
  path: Path2D;
}

const drawings = new Map<string, Stroke[]>();

function strokes(name: string): Stroke[] {
  const known = drawings.get(name);
  if (known) return known;
  const found = [...drawing(name).matchAll(/<path fill="([^"]*)"[^>]*? d="([^"]*)"/g)];
  const drawn = found.map(([, fill = "", path = ""]) => ({ fill, path: new Path2D(path) }));
  drawings.set(name, drawn);
  return drawn;
}

export class Prints {
  readonly sheet: HTMLCanvasElement;
  private readonly brush: CanvasRenderingContext2D;

  constructor(private readonly palette: Palette) {
    this.sheet = document.createElement("canvas");
    this.sheet.width = CELL.wide * GRID.columns;
    this.sheet.height = CELL.tall * GRID.rows;
    this.brush = this.sheet.getContext("2d")!;
  }

  /** All of it, in the colours of the present theme. */
  print(): void {
    this.brush.clearRect(0, 0, this.sheet.width, this.sheet.height);
    this.inCell(0, () => this.ornament());
    for (const card of CARDS) this.inCell(cellOf(card), () => this.face(card));
  }

  private inCell(cell: number, paint: () => void): void {
    this.brush.save();
    this.brush.translate((cell % GRID.columns) * CELL.wide, Math.floor(cell / GRID.columns) * CELL.tall);
    this.brush.beginPath();
    this.brush.rect(0, 0, CELL.wide, CELL.tall);
    this.brush.clip();
    paint();
    this.brush.restore();
  }

  private emblem(name: string, x: number, y: number, size: number, ink: string, accent: string): void {
    this.brush.save();
    this.brush.translate(x - size / 2, y - size / 2);
    this.brush.scale(size / 64, size / 64);
    for (const { fill, path } of strokes(name)) {
      this.brush.fillStyle = fill === "currentColor" ? ink : accent || this.palette.of(fill);
      this.brush.fill(path, "evenodd");
    }
    this.brush.restore();
  }

  private face(card: string): void {
    const look = FACES[card]!;
    const ink = this.palette.of(look.ink || "var(--card-ink)");
    this.brush.fillStyle = this.palette.of("var(--card)");
    this.brush.fillRect(0, 0, CELL.wide, CELL.tall);
    this.brush.fillStyle = this.palette.of("var(--wash)", look.wash);
    this.brush.fill(blot(CELL.wide / 2, CELL.tall / 2, 130, 158));
    this.line(14, 2.5, ink, 0.55, 16);
    const accent = look.accent && this.palette.of(look.accent);
    this.emblem(look.emblem, CELL.wide / 2, CELL.tall / 2, 214, ink, accent);
    if (look.element && look.kind !== "element") this.sign(look.element);
  }

  private sign(element: string): void {
    this.brush.fillStyle = this.palette.of("var(--card)");
    this.brush.beginPath();
    this.brush.arc(66, 70, 46, 0, 7);
    this.brush.fill();
    this.emblem(`kamimai-${element}`, 66, 70, 74, this.palette.of(FACES[element]!.ink), "");
  }

  /** A double frame, waves of the sea, and the crest of the house. */
  private ornament(): void {
    const ink = this.palette.of("var(--card-indigo)");
    this.line(20, 4, ink, 0.55, 14);
    this.line(29, 1.5, ink, 0.4, 9);
    this.brush.save();
    this.brush.beginPath();
    this.brush.roundRect(36, 36, CELL.wide - 72, CELL.tall - 72, 6);
    this.brush.clip();
    this.waves(ink);
    this.brush.restore();
    this.brush.globalCompositeOperation = "destination-out";
    this.brush.fill(blot(CELL.wide / 2, CELL.tall / 2, 92, 92));
    this.brush.globalCompositeOperation = "source-over";
    this.brush.globalAlpha = 0.72;
    this.emblem(
      "card-back",
      CELL.wide / 2,
      CELL.tall / 2,
      152,
      ink,
      this.palette.of("var(--card-vermilion)"),
    );
  }

  private waves(ink: string): void {
    const [step, brush] = [31, this.brush];
    brush.strokeStyle = ink;
    brush.globalAlpha = 0.3;
    for (let row = 0; row * step * 0.5 < CELL.tall + step; row++)
      for (let x = row % 2 ? 0 : step; x < CELL.wide + 2 * step; x += 2 * step) {
        const y = CELL.tall - row * step * 0.5;
        for (const [size, width] of [
          [1, 2.4],
          [0.7, 1.6],
          [0.4, 1.6],
        ] as const) {
          // prettier-ignore
          brush.lineWidth = width;
          brush.beginPath();
          brush.arc(x, y, step * size, Math.PI * 1.165, Math.PI * 1.835);
          brush.stroke();
        }
      }
  }

  private line(inset: number, width: number, ink: string, alpha: number, corner: number): void {
    this.brush.globalAlpha = alpha;
    this.brush.strokeStyle = ink;
    this.brush.lineWidth = width;
    this.brush.beginPath();
    this.brush.roundRect(inset, inset, CELL.wide - 2 * inset, CELL.tall - 2 * inset, corner);
    this.brush.stroke();
    this.brush.globalAlpha = 1;
  }
}

/** A wash of colour as a brush leaves it, not quite round. */
function blot(x: number, y: number, wide: number, tall: number): Path2D {
  const path = new Path2D();
  for (let at = 0; at <= 48; at++) {
    const angle = (at / 48) * Math.PI * 2;
    const size = 1 + 0.035 * Math.sin(2 * angle + 0.7) + 0.022 * Math.sin(3 * angle + 2);
    path.lineTo(x + Math.cos(angle) * wide * size * 0.94, y + Math.sin(angle) * tall * size * 0.94);
  }
  return path;
}
