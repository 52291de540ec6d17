"""How well bots play Grimoire."""

import pytest

from bench.contests import Contest
from tests.thinking import BOTS, CLEARLY, DEALS, outcome_of


@pytest.mark.parametrize("bot", BOTS)
def test_a_thinking_bot_beats_random(bot: str) -> None:
    assert outcome_of(Contest("grimoire", bot, "random", DEALS)).share > CLEARLY


@pytest.mark.parametrize("seats", [3, 4])
def test_a_greedy_bot_is_the_best_at_a_table_of_random_ones(seats: int) -> None:
    outcome = outcome_of(Contest("grimoire", "greedy", "random", max(2, DEALS // 4), seats))
    assert outcome.rank < 1.5 and outcome.others > seats / 2 + 0.5
