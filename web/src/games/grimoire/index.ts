import type { Game, Side } from "../board";
import Board from "./Board.svelte";
import "./drawings";
import Result from "./Result.svelte";
import { scenes } from "./scenes";
import Score from "./Score.svelte";
import { spoken } from "./spoken";
import Types from "./Types.svelte";

const SIDES: readonly Side[] = ["a", "b", "c", "d"];

export const game: Game = {
  Board,
  Result,
  Beside: Types,
  Score,
  scenes,
  sideOf: (seat, viewer, seats) => SIDES[(seat - (viewer ?? 0) + seats) % seats] ?? "d",
  untold: [],
  obvious: () => null, // every question is a choice
  spoken,
};
