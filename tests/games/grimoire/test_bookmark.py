"""The Grimoire phase: everybody bookmarks a page in secret, then all are revealed."""

import pytest

from kamifuda.core.clauses import IllegalAction
from kamifuda.games import grimoire
from tests.games.grimoire.table import WATCHING, grimoire_table
from tests.spread import known

EVERYBODY = (WATCHING, 0, 1, 2)


@pytest.mark.clause("GRI-21")
@pytest.mark.parametrize("seats", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_all_choose_at_the_same_time_in_any_order(seats: tuple[int, ...]) -> None:
    table, pages = grimoire_table("", "", ""), {0: 8, 1: 3, 2: 13}
    waiting = {0, 1, 2}
    for seat in seats:
        assert set(table.match.to_act()) == waiting
        table.play_as(seat, f"page {pages[seat]}")
        waiting.remove(seat)
    assert (table.order, table.lies["pages"], table.actor) == ([1, 0, 2], [8, 3, 13], 1)


@pytest.mark.clause("GRI-22", "GRI-15")
@pytest.mark.parametrize(("round", "page", "refusal"), [
    (1, 6, None), (1, 7, "GRI-22"), (2, 7, None), (2, 8, "GRI-22"), (9, 15, "GRI-22"), (10, 15, None), (20, 15, None),
])  # fmt: skip
def test_a_page_above_the_level_is_refused(round: int, page: int, refusal: str | None) -> None:
    assert grimoire_table(round=round).why_not(f"page {page}") == refusal


@pytest.mark.clause("GRI-A27", "GRI-21")
def test_a_page_must_be_chosen() -> None:
    table = grimoire_table(round=1)
    assert table.legal(0) == {f"page {page}" for page in range(1, 7)}
    assert {table.why_not(step) for step in ("leave", "enough", "take hidden", "token 1", "shoes")} == {"GRI-21"}


@pytest.mark.clause("GRI-22")
def test_a_closed_book_is_not_opened_again() -> None:
    table = grimoire_table("", "", "").play_as(1, "page 8")
    assert (table.match.to_act(), table.legal(1)) == ([0, 2], set())
    assert table.why_not("page 8", 1) == table.why_not("page 3", 1) == "GRI-22"
    with pytest.raises(IllegalAction, match="GRI-22"):
        table.play_as(1, "page 3")


@pytest.mark.clause("GRI-22", "GRI-23")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_page_is_secret_until_all_have_chosen(viewer: int | None) -> None:
    table = grimoire_table("", "", "").play_as(0, "page 8")
    own = 8 if viewer == 0 else None
    assert table.told("bookmarked", viewer) == [{"event": "bookmarked", "seat": 0, "page": own}]
    assert table.view(viewer)["pages"] == [own, None, None]
    assert table.view(viewer)["chosen"] == [True, False, False] and table.view(viewer)["alone"] is None
    table.play_as(2, "page 3")
    assert table.view(viewer)["pages"] == [own, None, 3 if viewer == 2 else None]
    table.play_as(1, "page 8")
    assert table.view(viewer)["pages"] == [8, 8, 3]
    assert table.told("revealed", viewer) == [{"event": "revealed", "pages": [8, 8, 3]}]
    assert table.view(viewer)["alone"] == [False, False, True]


@pytest.mark.clause("GRI-22", "GRI-21")
def test_which_page_was_chosen_changes_nothing_for_the_others() -> None:
    one = grimoire_table("", "", "").play_as(0, "page 5")
    other = grimoire_table("", "", "").play_as(0, "page 15")
    for viewer in (WATCHING, 1, 2):
        assert known(grimoire, one.position, viewer) == known(grimoire, other.position, viewer)
        assert one.events(viewer) == other.events(viewer)
        assert one.position.seen(-1 if viewer is None else viewer) == other.position.seen(
            -1 if viewer is None else viewer
        )
    assert one.position.seen(0) != other.position.seen(0)


@pytest.mark.clause("GRI-23", "GRI-22")
def test_pages_stay_open_to_the_end_of_the_round() -> None:
    table = grimoire_table(pages=(3, 8)).play("take hidden")
    assert table.view(WATCHING)["pages"] == [3, 8]
    table.play("take bronze_coin")
    assert (table.view(WATCHING)["pages"], table.view(0)["pages"]) == ([None, None], [None, None])


@pytest.mark.clause("GRI-23", "GRI-28")
def test_no_page_is_chosen_in_the_quest_phase() -> None:
    table = grimoire_table(pages=(3, 8))
    assert table.why_not("page 3", 1) == "GRI-28"
    assert grimoire.why_not(table.position, 0, 1) == "GRI-23"
    assert table.why_not("page 3") == "GRI-30"  # what is asked now
