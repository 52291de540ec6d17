"""Matches of all versions: the golden records as they were written."""

import re
from collections import Counter
from pathlib import Path

import pytest

from kamifuda.core import options as opt
from kamifuda.core import record
from kamifuda.games import GAMES

MOST_RECORDS = 30  # of a version: they are kept for ever
FILES = sorted((Path(__file__).parent / "golden").glob("*.record"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_old_matches_are_still_read_and_end_as_they_did(file: Path) -> None:
    found = record.read(file.read_text("utf-8"), GAMES)
    assert record.verify(found, GAMES).position.over
    record.check_world(found, GAMES)
    assert record.write(found) == file.read_text("utf-8")


def test_every_version_of_every_game_is_among_them() -> None:
    written = Counter(tuple(re.findall(r"^(?:game|version) (\w+)$", file.read_text("utf-8"), re.M)) for file in FILES)
    assert set(written) == {
        (name, str(version)) for name, game in GAMES.items() for version in opt.known_versions(game.Options)
    }
    assert max(written.values()) <= MOST_RECORDS
