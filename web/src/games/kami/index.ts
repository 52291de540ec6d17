import type { Tree } from "../../protocol";
import type { Game } from "../board";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { FACES } from "./cards";
import "./drawings";
import { Gesture } from "./gesture.svelte";
import { sentence } from "./guide";
import Hint from "./Hint.svelte";
import Result from "./Result.svelte";
import Score from "./Score.svelte";
import { sideOf } from "./sides";
import { spoken } from "./spoken";
import { pace } from "./pace";
import type { View } from "./view";

/** Five Soldiers are needed to show them: most hands have nothing to answer. */
const obvious = (legal: Tree): string[] | null =>
  Object.keys(legal).join() === "play_on" ? ["play_on"] : null;

/** Who can only pass. */
const forced = (legal: Tree): string[] | null => (Object.keys(legal).join() === "pass" ? ["pass"] : null);

export const game: Game = {
  Board: Board as Game["Board"],
  Gesture,
  Bar,
  Hint: Hint as Game["Hint"],
  Result,
  Score,
  pace,
  sideOf: (seat, viewer, { sides }) => sideOf(seat, viewer, sides),
  emblemOf: (card) => FACES[card]?.emblem ?? "",
  untold: ["answered"],
  obvious,
  forced,
  question: (view, legal, people, text) => sentence(view as View, legal, people, text),
  spoken,
};
