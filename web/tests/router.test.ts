import { expect, test } from "vitest";
import { placeOf, tableIn } from "../src/router.svelte";

const TABLE = "AbCdEfGhIjKlMnOpQrStUv";

test("every address has its page", () => {
  expect(placeOf("/")).toEqual({ page: "lobby" });
  expect(placeOf("/new/chess")).toEqual({ page: "new", game: "chess" });
  expect(placeOf(`/t/${TABLE}`)).toEqual({ page: "table", table: TABLE });
  expect(placeOf("/rules/chess", "#CHESS-22")).toEqual({ page: "rules", game: "chess", clause: "CHESS-22" });
  expect(placeOf("/help")).toEqual({ page: "help" });
  expect(placeOf("/move/abc")).toEqual({ page: "move", token: "abc" });
  for (const wrong of ["/t/short", "/rules", "/x", "/new", `/t/${TABLE}/more`])
    expect(placeOf(wrong).page).toBe("nothing");
});

test("a link or the code at its end is a table", () => {
  for (const pasted of [
    TABLE,
    ` ${TABLE} `,
    `https://x.org/t/${TABLE}`,
    `http://10.0.0.2:8000/t/${TABLE}#start`,
  ])
    expect(tableIn(pasted)).toBe(TABLE);
  for (const wrong of ["", "hello", `${TABLE}x`, "https://x.org/t/short"]) expect(tableIn(wrong)).toBeNull();
});
