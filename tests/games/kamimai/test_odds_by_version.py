"""Odds belong to a version: the next calibration changes no match of the one before (CONTRIBUTING, Raise a version)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import pytest

from kamifuda.core import record
from kamifuda.core.clauses import BadRecord
from kamifuda.core.match import Match, plays
from kamifuda.core.options import versions
from kamifuda.core.rng import Rng
from kamifuda.games import kamimai
from kamifuda.games.kamimai import house
from kamifuda.games.kamimai.fitted import ODDS, odds_of
from kamifuda.games.kamimai.layout import arrange
from kamifuda.games.kamimai.odds import fall_of_pull

BEFORE: Any = kamimai
THEN = kamimai.version
NEXT = THEN + 1
LONG = 60  # plays
ORIGIN = record.Origin(text="promise")


@dataclass(frozen=True)
class Raised(kamimai.Options):
    version: int = versions(NEXT)


AFTER: Any = SimpleNamespace(**vars(kamimai) | {"Options": Raised, "version": NEXT})
THERE = {"kamimai": AFTER}


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A program whose book falls sooner, slips more and sways more, in the matches of its own version."""
    usual = odds_of(THEN)
    more = [3 * sway for sway in usual.sway]
    other = replace(usual, base=usual.base + 1, slips=[300_000.0] * 5, sway=more, settle=[-2.0, 1.0])
    monkeypatch.setitem(ODDS, NEXT, other)
    yield
    house.sheets_of.cache_clear()


def played(game: Any, most: int = LONG, **choices: Any) -> Match:
    return play_on(Match(game, game.Options(**choices), ORIGIN.seed()), most)


def play_on(match: Match, most: int = LONG) -> Match:
    rng = Rng(len(match.plays))
    while not match.position.over and len(match.plays) < most:
        seat = match.to_act()[0]
        found = plays(match.legal(seat)) if seat >= 0 else []
        if found:
            match.play(seat, found[rng.below(len(found))])
        else:
            match.answer()
        rng = Rng(len(match.plays))
    return match


def written(match: Match) -> str:
    names = ("Ann", "Bo", "Cy")
    return record.write(record.of(match, names, ORIGIN))


def test_every_version_has_the_newest_odds_that_are_not_newer(raised: None) -> None:
    assert odds_of(THEN) == odds_of(3) == ODDS[3] != odds_of(NEXT) == ODDS[NEXT] == odds_of(NEXT + 5)
    assert odds_of(1) == odds_of(2) == ODDS[3]


def test_a_book_falls_as_in_its_version(raised: None) -> None:
    then, now = (arrange(options, reserves=[], phase="draw", target="A") for options in (kamimai.Options(), Raised()))
    assert fall_of_pull(now, 0, 2, 1) > fall_of_pull(then, 0, 2, 1) == fall_of_pull(then.clone(), 0, 2, 1)
    assert fall_of_pull(now.clone(), 0, 2, 1) == fall_of_pull(now, 0, 2, 1)


def test_a_match_of_the_version_before_is_read_and_proved_by_its_own_odds(raised: None) -> None:
    text = written(played(BEFORE))
    found = record.read(text, THERE)
    assert found.options == Raised(version=THEN) and record.write(found) == text
    record.verify(found, THERE)
    record.check_world(found, THERE)
    with pytest.raises(BadRecord, match="other-answer"):
        record.check_world(replace(found, options=replace(found.options, version=NEXT)), THERE)


def test_half_a_match_of_the_version_before_is_played_on_as_it_would_have_been(raised: None) -> None:
    *_, match = record.replay(record.read(written(played(BEFORE, LONG // 3)), THERE), THERE)
    assert written(play_on(match)) == written(played(BEFORE))


def test_a_match_of_the_next_version_is_proved_by_its_own_odds(raised: None) -> None:
    match = played(AFTER)
    assert match.plays != played(BEFORE).plays
    found = record.read(written(match), THERE)
    record.check_world(found, THERE)
    with pytest.raises(BadRecord, match="other-answer"):
        record.check_world(replace(found, options=replace(found.options, version=THEN)), THERE)
