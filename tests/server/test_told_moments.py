"""What is told of a play is what the match tells of it: its moments, all its events, the present."""

from typing import Any

import pytest

from kamifuda.core import record
from kamifuda.core.game import Game
from kamifuda.core.match import Match, plays
from kamifuda.core.rng import Rng
from kamifuda.games import ALL, GAMES
from kamifuda.server.tables import telling
from kamifuda.server.tables.entries import Entry
from tests.facts import facts, golden
from tests.server.folding import PEOPLE, Log
from tests.spread import allowed

ENOUGH = 150  # plays of one match
EVERY_GAME = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


def anything(log: Log, rng: Rng) -> Entry:
    """Any play that somebody may make."""
    if log.table.answer_due() is not None:
        return log.answer()
    seat = log.table.choosing()[0]
    found = plays(log.match.legal(seat))
    return log.play(seat, found[rng.below(len(found))])


def compare(told: dict[str, Any], match: Match, viewer: int | None) -> bool:
    """Whether the play has passed through several pictures."""
    moments = [moment._asdict() for moment in match.moments(viewer)]
    assert told["seat"] == viewer
    assert told["past"] == moments[:-1]
    assert told["events"] == [event for moment in moments for event in moment["events"]]
    assert told["view"] == moments[-1]["view"]
    return len(moments) > 1


@EVERY_GAME
@pytest.mark.parametrize("size", [min, max], ids=["fewest", "most"])
def test_an_update_tells_everybody_the_moments_of_its_play(game: Game, size: Any) -> None:
    log, rng = Log(game.name, options={"seats": size(allowed(game, "seats"))}), Rng(11)
    everybody = [*enumerate(PEOPLE[: log.table.seats]), (None, "somebody who watches")]
    for _ in range(ENOUGH):
        if log.table.status == "over":
            break
        entry = anything(log, rng)
        for viewer, person in everybody:
            (told,) = telling.update(log.table, entry, person, changed=True)["views"]
            compare(told, log.match, viewer)
    assert len(log.match.plays) > 1


@EVERY_GAME
def test_recorded_matches_are_told_with_all_their_pictures(game: Game) -> None:
    several = 0
    for name in (*facts(game).heard.values(), *facts(game).pictured):
        found = record.read((golden(game) / f"{name}.record").read_text(), GAMES)
        log = Log(game.name, options={"seats": len(found.names)})
        viewers = (None, *range(len(found.names)))
        for match in record.replay(found, GAMES):
            log.table.match = match
            for viewer, told in zip(viewers, telling.views(log.table, viewers, news=True), strict=True):
                several += compare(told, match, viewer)
    assert several > 0
