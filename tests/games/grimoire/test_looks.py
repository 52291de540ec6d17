"""What a step looks like, for searches: one number for all that a viewer can not tell apart, others for the rest."""

from collections.abc import Sequence
from typing import Any

import pytest

from kamifuda.core.position import WORLD
from tests.games.grimoire.table import grimoire_table

EVERYBODY = {WORLD, 0, 1, 2, 3}


def tell(plays: Sequence[str], twins: Sequence[str] | None = None, seat: int = 0, **lies: Any) -> set[int]:
    """Who sees a difference in the last play, if of each pair of arrangements one is here and one there."""
    looks = []
    for which, steps in enumerate((plays, twins or plays)):
        here = {name: pair[which] if isinstance(pair, list) else pair for name, pair in lies.items()}
        companions = ["", "", "", ""]
        companions[seat] = here.pop("mine", "")
        looks.append(grimoire_table(*companions, **here).play(*steps).position)
    return {viewer for viewer in EVERYBODY if looks[0].seen(viewer) != looks[1].seen(viewer)}


@pytest.mark.clause("GRI-30", "GRI-31")
def test_a_card_taken_face_up() -> None:
    assert tell(["take gold_coin"], ["take silver_coin"], pages=(2, 6, 9, 10)) == EVERYBODY
    assert tell(["take gold_coin"], pages=(2, 6, 9, 10)) == set()
    assert tell(["take gold_coin"], pages=[(2, 6, 9, 10), (6, 2, 9, 10)]) == EVERYBODY  # somebody else did it


@pytest.mark.clause("GRI-32")
@pytest.mark.parametrize(
    ("seat", "pages"), [(0, (2, 6, 9, 10)), (1, (6, 2, 9, 10)), (2, (6, 9, 2, 10)), (3, (6, 9, 10, 2))]
)
def test_the_face_down_card(seat: int, pages: tuple[int, ...]) -> None:
    assert tell(["take hidden"], hidden=["gold_coin", "silver_coin"], pages=pages) == {seat}
    assert tell(["take hidden"], hidden=["king", "nun"], pages=pages) == EVERYBODY
    assert tell(["take hidden"], hidden=["king", "gold_coin"], pages=pages) == EVERYBODY
    later = ["take hidden", "take gold_coin"]
    assert tell(later, hidden=["gold_coin", "silver_coin"], pages=pages) == set()  # what was seen before is over


@pytest.mark.clause("GRI-40", "GRI-A30")
def test_luck() -> None:
    lies: dict[str, Any] = {"pages": (1, 6, 9, 10), "deck": "king"}
    assert tell(["replace hidden"], **lies, hidden=["gold_coin", "nun"]) == EVERYBODY  # the card discarded
    assert tell(["replace hidden"], **{**lies, "deck": ["king", "gold_coin"]}) == set()
    assert tell(["replace gold_coin"], **{**lies, "deck": ["king", "nun"]}) == EVERYBODY


@pytest.mark.clause("GRI-41", "GRI-A15")
def test_heal() -> None:
    lies: dict[str, Any] = {"mine": "nun", "pages": (4, 6, 9, 10)}
    assert tell(["heal"], **lies, discard=["gold_coin", "silver_coin"]) == EVERYBODY
    assert tell(["heal"], **lies, deck=["gold_coin", "silver_coin"]) == {0}
    assert tell(["heal"], **lies, deck=["king", "queen"]) == EVERYBODY


@pytest.mark.clause("GRI-43", "GRI-37", "GRI-55")
def test_items() -> None:
    lies: dict[str, Any] = {"mine": "merchant", "points": (1, 0, 0, 0)}
    pages = ["page 7", "page 8", "page 9", "page 10"]  # the last of them opens the books
    assert tell(pages, **lies, item_deck=["junk", "blessed_shoes"]) == {0}
    assert tell([*pages, "shoes"], item_deck="blessed_shoes", deck=["king", "gold_coin"]) == EVERYBODY
    assert tell([*pages, "shoes"], item_deck="blessed_shoes", deck=["king", "nun"], shoes="territory") == EVERYBODY


@pytest.mark.clause("GRI-53")
@pytest.mark.parametrize("wish", ["vp_or_three", "three_keep_one"])
def test_wish(wish: str) -> None:
    pages = ["page 2", "page 15", "page 2", "page 2"]
    steps = [*pages, "cards"] if wish == "vp_or_three" else pages
    assert tell(steps, discard=["king", "queen"], wish=wish) == EVERYBODY
    assert tell(steps, discard="king", wish=wish) == set()


@pytest.mark.clause("GRI-22", "GRI-23")
def test_bookmarks() -> None:
    assert tell(["page 2"], ["page 3"]) == {0}
    assert tell(["page 2", "page 4"], ["page 3", "page 4"]) == set()  # the step of seat 1 is the same
    first, last = ["page 2", "page 4", "page 6"], "page 9"
    assert tell([*first, last], [*first, "page 10"]) == EVERYBODY  # all books are open
    assert tell([*first, last], ["page 3", *first[1:], last]) == EVERYBODY
    assert tell([*first, last, "take gold_coin"], [*first, last, "take silver_coin"]) == EVERYBODY


@pytest.mark.clause("GRI-A13")
def test_whether_an_elemental_came() -> None:
    pages = ["page 10", "page 12", "page 13", "page 14"]
    treasures = [("(gold_coin)", "", "", ""), ("", "", "", "")]
    assert tell(pages, treasures=treasures, lowest_by="total") == EVERYBODY
    assert tell(pages, treasures=treasures) == set()
