"""Private and simultaneous plays: nobody's turn is disturbed, and what nobody saw may be taken back."""

import sys
from typing import Any

import pytest

from kamifuda.core.match import Match
from kamifuda.games import GAMES
from kamifuda.server import requests as ask
from kamifuda.server import telling
from kamifuda.server.codes import Refused
from kamifuda.server.decisions import decided
from kamifuda.server.edge import Edge
from kamifuda.server.entries import Entry
from kamifuda.server.newtable import NewTable
from kamifuda.server.table import Table
from tests.server import toy

PEOPLE = ("ann", "bo")
ID = "A" * 22


@pytest.fixture(autouse=True)
def toy_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", sys.modules[toy.__name__])


class Log:
    """A table and how it gets its entries, one a second."""

    def __init__(self, style: str = "online") -> None:
        self.table = Table(ID, Edge())
        asked = NewTable.model_validate({"game": "toy", "style": style, "chairs": [{"who": "me", "name": "Ann"}]})
        self.write("ann", "created", asked.what("ann") | {"server_seed": "00" * 32})
        self.ask(1, ask.Sit(type="sit", table=ID, seat=1, name="Bo"))
        self.ask(0, ask.Start(type="start", table=ID))

    def write(self, person: str, kind: str, what: dict[str, Any]) -> None:
        number = self.table.number + 1
        self.table.apply(Entry(ID, number, number * 1000, kind, {"person": person, "key": None, "what": what}))

    def ask(self, seat: int, request: ask.AboutTable) -> None:
        self.write(PEOPLE[seat], *decided(self.table, PEOPLE[seat], request))

    def play(self, seat: int, step: str, turn: int | None = None) -> None:
        turn = self.table.turns[seat] if turn is None else turn
        self.ask(seat, ask.Play(type="play", table=ID, key="k", seat=seat, turn=turn, steps=[step]))

    def undo(self, seat: int) -> None:
        self.ask(seat, ask.Undo(type="undo", table=ID, seat=seat))

    def chosen(self) -> list[Any]:
        match = self.table.match
        assert isinstance(match, Match)
        chosen: list[Any] = match.game.layout(match.position)[0]
        return chosen

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        return telling.views(self.table, [seat], news=True)


def test_anothers_secret_choice_makes_no_play_stale_and_tells_nothing() -> None:
    log = Log()
    turn, before = log.table.turns[1], log.told(None)
    log.play(0, "choose moon")
    assert log.table.turns[1] == turn
    assert log.told(None) == before and log.told(1)[0]["events"] == []
    log.play(1, "choose sun", turn)
    assert log.chosen() == [["moon"], ["sun"]]


def test_the_same_choice_twice_in_a_row_needs_a_new_turn() -> None:
    log = Log()
    turn = log.table.turns[0]
    log.play(0, "choose moon", turn)
    with pytest.raises(Refused, match="stale"):
        log.play(0, "choose moon", turn)
    assert log.chosen() == [["moon"], []]


def test_what_nobody_saw_may_be_taken_back_even_after_anothers_secret() -> None:
    log = Log()
    log.play(0, "choose moon")
    log.play(1, "choose sun")
    number, turn = log.table.number, log.table.turns[0]
    log.undo(0)
    assert log.chosen() == [[], ["sun"]]
    assert log.table.number == number + 1 and log.table.turns[0] > turn
    log.play(0, "choose sun")
    assert log.chosen() == [["sun"], ["sun"]]


def test_what_was_shown_to_all_and_drawn_may_not() -> None:
    log = Log()
    for seat, step in ((0, "choose moon"), (1, "choose sun"), (0, "choose moon")):
        log.play(seat, step)
    log.undo(0)
    log.play(0, "choose sun")
    with pytest.raises(Refused, match="nothing-to-undo"):
        Log().undo(1)
    log.play(1, "choose moon")
    assert log.table.status == "over"
    with pytest.raises(Refused, match="over"):
        log.undo(1)


def test_a_take_back_of_ones_own_last_play_only() -> None:
    log = Log()
    log.play(0, "choose moon")
    log.play(0, "choose sun")
    log.undo(0)
    assert log.chosen() == [["moon"], []]
    log.undo(0)
    assert log.chosen() == [[], []]
