"""Phase 2: pages out of the standing book."""

from typing import Any

import pytest

from kamifuda.core.clauses import BadNotation
from tests.games.kamimai.scenes import WATCHING, Scene, all_of, every_card, match, scene

BOOKS = pytest.mark.parametrize("book", ["odds", "real"])


@pytest.mark.clause("KMI-19")
@BOOKS
def test_at_least_one_card_must_be_drawn(book: str) -> None:
    table = scene("", "", target="A", phase="draw", book=book)
    assert table.why_not("done") == "KMI-19"
    table.play("drew air") if book == "real" else table.draw()
    assert table.why_not("done") is None
    assert table.play("done").phase == "watch"


@pytest.mark.clause("KMI-19", "KMI-A12")
def test_a_pull_that_brought_nothing_is_no_draw() -> None:
    table = scene("", "", target="A", phase="draw").play("left, page 1", "pull 1").world("came 0", "stands, lean 2")
    assert (table.phase, table.why_not("done"), table.lies["drawn"]) == ("draw", "KMI-19", [])


@pytest.mark.clause("KMI-20")
def test_one_hand_holds_one_bundle_at_a_time() -> None:
    """On one side, pages next to each other; nothing else until it came or was let go."""
    table = scene("", "", target="A", phase="draw").play("left, page 3")
    assert table.view()["fingers"] == {"side": "left", "page": 3, "pull": None}
    assert table.legal() == {"let go", *(f"pull {pages}" for pages in range(1, 9))}
    assert {table.why_not(step) for step in ("right", "left", "done", "page 4")} == {"KMI-15"}
    with pytest.raises(BadNotation):
        table.play("pull 1, right")


@pytest.mark.clause("KMI-21", "KMI-D11")
@pytest.mark.parametrize("phase", ["came", "answer"])
def test_the_activator_touches_the_book_only_while_pulling(phase: str) -> None:
    table = scene("", "", target="A", phase="draw").play("left, page 3", "pull 2")
    if phase == "answer":
        table.world("came 1")
    assert (table.phase, table.match.to_act()) == (phase, [-1])
    refused = {
        table.why_not(step, seat) for seat in (0, 1) for step in ("pull 1", "let go", "came 2", "stands", "left")
    }
    assert refused == {"KMI-21"}


@pytest.mark.clause("KMI-21", "KMI-A12")
def test_after_the_end_is_declared_nobody_touches_the_book() -> None:
    table = scene("", "", target="A", phase="draw", drawn="fire").play("done")
    assert table.told("done") == [{"event": "done", "seat": 0, "count": 1}]
    assert {table.why_not(step, 0) for step in ("left", "pull 1", "done", "end")} == {"KMI-A18"}
    table.world("stands")
    assert {table.why_not(step) for step in ("left", "done")} == {"KMI-15"}


@pytest.mark.clause("KMI-23")
def test_one_may_look_from_every_angle_before_choosing_any_page() -> None:
    """Any page of either side, and looking changes nothing."""
    table = match("look", seats=2)
    before, plays = table.lies, table.plays()
    book = table.view()["book"]
    assert plays == [f"{side}, page {page}" for side in ("left", "right") for page in range(1, 33)]
    assert None not in book["faces"] and [book["left"], book["right"]] == [32, 32] and abs(book["lean"]) < 2
    table.play("right, page 17", "let go")
    assert (table.lies, table.plays()) == (before, plays)


@pytest.mark.clause("KMI-24")
def test_the_last_page_is_never_pulled() -> None:
    table = scene("", "", target="A", phase="draw", pages="fire air earth", left=3, right=0, faces=(None, None))
    assert "right" not in table.legal()
    table.play("left, page 1")
    assert table.legal() == {"let go", "pull 1", "pull 2"}
    assert table.why_not("pull 3") == "KMI-24"
    table.play("pull 2").world("came 2", "stands, lean 0")
    assert (table.legal(), table.why_not("left")) == ({"done"}, "KMI-24")


@pytest.mark.clause("KMI-24")
def test_the_last_card_of_a_real_book_is_never_drawn() -> None:
    table = scene("", "", target="A", phase="draw", pages="fire air", book="real")
    assert table.legal() == {"drew fire", "drew air", "falls"}
    table.play("drew air")
    assert (table.legal(), table.why_not("drew fire")) == ({"done", "falls"}, "KMI-24")


