"""The window in which five Soldiers are shown at a live table."""

import pytest

from kamifuda.core.game import Window
from kamifuda.core.match import Play
from kamifuda.games import kami
from tests.games.kami.table import kami_match, kami_table
from tests.games.kami.test_demoralised import FIVE, FOUR, NONE, OTHER, dealt

FOUND = kami.manifest.window
assert FOUND is not None
WINDOW: Window = FOUND


@pytest.mark.clause("KAMI-A26")
def test_it_is_open_for_five_seconds_after_a_deal_that_asks() -> None:
    assert WINDOW.seconds == 5
    assert WINDOW.is_open(kami_match("window", kami.Options()).position)
    for options in ({"demoralised": False}, {"goita_hands": True}, {"seats": 3}, {"seats": 2}):
        assert not WINDOW.is_open(kami_match("window", kami.Options(**options)).position)
    table = dealt(FIVE, NONE, OTHER, FOUR).play("show", "play_on", "play_on", "play_on")
    assert not WINDOW.is_open(table.position)  # KAMI-A9: the partner takes as long as it takes
    assert WINDOW.is_open(table.play("cancel").position)


@pytest.mark.clause("KAMI-A26")
@pytest.mark.parametrize("hand", [FOUR, FIVE])
def test_silence_means_to_play_on_whatever_is_held(hand: str) -> None:
    table = dealt(hand, NONE, OTHER, OTHER)
    table.match.play_together([Play(seat, WINDOW.silence) for seat in range(4)])
    assert table.view(None)["shown"] == [] and table.view(None)["phase"] == "lead"
    assert [event["event"] for event in table.events(None)] == ["answered"] * 4


@pytest.mark.clause("KAMI-A26")
def test_what_was_shown_is_told_when_all_have_answered() -> None:
    table = dealt(NONE, FIVE, OTHER, FOUR)
    table.match.play_together([Play(0, "play_on"), Play(1, "show"), Play(2, "play_on"), Play(3, "play_on")])
    assert table.told("shown", None) == [{"event": "shown", "seat": 1}] and table.match.to_act() == [3]


def test_all_of_them_are_played_or_none() -> None:
    table = dealt(FOUR, NONE, OTHER, OTHER)
    before = table.position
    with pytest.raises(Exception, match="KAMI-24"):
        table.match.play_together([Play(3, "play_on"), Play(0, "show")])
    assert table.position is before and table.match.plays == []


def test_no_window_is_open_at_the_end() -> None:
    assert not WINDOW.is_open(
        kami_table("tower fool", seats=3, points=[14, 0, 0]).play("hide tower, attack fool").position
    )
