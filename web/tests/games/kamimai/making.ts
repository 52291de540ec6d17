// Frames made by hand, for one page and for many.
export type Page = readonly [x: number, z: number, a: number, y: number, state?: number];

interface Frame {
  frame?: number;
  strain?: number;
  left: number;
  pages: readonly Page[];
}

export function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.split(" ").filter(Boolean), (byte) => parseInt(byte, 16));
}

const UNITS = [10, 10, 1000, 10];

export function whole({ frame = 0, strain = 0, left, pages }: Frame): Uint8Array {
  const made = new DataView(new ArrayBuffer(7 + pages.length * 9));
  [0, 0, 0, strain, 2, left, pages.length].forEach((byte, at) => made.setUint8(at, byte));
  made.setUint16(1, frame, true);
  pages.forEach((page, nth) => {
    made.setUint8(7 + nth * 9, page[4] ?? 0);
    UNITS.forEach((unit, part) =>
      made.setInt16(8 + nth * 9 + part * 2, Math.round(page[part]! * unit), true),
    );
  });
  return new Uint8Array(made.buffer);
}

/** Differences in units, by the place of their page; all of them small. */
export function change(frame: number, pages: number, steps: Record<number, readonly number[]>): Uint8Array {
  const mask = new Uint8Array(Math.ceil(pages / 8));
  const told: number[] = [];
  for (const [place, parts] of Object.entries(steps)) {
    mask[Number(place) >> 3]! |= 1 << (Number(place) & 7);
    told.push(15, ...parts.map((part) => (part >= 0 ? 2 * part : -2 * part - 1)));
  }
  return Uint8Array.from([1, frame & 255, frame >> 8, 0, 0, ...mask, ...told]);
}

/** A tent of so many pages to either side. */
export function tent(each: number): Page[] {
  return Array.from({ length: 2 * each }, (_, at) => {
    const a = ((each - 0.5 - at) / each) * 0.6;
    return [-Math.sin(a) * 46 - 12 * a, Math.cos(a) * 44, a, 0] as const;
  });
}