@pytest.mark.clause("KMI-A12")
def test_any_number_of_cards_singly_or_in_bundles() -> None:
    table = match("many", seats=2).draw("left").draw("right", page=4, count=8).draw("left", page=31, count=1)
    assert len(table.lies["drawn"]) == 10
    assert [event["of"] for event in table.told("came")] == [1, 8, 1]
    assert [table.lies["left"], table.lies["right"]] == [30, 24]
    assert all_of(table) == every_card(2)


@pytest.mark.clause("KMI-A12", "KMI-24")
def test_a_bundle_lies_on_one_side_from_its_page_inwards() -> None:
    table = scene("", "", target="A", phase="draw", left=32).play("left, page 30")
    assert table.legal() == {"let go", "pull 1", "pull 2", "pull 3"}  # pages 30, 31 and 32
    assert table.why_not("pull 4") == "KMI-A12"


@pytest.mark.clause("KMI-A12", "KMI-24")
def test_in_a_thin_book_a_bundle_ends_with_its_side_before_the_book_does() -> None:
    table = scene("", "", target="A", phase="draw", left=2, right=3).play("left, page 1")
    assert table.legal() == {"let go", "pull 1", "pull 2"}
    assert [table.why_not(f"pull {count}") for count in (3, 4, 5)] == ["KMI-A12", "KMI-A12", "KMI-24"]


@pytest.mark.clause("KMI-A13")
def test_what_still_touches_the_book_may_be_let_go() -> None:
    table = match("let go", seats=2)
    before = table.lies
    table.play("left, page 1", "let go")
    assert table.told("let_go") == [{"event": "let_go", "seat": table.actor}]
    assert (table.lies, table.phase, table.why_not("let go")) == (before, "draw", "KMI-A13")


@pytest.mark.clause("KMI-A13")
def test_what_no_longer_touches_the_book_is_drawn() -> None:
    table = scene("", "", target="A", phase="draw", faces=("wolf", None)).play("left, page 1", "pull 3").world("came 1")
    assert table.lies["drawn"] == ["wolf"]
    assert table.told("came") == [{"event": "came", "seat": 0, "cards": ["wolf"], "count": 1, "of": 3}]
    table.world("stands, lean 0")
    assert table.why_not("let go") == "KMI-A13"
    assert table.legal() == {"left", "right", "done"}


# What can be seen


@pytest.mark.clause("KMI-A14")
def test_the_outer_pages_are_seen_before_they_are_drawn() -> None:
    table = match("outer", seats=2)
    left, right = table.lies["faces"]
    assert left and right and table.view(1)["book"]["faces"] == [left, right]
    table.draw("right")
    assert table.lies["drawn"] == [right]
    new = table.lies["faces"][1]
    assert new and table.told("face") == [{"event": "face", "side": "right", "card": new}]
    table.draw("left", page=2, count=3)
    assert table.lies["faces"] == [left, new]  # only what is outermost can be read


@pytest.mark.clause("KMI-A14")
def test_without_visible_faces_nobody_knows_a_page_before_it_is_drawn() -> None:
    table = match("blind", seats=2, faces_visible=False)
    assert (table.lies["faces"], table.told("built")[0]["faces"]) == ([None, None], [None, None])
    table.draw("left", count=2)
    assert len(table.lies["drawn"]) == 2
    assert (table.view()["book"]["faces"], table.told("face")) == ([None, None], [])


# Strays


def pulled(**choices: Any) -> Scene:
    """Two pages came out of ten; the book has not answered yet."""
    table = scene(
        "", "", target="A", phase="draw", pages="water water water fire fire fire earth earth air air", **choices
    )
    return table.play("left, page 1", "pull 2").world("came 2")


@pytest.mark.clause("KMI-A11")
def test_single_strays_are_no_collapse() -> None:
    table = pulled().world("stray right 2")
    lies = table.lies
    assert (lies["left"], lies["right"], len(lies["felt"]), lies["unseen_strays"]) == (3, 3, 2, 0)
    table.world("stands, lean 1")
    assert (table.phase, table.energy, table.told("fell")) == ("draw", 5, [])
    assert table.told("strayed") == [{"event": "strayed", "side": "right", "count": 2, "cards": lies["felt"]}]
    assert table.view(WATCHING)["book"]["strays"] == 2


