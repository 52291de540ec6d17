"""One hand at the book: pages come free, slip, are let go, or bring it down."""

from collections.abc import Callable
from itertools import pairwise
from math import dist

import pytest

from kamifuda.book.draw import Draw, simulated
from tests.book.questions import CAREFUL, TICKS, Question, along_the_ridge, built, nervous, pull

IN_THE_BOOK, HELD, DRAWN, ON_THE_FELT = range(4)
SNATCH = along_the_ridge(450)
# Eight pages faster than the little finger can hold them, of a book that forgives it.
TORN = pull(built(), page=20, count=8, grip="little", paper="gentle", gesture=along_the_ridge(800))
FIRST = list(range(19, 27))  # their places


def finished(question: Question, each: Callable[[Draw], None] = lambda draw: None) -> Draw:
    draw = Draw(question)
    while not draw.over:
        draw.advance()
        each(draw)
    return draw


def states(draw: Draw) -> list[int]:
    return [page[4] for page in draw.shown().pages]


@pytest.mark.clause("KMI-20", "KMI-A13")
@pytest.mark.parametrize(
    ("side", "page", "first"), [("left", 1, 0), ("left", 9, 8), ("right", 1, 39), ("right", 9, 31)]
)
def test_a_page_comes_free(side: str, page: int, first: int) -> None:
    """Of 40: it is one's own, and the others are where they were."""
    draw = finished(pull(built(40, 40), side=side, page=page, gesture=CAREFUL))
    outcome = draw.outcome()
    assert (outcome["came"], outcome["fell"], outcome["strays"]) == (1, False, [0, 0])
    assert (outcome["book"]["left"], len(outcome["book"]["pages"])) == (19 if side == "left" else 20, 39)
    assert [place for place, state in enumerate(states(draw)) if state == DRAWN] == [first]


@pytest.mark.clause("KMI-20")
@pytest.mark.parametrize("side", ["left", "right"])
def test_the_hand_holds_one_bundle_from_its_page_inwards(side: str) -> None:
    held: set[tuple[int, ...]] = set()

    def look(draw: Draw) -> None:
        held.add(tuple(place for place, state in enumerate(states(draw)) if state == HELD))

    finished(pull(built(41, 40), side=side, page=3, count=2, gesture=along_the_ridge(60)), look)
    bundle = (2, 3) if side == "left" else (36, 37)
    assert bundle in held
    assert all(set(places) <= set(bundle) for places in held)


@pytest.mark.clause("KMI-A13")
@pytest.mark.parametrize("length", [0, 3, 8])
def test_what_still_touches_the_book_may_be_let_go(length: int) -> None:
    """It stays a page of the book, and the book stands."""
    gesture = along_the_ridge(30, max(length, 1), let_go=60)
    outcome = simulated(pull(built(42), gesture=gesture if length else gesture | {"path": []}))
    assert (outcome["came"], outcome["fell"], len(outcome["book"]["pages"])) == (0, False, 64)


def dragged(question: Question) -> tuple[list[int], list[bool]]:
    """How far the pages were behind the fingers, and whether any had slipped, tick by tick."""
    told: list[tuple[int, bool]] = []
    finished(question, lambda draw: told.append((draw.shown().drag, draw.shown().slipped)))
    return [drag for drag, _ in told], [slipped for _, slipped in told]


def test_who_pulls_faster_drags_more_and_is_told_when_it_slips() -> None:
    calm, _ = dragged(pull(built(42), gesture=along_the_ridge(40)))
    fast, slipped = dragged(TORN)
    assert max(calm) < max(fast) <= 255
    assert slipped[0] is False and slipped[-1] is True and sorted(slipped) == slipped


def test_what_was_let_go_has_not_slipped() -> None:
    drags, slipped = dragged(pull(built(42), gesture=along_the_ridge(30, 8, let_go=60)))
    assert not any(slipped) and drags[-1] == 0


def test_the_balance_is_told_while_it_moves_and_not_of_a_book_that_lies() -> None:
    balances: list[int] = []
    draw = finished(
        pull(built(45, lean=6), page=8, count=8, gesture=SNATCH), lambda d: balances.append(d.shown().balance)
    )
    assert draw.fell and len(set(balances)) > 3 and all(-127 <= balance <= 127 for balance in balances)
    assert balances[0] != 0 and balances[-1] == 0


def test_a_hand_that_never_opens_is_opened_after_20_seconds() -> None:
    draw = finished(pull(built(43, 20), page=3, gesture={"height": 55, "path": [[0, 0, 20, 0]], "let_go": None}))
    assert 20 * TICKS <= draw.ticks <= 23 * TICKS
    assert draw.outcome()["came"] == 0 and HELD not in states(draw)


def test_a_live_hand_that_never_opens_is_opened_after_20_seconds() -> None:
    draw = finished(pull(built(43, 12), page=3))
    assert 20 * TICKS <= draw.ticks <= 23 * TICKS and draw.gesture()["let_go"] is None


@pytest.mark.clause("KMI-21")
def test_what_the_hand_does_with_free_pages_moves_nothing() -> None:
    calm = pull(built(44, 40), page=4, gesture=along_the_ridge(60, 75))
    draw = finished(calm)
    waved = [[tick, (-1) ** tick * 1500, 0, -900] for tick in range(draw.ticks - 2, draw.ticks + 200, 2)]
    path = [sample for sample in calm["gesture"]["path"] if sample[0] < waved[0][0]]
    assert draw.outcome()["came"] == 1
    assert simulated(calm | {"gesture": {"height": 55, "path": path + waved, "let_go": None}}) == draw.outcome()


