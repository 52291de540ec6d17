"""How well bots play, every deal once in each seat; and how the bench counts."""

import pytest

from bench.contests import Contest, Outcome, called, play_deal, rank, seats_of
from bench.strengthpage import CONTESTS, of_more, of_two
from kamifuda import compiled
from kamifuda.bots.levels import bot
from kamifuda.core.match import legal_tree
from kamifuda.core.options import BadOption
from kamifuda.core.rng import Rng
from kamifuda.games import ALL, GAMES, totem
from kamifuda.games.totem.layout import arrange

DEALS, ITERATIONS, CLEARLY = (20, 300, 0.8) if compiled() else (3, 60, 0.6)


def outcome_of(contest: Contest) -> Outcome:
    return Outcome(contest, [play_deal(contest, number) for number in range(contest.deals)])


@pytest.mark.parametrize("game", ["totem", "grimoire"])
@pytest.mark.parametrize("bot", ["greedy", f"search:{ITERATIONS}"])
def test_a_thinking_bot_beats_random(game: str, bot: str) -> None:
    assert outcome_of(Contest(game, bot, "random", DEALS)).share > CLEARLY


@pytest.mark.parametrize("seats", [3, 4])
def test_a_greedy_bot_is_the_best_at_a_table_of_random_ones(seats: int) -> None:
    outcome = outcome_of(Contest("grimoire", "greedy", "random", max(2, DEALS // 4), seats))
    assert outcome.rank < 1.5 and outcome.others > seats / 2 + 0.5


HOLDING = ["blue_12", "red_13", "purple_12", "green_13"]


@pytest.mark.parametrize(
    ("hand", "own", "others", "pile", "play"),
    [
        ("red_2 green_8 green_12", HOLDING, "blue_7 purple_9", 20, "attack, green_8, on 0"),  # the cheapest that does
        ("red_6 blue_5 purple_3", HOLDING, "blue_11 purple_13", 20, "attack, red_6, on 0, with blue_5"),
        ("blue_4 green_6", ["red_3"], "blue_13 purple_13", 20, "defend, blue_4"),  # a Shield
        ("purple_2 blue_8", ["red_1", *HOLDING[1:]], "blue_13 purple_13", 20, "exchange, blue_8, on 0"),
        (
            "red_2 green_12",
            HOLDING[:2],
            "blue_11 red_10",
            0,
            "attack, green_12, on 0",
        ),  # the last turn: nothing is dear
        ("red_2 green_9", HOLDING[:2], "blue_11 red_10", 0, "attack, red_2, on 0, with green_9"),
        ("red_2 green_6", HOLDING[:2], "blue_11 red_10", 0, "defend, green_6"),
    ],
)
def test_the_greedy_bot_plays_totem_like_a_beginner(
    hand: str, own: list[str], others: str, pile: int, play: str
) -> None:
    known = {*hand.split(), *own, *others.split()}
    spare = [card for card in totem.card_ids if card not in known]
    position = arrange(
        totem.Options(),
        zones=[[*own, None, None, None][:4], [*others.split(), None, None]],
        face_up=[[False] * 4, [True, True, False, False]],
        spent=[[False] * 4, [True, True, False, False]],
        hands=[hand.split(), spare[:3]],
        pile=spare[3 : 3 + pile],
        discard=spare[3 + pile :],
        last_turn=None if pile else 0,
    )
    assert bot("greedy", totem, Rng(0)).choose(totem.view(position, 0), legal_tree(totem, position, 0)) == play


def test_the_same_contest_ends_the_same() -> None:
    contest = Contest("totem", "search:5", "greedy", options=("zone_size=3",))
    assert play_deal(contest, 1) == play_deal(contest, 1)


@pytest.mark.parametrize(("game", "seats"), [(game.name, seats) for game in ALL for seats in seats_of(game)])
def test_a_bot_is_as_good_as_itself(game: str, seats: int) -> None:
    """Whatever a seat is worth, a deal gives it to everybody."""
    options = ("target=3",) if game == "kami" else ()
    ranks = play_deal(Contest(game, "greedy", "greedy", seats=seats, options=options), 7)
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
    outcome = Outcome(Contest("totem", "greedy", "random"), pairs)
    low, high = outcome.share_interval
    assert [outcome.count(rank) for rank in (1.0, 1.5, 2.0)] == [40, 10, 30] and outcome.matches == 80
    assert outcome.share == 0.5625 and 0.43 < low < 0.46 and 0.66 < high < 0.69
    assert Outcome(outcome.contest, [(1.0, 1.0)] * 20).share_interval[0] < 0.95


def test_ranks_are_told_beside_those_of_the_others() -> None:
    outcome = Outcome(Contest("grimoire", "search:5", "greedy", seats=4), [(1.0, 2.0, 1.0, 1.0)] * 12)
    assert (outcome.rank, outcome.others) == (1.25, (10 - 1.25) / 3)
    assert of_two([outcome]) == [] and of_more([outcome])[0][-3:] == ("1.25", "1.04 to 1.82", "2.92")


def test_a_bar_is_reached_or_not() -> None:
    contest = Contest("grimoire", "greedy", "random", bar=0.6)
    reached, missed = (of_two([Outcome(contest, [pair] * 9)])[0] for pair in ((1.0, 1.5), (1.0, 2.0)))
    assert (reached[-2:], missed[-2:]) == ((">= 60%", "ok"), (">= 60%", "below"))


def test_every_contest_of_the_page_can_be_played() -> None:
    for contest in CONTESTS:
        assert contest.table().seats == contest.seats
        assert all(called(name, GAMES[contest.game], Rng(0)) for name in (contest.bot, contest.other))


def test_a_bot_may_be_given_a_time() -> None:
    contest = Contest("totem", "search@1ms", "random")
    assert set(play_deal(contest, 0)) <= {1.0, 1.5, 2.0}
    with pytest.raises(BadOption):
        called("search@0ms", GAMES["totem"], Rng(0))
