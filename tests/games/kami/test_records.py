"""Records of Kami that do not follow its rules prove nothing."""

from collections.abc import Callable

import pytest

from kamifuda.core import record
from kamifuda.core.clauses import BadRecord
from kamifuda.games import GAMES
from tests.core.test_record import line, some_record


@pytest.mark.parametrize(
    ("damage", "at", "clause"),
    [
        (line(15, lambda _: "2 0 play_on"), 15, "KAMI-A9"),
        (line(15, lambda _: "2 1 pass"), 15, "KAMI-24"),
        (line(9, lambda text: text.replace("00", "01")), 18, "KAMI-11"),
    ],
)
def test_a_play_against_the_rules_is_named_with_its_clause(damage: Callable[[str], str], at: int, clause: str) -> None:
    changed = record.read(damage(some_record()), GAMES)
    with pytest.raises(BadRecord) as bad:
        record.verify(changed, GAMES)
    assert (bad.value.line, bad.value.reason, bad.value.about) == (at, "illegal-play", clause)
