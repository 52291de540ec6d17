"""Records whose odds are lost: what is said of them, and what is still denied."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from kamifuda.core import record
from kamifuda.core.clauses import BadRecord
from kamifuda.games import GAMES, kamimai
from tests.facts import golden
from tests.program import complaint, printed

GOLDEN = golden(kamimai)


@pytest.mark.parametrize("old", sorted(GOLDEN.glob("odds_of_*sheet*")), ids=lambda file: file.stem)
def test_verify_neither_proves_nor_denies_what_came_from_odds_that_are_lost(old: Path, tmp_path: Path) -> None:
    found = record.read(old.read_text("utf-8"), GAMES)
    with pytest.raises(BadRecord, match="other-answer"):  # by the odds of today
        record.check_world(replace(found, options=replace(found.options, version=3)), GAMES)
    said = printed("verify", str(old))
    assert "neither proved nor disproved" in said and f"the seed “{found.origin.text}”" in said
    assert "ni prouvé ni démenti" in printed("verify", str(old), language="fr")
    (tmp_path / "other").write_text(old.read_text("utf-8").replace(f"seed {found.origin.text}", "seed another"))
    assert "line" in complaint(1, "verify", str(tmp_path / "other"))


LOST = "neither proved nor disproved"
BY_ODDS = "plays nothing was simulated: the odds answered for the book."


def of_version(file: Path, version: int) -> str:
    """The same match, had it been written in another version that has the same options."""
    return re.sub(r"^version \d+$", f"version {version}", file.read_text("utf-8"), flags=re.M)


@pytest.mark.parametrize("name", ["odds_of_60dbb33_seats_1_book_physics", "seats_1_book_physics"])
def test_verify_denies_no_old_book_for_which_the_odds_answered(name: str) -> None:
    """Of version 2, and nothing in it was simulated, so nothing is said to have come out the same."""
    said = printed("verify", str(GOLDEN / f"{name}.record"))
    assert BY_ODDS in said and LOST in said and "simulated again" not in said
    french = printed("verify", str(GOLDEN / f"{name}.record"), language="fr")
    assert "les probabilités ont répondu" in french and "simulé de nouveau" not in french


def test_verify_still_denies_what_the_odds_of_today_would_not_have_answered(tmp_path: Path) -> None:
    (tmp_path / "m").write_text(of_version(GOLDEN / "odds_of_60dbb33_seats_1_book_physics.record", 3))
    assert "line 22: " in complaint(1, "verify", str(tmp_path / "m"))
