// A hand on the book, while the server answers, refuses, decides or is gone.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pinching } from "../../../src/games/kamimai/pinching.svelte";
import type { View } from "../../../src/games/kamimai/view";
import type { SeatView, Tree } from "../../../src/protocol";
import { DRAW, tree } from "./views";

const PAGES = tree("left, page 3", "right, page 1", "done");
const PULLS = tree("pull 1", "pull 2", "let go");
const LEFT_3 = { side: "left", page: 3, count: 2 } as const;

/** A server that does what it is told, or what the test says. */
class Server {
  told: string[] = [];
  private answers: ((yes: boolean) => void)[] = [];
  mine: SeatView;

  constructor(view: View = DRAW, legal: Tree = PAGES) {
    this.mine = seen(view, legal);
  }

  carry = (steps: string[]): Promise<boolean> => {
    this.told.push(steps.join(", "));
    const [side, page] = steps;
    if (side === "let go") this.mine = seen(DRAW, PAGES);
    else if (page && page in (PAGES[side!] ?? {})) this.mine = seen(on(side as "left", page), PULLS);
    else return Promise.resolve(false);
    return Promise.resolve(true);
  };
  explain = (steps: string[]): Promise<void> => Promise.resolve(void this.told.push(`why ${steps.join()}`));
  pinch = (count: number, height: number): Promise<boolean> => {
    this.told.push(`pinch ${count} at ${height}`);
    return new Promise((answer) => this.answers.push(answer));
  };
  reach = (to: readonly number[]): void => void this.told.push(`reach ${to.join(" ")}`);
  openHand = (): void => void this.told.push("open");

  async answer(yes: boolean): Promise<void> {
    this.answers.shift()!(yes);
    await vi.advanceTimersByTimeAsync(0);
  }
  heard(): string[] {
    return this.told.splice(0);
  }
}

const seen = (view: View, legal: Tree): SeatView => ({
  seat: 0,
  turn: 1,
  events: [],
  past: [],
  view: view as unknown as Record<string, unknown>,
  legal,
});
const on = (side: "left" | "right", page: string): View => ({
  ...DRAW,
  phase: "pull",
  fingers: { side, page: Number(page.slice(5)), pull: null },
});
const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function holding(server = new Server()): Promise<[Pinching, Server]> {
  const hand = new Pinching(server);
  void hand.take(LEFT_3, 55);
  await wait(0);
  await server.answer(true);
  server.heard();
  return [hand, server];
}

test("the fingers go to the page, close, move and open", async () => {
  const server = new Server();
  const hand = new Pinching(server);
  void hand.take(LEFT_3, 55.4);
  expect(hand.state).toBe("going");
  await wait(0);
  expect(server.heard()).toEqual(["left, page 3", "pinch 2 at 55"]);
  expect(hand.state).toBe("closing");
  await server.answer(true);
  expect(hand.state).toBe("holding");
  hand.reach(1.4, -2.6, 4000);
  hand.open();
  await wait(0);
  expect(server.heard()).toEqual(["reach 1 -3 3000", "open"]);
  expect(hand.state).toBe("opened");
});

test("what the hand did before the fingers had closed is done later, just as fast", async () => {
  const server = new Server();
  const hand = new Pinching(server);
  void hand.take(LEFT_3, 50);
  await wait(40);
  hand.reach(0, 10, 0);
  await wait(100);
  hand.reach(0, 20, 0);
  await wait(60);
  server.heard();
  await server.answer(true);
  expect(server.heard()).toEqual(["reach 0 10 0"]);
  hand.reach(0, 30, 0); // 160 ms after the first
  hand.open();
  await wait(99);
  expect(server.heard()).toEqual([]);
  await wait(1);
  expect(server.heard()).toEqual(["reach 0 20 0"]);
  await wait(60);
  expect(server.heard()).toEqual(["reach 0 30 0", "open"]);
});

test("a flick that is over before the fingers have closed is a flick all the same", async () => {
  const server = new Server();
  const hand = new Pinching(server);
  void hand.take(LEFT_3, 50);
  hand.reach(0, 500, 0);
  await wait(30);
  hand.open();
  await server.answer(true);
  expect(hand.state).toBe("holding");
  await wait(30);
  expect(server.heard().slice(-2)).toEqual(["reach 0 500 0", "open"]);
});

