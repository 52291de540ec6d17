"""A book that lies before it is built again, a sheet that is sealed before the next one."""

import pytest

from tests.games.kamimai.scenes import drawing, scene
from tests.games.kamimai.test_options_kamimai import about_to_seal


def names(events: list[dict[str, object]]) -> list[object]:
    return [event["event"] for event in events]


@pytest.mark.clause("KMI-49", "KMI-51", "KMI-82")
@pytest.mark.parametrize(("difficulty", "energy"), [("normal", 5), ("hard", 4)])
def test_a_book_that_falls_between_two_turns_is_seen_lying(difficulty: str, energy: int) -> None:
    table = scene("", "", phase="settle", target="C", difficulty=difficulty, book="real").play("falls")
    lying, standing = table.match.moments(None)
    assert names(lying.events) == ["fell", "energy"][: 2 if difficulty == "hard" else 1]
    assert (lying.view["fell"], lying.view["energy"], lying.view["turn"]) == ("later", energy, 1)
    assert names(standing.events) == ["built", "turn"]
    assert (standing.view["fell"], standing.view["book"]["built"]) == (None, lying.view["book"]["built"] + 1)


@pytest.mark.clause("KMI-44", "KMI-48")
def test_a_book_that_stays_down_is_the_present() -> None:
    (fell,) = drawing(phase="watch").world("falls").match.moments(None)
    assert fell.view["fell"] == "draw"


@pytest.mark.clause("KMI-38", "KMI-84")
@pytest.mark.parametrize("bonus", [0, 2])
def test_a_sealed_sheet_is_seen_before_the_next(bonus: int) -> None:
    table = about_to_seal(1, "", adventure_bonus=bonus).play("cast air, give 0 air 4")
    sealed, fresh = table.match.moments(0)
    assert names(sealed.events) == [*["cast", "sealed"], *["energy"][: bonus // 2], "sheet"]
    assert (sealed.view["sheet"]["id"], sealed.view["energy"], sealed.view["round"]) == ("I", 5 + bonus, 1)
    assert all(zone["sealed"] for zone in sealed.view["sheet"]["zones"])
    assert (fresh.view["sheet"]["id"], fresh.view["energy"], fresh.view["round"]) == ("II", 5 + bonus, 2)
    assert names(fresh.events) == ["built", "turn"]
