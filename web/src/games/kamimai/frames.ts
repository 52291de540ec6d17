// The book's frames as the server sends them (kamifuda/book/frames.py). Little-endian; a change tells differences only.

export const AT_REST = 65535; // number of a frame of a book that nobody moves

export const State = { STANDING: 0, HELD: 1, DRAWN: 2, FELT: 3 } as const;

/** Everything that can be seen. Millimetres and radians. */
export interface Shown {
  frame: number;
  /** 0..255: how near it is to falling. */
  strain: number;
  /** So many pages, counted from the left, belong to the left side. */
  left: number;
  hand: { x: number; z: number; y: number } | null;
  /** 0..255: how far what the fingers hold is behind them; there it slips. */
  drag: number;
  /** Pages have slipped from the fingers since they closed. */
  slipped: boolean;
  /** Hundredths: beyond 100 the ridge sinks to the right by itself, below -100 to the left. */
  balance: number;
  /** x, z, a, y of every page; a is the lean from upright, to the right if positive. */
  poses: Float32Array;
  states: Uint8Array;
}

const [WHOLE, CHANGE] = [0, 1];
const [HAND, LEFT, SLIPPED, DRAG, BALANCE] = [1, 2, 4, 8, 16]; // bits of the flags
const STATE = 16; // bit of a changed page
const UNITS = [0.1, 0.1, 0.001, 0.1]; // of x, z, a, y

export class BadFrame extends Error {}

/** Reads the frames of one book, in their order. */
export class Reader {
  private values = new Int32Array();
  private states: Uint8Array<ArrayBuffer> = new Uint8Array();
  private left = 0;
  private balance = 0;
  private begun = false;

  /** null: a change of something that this reader has never seen whole. */
  read(frame: Uint8Array): Shown | null {
    const bytes = new Bytes(frame);
    const kind = bytes.uint8();
    if (kind !== WHOLE && kind !== CHANGE) throw new BadFrame(`kind ${kind}`);
    if (kind === CHANGE && !this.begun) return null;
    const [number, strain, flags] = [bytes.uint16(), bytes.uint8(), bytes.uint8()];
    const hand = flags & HAND ? bytes.point() : null;
    if (flags & LEFT) this.left = bytes.uint8();
    const drag = flags & DRAG ? bytes.uint8() : 0;
    if (flags & BALANCE) this.balance = bytes.int8();
    else if (kind === WHOLE) this.balance = 0;
    if (kind === WHOLE) this.whole(bytes);
    else this.change(bytes);
    bytes.end();
    this.begun = true;
    return {
      frame: number, strain, left: this.left, hand, drag, slipped: (flags & SLIPPED) !== 0, balance: this.balance,
      poses: this.poses(), states: this.states.slice(),
    }; // prettier-ignore
  }

  private whole(bytes: Bytes): void {
    const pages = bytes.uint8();
    this.values = new Int32Array(pages * 4);
    this.states = new Uint8Array(pages);
    for (let page = 0; page < pages; page++) {
      this.states[page] = bytes.uint8();
      for (let part = 0; part < 4; part++) this.values[page * 4 + part] = bytes.int16();
    }
  }

  private change(bytes: Bytes): void {
    const pages = this.states.length;
    const mask = Array.from({ length: Math.ceil(pages / 8) }, () => bytes.uint8());
    for (let page = 0; page < pages; page++) {
      if (!((mask[page >> 3] ?? 0) & (1 << (page & 7)))) continue;
      const parts = bytes.uint8();
      if (parts & STATE) this.states[page] = bytes.uint8();
      for (let part = 0; part < 4; part++)
        if (parts & (1 << part)) this.values[page * 4 + part]! += bytes.difference();
    }
  }

  private poses(): Float32Array {
    return Float32Array.from(this.values, (value, at) => value * UNITS[at & 3]!);
  }
}

class Bytes {
  private readonly view: DataView;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  uint8(): number {
    return this.view.getUint8(this.past(1));
  }

  int8(): number {
    return this.view.getInt8(this.past(1));
  }

  uint16(): number {
    return this.view.getUint16(this.past(2), true);
  }

  int16(): number {
    return this.view.getInt16(this.past(2), true);
  }

  point(): { x: number; z: number; y: number } {
    const [x, z, y] = [this.int16(), this.int16(), this.int16()];
    return { x: x * 0.1, z: z * 0.1, y: y * 0.1 };
  }

  /** Zigzag LEB128. */
  difference(): number {
    let value = 0;
    for (let shift = 0; shift < 32; shift += 7) {
      const byte = this.uint8();
      value |= (byte & 127) << shift;
      if (byte < 128) return (value >>> 1) ^ -(value & 1);
    }
    throw new BadFrame("a difference without an end");
  }

  end(): void {
    const rest = this.view.byteLength - this.at;
    if (rest) throw new BadFrame(`${rest} bytes too many`);
  }

  private past(count: number): number {
    const start = this.at;
    this.at += count;
    if (this.at > this.view.byteLength) throw new BadFrame("too short");
    return start;
  }
}
