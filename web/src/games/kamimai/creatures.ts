// The three KamiMaï as they are drawn, and where the letters of their zones lie.
import turtle from "./art/sheet-1.svg?raw";
import whale from "./art/sheet-2.svg?raw";
import dragon from "./art/sheet-3.svg?raw";
import type { SheetId } from "./view";

/** The middle of a zone’s disc (radius 13), and which way its arrow points: degrees clockwise from the right. */
type Anchor = readonly [x: number, y: number, arrow: number];

interface Creature {
  drawing: string;
  viewBox: string;
  /** Of the zones A to F: a house sheet may have more of them than the usual one. */
  anchors: readonly Anchor[];
}

const VIEW_BOX = "0 0 352 214";

export const CREATURES: Record<SheetId, Creature> = {
  I: {
    drawing: turtle,
    viewBox: VIEW_BOX,
    anchors: [
      [72, 104, -60],
      [180, 90, 90],
      [260, 160, -40],
      [124, 172, -30],
      [122, 106, 60],
      [246, 104, 130],
    ],
  },
  II: {
    drawing: whale,
    viewBox: VIEW_BOX,
    anchors: [
      [46, 100, 40],
      [150, 96, 60],
      [226, 108, 110],
      [300, 64, 20],
      [106, 68, 60],
      [190, 148, -60],
    ],
  },
  III: {
    drawing: dragon,
    viewBox: VIEW_BOX,
    anchors: [
      [91, 86, -80],
      [154, 50, 130],
      [210, 136, -90],
      [282, 98, 180],
      [304, 43, 30],
      [250, 142, 90],
    ],
  },
};