@pytest.mark.clause("KMI-A41", "KMI-A11")
@pytest.mark.parametrize("seed", range(45, 49))
def test_a_snatch_of_eight_pages_brings_it_down(seed: int) -> None:
    """Those in the fingers have come, all others have fallen."""
    draw = Draw(pull(built(seed), page=8, count=8, gesture=SNATCH))
    before: list[int] = []
    while not draw.over:
        before = states(draw)
        draw.advance()
    outcome = draw.outcome()
    assert outcome["fell"]
    assert outcome["came"] == states(draw).count(DRAWN) >= before.count(DRAWN) + before.count(HELD)
    assert (len(outcome["book"]["pages"]), outcome["book"]["strays"]) == (64 - outcome["came"], [])


@pytest.mark.parametrize("seed", [0, 2, 3])
def test_no_page_falls_through_the_table_or_off_it(seed: int) -> None:
    """However wildly it is torn."""
    torn = {"height": 55, "path": [[tick, 0, 75 * tick, 0] for tick in range(40)], "let_go": None}
    book = simulated(pull(built(seed), page=1, count=8, luck=seed, gesture=torn))["book"]
    for x, z, a, _ in book["pages"]:
        assert abs(x) < 1_500 * 10_000 and -1 * 10_000 < z < 100 * 10_000 and abs(a) < 10 * 1_000_000


def test_what_slips_is_the_innermost() -> None:
    """So the pages that came are the first of the bundle."""
    for seed in range(3):
        draw = finished(TORN | {"book": built(1000 + seed), "luck": seed})
        came = draw.outcome()["came"]
        assert came < 8 and [place for place, state in enumerate(states(draw)) if state == DRAWN] == FIRST[:came]


def test_pages_are_pulled_from_both_sides_alike() -> None:
    for count in (1, 2):
        left = simulated(pull(built(57), side="left", page=2, count=count, gesture=CAREFUL))
        right = simulated(pull(built(57), side="right", page=2, count=count, gesture=CAREFUL))
        assert left["came"] == right["came"] == count and not left["fell"] and not right["fell"]
        assert (left["book"]["left"], right["book"]["left"]) == (32 - count, 32)
        assert left["lean"] < right["lean"]  # it sinks to where pages are missing


@pytest.mark.clause("KMI-24")
def test_one_page_alone_does_not_stand() -> None:
    outcome = simulated(pull(built(58, 2), page=1, gesture=CAREFUL))
    assert (outcome["fell"], outcome["came"], len(outcome["book"]["pages"])) == (True, 1, 1)


def test_the_hand_is_not_faster_than_a_hand() -> None:
    """800 mm a second, however far it shall go at once; and it ends where it shall."""
    hands: list[tuple[float, float, float]] = []

    def look(draw: Draw) -> None:
        if (hand := draw.shown().hand) is not None:
            hands.append(hand)

    far = {"height": 55, "path": [[30, 0, 3000, 0]], "let_go": 200}
    finished(pull(built(59, 12), page=1, gesture=far), look)
    tremor = 6.0  # mm, at most
    assert max(dist(then, now) for then, now in pairwise(hands)) <= 800 / TICKS + tremor
    assert max(hand[2] for hand in hands) > 25


def test_a_hand_is_shown_only_while_it_holds_something() -> None:
    seen: list[tuple[bool, bool]] = []

    def look(draw: Draw) -> None:
        seen.append((draw.shown().hand is not None, HELD in states(draw)))

    finished(pull(built(60, 20), page=2, gesture=CAREFUL), look)
    assert (True, True) in seen and seen[-1][1] is False
    assert all(hand for hand, held in seen if held)


@pytest.mark.clause("KMI-A11")
def test_strays_leave_the_book_and_lie_on_the_felt() -> None:
    """No page is lost, and none is counted twice."""
    stood = astray = 0
    for seed in range(6):
        draw = finished(TORN | {"book": built(1000 + seed), "luck": seed})
        outcome, lying = draw.outcome(), states(draw).count(ON_THE_FELT)
        book, strays = outcome["book"], outcome["strays"]
        if outcome["fell"]:
            continue
        stood += 1
        assert len(book["strays"]) == sum(strays) == lying
        assert len(book["pages"]) + lying + outcome["came"] == 64
        assert book["left"] == 32 - outcome["came"] - strays[0]
        astray += lying
    assert stood > 1 and astray > 0


@pytest.mark.clause("KMI-A11")
def test_strays_of_before_count_for_a_collapse() -> None:
    """More lie on the felt than stand: whatever the hand does, that is a collapse."""
    fresh = simulated({"kind": "stand", "book": built(61, 12), "paper": "normal", "collapse_share": 50})["book"]
    lying = fresh | {"strays": [[900_000, 5_000, 1_570_796, 0]] * 13}
    assert simulated(pull(lying, page=1, gesture=CAREFUL))["fell"]
    assert not simulated(pull(lying | {"strays": lying["strays"][:3]}, page=1, gesture=CAREFUL))["fell"]


def test_a_nervous_hand_may_do_anything_and_the_answer_is_whole() -> None:
    for seed in range(4):
        places = nervous(seed, 100)
        path = [[tick, 9 * x, y, 9 * z] for tick, (x, y, z) in places.items()]
        outcome = simulated(
            pull(built(seed, 12), page=2, count=3, gesture={"height": 95, "path": path, "let_go": None})
        )
        assert {*outcome} == {"came", "fell", "strays", "lean", "ticks", "book", "hash"}
        assert 0 <= outcome["came"] <= 3 and -10 <= outcome["lean"] <= 10
