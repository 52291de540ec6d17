"""The odds of a fall: what makes a pull riskier, and that WORLD keeps to them."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from kamifuda.core.match import actions
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games import kamimai
from kamifuda.games.kamimai.fitted import odds_of
from kamifuda.games.kamimai.layout import arrange
from kamifuda.games.kamimai.odds import MILLION, fall_of_pull
from kamifuda.games.kamimai.odds import risk as risk_of
from kamifuda.games.kamimai.rules import KamiMai
from tests.games.kamimai.scenes import Scene, match, scene

ODDS = odds_of(kamimai.version)
GRIPS = ("free", "middle", "ring", "little", "off_hand")
PAPERS = ("gentle", "normal", "stern")
LEFT, RIGHT = 0, 1
CAREFUL, STEADY, QUICK = 0, 1, 2
CERTAIN = 0.999 * MILLION  # where a table of chances is as good as full
SAMPLES = 20_000
TABLES: list[dict[str, Any]] = [
    {"seats": 1, "sheet": "III", "difficulty": "hard", "paper": "stern"},
    {"seats": 2, "faces_visible": False, "collapse_share": 20, "paper": "stern"},
    {"seats": 3, "stray_cards": "drawn", "warm_up": True, "empty_grimoire": "lose_energy"},
    {"seats": 5, "sheet": "adventure", "difficulty": "easy", "paper": "gentle", "curse_on_collapse": True},
]


def book(pages: int = 64, *, lean: int = 0, draws: int = 0, grip: str = "free", **choices: Any) -> KamiMai:
    """So many pages stand, as many on the left as on the right, or one more."""
    return arrange(
        kamimai.Options(**choices), reserves=[], phase="draw", target="A", left=pages - pages // 2, right=pages // 2,
        lean=lean, draws=draws, grip=grip,
    )  # fmt: skip


def risk(position: KamiMai, side: int = LEFT, page: int = 1, pulled: int = 1) -> int:
    return fall_of_pull(position, side, page, pulled)


def growing(risks: list[int]) -> bool:
    """Each more than the one before, until it is certain."""
    return all(a < b or a > CERTAIN for a, b in pairwise(risks))


def often(found: Counter[str], expected: dict[str, float]) -> bool:
    """Whether what was found so often is what was expected, within four and a half standard deviations each."""
    total = found.total()
    return set(found) <= set(expected) and all(
        abs(found[what] - total * share) <= 4.5 * (total * share * (1 - share)) ** 0.5 + 1
        for what, share in expected.items()
    )


def answers(position: KamiMai) -> Counter[str]:
    """What WORLD says now, in many worlds."""
    rng = Rng(11)
    found = Counter(position.world(rng) for _ in range(SAMPLES))
    return Counter({kamimai.notation(position, WORLD, action): count for action, count in found.items()})


@pytest.mark.parametrize("pages", [64, 48, 32, 20, 12])
@pytest.mark.parametrize("page", [1, 2, 4])
@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_more_pages_at_once_are_riskier(pages: int, page: int, side: int) -> None:
    most = min(8, pages // 2 - page + 1)
    assert growing([risk(book(pages), side, page, pulled) for pulled in range(1, most + 1)])


@pytest.mark.parametrize("pages", [64, 24])
@pytest.mark.parametrize("pulled", [1, 4])
def test_a_pull_is_riskier_the_quicker_it_is(pages: int, pulled: int) -> None:
    risks = [risk_of(book(pages), LEFT, 3, pulled, care) for care in (CAREFUL, STEADY, QUICK)]
    assert risks == sorted(risks) and risks[0] < risks[-1]
    assert risks[0] == risk(book(pages), LEFT, 3, pulled)


@pytest.mark.clause("KMI-68", "KMI-A37")
@pytest.mark.parametrize("pages", [64, 40, 20])
@pytest.mark.parametrize("pulled", [1, 2])
def test_the_grips_are_harder_in_their_order(pages: int, pulled: int) -> None:
    assert growing([risk(book(pages, grip=grip), pulled=pulled) for grip in GRIPS])


@pytest.mark.clause("KMI-A37")
@pytest.mark.parametrize("grip", GRIPS)
def test_what_matters_to_hands_does_not_matter_to_the_odds(grip: str) -> None:
    assert risk(book(grip=grip, grip_profile="probability")) == risk(book(grip=grip, grip_profile="physical"))


@pytest.mark.parametrize("pulled", [1, 2, 3])
def test_a_thinner_book_is_riskier(pulled: int) -> None:
    assert growing([risk(book(pages), pulled=pulled) for pages in range(64, 7, -2)])


def test_a_worn_book_is_no_safer() -> None:
    """What wears it is how it leans; the number of draws may add to that."""
    risks = [risk(book(40, draws=draws)) for draws in range(ODDS.worn_out + 5)]
    assert risks == sorted(risks) and risks[ODDS.worn_out] == risks[-1]


@pytest.mark.parametrize("page", [1, 10])
def test_a_leaning_book_is_riskier(page: int) -> None:
    assert growing([risk(book(lean=-lean), LEFT, page) for lean in range(11)])
    assert growing([risk(book(lean=lean), RIGHT, page) for lean in range(11)])


@pytest.mark.parametrize("lean", range(-10, 11))
def test_left_and_right_are_alike(lean: int) -> None:
    assert risk(book(lean=lean), LEFT) == risk(book(lean=-lean), RIGHT)


@pytest.mark.parametrize("lean", range(1, 11))
def test_to_pull_where_it_leans_from_is_safer(lean: int) -> None:
    assert risk(book(lean=lean), LEFT) < risk(book(lean=lean), RIGHT)


@pytest.mark.parametrize("pages", [64, 30, 14])
def test_gentle_paper_is_safer_and_stern_paper_riskier(pages: int) -> None:
    assert growing([risk(book(pages, paper=paper)) for paper in PAPERS])


def test_a_chance_is_a_chance() -> None:
    extremes = [
        risk(book(pages, lean=lean, draws=draws, grip=grip, paper=paper), side, 1, pulled)
        for pages, pulled in ((2, 1), (16, 8), (64, 1))
        for lean in (-10, 0, 10)
        for draws in (0, 60)
        for grip, paper in (("free", "gentle"), ("off_hand", "stern"))
        for side in (LEFT, RIGHT)
    ]
    assert all(0 <= each <= MILLION for each in extremes) and min(extremes) < 0.01 * MILLION


# WORLD


def pulled(count: int, came: int, **lies: Any) -> tuple[KamiMai, KamiMai]:
    """Before the pull, and when WORLD is to say whether it stands."""
    table = scene("", "", phase="draw", target="A", **lies)
    before = table.position
    return before, table.play("left, page 2", f"pull {count}").world(f"came {came}").position


@pytest.mark.clause("KMI-22", "KMI-A11")
@pytest.mark.parametrize(
    "lies",
    [
        {"count": 1, "came": 1, "paper": "stern"},
        {"count": 3, "came": 3},
        {"count": 3, "came": 2, "lean": 3},
        {"count": 2, "came": 2, "grip": "little"},
        {"count": 1, "came": 1, "lean": 6, "grip": "off_hand"},
        {"count": 1, "came": 1, "faces_visible": False, "lean": -7},
    ],
)
def test_it_falls_strays_and_stands_as_often_as_was_foreseen(lies: dict[str, Any]) -> None:
    before, position = pulled(**lies)
    falls = fall_of_pull(before, LEFT, 2, lies["count"]) / MILLION
    stray = min(falls * ODDS.strays, 1 - falls)
    assert 0.005 < falls < 0.95
    shares = {"falls": falls, "stands": 1 - falls - stray} | {f"stray left {pages}": stray / 3 for pages in (1, 2, 3)}
    assert often(answers(position), shares)


@pytest.mark.clause("KMI-A13")
@pytest.mark.parametrize("count", [1, 2, 5, 8])
def test_now_and_then_a_page_slips_back(count: int) -> None:
    position = scene("", "", phase="draw", target="A").play("left, page 1", f"pull {count}").position
    slips = int(ODDS.slips[0]) / MILLION
    shares = {f"came {count - lost}": slips**lost * (1 - slips if lost < count else 1) for lost in range(count + 1)}
    assert often(answers(position), shares)


@pytest.mark.parametrize(("side", "sign"), [("left", -1), ("right", 1)])
@pytest.mark.parametrize("lean", [-10, 0, 10])
def test_the_book_leans_to_where_pages_came_from(side: str, sign: int, lean: int) -> None:
    table = scene("", "", phase="draw", target="A", lean=lean).play(f"{side}, page 1", "pull 3").world("came 3")
    position = table.position.clone()
    position.apply(WORLD, kamimai.parse(position, WORLD, "stands"))
    leans = [int(said.split()[1]) for said in answers(position).elements()]
    assert min(leans) >= -10 and max(leans) <= 10
    moved = sum(leans) / len(leans) - lean
    assert moved * sign > 0.3 or abs(lean + sign) > 10  # at the edge it can not lean further


@pytest.mark.clause("KMI-43", "KMI-A18")
def test_a_longer_watch_and_a_leaning_book_fall_more_often() -> None:
    def falls(lean: int, seconds: int) -> int:
        position = scene("", "", drawn="air", phase="watch", target="A", lean=lean, watch_seconds=seconds).position
        return answers(position)["falls"]

    assert falls(0, 3) < 0.01 * SAMPLES < falls(8, 3) < falls(8, 6) < falls(8, 10)
    assert falls(0, 1) <= falls(0, 3) <= falls(0, 10)
    assert falls(-8, 3) == falls(8, 3)


@pytest.mark.parametrize("choices", TABLES)
def test_the_book_does_only_what_it_may(choices: dict[str, Any]) -> None:
    said, rng = Counter[str](), Rng(5)
    for seed in range(12):
        table = match(f"odds {seed}", **choices)
        while not table.over and len(table.match.plays) < 200:
            if table.match.to_act() == [WORLD]:
                said += world_says(table.position, rng)
                table.answer()
            else:
                play_any(table, rng)
    assert {"stands", "falls", "came", "stray", "lean"} == set(said) and said["came"] > 50


def world_says(position: KamiMai, rng: Rng) -> Counter[str]:
    """A whole play of WORLD, each step of it legal."""
    after, said = position.clone(), Counter[str]()
    while not said or not after.whole:
        action = after.world(rng)
        assert action in actions(after.legal(WORLD))
        said[kamimai.notation(after, WORLD, action).split()[0]] += 1
        after.apply(WORLD, action)
    return said


def play_any(table: Scene, rng: Rng) -> None:
    seats = table.match.to_act()
    seat = seats[rng.below(len(seats))]
    plays = table.plays(seat)
    table.play_as(seat, plays[rng.below(len(plays))])
