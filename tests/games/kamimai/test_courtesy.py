"""What bots leave to people, and what a beginner bot does."""

from typing import Any

import pytest

from kamifuda.bots.levels import bot
from kamifuda.bots.selfplay import play_match, seated
from kamifuda.core.game import Polite
from kamifuda.core.match import legal_tree, plays
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from kamifuda.games import kamimai
from kamifuda.games.kamimai.judgement.courtesy import courtesy
from kamifuda.games.kamimai.layout import arrange

SHEET = "I:!fire+water+earth/air+team/fire+air=discard"


def polite(play: str, people: list[int], phase: str = "spells", target: str = "A", **table: Any) -> Polite:
    position = arrange(kamimai.Options(house_rules=SHEET), phase=phase, target=target, **table)
    legal = plays(legal_tree(kamimai, position, 0))
    assert play in legal
    return courtesy(kamimai.view(position, 0), play, legal, people)


SHARED = [["fire", "fire"], ["fire", "fire"], []]


def test_a_spell_that_waits_is_left_and_named() -> None:
    assert polite("cast fire, give 0 fire 2, give 1 fire 2", [1], reserves=SHARED) == ("end", "spell-fire")


@pytest.mark.parametrize(
    ("why", "people", "table"),
    [
        ("they have no such card", [2], {}),
        ("nobody else is there", [0], {}),
        ("it seals the zone", [1], {"scribbled": [[False, True, True]]}),
        (
            "a card would be lost",
            [1],
            {"reserves": [["fire", "fire", "water", "water", "earth"], ["fire", "fire"], []]},
        ),
        ("a curse may take it", [1], {"target": "C"}),
    ],
)
def test_a_spell_that_can_not_wait_is_cast(why: str, people: list[int], table: Any) -> None:
    play = "cast fire, give 0 fire 2, give 1 fire 2"
    assert polite(play, people, **({"reserves": SHARED} | table)) == (play, None), why


def test_cards_that_help_nobody_need_not_be_kept() -> None:
    reserves = [["fire", "fire", "water", "water", "mouse"], ["fire", "fire"], []]
    assert polite("cast fire, give 0 fire 2, give 1 fire 2", [1], reserves=reserves).play != "end"
    rules: Any = {"reserves": [["fire", "fire", *["earth"] * 3], ["fire", "fire"], ["earth"] * 4]}
    assert polite("cast fire, give 0 fire 2, give 1 fire 2", [1], **rules).phrase is None


def test_a_bot_draws_no_more_than_it_may_keep() -> None:
    table: Any = {"phase": "draw", "reserves": [["fire"] * 2, [], []]}
    assert polite("left, page 1", [1], drawn=["air", "air"], **table).play == "done"
    assert polite("left, page 1", [1], drawn=["air"], **table).play == "left, page 1"


def test_where_there_is_room_it_pulls_several_safe_pages_at_once() -> None:
    def pulled(lean: int, reserve: list[str]) -> str:
        options = kamimai.Options(paper="gentle", book="physics")
        position = arrange(options, reserves=[reserve, [], []], phase="draw", target="A", lean=lean)
        for step in ("left", "page 2"):
            position.apply(0, kamimai.parse(position, 0, step))
        return bot("greedy", kamimai, Rng(0)).choose(kamimai.view(position, 0), legal_tree(kamimai, position, 0))

    assert pulled(0, []) in ("pull 2", "pull 3", "pull 4")
    assert pulled(0, ["fire"] * 4) == pulled(-8, []) == "pull 1"


def test_beginners_do_not_tear_the_book_down() -> None:
    """Three of them have turns enough to lose in."""
    for number in range(4):
        options, chance = kamimai.Options(paper="gentle"), from_text(str(number))
        played = play_match(kamimai, options, chance, seated(kamimai, ["random"], 3, chance))
        turns = played.view(None)["turn"]
        assert turns > 2 * sum(play.text == "falls" for play in played.plays) > 0 or played.scores()[0] > 0
