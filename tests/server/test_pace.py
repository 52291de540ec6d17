"""How long bots take says nothing about their cards: it depends on what everybody knows of the table."""

from typing import Any

import pytest

from kamifuda.games import GAMES
from kamifuda.server.rooms.pace import BRISK, pace
from tests.examples import FIRST
from tests.server.folding import Log

USUAL = 900
ME = {"who": "me", "name": "Ann"}
WITH_A_BOOK = next(name for name, game in GAMES.items() if game.manifest.physics is not None)


def bot(level: str = "greedy") -> dict[str, str]:
    return {"who": "bot", "level": level}


def taken(*chairs: Any, game: str = FIRST.name, reason: str = "chair", moves: bool = False, **asked: Any) -> int:
    options = dict(GAMES[game].manifest.presets) if moves else {}
    table = Log(game, options=options | {"seats": len(chairs)}, chairs=list(chairs), **asked).table
    level = next(chair.level for chair in table.chairs if chair.level)
    return pace(table, level, reason, USUAL)


def test_one_person_among_bots_goes_at_the_pace_of_their_screen() -> None:
    assert taken(ME, bot()) == taken(ME, bot("random"), bot("greedy"), bot()) == BRISK < USUAL
    assert taken(ME, bot(), game=WITH_A_BOOK) == BRISK  # whose book does not move


@pytest.mark.parametrize(
    "asked",
    [
        {"chairs": (ME, bot("search"))},
        {"chairs": (ME, bot("search:50"))},
        {"chairs": (ME, ME, bot()), "style": "hotseat"},
        {"chairs": (ME, bot()), "clock": {"kind": "move", "amount": 30}},
        {"chairs": (ME, bot()), "game": WITH_A_BOOK, "moves": True},
        {"chairs": (ME, bot()), "reason": "clock"},
    ],
    ids=["it searches", "a little", "people wait for each other", "a clock runs", "a book moves", "a stand-in"],
)
def test_otherwise_nobody_sees_how_hard_it_thought(asked: dict[str, Any]) -> None:
    assert taken(*asked.pop("chairs"), **asked) == USUAL


def test_a_server_may_be_quicker() -> None:
    assert pace(Log(FIRST.name, options={"seats": 2}, chairs=[ME, bot()]).table, "greedy", "chair", 20) == 20
