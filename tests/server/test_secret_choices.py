"""Private and simultaneous plays: nobody's turn is disturbed, and what nobody saw may be taken back."""

import sys
from typing import Any

import pytest

from kamifuda.games import GAMES
from kamifuda.server.tables.codes import Refused
from tests.server import toy
from tests.server.folding import Log


@pytest.fixture(autouse=True)
def toy_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", sys.modules[toy.__name__])


def chosen(log: Log) -> list[Any]:
    found: list[Any] = log.match.game.layout(log.match.position)[0]
    return found


def test_anothers_secret_choice_makes_no_play_stale_and_tells_nothing() -> None:
    log = Log("toy")
    turn, before = log.table.turns[1], log.told(None)
    log.play(0, "choose moon")
    assert log.table.turns[1] == turn
    assert log.told(None) == before and log.told(1)[0]["events"] == []
    log.play(1, "choose sun", turn)
    assert chosen(log) == [["moon"], ["sun"]]


def test_the_same_choice_twice_in_a_row_needs_a_new_turn() -> None:
    log = Log("toy")
    turn = log.table.turns[0]
    log.play(0, "choose moon", turn)
    with pytest.raises(Refused, match="stale"):
        log.play(0, "choose moon", turn)
    assert chosen(log) == [["moon"], []]


def test_what_nobody_saw_may_be_taken_back_even_after_anothers_secret() -> None:
    log = Log("toy")
    log.play(0, "choose moon")
    log.play(1, "choose sun")
    number, turn = log.table.number, log.table.turns[0]
    log.undo(0)
    assert chosen(log) == [[], ["sun"]]
    assert log.table.number == number + 1 and log.table.turns[0] > turn
    log.play(0, "choose sun")
    assert chosen(log) == [["sun"], ["sun"]]


def test_what_was_shown_to_all_and_drawn_may_not() -> None:
    log = Log("toy")
    for seat, step in ((0, "choose moon"), (1, "choose sun"), (0, "choose moon")):
        log.play(seat, step)
    log.undo(0)
    log.play(0, "choose sun")
    with pytest.raises(Refused, match="nothing-to-undo"):
        Log("toy").undo(1)
    log.play(1, "choose moon")
    assert log.table.status == "over"
    with pytest.raises(Refused, match="over"):
        log.undo(1)


def test_a_take_back_of_ones_own_last_play_only() -> None:
    log = Log("toy")
    log.play(0, "choose moon")
    log.play(0, "choose sun")
    log.undo(0)
    assert chosen(log) == [["moon"], []]
    log.undo(0)
    assert chosen(log) == [[], []]
