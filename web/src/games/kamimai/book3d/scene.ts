// The book as it is seen: renderer, camera, pages and felt. Draws only when something has changed.
import {
  BasicShadowMap,
  CanvasTexture,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from "three";
import type { BookFeed } from "../feed";
import type { Shown } from "../frames";
import { AT_REST, State } from "../frames";
import { Ground } from "./ground";
import { PAGE } from "./leaf";
import { Orbit } from "./orbit";
import { Pace } from "./pace";
import { Pages, pose } from "./pages";
import type { Marks } from "./pages";
import { Palette } from "./palette";
import { Prints } from "./prints";

const MIDDLE = 31; // mm above the felt: what one looks at
const FOV = 27; // degrees
const PILLS = 40; // pixels of the view that are covered by words
const FITS = 352; // mm from the middle of a square view

/** Where fingers hold a page, in the view, and whence they come. */
export interface Grasp {
  x: number;
  y: number;
  fromLeft: boolean;
}

/** Where one looks closer, in the view, and the picture for it. */
export interface Loupe {
  picture: HTMLCanvasElement;
  x: number;
  y: number;
}
export const LOUPE = { size: 96, times: 3 }; // pixels of the page

export class BookScene {
  readonly orbit: Orbit;
  readonly camera = new PerspectiveCamera(FOV, 1, 20, 4000);
  readonly marks: Marks = { picked: null, hovered: null };
  readonly pages: Pages;
  /** What is drawn now. */
  shown: Shown | null = null;
  loupe: Loupe | null = null;
  /** After every picture. */
  drawn: (shown: Shown | null) => void = () => undefined;

  private readonly renderer: WebGLRenderer;
  private readonly pace: Pace;
  private readonly scene = new Scene();
  private readonly palette: Palette;
  private readonly prints: Prints;
  private readonly sheet: CanvasTexture;
  private readonly ground = new Ground();
  private leans = false;
  private resting = 0;
  private request = 0;
  private before = 0;
  private square = 1;
  private size: [number, number] = [0, 0];
  private poseKey: Shown | null = null;

  /** Throws where there is no WebGL. */
  constructor(
    readonly canvas: HTMLCanvasElement,
    host: HTMLElement,
    private readonly feed: BookFeed,
    still: boolean,
  ) {
    this.pace = new Pace();
    this.renderer = new WebGLRenderer({ canvas, antialias: !this.pace.plain, alpha: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = this.pace.plain ? BasicShadowMap : PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.orbit = new Orbit(!still);
    this.palette = new Palette(host);
    this.prints = new Prints(this.palette);
    this.sheet = new CanvasTexture(this.prints.sheet);
    this.sheet.colorSpace = SRGBColorSpace;
    this.sheet.anisotropy = this.pace.plain ? 1 : 8;
    this.pages = new Pages(this.sheet, still);
    this.scene.add(this.ground.all, this.pages.mesh);
    this.paint();
  }

  /** In the colours of the theme. */
  paint(): void {
    this.prints.print();
    this.sheet.needsUpdate = true;
    this.ground.paint(this.palette);
    this.pages.paint(this.palette, this.ground.seen);
    this.changed();
  }

  show(faces: readonly (string | null)[], felt: readonly (string | null)[]): void {
    this.pages.faces = faces;
    this.pages.felt = felt;
    this.changed();
  }

  /** From -10 to 10, of a book at rest; null: nobody is told. */
  hint(lean: number | null): void {
    this.leans = lean !== null;
    this.resting = (lean ?? 0) / 10;
    this.changed();
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    this.size = [width, height];
    this.refine();
    this.camera.aspect = width / height;
    this.square = Math.max(1, 1.28 / this.camera.aspect) * (height / (height - Math.min(PILLS, height / 3)));
    this.camera.updateProjectionMatrix();
    this.redraw();
    this.changed();
  }

  /** At once: a canvas of another size is blank. */
  private redraw(): void {
    this.look();
    this.renderer.render(this.scene, this.camera);
    this.drawn(this.shown);
  }

  /** As many pixels as the pace allows. */
  private refine(): void {
    this.renderer.setPixelRatio(this.pace.ratio);
    this.renderer.setSize(...this.size, false);
  }

  /** Asks for a picture, and for more while something moves. */
  changed(): void {
    this.request ||= requestAnimationFrame((time) => this.frame(time));
  }

  private frame(time: number): void {
    this.request = 0;
    const seconds = this.before ? Math.min(0.1, (time - this.before) / 1000) : 1 / 60;
    const now = performance.now();
    const going = this.pose(seconds, now);
    if (!this.shown?.hand) this.orbit.fit(this.pages.spread.left, this.pages.spread.right);
    const walking = this.orbit.step(seconds);
    this.look();
    const more = walking || going || this.feed.moving(now);
    if (this.pace.step(more || this.loupe !== null, this.before ? time - this.before : 0)) this.refine();
    if (this.loupe) this.magnify(this.loupe);
    this.renderer.render(this.scene, this.camera);
    this.drawn(this.shown);
    this.before = more ? time : 0;
    if (more) this.changed();
  }

  /** Draws what is under a point larger, into a picture of its own. */
  private magnify({ picture, x, y }: Loupe): void {
    const [width, height] = this.size;
    const [size, part] = [LOUPE.size, LOUPE.size / LOUPE.times];
    this.camera.setViewOffset(width, height, x - part / 2, y - part / 2, part, part);
    this.renderer.setViewport(0, 0, size, size);
    this.renderer.render(this.scene, this.camera);
    this.camera.clearViewOffset();
    this.renderer.setViewport(0, 0, width, height);
    const brush = picture.getContext("2d")!;
    const [from, to] = [Math.floor(size * this.pace.ratio), picture.width];
    brush.clearRect(0, 0, to, to);
    brush.drawImage(this.canvas, 0, this.canvas.height - from, from, from, 0, 0, to, to);
  }

  /** One sees the left on the right. */
  get behind(): boolean {
    return this.camera.position.z < 0;
  }

  private look(): void {
    const { around, above, far, room, aside } = this.orbit.eye;
    const away = FITS * this.square * far * room;
    const flat = Math.cos(above) * away;
    this.camera.position.set(
      aside + Math.sin(around) * flat,
      MIDDLE * Math.cos(above) + Math.sin(above) * away + 2,
      Math.cos(around) * flat,
    );
    this.camera.lookAt(aside, MIDDLE * Math.cos(above), 0);
    this.camera.updateMatrixWorld();
  }

  private pose(seconds: number, now: number): boolean {
    const shown = this.feed.at(now);
    this.shown = shown;
    this.pages.mesh.visible = shown !== null;
    this.ground.scale.visible = this.leans && this.pages.standing > 0;
    if (!shown) return false;
    const moving = shown.frame !== AT_REST;
    this.ground.hint(moving ? Math.min(1.2, Math.max(-1.2, shown.balance / 100)) : this.resting);
    this.ground.face(this.behind);
    const going = this.pages.show(shown, seconds, this.marks, this.camera);
    if (going || shown !== this.poseKey) this.renderer.shadowMap.needsUpdate = true;
    this.poseKey = shown;
    return going;
  }

  /** The fingers are at the edge of what they hold. */
  get grasp(): Grasp | null {
    const { shown } = this;
    if (!shown?.hand) return null;
    const held = shown.states.indexOf(State.HELD);
    const slide = held < 0 ? shown.hand.y : pose(shown.poses, held)[3];
    const out = slide < -3 ? -1 : 1;
    const point = new Vector3(shown.hand.x, shown.hand.z, slide + out * (PAGE.wide / 2 - 3));
    const farther = point
      .clone()
      .setZ(point.z + out)
      .project(this.camera);
    const { x, y } = point.project(this.camera);
    const [width, height] = this.size;
    return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height, fromLeft: farther.x < x };
  }

  dispose(): void {
    cancelAnimationFrame(this.request);
    this.request = -1;
    this.pages.dispose();
    this.ground.dispose();
    this.sheet.dispose();
    this.palette.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
