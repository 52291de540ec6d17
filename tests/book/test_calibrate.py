"""Calibration: who draws, what is kept of it, how odds are fitted and how they are judged."""

from dataclasses import replace
from pathlib import Path

import pytest

from kamifuda.book.calibrate import fit, logistic, plan, quality, simulate, survival, wanted
from kamifuda.book.calibrate.cells import Share, fresh
from kamifuda.book.calibrate.kept import Kept, Played
from kamifuda.book.calibrate.players import PLAYERS
from kamifuda.book.calibrate.pulls import FULL, GRIPS, Drawn, Known, Pull, Rested
from kamifuda.book.gesture import checked
from kamifuda.core.clauses import BadRecord
from kamifuda.core.rng import Rng

BOOK = Known(32, 32, 0, 0, "normal")
JOB = plan.Job(7, 99, "curious", most=2)


def drawn(fell: bool = False) -> Drawn:
    return Drawn(BOOK, Pull("left", 2, 1), 1, fell, (0, 0), 0)


def book(draws: int, fell: bool) -> Played:
    """So many draws; the last one brings it down, or it is left standing."""
    return Played(0, "casual", True, "", [drawn(fell and place == draws - 1) for place in range(draws)], [])


# Who draws


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(("left", "right"), [(32, 32), (5, 1), (0, 3), (1, 2)])
def test_players_pull_only_what_a_hand_may(player: str, left: int, right: int) -> None:
    for seed in range(100):
        known = Known(left, right, seed % 21 - 10, 0, "normal")
        pull = PLAYERS[player](known, Rng(seed))
        assert pull.page >= 1 and 1 <= pull.count <= known.most(pull.side, pull.page)


@pytest.mark.parametrize(("lean", "side"), [(-6, "right"), (-1, "right"), (1, "left"), (6, "left")])
def test_who_balances_pulls_where_the_book_leans_from(lean: int, side: str) -> None:
    pulls = [PLAYERS["careful, balanced"](replace(BOOK, lean=lean), Rng(seed)) for seed in range(20)]
    assert {pull.side for pull in pulls} == {side}


def test_every_round_asks_for_the_same_and_every_job_has_its_own_luck() -> None:
    first, second = list(plan.jobs(1, 0)), list(plan.jobs(1, 1))
    assert [(job.player, job.usual, job.cell) for job in first] == [(job.player, job.usual, job.cell) for job in second]
    assert len({job.luck for job in first + second}) == len({job.number for job in first + second}) == 2 * len(first)
    assert {job.cell for job in first if job.cell} == {*plan.CELLS, plan.WORN} and first == list(plan.jobs(1, 0))


@pytest.mark.parametrize("name", [name for name, cell in plan.CELLS.items() if cell.path])
def test_the_paths_of_cells_are_gestures(name: str) -> None:
    cell = plan.CELLS[name]
    known, standing = Known(32, 32, 0, 0, "normal"), {"seed": 5, "left": 32, "right": 32, "lean": 0}
    path = simulate.path(cell, standing, known, cell.pull)
    assert checked(path) == path
    _, x, y, z = path["path"][-1]
    assert abs((x**2 + y**2 + z**2) ** 0.5 - simulate.REACH) < 2
    assert (y == simulate.REACH) == (cell.path == "snatched")


def test_every_grip_tries_the_same_page_of_a_worn_book() -> None:
    draws = list(simulate.drawn_from_worn(1, Rng(3)))
    assert [each.pull.grip for each in draws] == list(GRIPS)
    assert len({(each.book, replace(each.pull, grip="free")) for each in draws}) == 1
    assert draws[0].book.draws == plan.WEAR and draws[0].book.pages <= FULL - plan.WEAR + 1


def test_the_same_job_plays_the_same_book() -> None:
    assert simulate.played(JOB) == simulate.played(JOB) != simulate.played(replace(JOB, luck=98))


# What is kept


def test_what_was_seen_is_read_again_as_it_was(tmp_path: Path) -> None:
    line = simulate.played(JOB)
    Kept(tmp_path, 1, "abc").add(line)
    (again,) = Kept(tmp_path, 1, "abc").books.values()
    assert [each.line() for each in again.draws] == line["draws"]
    assert [each.line() for each in again.rests] == line["rests"]
    assert (again.number, again.player, again.usual, again.cell) == (7, "curious", False, "")
    assert not Kept(tmp_path, 1, "other physics").books and not Kept(tmp_path, 2, "abc").books


def test_a_line_that_was_cut_off_is_simulated_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path, 1, "abc")
    for number in (1, 2):
        kept.add({"book": number, "draws": [drawn().line()], "rests": []})
    whole = kept.path.read_bytes()
    kept.path.write_bytes(whole[:-20])
    found = Kept(tmp_path, 1, "abc")
    assert set(found.books) == {1} and found.draws() == 1
    found.add({"book": 2, "draws": [drawn().line()], "rests": []})
    assert kept.path.read_bytes() == whole


