// What the book stands on: a disc of felt on a table, and the light that falls there.
import {
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from "three";
import type { Vector3 } from "three";
import type { Palette } from "./palette";

const FELT = { radius: 138, thick: 3 }; // mm
const TABLE = 460; // mm, where it has faded into the page
const SCALE = 34; // mm to either side: there the ridge sinks by itself
const BAND = 7; // mm of it are dangerous
const BEFORE = 84; // mm from the middle of the book
const SIZE = 1024; // pixels of the felt's picture

export interface Light {
  /** Whence it comes. */
  sun: Vector3;
  sunlight: Color;
  sky: Color;
  ground: Color;
}

export class Ground {
  readonly all = new Group();
  readonly light = new DirectionalLight(0xfff6e8);
  private readonly sky = new HemisphereLight(0xfffaf2);
  private readonly pictures = [picture(SIZE), picture(512)] as const;
  private readonly hem = new MeshLambertMaterial();
  readonly scale = new Group();
  private readonly bead: Mesh;
  private readonly signs = {
    line: new MeshBasicMaterial(),
    bead: new MeshBasicMaterial(),
    band: new MeshBasicMaterial({ transparent: true, opacity: 0.75 }),
  };
  private readonly made: { dispose(): void }[] = [];

  constructor() {
    const [cloth, wood] = this.pictures;
    const felt = this.disc(FELT.radius, new MeshLambertMaterial({ map: cloth }), -0.05);
    felt.receiveShadow = true;
    const material = new MeshBasicMaterial({ map: wood, transparent: true, depthWrite: false });
    this.disc(TABLE, material, -FELT.thick - 0.5);
    const side = new CylinderGeometry(FELT.radius, FELT.radius + 0.6, FELT.thick, 96, 1, true);
    const rim = new Mesh(side, this.hem);
    rim.position.y = -FELT.thick / 2 - 0.05;
    this.all.add(rim, this.light, this.sky);
    this.made.push(side, this.hem, ...this.pictures);
    this.bead = this.balance();
    this.lit();
  }

  /** A scale on the felt before the book, and a bead where the ridge would sink to. */
  private balance(): Mesh {
    const [long, bead] = [new PlaneGeometry(2 * SCALE, 0.7), new CircleGeometry(3.2, 32)];
    const line = new Mesh(long, this.signs.line);
    const zero = new Mesh(new PlaneGeometry(0.7, 6), this.signs.line);
    const mark = new Mesh(bead, this.signs.bead);
    mark.position.z = 0.08;
    const band = new PlaneGeometry(BAND, 3);
    for (const end of [-1, 1]) {
      const danger = new Mesh(band, this.signs.band);
      danger.position.set(end * (SCALE - BAND / 2), 0, 0.03);
      this.scale.add(danger);
    }
    this.scale.add(line, zero, mark);
    this.scale.rotation.x = -Math.PI / 2;
    this.scale.position.set(0, 0.05, BEFORE);
    this.all.add(this.scale);
    this.made.push(long, bead, band, zero.geometry, ...Object.values(this.signs));
    return mark;
  }

  /** From -1 to 1, and a little beyond. */
  hint(balance: number): void {
    this.bead.position.x = balance * SCALE;
  }

  /** Before the book, wherever one stands. */
  face(behind: boolean): void {
    this.scale.position.z = behind ? -BEFORE : BEFORE;
  }

  private disc(radius: number, material: MeshLambertMaterial | MeshBasicMaterial, height: number): Mesh {
    const form = new CircleGeometry(radius, 96);
    const mesh = new Mesh(form, material);
    mesh.rotation.x = -Math.PI / 2;
    mesh.position.y = height;
    this.all.add(mesh);
    this.made.push(form, material);
    return mesh;
  }

  private lit(): void {
    const { light } = this;
    light.position.set(40, 300, 230);
    light.castShadow = true;
    light.shadow.mapSize.set(1024, 1024);
    light.shadow.radius = 5;
    light.shadow.bias = -0.0006;
    const view = light.shadow.camera;
    [view.left, view.right, view.top, view.bottom, view.near, view.far] = [-150, 150, 150, -150, 100, 700];
  }

  /** What falls on paper. */
  get seen(): Light {
    const share = 1 / Math.PI; // of three's intensities
    return {
      sun: this.light.position.clone().normalize(),
      sunlight: this.light.color.clone().multiplyScalar(this.light.intensity * share),
      sky: this.sky.color.clone().multiplyScalar(this.sky.intensity * share),
      ground: this.sky.groundColor.clone().multiplyScalar(this.sky.intensity * share),
    };
  }

  paint(palette: Palette): void {
    const dark = new Color(palette.of("var(--paper)")).getHSL({ h: 0, s: 0, l: 0 }).l < 0.4;
    this.light.intensity = dark ? 1.35 : 1.6;
    this.sky.intensity = dark ? 1.45 : 1.95;
    this.sky.groundColor.set(dark ? 0x6b604d : 0xcdbd9f);
    const felt = new Color(palette.of("var(--pine-fill)"));
    this.hem.color.copy(felt).multiplyScalar(0.7);
    this.signs.line.color.copy(felt).lerp(new Color(0xf3ead0), 0.5);
    this.signs.band.color.set(palette.of("var(--vermilion-fill)")).lerp(felt, 0.25);
    this.signs.bead.color.set(palette.of("var(--gold-fill)"));
    weave(this.pictures[0], felt);
    tabletop(this.pictures[1], palette.of("var(--paper-sunk)"), dark ? 0.55 : 0.2);
  }

  dispose(): void {
    for (const thing of this.made) thing.dispose();
    this.light.dispose();
  }
}

function picture(size: number): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

function brushOf(texture: CanvasTexture): CanvasRenderingContext2D {
  texture.needsUpdate = true;
  return (texture.image as HTMLCanvasElement).getContext("2d")!;
}

/** Felt: short fibres every way, a seam near the rim. */
function weave(texture: CanvasTexture, felt: Color): void {
  const brush = brushOf(texture);
  const middle = SIZE / 2;
  brush.fillStyle = `#${felt.getHexString()}`;
  brush.fillRect(0, 0, SIZE, SIZE);
  let seed = 7;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  brush.lineWidth = 1.3;
  for (let fibre = 0; fibre < 9000; fibre++) {
    const [x, y, angle, long] = [next() * SIZE, next() * SIZE, next() * Math.PI, 3 + next() * 9];
    brush.strokeStyle = fibre % 2 ? "rgb(255 255 235 / 0.055)" : "rgb(0 12 4 / 0.075)";
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(
      x + long * 0.5,
      y + next() * 5,
      x + Math.cos(angle) * long,
      y + Math.sin(angle) * long,
    );
    brush.stroke();
  }
  const round = brush.createRadialGradient(middle, middle, middle * 0.25, middle, middle, middle);
  round.addColorStop(0, "rgb(255 250 220 / 0.10)");
  round.addColorStop(0.6, "rgb(0 0 0 / 0)");
  round.addColorStop(1, "rgb(0 10 4 / 0.24)");
  brush.fillStyle = round;
  brush.fillRect(0, 0, SIZE, SIZE);
  brush.strokeStyle = "rgb(0 10 4 / 0.34)";
  brush.lineWidth = 2;
  brush.beginPath();
  brush.arc(middle, middle, middle * 0.93, 0, 7);
  brush.stroke();
  brush.setLineDash([11, 8]);
  brush.strokeStyle = "rgb(240 232 200 / 0.34)";
  brush.lineWidth = 2.6;
  brush.beginPath();
  brush.arc(middle, middle + 1, middle * 0.93, 0, 7);
  brush.stroke();
  brush.setLineDash([]);
}

/** The table fades into the page; under the felt lies its shadow. */
function tabletop(texture: CanvasTexture, colour: string, shade: number): void {
  const brush = brushOf(texture);
  const [size, middle] = [512, 256];
  brush.clearRect(0, 0, size, size);
  const wood = brush.createRadialGradient(middle, middle, 0, middle, middle, middle);
  wood.addColorStop(0, colour);
  wood.addColorStop(0.45, colour);
  wood.addColorStop(1, colour.replace("rgb(", "rgba(").replace(")", ", 0)"));
  brush.fillStyle = wood;
  brush.fillRect(0, 0, size, size);
  const rim = (FELT.radius / TABLE) * middle;
  const shadow = brush.createRadialGradient(
    middle + 3,
    middle - 4,
    rim * 0.94,
    middle + 3,
    middle - 4,
    rim * 1.16,
  );
  shadow.addColorStop(0, `rgb(30 20 6 / ${shade * 2})`);
  shadow.addColorStop(0.35, `rgb(30 20 6 / ${shade})`);
  shadow.addColorStop(1, "rgb(30 20 6 / 0)");
  brush.fillStyle = shadow;
  brush.fillRect(0, 0, size, size);
}
