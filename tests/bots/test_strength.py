"""Contests of bots, every deal once in each seat, and how the bench counts."""

import pytest

from bench.contests import Contest, Outcome, called, play_deal, rank, seats_of
from bench.strengthpage import CONTESTS, of_more, of_two
from kamifuda.core.game import Game
from kamifuda.core.options import BadOption, spell
from kamifuda.core.rng import Rng
from kamifuda.games import ALL, GAMES
from tests.examples import DUEL, FIRST
from tests.facts import Chosen, facts


def typed(options: Chosen) -> tuple[str, ...]:
    return tuple(f"{name}={spell(value)}" for name, value in options.items())


def test_the_same_contest_ends_the_same() -> None:
    contest = Contest(DUEL.name, "search:5", "greedy", options=typed(facts(DUEL).short))
    assert play_deal(contest, 1) == play_deal(contest, 1)


@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.name} {seats}") for game in ALL for seats in seats_of(game)],
)
def test_a_bot_is_as_good_as_itself(game: Game, seats: int) -> None:
    """Whatever a seat is worth, a deal gives it to everybody."""
    options = typed(facts(game).some_rounds)
    ranks = play_deal(Contest(game.name, "greedy", "greedy", seats=seats, options=options), 7)
    assert len(ranks) == seats and sum(ranks) == seats * (seats + 1) / 2


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([7, 3], [1, 2]),
        ([3, 3], [1.5, 1.5]),
        ([30, 41, 30, 12], [2.5, 1, 2.5, 4]),
        ([9, 9, 9], [2, 2, 2]),
    ],
)
def test_those_who_tie_share_their_ranks(scores: list[int], ranks: list[float]) -> None:
    assert [rank(scores, seat) for seat in range(len(scores))] == ranks


def test_points_are_counted_by_pairs() -> None:
    pairs = [(1.0, 1.0), (1.0, 2.0), (1.5, 1.0), (2.0, 2.0)] * 10
    outcome = Outcome(Contest(DUEL.name, "greedy", "random"), pairs)
    low, high = outcome.share_interval
    assert [outcome.count(rank) for rank in (1.0, 1.5, 2.0)] == [40, 10, 30] and outcome.matches == 80
    assert outcome.share == 0.5625 and 0.43 < low < 0.46 and 0.66 < high < 0.69
    assert Outcome(outcome.contest, [(1.0, 1.0)] * 20).share_interval[0] < 0.95


def test_ranks_are_told_beside_those_of_the_others() -> None:
    outcome = Outcome(Contest(FIRST.name, "search:5", "greedy", seats=4), [(1.0, 2.0, 1.0, 1.0)] * 12)
    assert (outcome.rank, outcome.others) == (1.25, (10 - 1.25) / 3)
    assert of_two([outcome]) == [] and of_more([outcome])[0][-3:] == ("1.25", "1.04 to 1.82", "2.92")


def test_a_bar_is_reached_or_not() -> None:
    contest = Contest(FIRST.name, "greedy", "random", bar=0.6)
    reached, missed = (of_two([Outcome(contest, [pair] * 9)])[0] for pair in ((1.0, 1.5), (1.0, 2.0)))
    assert (reached[-2:], missed[-2:]) == ((">= 60%", "ok"), (">= 60%", "below"))


def test_every_contest_of_the_page_can_be_played() -> None:
    for contest in CONTESTS:
        assert contest.table().seats == contest.seats
        assert all(called(name, GAMES[contest.game], Rng(0)) for name in (contest.bot, contest.other))


def test_a_bot_may_be_given_a_time() -> None:
    contest = Contest(DUEL.name, "search@1ms", "random")
    assert set(play_deal(contest, 0)) <= {1.0, 1.5, 2.0}
    with pytest.raises(BadOption):
        called("search@0ms", DUEL, Rng(0))
