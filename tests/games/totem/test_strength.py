"""How well bots play Totem."""

import pytest

from bench.contests import Contest
from kamifuda.bots.levels import bot
from kamifuda.core.match import legal_tree
from kamifuda.core.rng import Rng
from kamifuda.games import totem
from kamifuda.games.totem.layout import arrange
from tests.thinking import BOTS, CLEARLY, DEALS, outcome_of, searched


def test_one_search_finds_all_steps_of_a_play() -> None:
    position = arrange(
        totem.Options(),
        zones=[["blue_1", None, None, None], ["purple_9", None, None, None]],
        face_up=[[True] * 4, [True] * 4],
        hands=[["red_4", "green_5", "blue_2", "red_1"], ["purple_4", "green_8", "blue_12"]],
    )
    steps = []
    for action in searched(position, 0, 2, 400).play():
        steps.append(totem.notation(position, 0, action))
        position.apply(0, action)
    assert steps == ["attack", "red_4", "on 0", "with green_5"]
    assert position.over and position.score(0) == 1


@pytest.mark.parametrize("bot", BOTS)
def test_a_thinking_bot_beats_random(bot: str) -> None:
    assert outcome_of(Contest("totem", bot, "random", DEALS)).share > CLEARLY


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
def test_the_greedy_bot_plays_like_a_beginner(hand: str, own: list[str], others: str, pile: int, play: str) -> None:
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
