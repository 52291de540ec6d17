// Tables that only a newer server can read: out of sight, not closed.
import { expect, test } from "vitest";
import { hide, stillListed } from "../src/lobby/hidden";
import type { Unreadable } from "../src/protocol";

const listed = (...tables: string[]): Unreadable[] =>
  tables.map((table) => ({ table, game: "chess", code: "unknown-rules" }));

test("what somebody has hidden is no longer listed, all else is", () => {
  expect(stillListed(listed("oak", "elm"))).toEqual(listed("oak", "elm"));
  hide("oak");
  expect(stillListed(listed("oak", "elm"))).toEqual(listed("elm"));
  hide("elm");
  hide("oak");
  expect(stillListed(listed("oak", "elm", "yew"))).toEqual(listed("yew"));
});

test("of very many the newest stay hidden", () => {
  const many = Array.from({ length: 150 }, (_, number) => `table${number}`);
  many.forEach(hide);
  expect(stillListed(listed(...many)).map((one) => one.table)).toEqual(many.slice(0, 50));
});
