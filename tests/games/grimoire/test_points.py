"""Pages that bring points: the Forbidden spells, Silence against them, and Summon Elemental."""

from typing import Any

import pytest

from tests.games.grimoire.table import WATCHING, GrimoireTable, grimoire_table

PAGES = {3: "fireball", 8: "storm", 13: "meteor_strike"}


def after_everybody(*pages: int, **lies: Any) -> GrimoireTable:
    """All but the last player have taken a card; nobody had a choice."""
    table = grimoire_table(*[""] * len(pages), pages=pages, **lies)
    return table.play_any(len(pages) - 1)


@pytest.mark.clause("GRI-56", "GRI-44", "GRI-12")
@pytest.mark.parametrize(("page", "points"), [(3, 1), (8, 2), (13, 3)])
def test_points_come_from_the_supply(page: int, points: int) -> None:
    table = grimoire_table(points=(4, 5), pages=(page, 14))
    assert table.points == [4 + points, 5]
    assert table.gains() == [(0, PAGES[page], points)]


@pytest.mark.clause("GRI-13", "GRI-44")
def test_points_are_a_sum_whatever_the_tokens() -> None:
    table = grimoire_table(pages=(8, 9), discard="king")  # be it two tokens of 1 or one of 2
    assert table.points == [2, 0]
    table.play("take hidden", "take bronze_coin").open_books(4, 6)
    assert table.play("heal").points == [1, 0]


@pytest.mark.clause("GRI-14")
def test_there_are_always_enough_points() -> None:
    """The tokens in the box are worth far less."""
    assert grimoire_table(points=(150, 150), pages=(13, 14)).points == [153, 150]


@pytest.mark.clause("GRI-A12", "GRI-A11", "GRI-56")
@pytest.mark.parametrize("page", [3, 8, 13, 15])
def test_silence_stops_forbidden_spells_that_come_after_it(page: int) -> None:
    table = after_everybody(2, page, points=(0, 0), discard="king")
    assert (table.points, table.phase) == ([0, 0], "take")
    assert table.told("silenced") == [{"event": "silenced", "seat": 1, "page": page}]
    assert table.lies["discard"] == ["king"]


@pytest.mark.clause("GRI-A12", "GRI-56")
@pytest.mark.parametrize(
    ("page", "phase"), [(1, "luck"), (4, "heal"), (7, "merchant"), (9, "give"), (12, "take"), (14, "seize")]
)
def test_silence_stops_nothing_else(page: int, phase: str) -> None:
    table = grimoire_table("king nun", "merchant", points=(4, 1), discard="spy", pages=(2, page), order=(1, 2))
    if table.actor == 0:
        table.play("take hidden")
    assert table.phase == phase and not table.told("silenced")


@pytest.mark.clause("GRI-A11")
def test_silence_does_not_undo_what_was_used_before_it() -> None:
    table = grimoire_table("", "", "", pages=(2, 3, 5))  # reversed: 2, 1, 0
    table.play("take hidden")
    assert table.points == [0, 1, 0]
    assert table.play("take bronze_coin").told("silence") == [{"event": "silence", "seat": 0}]
    assert (table.points, table.lies["silencers"]) == ([0, 1, 0], [0])


@pytest.mark.clause("GRI-A12")
def test_two_may_silence_and_others_are_silenced_once() -> None:
    table = grimoire_table("", "", "", "", pages=(2, 2, 3, 5))  # dealt 2, 3, 1, 0; reversed
    assert table.order == [0, 1, 3, 2]
    table.play_any(3)
    assert (table.lies["silencers"], table.points) == ([0, 1], [0, 0, 0, 0])
    assert table.told("silenced") == [{"event": "silenced", "seat": 2, "page": 3}]


@pytest.mark.clause("GRI-A12")
def test_silence_does_not_stop_its_own_caster() -> None:
    """No page is both; but were they, the others alone would be silenced."""
    for caster, points in ((0, 0), (1, 3)):
        table = grimoire_table(pages=(6, 13))
        table.position.silencers = 1 << caster
        assert table.play("take hidden").points == [0, points]


@pytest.mark.clause("GRI-A12", "GRI-33")
def test_silence_ends_with_the_round() -> None:
    table = grimoire_table(pages=(2, 3)).play("take hidden", "take bronze_coin").open_books(8, 9)
    assert table.points == [2, 0]


@pytest.mark.clause("GRI-47", "GRI-56", "GRI-A14")
@pytest.mark.parametrize(("points", "gain"), [((0, 0), 3), ((1, 2), 3), ((2, 2), 3), ((3, 2), 0), ((1, 0), 0)])
def test_summon_elemental_helps_who_has_the_fewest_or_as_few(points: tuple[int, int], gain: int) -> None:
    table = grimoire_table(points=points, pages=(10, 12))
    assert table.points == [points[0] + gain, points[1]]
    assert table.gains() == ([(0, "summon_elemental", 3)] if gain else [])
    if not gain:
        assert table.told("no_effect") == [{"event": "no_effect", "seat": 0, "page": 10, "why": "not_lowest"}]


@pytest.mark.clause("GRI-56")
@pytest.mark.parametrize("points", [2, 3, 4])
def test_how_much_an_elemental_brings(points: int) -> None:
    assert grimoire_table(pages=(10, 12), summon_elemental_vp=points).points == [points, 0]


@pytest.mark.clause("GRI-A14", "GRI-47")
def test_points_are_compared_when_the_spell_works() -> None:
    """Storm before it makes the other one lowest, and the tie with a third still counts."""
    assert after_everybody(8, 10, points=(0, 1)).points == [2, 4]
    assert after_everybody(8, 10, points=(0, 3)).points == [2, 3]
    table = grimoire_table("", "", "", points=(2, 2, 2), pages=(2, 10, 12)).play("take hidden")
    assert table.points == [2, 5, 2]


@pytest.mark.clause("GRI-A13")
@pytest.mark.parametrize(
    ("mine", "theirs", "treasures", "items", "lowest"),
    [
        ("king", "", ("", ""), ("", ""), False),
        ("king", "", ("", "(gold_coin)"), ("", ""), True),
        ("", "", ("(bronze_coin)", ""), ("", ""), False),
        ("", "", ("", ""), ("golden_cup", "silver_bracelet"), False),
        ("", "", ("", ""), ("junk", ""), True),
        ("mercenary mercenary", "", ("", ""), ("", ""), True),  # bonuses of the end do not count
        ("prince", "villain", ("", ""), ("", ""), True),
    ],
)
def test_with_the_option_the_printed_points_count_too(
    mine: str, theirs: str, treasures: tuple[str, str], items: tuple[str, str], lowest: bool
) -> None:
    for lowest_by, gain in (("tokens", True), ("total", lowest)):
        table = grimoire_table(mine, theirs, treasures=treasures, items=items, pages=(10, 12), lowest_by=lowest_by)
        assert table.points == [3 if gain else 0, 0]


@pytest.mark.clause("GRI-A13", "GRI-A28")
def test_everybody_learns_whether_it_worked() -> None:
    table = grimoire_table(treasures=("(bronze_coin)", ""), pages=(10, 12), lowest_by="total")
    for viewer in (WATCHING, 0, 1):
        assert table.told("no_effect", viewer)[0]["why"] == "not_lowest"
