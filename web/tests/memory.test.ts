// What a companion table keeps on this device.
import { beforeEach, expect, test } from "vitest";
import type { TableInfo } from "../src/protocol";
import { remember, remembered } from "../src/table/memory";

const PLAYING = { status: "playing", house_rules: [{ say: "house" }] } as unknown as TableInfo;
const VIEW = { seat: 0, turn: 3, events: [{ event: "drew" }], past: [], view: {}, legal: {} };

beforeEach(() => localStorage.clear());

test("the table is there without a network, and what led there is past", () => {
  remember("t", PLAYING, [VIEW]);
  expect(remembered("t")).toMatchObject({ info: PLAYING, views: [{ ...VIEW, events: [] }] });
  expect(remembered("another")).toBeNull();
});

test("what an older page has kept is forgotten, for a board may need more", () => {
  localStorage.setItem("kamifuda.table.t", JSON.stringify({ info: PLAYING, views: [VIEW] }));
  expect(remembered("t")).toBeNull();
});

test("a match that is over is not kept", () => {
  remember("t", PLAYING, [VIEW]);
  remember("t", { ...PLAYING, status: "over" }, [VIEW]);
  expect(remembered("t")).toBeNull();
});
