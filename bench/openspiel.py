"""OpenSpiel, the library of games that research uses, written in C++: its trick games are played like ours."""

from itertools import cycle
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

from bench.ours import ITERATIONS
from bench.slices import Work

State = Any
RANDOM = Random(2024)
ROLLOUTS = 50  # of one evaluation
SIMULATIONS = 5  # of one step of the bot, each an evaluation


def advance(state: State) -> None:
    actions = state.legal_actions()
    state.apply_action(actions[int(RANDOM.random() * len(actions))])


def first_decision(game: str) -> State:
    """All cards are dealt, somebody has a choice."""
    state = pyspiel.load_game(game).new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        advance(state)
    return state


def left_to_play(state: State) -> int:
    moves, state = 0, state.clone()
    while not state.is_terminal():
        advance(state)
        moves += 1
    return moves


def rollouts(game: str) -> Work:
    """Random play inside C++, by way of a bot that evaluates positions with it; counts moves."""
    state = first_decision(game)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, SIMULATIONS, 100, False, 1, False)
    length = sum(left_to_play(state) for _ in range(100)) / 100

    def work(times: int) -> float:
        for _ in range(times):
            bot.step(state)
        return times * SIMULATIONS * ROLLOUTS * length

    return work


def moves_from_python(game: str) -> Work:
    """Random play of any of its games from Python; counts every action applied, those of the deal too."""

    def work(games: int) -> float:
        moves, random = 0, RANDOM
        for _ in range(games):
            state = loaded.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, odds)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    loaded = pyspiel.load_game(game)
    return work


def even_moves_from_python(game: str) -> Work:
    """The fastest loop we found, for games whose deal is even: it never asks for odds."""

    def work(games: int) -> float:
        moves, random = 0, RANDOM.random
        for _ in range(games):
            state = loaded.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                moves += 1
        return moves

    loaded = pyspiel.load_game(game)
    return work


def searches(game: str) -> Work:
    """Their information-set search of real decisions about a third into a game; counts iterations."""
    decisions = cycle([a_third_into(game) for _ in range(8)])
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, ITERATIONS)

    def work(times: int) -> float:
        for _ in range(times):
            bot.step(next(decisions))
        return times * ITERATIONS

    return work


def a_third_into(game: str) -> State:
    state = first_decision(game)
    for _ in range(left_to_play(state) // 3):
        advance(state)
    while len(state.legal_actions()) < 2:
        advance(state)
    return state


def clones(game: str) -> Work:
    clone = first_decision(game).clone

    def work(times: int) -> float:
        for _ in range(times):
            clone()
        return times

    return work
