"""Kami without a mouse."""

from tests.journeys.keys import play
from tests.journeys.person import OVER, People


def test_a_match_is_played_by_keys_alone(people: People) -> None:
    ana = people.person()
    ana.open(ana.table(4, {"target": 2}, "kami") + "#start")
    play(ana, OVER)