@pytest.mark.clause("KMI-A11")
@pytest.mark.parametrize(("share", "strays"), [(50, 4), (20, 2), (80, 7), (51, 5)])
def test_so_many_strays_are_a_collapse(share: int, strays: int) -> None:
    """Of the eight cards that are left."""
    table = pulled(collapse_share=share)
    for number in range(1, strays + 1):
        assert table.why_not("stands", -1) is None
        table.world(f"stray {'right' if number % 2 else 'left'} 1")
    assert (table.why_not("stands", -1), "falls" in table.legal()) == ("KMI-A11", True)
    table.world("falls")
    assert (table.energy, table.phase) == (4, "keep")


@pytest.mark.clause("KMI-A11")
def test_strays_stay_on_the_felt_until_the_next_rebuild() -> None:
    table = pulled().world("stray right 1", "stands, lean 0").play("done").world("stands")
    (stray,) = table.lies["felt"]
    table.play("end", "end", "stands")
    assert table.lies["felt"] == [stray]
    table.play("left, page 1", "pull 1").world("came 1", "falls").play("end")
    assert (table.lies["felt"], table.view()["book"]["strays"], all_of(table)) == ([], 0, every_card(2))


@pytest.mark.clause("KMI-A11", "KMI-51")
def test_strays_return_at_a_rebuild_without_the_discard_too() -> None:
    table = scene("", "", target="A", phase="settle", felt="wolf", discard="imp").world("falls")
    assert (table.lies["felt"], table.discard) == ([], "imp")
    assert table.lies["left"] + table.lies["right"] == 63


@pytest.mark.clause("KMI-A11")
def test_by_option_strays_are_drawn() -> None:
    table = pulled(stray_cards="drawn").world("stray right 2", "stands, lean 1")
    assert (len(table.lies["drawn"]), table.lies["felt"], table.lies["right"]) == (4, [], 3)


@pytest.mark.clause("KMI-A11", "KMI-A14")
def test_strays_of_a_blind_book_are_unknown() -> None:
    table = pulled(faces_visible=False).world("stray left 2")
    assert (table.lies["felt"], table.lies["unseen_strays"], table.lies["left"]) == ([], 2, 1)
    assert table.told("strayed") == [{"event": "strayed", "side": "left", "count": 2, "cards": []}]


# The empty book


@pytest.mark.clause("KMI-A15")
@BOOKS
@pytest.mark.parametrize("pages", ["", "fire"])
def test_a_book_of_at_most_one_page_is_built_anew_without_loss(pages: str, book: str) -> None:
    table = scene("wolf imp", "mouse", target="B", phase="settle", activator=1, pages=pages, felt="air", book=book)
    table.play("stands")
    assert table.told("emptied") == [{"event": "emptied", "lost": False}]
    assert (table.phase, table.actor, table.energy, table.discard) == ("draw", 1, 5, "")
    assert (table.lies["felt"], table.reserves) == ([], ["wolf imp", "mouse"])
    assert table.lies["left"] + table.lies["right"] == 61 and all_of(table) == every_card(2)


@pytest.mark.clause("KMI-A15")
def test_two_pages_are_enough() -> None:
    table = scene("", "", target="B", phase="settle", pages="fire air", discard="wolf").world("stands")
    assert (table.told("emptied"), table.lies["left"] + table.lies["right"]) == ([], 2)


@pytest.mark.clause("KMI-A15")
def test_by_option_an_empty_book_costs_energy() -> None:
    table = scene("", "", target="B", phase="settle", pages="fire", empty_grimoire="lose_energy").world("stands")
    assert (table.energy, table.lies["left"] + table.lies["right"], table.discard) == (4, 64, "")
    assert table.told("energy") == [{"event": "energy", "lost": 1, "left": 4, "why": "empty"}]
    last = scene("", "", target="B", phase="settle", pages="fire", empty_grimoire="lose_energy", energy=1)
    assert last.world("stands").over


@pytest.mark.clause("KMI-A15", "KMI-24")
def test_strays_may_empty_the_book_while_a_draw_is_owed() -> None:
    table = scene(
        "", "", target="A", phase="draw", pages="fire air earth", left=3, right=0, collapse_share=80
    ).play("left, page 1", "pull 1").world("came 0", "stray left 2", "stands, lean 0")  # fmt: skip
    assert (table.phase, table.lies["left"] + table.lies["right"]) == ("draw", 64)
    assert table.told("emptied") == [{"event": "emptied", "lost": False}]
