import type { Game, Side } from "../board";
import Board from "./Board.svelte";
import { FACES } from "./cards";
import "./drawings";
import { Gesture } from "./gesture.svelte";
import { sentence } from "./guide";
import Hint from "./Hint.svelte";
import Result from "./Result.svelte";
import { pace } from "./pace";
import Score from "./Score.svelte";
import { spoken } from "./spoken";
import { TableBook } from "./tablebook";
import type { View } from "./view";

const SIDES: readonly Side[] = ["a", "b", "c", "d", "e"];

export const game: Game = {
  Board: Board as Game["Board"],
  Gesture,
  Hint: Hint as Game["Hint"],
  Result,
  Score,
  pace,
  moving: (session) => new TableBook(session),
  sideOf: (seat, viewer, { seats }) => SIDES[(seat - (viewer ?? 0) + seats) % seats] ?? "e",
  emblemOf: (card) => FACES[card]?.emblem ?? "",
  untold: ["fingers", "let_go", "settled", "face"],
  obvious: () => null, // every question is a choice
  question: (view, _legal, people, text) => sentence(view as View, people, text),
  spoken,
};
