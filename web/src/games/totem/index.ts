import type { Game } from "../board";
import Board from "./Board.svelte";
import { faceOf } from "./cards";
import "./drawings";
import { Gesture } from "./gesture.svelte";
import { sentence } from "./guide";
import Hint from "./Hint.svelte";
import Powers from "./Powers.svelte";
import Result from "./Result.svelte";
import Score from "./Score.svelte";
import { spoken } from "./spoken";
import { pace } from "./pace";
import type { View } from "./view";

export const game: Game = {
  Board: Board as Game["Board"],
  Gesture,
  Hint: Hint as Game["Hint"],
  Result,
  Beside: Powers,
  Score,
  pace,
  sideOf: (seat, viewer) => (seat === (viewer ?? 0) ? "a" : "b"),
  emblemOf: (card, view) => faceOf(card, (view as View).powers)?.emblem ?? "",
  untold: ["received"],
  obvious: () => null, // every question is a choice, or tells something
  question: (view, legal, people, text) => sentence(view as View, legal, people, text),
  spoken,
};
