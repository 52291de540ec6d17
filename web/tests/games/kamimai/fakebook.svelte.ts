// A table with a book to touch, and a server that only listens.
import { vi } from "vitest";
import { BookFeed } from "../../../src/games/kamimai/feed";
import type { View } from "../../../src/games/kamimai/view";
import type { Missed, SeatView, Tree } from "../../../src/protocol";
import type { BookAtTable } from "../../../src/games/kamimai/tablebook";

export class FakeBook implements BookAtTable {
  readonly table = "a-table";
  readonly feed = new BookFeed();
  entries: readonly Missed[] = [];
  current = $state(true);
  refused = $state.raw<{ type: string; code?: string } | null>(null);
  mine = $state.raw<SeatView | null>(null);
  carry = vi.fn((_steps: string[], _attachment?: unknown) => Promise.resolve(true));
  explain = vi.fn(() => Promise.resolve());
  pinch = vi.fn(() => Promise.resolve(true));
  reach = vi.fn();
  openHand = vi.fn();
  see = vi.fn();
  overlooks = (): boolean => false;

  constructor(view: View, legal: Tree) {
    this.show(view, legal);
  }

  show(view: View, legal: Tree): void {
    this.mine = {
      seat: view.seat,
      turn: 1,
      events: [],
      past: [],
      view: view as unknown as Record<string, unknown>,
      legal,
    };
  }
}
