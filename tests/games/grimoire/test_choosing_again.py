"""At a table a bookmark may be moved until everybody has chosen, and that tells nobody where it was or is."""

from typing import Any

import pytest

from kamifuda.server.tables.codes import Refused
from tests.server.folding import Log

BANK = {"kind": "bank", "amount": 60, "increment": 5}
MOVE = {"kind": "move", "amount": 60}


@pytest.fixture
def log() -> Log:
    return begun()


def begun(**asked: Any) -> Log:
    """Two people who are to choose a page."""
    log = Log("grimoire", options={"seats": 2}, **asked)
    (first,) = log.match.to_act()
    log.play(first, "token 1")
    return log


def pages(log: Log) -> list[int]:
    found: list[int] = log.match.game.layout(log.match.position)["pages"]
    return found


@pytest.mark.clause("GRI-22")
def test_a_bookmark_is_moved_while_somebody_still_chooses(log: Log) -> None:
    log.play(0, "page 5")
    log.undo(0)
    assert (pages(log), log.match.to_act()) == ([0, 0], [0, 1])
    log.play(0, "page 3")
    log.play(1, "page 5")
    assert pages(log) == [3, 5]


@pytest.mark.clause("GRI-23")
def test_not_once_the_books_are_open(log: Log) -> None:
    log.play(0, "page 5")
    log.play(1, "page 6")
    for seat in (0, 1):
        with pytest.raises(Refused, match="no-undo"):
            log.undo(seat)


def test_nobody_is_told_which_page_it_was(log: Log) -> None:
    """Byte for byte the same, whatever is chosen and chosen again."""

    def heard(page: int, then: int) -> list[Any]:
        log = begun()
        said: list[Any] = []
        for chosen in (page, then):
            log.play(0, f"page {chosen}")
            said += [log.told(1), log.told(None)]
            log.undo(0)
            said += [log.told(1), log.told(None)]
        return said

    assert heard(1, 6) == heard(6, 6) == heard(4, 2)


def test_who_chooses_again_disturbs_nobody(log: Log) -> None:
    """What another has in the making is still timely."""
    log.play(0, "page 5")
    turns = list(log.table.turns)
    log.undo(0)
    assert log.table.turns == [turns[0] + 1, turns[1]]
    log.play(1, "page 2", turns[1])
    log.undo(1)
    assert pages(log) == [0, 0]


@pytest.mark.parametrize("clock", [BANK, MOVE], ids=["bank", "move"])
def test_who_chooses_again_gains_no_time(clock: dict[str, Any]) -> None:
    log = begun(clock=clock)
    left = log.table.clocks.left_at(0, log.table.number * 1000)
    assert left is not None
    for again in range(1, 4):
        log.play(0, "page 5")
        log.undo(0)
        assert log.table.clocks.left_at(0, log.table.number * 1000) == left - again * 1000  # it ran while they chose
