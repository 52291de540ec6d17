import type { Game } from "../board";
import Board from "./Board.svelte";
import "./drawings";
import Result from "./Result.svelte";
import Score from "./Score.svelte";
import { sideOf } from "./sides";
import { spoken } from "./spoken";
import { scenes } from "./view";

export const kami: Game = { Board, Result, Score, scenes, sideOf, spoken };
