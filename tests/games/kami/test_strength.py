"""How well bots play Kami: what a search finds, and what it does not see."""

import pytest

from kamifuda.bots.levels import bot
from kamifuda.bots.selfplay import play_match
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from kamifuda.games import kami
from kamifuda.games.kami.layout import arrange
from tests.thinking import searched

SEATS = 4


def test_it_takes_the_master_stroke() -> None:
    position = arrange(
        kami.Options(demoralised=False),
        hands=[["tower", "tower"], ["spear"] * 2, ["soldier"] * 2, ["fool"] * 2],
        attack="horseman",
        attacker=0,
    )
    assert kami.notation(position, 0, searched(position, 0, SEATS, 200).best()) == "hide tower"


def test_it_finishes_with_the_dearer_card() -> None:
    position = arrange(
        kami.Options(demoralised=False),
        hands=[["soldier", "empress"], ["spear"] * 2, ["soldier"] * 2, ["fool"] * 2],
        attack="horseman",
        attacker=0,
    )
    assert kami.notation(position, 0, searched(position, 0, SEATS, 200).best()) == "hide soldier"


def test_nobody_in_the_tree_tells_hidden_cards_apart() -> None:
    """After `hide X, attack spear` seat 1 decides in one and the same place for every X; seat 0 knows better."""
    hands = [["tower", "fool", "spear", "soldier"], ["spear"] * 4, ["soldier"] * 4, ["horseman"] * 4]
    position = arrange(kami.Options(demoralised=False), hands=hands)
    search = searched(position, 0, SEATS, 1)
    keys = set()
    for step in ("hide tower", "hide fool", "hide soldier"):
        world = position.clone()
        search.forget()
        for text in (step, "attack spear"):
            world.apply(0, kami.parse(world, 0, text))
            search.observe(world)
        keys.add((search.key0, search.key1, search.key2, search.key3))
    own, *others = zip(*keys, strict=True)
    assert len(set(own)) == 3
    assert [len(set(other)) for other in others] == [1, 1, 1]


@pytest.mark.parametrize("name", ["greedy", "search:100"])
def test_a_thinking_bot_beats_random_in_paired_deals(name: str) -> None:
    wins = sum(wins_match(name, number, side) for number in range(10) for side in (0, 1))
    assert wins >= 15


def wins_match(name: str, number: int, side: int) -> bool:
    """Whether the bot wins with the even (0) or odd (1) seats against random, in the same deals."""
    bots = [bot(name if seat % 2 == side else "random", kami, Rng(10 * number + seat)) for seat in range(4)]
    match = play_match(kami, kami.Options(target=7), from_text(str(number)), bots)
    return match.scores()[side] > match.scores()[1 - side]
