"""Matches of all versions: the golden records as they were written."""

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from kamifuda.core import options as opt
from kamifuda.core import record
from kamifuda.core.game import Game
from kamifuda.games import ALL, GAMES
from tests.facts import facts, golden
from tests.renew import SUMS, pin

MOST_RECORDS = 30  # of a version: they are kept for ever
EVERY_GAME = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


def records(game: Game) -> list[Path]:
    return sorted(golden(game).glob("*.record"))


@pytest.mark.parametrize(
    "file", [pytest.param(file, id=f"{game.name} {file.stem}") for game in ALL for file in records(game)]
)
def test_old_matches_are_still_read_and_end_as_they_did(file: Path) -> None:
    found = record.read(file.read_text("utf-8"), GAMES)
    assert record.verify(found, GAMES).position.over
    record.check_world(found, GAMES)
    assert record.write(found) == file.read_text("utf-8")


@EVERY_GAME
def test_no_record_was_ever_written_again_or_thrown_away(game: Game) -> None:
    """A new one adds its line (`python -m tests.renew records`); whoever changes a line breaks the promise."""
    now = [f"{sha256(file.read_bytes()).hexdigest()}  {file.name}" for file in records(game)]
    assert (golden(game) / SUMS).read_text().splitlines() == now


def test_only_what_is_new_is_pinned(tmp_path: Path) -> None:
    for name, text in (("b", "old"), ("b", "rewritten"), ("a", "new")):
        (tmp_path / f"{name}.record").write_text(text)
        pin(tmp_path)
    sums = [f"{sha256(text).hexdigest()}  {name}.record\n" for name, text in (("a", b"new"), ("b", b"old"))]
    assert (tmp_path / SUMS).read_text() == "".join(sums)


@EVERY_GAME
def test_every_version_is_among_them(game: Game) -> None:
    written = Counter(
        tuple(re.findall(r"^(?:game|version) (\w+)$", file.read_text("utf-8"), re.M)) for file in records(game)
    )
    assert set(written) == {(game.name, str(version)) for version in opt.known_versions(game.Options)}
    assert max(written.values()) <= MOST_RECORDS


@EVERY_GAME
def test_browsers_are_shown_a_match_of_every_present_version(game: Game) -> None:
    heard = [record.read((golden(game) / f"{name}.record").read_text(), GAMES) for name in facts(game).heard.values()]
    assert game.version in {one.version for one in heard}
