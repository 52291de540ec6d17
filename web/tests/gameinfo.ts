// What the server tells of a game and of its options, where a test does not care.
import type { GameInfo, OptionInfo } from "../src/protocol";

export function option(name: string, usual: OptionInfo["usual"], more: Partial<OptionInfo> = {}): OptionInfo {
  return {
    name,
    usual,
    allowed: null,
    least: null,
    most: null,
    seats: null,
    needs: null,
    being: [],
    ...more,
  };
}

export function gameInfo(more: Partial<GameInfo>): GameInfo {
  return {
    name: "chess",
    version: 1,
    cards: [],
    options: [],
    bots: ["greedy"],
    most_iterations: 1,
    first_seats: 2,
    sides: {},
    together: false,
    open_hands: false,
    phrases: [],
    presets: {},
    gentle: {},
    asked_first: [],
    told_first: [],
    real: null,
    house_rules: false,
    physics: false,
    ...more,
  };
}
