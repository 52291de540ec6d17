import type { Game, Side } from "../board";
import Board from "./Board.svelte";
import "./drawings";
import Result from "./Result.svelte";
import { scenes } from "./scenes";
import Score from "./Score.svelte";
import { spoken } from "./spoken";

const SIDES: readonly Side[] = ["a", "b", "c", "d", "e"];

export const game: Game = {
  Board,
  Result,
  Score,
  scenes,
  open: true,
  sideOf: (seat, viewer, seats) => SIDES[(seat - (viewer ?? 0) + seats) % seats] ?? "e",
  untold: ["fingers", "let_go", "settled", "face"],
  obvious: () => null, // every question is a choice
  spoken,
};
