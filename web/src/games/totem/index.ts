import type { Game } from "../board";
import Board from "./Board.svelte";
import "./drawings";
import Powers from "./Powers.svelte";
import Result from "./Result.svelte";
import Score from "./Score.svelte";
import { spoken } from "./spoken";
import { scenes } from "./view";

export const game: Game = {
  Board,
  Result,
  Beside: Powers,
  Score,
  scenes,
  sideOf: (seat, viewer) => (seat === (viewer ?? 0) ? "a" : "b"),
  untold: ["received"],
  obvious: () => null, // every question is a choice, or tells something
  spoken,
};