test("fingers that are on the page close at once; on another page they let go first", async () => {
  const server = new Server(on("left", "page 3"), PULLS);
  const hand = new Pinching(server);
  void hand.take(LEFT_3, 50);
  await wait(0);
  expect(server.heard()).toEqual(["pinch 2 at 50"]);
  await server.answer(false);
  void hand.take({ side: "right", page: 1, count: 1 }, 50);
  await wait(0);
  expect(server.heard()).toEqual(["let go", "right, page 1", "pinch 1 at 50"]);
});

test("refused: everything is as it was", async () => {
  const server = new Server();
  const hand = new Pinching(server);
  void hand.take(LEFT_3, 50);
  await wait(0);
  hand.reach(0, 100, 0);
  server.heard();
  await server.answer(false);
  expect([hand.state, hand.held]).toEqual(["free", null]);
  hand.reach(0, 200, 0);
  hand.open();
  await wait(1000);
  expect(server.heard()).toEqual([]);
});

test("a page that may not be touched is not pinched", async () => {
  const server = new Server();
  const hand = new Pinching(server);
  await hand.take({ side: "left", page: 9, count: 1 }, 50);
  expect(server.heard()).toEqual(["left, page 9"]);
  expect(hand.state).toBe("free");
});

test("more pages than there are: as many as there are, and it is told", async () => {
  const server = new Server();
  const hand = new Pinching(server);
  void hand.take({ side: "left", page: 3, count: 5 }, 50);
  await wait(0);
  expect(server.heard()).toEqual(["left, page 3", "pinch 2 at 50"]);
  expect([hand.held?.count, hand.fewer]).toEqual([2, true]);
  hand.drop();
  void hand.take(LEFT_3, 50);
  await wait(0);
  expect(hand.fewer).toBe(false);
});

test("where no page may be pulled the server says why", async () => {
  const server = new Server(on("left", "page 3"), tree("let go"));
  const hand = new Pinching(server);
  await hand.take({ side: "left", page: 3, count: 5 }, 50);
  expect(server.heard()).toEqual(["why pull 5"]);
  expect(hand.state).toBe("free");
});

test("the server ends it: what is still on its way stays here", async () => {
  const [hand, server] = await holding();
  hand.moveOn("pull");
  expect(hand.state).toBe("holding");
  hand.reach(0, 10, 0);
  hand.moveOn("came");
  hand.reach(0, 20, 0);
  hand.open();
  await wait(1000);
  expect(hand.state).toBe("free");
  expect(server.heard()).toEqual([]);
});

test("an opened hand waits for what comes of it, and can not take again before", async () => {
  const [hand, server] = await holding();
  hand.open();
  await wait(0);
  hand.reach(0, 50, 0);
  void hand.take(LEFT_3, 50);
  await wait(0);
  expect(server.heard()).toEqual(["open"]);
  hand.moveOn("draw");
  expect(hand.state).toBe("free");
});

test("disconnected while the fingers close: they open as soon as that is known", async () => {
  const server = new Server();
  const hand = new Pinching(server);
  void hand.take(LEFT_3, 50);
  await wait(0);
  hand.drop();
  server.heard();
  await server.answer(true);
  expect(hand.state).toBe("free");
  expect(server.heard()).toEqual(["open"]);
});

test("disconnected while it holds: nothing is sent any more, and it can begin again", async () => {
  const [hand, server] = await holding();
  hand.drop();
  hand.reach(0, 10, 0);
  await wait(100);
  expect(server.heard()).toEqual([]);
  void hand.take(LEFT_3, 50);
  await wait(0);
  expect(server.heard()).toEqual(["pinch 2 at 50"]);
});

test("a hand that the server has taken away says nothing any more", async () => {
  const server = new Server(on("left", "page 3"), PULLS);
  const hand = new Pinching(server);
  void hand.take(LEFT_3, 50);
  await wait(0);
  hand.gone(); // of an earlier pull
  await server.answer(true);
  expect([hand.state, server.heard()]).toEqual(["holding", ["pinch 2 at 50"]]);
  hand.gone();
  hand.reach(0, 10, 0);
  hand.open();
  await wait(1000);
  expect([hand.state, server.heard()]).toEqual(["opened", []]);
  hand.moveOn("answer");
  expect(hand.state).toBe("free");
});
