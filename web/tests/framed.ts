// What the frame of a board is given in tests, where they do not say otherwise.
import type { ComponentProps } from "svelte";
import { vi } from "vitest";
import type Frame from "../src/games/Frame.svelte";

export type Props = ComponentProps<typeof Frame>;
/** Of one table. */
type Given = Partial<Props> & Pick<Props, "game" | "name" | "view" | "people" | "text">;

/** In the first chair, settled, and awaited. */
export function framed(given: Given): Props {
  return {
    events: [],
    hold: false,
    settled: true,
    legal: {},
    turn: 1,
    awaited: true,
    ahead: null,
    paused: false,
    window: null,
    seat: 0,
    moving: null,
    refused: null,
    busy: false,
    play: vi.fn(),
    explain: vi.fn(),
    say: vi.fn(),
    takeBack: vi.fn(),
    goOn: vi.fn(),
    forgive: vi.fn(),
    ...given,
  };
}
