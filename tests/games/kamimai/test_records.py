"""Matches of many kinds write what is read and proved."""

from collections.abc import Iterator
from itertools import product

import pytest

from kamifuda.core import record
from kamifuda.games import GAMES, kamimai
from tests.played import played
from tests.spread import allowed, differences, spread


def every_sheet() -> Iterator[kamimai.Options]:
    """Every number of summoners against every KamiMaï in every mode."""
    seats, sheets, modes = (allowed(kamimai, name) for name in ("seats", "sheet", "difficulty"))
    for number, sheet, mode in product(seats, sheets, modes):
        yield kamimai.Options(seats=number, sheet=sheet, difficulty=mode)


MADE = [*spread(kamimai), *every_sheet()]


@pytest.mark.parametrize("number", range(len(MADE)), ids=lambda number: " ".join(differences(MADE[number])))
def test_summoners_of_every_kind_write_what_is_read_and_proved(number: int) -> None:
    options = MADE[number]
    text = played(kamimai, options, number)
    found = record.read(text, GAMES)
    assert found.options == options and record.write(found) == text
    assert record.verify(found, GAMES).position.over
    record.check_world(found, GAMES)
