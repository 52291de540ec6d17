import type { Tree } from "../../protocol";
import type { Game } from "../board";
import Board from "./Board.svelte";
import "./drawings";
import Result from "./Result.svelte";
import Score from "./Score.svelte";
import { sideOf } from "./sides";
import { spoken } from "./spoken";
import { scenes } from "./view";

/** Five Soldiers are needed to show them: most hands have nothing to answer. */
const obvious = (legal: Tree): string[] | null =>
  Object.keys(legal).join() === "play_on" ? ["play_on"] : null;

export const game: Game = { Board, Result, Score, scenes, sideOf, untold: ["answered"], obvious, spoken };
