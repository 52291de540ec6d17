"""How well bots play, in paired deals; and how the bench counts."""

import pytest

from bench.contests import Contest, Outcome, called, for_two, play_pair
from kamifuda import compiled
from kamifuda.bots.levels import bot
from kamifuda.core.match import legal_tree
from kamifuda.core.options import BadOption
from kamifuda.core.rng import Rng
from kamifuda.games import ALL, GAMES, totem
from kamifuda.games.totem.layout import arrange

PAIRS, ITERATIONS, CLEARLY = (20, 300, 0.8) if compiled() else (3, 60, 0.6)


@pytest.mark.parametrize("bot", ["greedy", f"search:{ITERATIONS}"])
def test_a_thinking_bot_beats_random_at_totem(bot: str) -> None:
    contest = Contest("totem", bot, "random")
    outcome = Outcome(contest, [play_pair(contest, number) for number in range(PAIRS)])
    assert outcome.share > CLEARLY


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
    assert play_pair(contest, 1) == play_pair(contest, 1)


@pytest.mark.parametrize("game", [game.name for game in ALL if for_two(game)])
def test_a_bot_is_as_good_as_itself(game: str) -> None:
    """Whatever the first seat is worth, a pair gives it to both."""
    options = ("target=3",) if game == "kami" else ()
    assert play_pair(Contest(game, "greedy", "greedy", options=options), 7) in ((1, 0), (0, 1), (0.5, 0.5))


def test_points_are_counted_by_pairs() -> None:
    pairs = [(1.0, 1.0), (1.0, 0.0), (0.5, 1.0), (0.0, 0.0)] * 10
    outcome = Outcome(Contest("totem", "greedy", "random"), pairs)
    low, high = outcome.interval
    assert [outcome.count(points) for points in (1.0, 0.5, 0.0)] == [40, 10, 30]
    assert outcome.share == 0.5625 and 0.43 < low < 0.46 and 0.66 < high < 0.69
    assert Outcome(outcome.contest, [(1.0, 1.0)] * 20).interval[0] < 0.95


def test_a_bot_may_be_given_a_time() -> None:
    contest = Contest("totem", "search@1ms", "random")
    assert set(play_pair(contest, 0)) <= {0.0, 0.5, 1.0}
    with pytest.raises(BadOption):
        called("search@0ms", GAMES["totem"], Rng(0))