@pytest.mark.parametrize("line", ["nonsense", "[]", "{}", '{"book": 1, "draws": [{}], "rests": []}'])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    kept = Kept(tmp_path, 1, "abc")
    kept.add({"book": 1, "draws": [], "rests": []})
    kept.path.write_text(kept.path.read_text() + line + "\n")
    with pytest.raises(BadRecord) as bad:
        Kept(tmp_path, 1, "abc")
    assert (bad.value.line, bad.value.reason) == (2, "not-json")


# How it is fitted


def test_least_squares_find_a_plane() -> None:
    points = [(x / 7, y / 5) for x in range(-6, 7) for y in range(-4, 5)]
    rows = [[(0, 1.0), (1, x), (2, y)] for x, y in points]
    assert logistic.least_squares(rows, [2 - 3 * x + 0.5 * y for x, y in points], 3) == pytest.approx(
        [2, -3, 0.5], abs=1e-4
    )


def test_a_logistic_regression_finds_the_odds_that_were_drawn_from() -> None:
    rng = Rng(4)
    rows = [[(0, 1.0), (1, float(rng.below(5) - 2)), (2, float(rng.below(2)))] for _ in range(20_000)]
    fell = [int(rng.below(1000)) < 1000 * logistic.chance(-1 + 0.8 * row[1][1] + 1.5 * row[2][1]) for row in rows]
    assert logistic.newton(rows, fell, 3) == pytest.approx([-1, 0.8, 1.5], abs=0.12)


def test_what_may_only_add_to_the_risk_never_lowers_it() -> None:
    rows = [[(0, 1.0), (1, float(place % 4)), (2, float(place % 3))] for place in range(300)]
    fell = [place % 4 == 0 or place % 3 == 2 for place in range(300)]
    free, bound = logistic.fitted(rows, fell, 3), logistic.fitted(rows, fell, 3, [1, 2])
    assert free[1] < 0 < free[2] and bound[1] == 0 and bound[2] > 0


def test_a_book_at_rest_falls_sooner_the_more_it_leans() -> None:
    rests = [
        Rested("watch", 60, lean, "normal", lean == 10 and place < 30) for lean in range(11) for place in range(50)
    ]
    base, more = fit.resting(rests)
    assert base < -3 < 0 < more
    assert fit.resting([])[1] >= 0


# How it is judged


def test_who_knows_everything_is_as_good_as_can_be_and_who_knows_the_mean_is_no_better() -> None:
    perfect = quality.judged([(float(place % 4 == 0), place % 4 == 0) for place in range(400)])
    assert (perfect.brier, perfect.better, perfect.error) == (0, 1, 0)
    mean = quality.judged([(0.25, place % 4 == 0) for place in range(400)])
    assert mean.better == pytest.approx(0) and mean.error == pytest.approx(0)
    wrong = quality.judged([(0.9, place % 4 == 0) for place in range(400)])
    assert wrong.better < 0 and wrong.error == pytest.approx(0.65)
    assert [part.draws for part in wrong.deciles] == [40] * 10


def test_nobody_is_judged_on_books_that_were_fitted_to() -> None:
    books = [replace(book(3, True), number=number) for number in range(23)]

    def foresee(known: list[Played], others: list[Played]) -> list[quality.Foreseen]:
        assert not {each.number for each in known} & {each.number for each in others}
        assert len(known) + len(others) == len(books)
        return [(0.5, True) for _ in others]

    assert len(quality.crossed(books, foresee)) == len(books)


@pytest.mark.parametrize(
    ("count", "draws", "low", "high"), [(0, 40, 0, 0.088), (20, 40, 0.352, 0.648), (40, 40, 0.912, 1)]
)
def test_an_interval_of_a_share(count: int, draws: int, low: float, high: float) -> None:
    assert quality.wilson(count, draws) == pytest.approx((low, high), abs=1e-3)


def test_books_that_were_left_standing_count_as_long_as_they_were_drawn_from() -> None:
    books = [book(1, True), book(2, True), book(2, False), book(4, True)]
    assert survival.curve(books) == pytest.approx([1, 0.75, 0.5, 0.5, 0])
    assert survival.median(survival.curve(books)) == 2 and survival.median([1, 0.9, 0.7]) is None
    assert survival.falls_per_draw(books) == pytest.approx(3 / 9)


def test_grips_bite_as_they_should_where_chance_could_have_made_the_difference() -> None:
    near = [Share("", falls, 100) for falls in (2, 7, 9, 17)]
    assert wanted.biting(near).held and not wanted.biting([*near[:3], Share("", 40, 100)]).held
    assert wanted.worse(near, [Share("", 30, 100)] * 4).held and not wanted.worse(near, near).held


def test_a_cell_counts_its_own_draws() -> None:
    cell = Played(0, "", False, "one page, careful", [drawn(True), drawn(), drawn(), drawn()], [])
    assert fresh([cell, book(3, True)])["one page, careful"] == Share("one page, careful", 1, 4)
