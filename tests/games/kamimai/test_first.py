"""Who begins, and what bots leave to people at a first match."""

from typing import Any

import pytest

from kamifuda.core import record
from kamifuda.core.options import BadOption, from_written, renewed, to_text
from kamifuda.core.seed import from_text
from kamifuda.games import GAMES, kamimai
from kamifuda.games.kamimai.options import seated
from kamifuda.server.tables.newtable import made_again
from tests.games.kamimai.newcomer import FirstMatch
from tests.games.kamimai.scenes import match


@pytest.mark.clause("KMI-14")
@pytest.mark.parametrize("warm_up", [False, True])
def test_a_seat_may_be_said_to_begin(warm_up: bool) -> None:
    for seat in range(3):
        table = match("first", first=str(seat), warm_up=warm_up)
        assert table.actor == seat
        assert table.told("first") == [{"event": "first", "seat": seat, "agreed": True}]


@pytest.mark.clause("KMI-14")
@pytest.mark.parametrize("first", ["person", "4"])
def test_nobody_there_to_begin_is_chance(first: str) -> None:
    for seed in range(10):
        assert match(str(seed), first=first).actor == match(str(seed)).actor


def test_what_was_said_is_seen_and_all_else_is_the_same() -> None:
    for value in ("random", "person", "0", "4"):
        options: Any = kamimai.Options(first=value)
        position = kamimai.deal(options, from_text("1"))
        assert kamimai.view(position, None)["options"]["first"] == value
    said, drawn = (kamimai.deal(kamimai.Options(first=first), from_text("1")) for first in ("1", "random"))
    assert (said.left_face, said.right_face, said.lean) == (drawn.left_face, drawn.right_face, drawn.lean)


def test_before_version_4_it_was_chance() -> None:
    written = to_text(kamimai.Options(version=3))
    assert "first" not in written
    assert from_written(kamimai.Options, written, 3).first == "random"
    with pytest.raises(BadOption):
        kamimai.Options(version=3, first="0")


def test_the_first_person_begins_and_the_record_says_it() -> None:
    assert seated(kamimai.Options(first="person"), [2, 1]).first == "2"
    assert seated(kamimai.Options(first="person"), []).first == "person"
    assert seated(kamimai.Options(first="random"), [2]).first == "random"


def test_a_table_settles_it_when_it_begins() -> None:
    for number in range(4):
        first = FirstMatch(number, {"book": "odds"})
        table = first.table
        assert table.choosing() == [first.me]
        assert table.options.first == "person" == renewed(table.options).first
        assert made_again(table, "ann")["options"]["first"] == "person"
        written = record.read(record.write(table.record()), GAMES)
        assert written.options.first == str(first.me)
        assert next(replayed.position for replayed in record.replay(written, GAMES)) == table.playing().position


def test_a_first_match_is_the_newcomer_s() -> None:
    """They act at once, and cast a third of the spells."""
    cast = mine = 0
    for number in range(1, 6):
        first = FirstMatch(number, {"book": "odds"})
        first.play_on(2000)
        assert first.table.status == "over"
        assert first.acted is not None and first.acted <= 20_000
        assert set(first.phrases) <= set(kamimai.manifest.phrases)
        cast, mine = cast + sum(first.cast.values()), mine + first.cast[first.me]
    assert mine * 3 >= cast > 20


def test_by_physics_the_newcomer_begins_too() -> None:
    first = FirstMatch(1, {"book": "physics"})
    first.play_on(12)
    assert first.acted is not None and first.acted <= 20_000
    assert first.table.playing().view(None)["book"]["draws"] > 0
