"""Charm, Polymorph and Domination: whom they reach, and what they take."""

import pytest

from tests.games.grimoire.table import WATCHING, GrimoireTable, grimoire_table

CHARM, POLYMORPH, DOMINATION = 9, 12, 14
Points = tuple[int, ...]
OF_COMPANIONS = pytest.mark.parametrize("page", [CHARM, DOMINATION])


def attacked(page: int, *companions: str, points: Points = (), shielded: tuple[int, ...] = ()) -> GrimoireTable:
    """Seat 0 attacks while these seats are protected; the others have done nothing yet."""
    pages = [page, *(6 if seat in shielded else 15 for seat in range(1, len(companions)))]
    table = grimoire_table(*companions, points=points, pages=pages, defence_timing="on_reveal")
    return table if table.view(WATCHING)["turn"] == 0 else table.play_any()


def targets(table: GrimoireTable) -> set[int]:
    """Whom the caster may choose; the only one it may reach otherwise."""
    if table.phase == "target":
        return {int(step.split()[1]) for step in table.legal()}
    view = table.view(WATCHING)
    if view["target"] is not None:
        return {view["target"]}
    events = [*table.told("robbed"), *table.told("seized"), *table.told("gave")]
    return {event["seat"] if event["event"] == "gave" else event["from"] for event in events}


@pytest.mark.clause("GRI-56", "GRI-45", "GRI-51")
@OF_COMPANIONS
@pytest.mark.parametrize(
    ("theirs", "found"),
    [
        (("king nun", "spy"), {1}),
        (("spy", "king nun"), {2}),
        (("king nun", "spy spy"), {1, 2}),
        (("king king", "spy nun"), {1, 2}),
        (("", "spy"), {2}),
    ],
)
def test_the_richest_in_companions_is_the_target(page: int, theirs: tuple[str, str], found: set[int]) -> None:
    assert targets(attacked(page, "", *theirs)) == found


@pytest.mark.clause("GRI-45", "GRI-49", "GRI-51")
@pytest.mark.parametrize(("page", "event"), [(CHARM, "gave"), (POLYMORPH, "robbed"), (DOMINATION, "seized")])
def test_among_equals_the_caster_chooses(page: int, event: str) -> None:
    table = attacked(page, "", "king", "nun", "", points=(0, 3, 3, 1))
    assert (table.legal(), table.actor) == ({"target 1", "target 2"}, 0)
    assert table.why_not("target 3") == table.why_not("target 0") == "GRI-A35"
    table.play("target 2")
    assert table.told("targeted") == [{"event": "targeted", "seat": 0, "target": 2, "page": page}]
    assert table.told(event) and table.phase == "take"
    assert table.companions(0) == ("" if page == POLYMORPH else "nun") and table.companions(1) == "king"


@pytest.mark.clause("GRI-A8")
@pytest.mark.parametrize("page", [CHARM, POLYMORPH, DOMINATION])
def test_who_has_most_himself_attacks_the_highest_other(page: int) -> None:
    table = attacked(page, "king king king", "nun", "spy spy", points=(9, 1, 2))
    assert targets(table) == {2}


@pytest.mark.clause("GRI-46", "GRI-50", "GRI-52", "GRI-A35")
@pytest.mark.parametrize("page", [CHARM, POLYMORPH, DOMINATION])
@pytest.mark.parametrize(
    ("shielded", "found"),
    [((1,), {2, 3}), ((1, 2), {3}), ((2,), {1}), ((2, 3), {1})],
)
def test_a_protected_player_is_passed_over(page: int, shielded: tuple[int, ...], found: set[int]) -> None:
    table = attacked(page, "", "king king nun", "spy nun", "thief spy", points=(0, 3, 2, 2), shielded=shielded)
    assert targets(table) == found
    if table.phase == "target":
        assert table.why_not("target 1") == "GRI-A35"


@pytest.mark.clause("GRI-A35", "GRI-46", "GRI-50", "GRI-52")
@pytest.mark.parametrize("page", [CHARM, POLYMORPH, DOMINATION])
def test_of_equal_leaders_the_unprotected_one_is_the_target(page: int) -> None:
    table = attacked(page, "", "king nun", "spy thief", "queen", points=(0, 2, 2, 1), shielded=(1,))
    assert targets(table) == {2}


@pytest.mark.clause("GRI-A9", "GRI-A35")
@pytest.mark.parametrize("page", [CHARM, POLYMORPH, DOMINATION])
@pytest.mark.parametrize(("shielded", "companions", "points"), [((1, 2), "king", 3), ((), "", 0), ((1,), "", 0)])
def test_if_nobody_can_be_reached_there_is_no_effect(
    page: int, shielded: tuple[int, ...], companions: str, points: int
) -> None:
    table = attacked(page, "nun", companions, companions, points=(2, points, points), shielded=shielded)
    assert (table.phase, table.points, table.companions(0)) == ("take", [2, points, points], "nun")
    assert table.told("no_effect") == [{"event": "no_effect", "seat": 0, "page": page, "why": "nobody"}]


@pytest.mark.clause("GRI-A9", "GRI-A35")
def test_who_owns_nothing_is_no_target_even_if_others_are_protected() -> None:
    assert targets(attacked(CHARM, "", "king", "", shielded=(1,))) == set()
    assert targets(attacked(POLYMORPH, "", "", "", points=(0, 2, 0), shielded=(1,))) == set()


@pytest.mark.clause("GRI-56", "GRI-45")
@pytest.mark.parametrize("viewer", [WATCHING, 0, 1, 2])
def test_charm_lets_the_victim_choose(viewer: int | None) -> None:
    table = attacked(CHARM, "", "king king nun", "spy")
    assert (table.actor, table.phase, table.legal()) == (1, "give", {"give king", "give nun"})
    assert table.view(viewer)["target"] == 1 and table.view(viewer)["turn"] == 0
    assert table.why_not("give spy") == table.why_not("seize king") == "GRI-56"
    assert table.why_not("give king", 0) == "GRI-28"
    table.play("give nun")
    assert table.told("gave", viewer) == [{"event": "gave", "seat": 1, "to": 0, "card": "nun"}]
    assert (table.companions(0), table.companions(1)) == ("nun", "king king")
    assert (table.actor, table.phase) == (0, "take")


@pytest.mark.clause("GRI-56", "GRI-51")
@pytest.mark.parametrize("viewer", [WATCHING, 0, 1, 2])
def test_domination_lets_the_attacker_choose(viewer: int | None) -> None:
    table = attacked(DOMINATION, "", "king king nun", "spy")
    assert (table.actor, table.phase, table.legal()) == (0, "seize", {"seize king", "seize nun"})
    assert table.why_not("seize spy") == table.why_not("give king") == "GRI-56"
    table.play("seize king")
    assert table.told("seized", viewer) == [{"event": "seized", "seat": 0, "from": 1, "card": "king"}]
    assert (table.companions(0), table.companions(1)) == ("king", "nun king")


@pytest.mark.clause("GRI-56", "GRI-A7")
@OF_COMPANIONS
def test_a_single_kind_changes_hands_by_itself(page: int) -> None:
    table = attacked(page, "", "king king king", "spy nun")
    assert (table.companions(0), table.companions(1), table.phase) == ("king", "king king", "take")


@pytest.mark.clause("GRI-56")
@OF_COMPANIONS
def test_treasures_and_items_do_not_count_and_are_safe(page: int) -> None:
    coins = "(gold_coin) (gold_coin) (gold_coin)"
    table = grimoire_table("", "", "nun", treasures=("", coins, ""), items=("", "junk junk", ""), pages=(page, 15, 15))
    assert table.companions(0) == "nun"


@pytest.mark.clause("GRI-56", "GRI-49")
@pytest.mark.parametrize(
    ("points", "up", "down"),
    [((0, 1), [1, 0], [0, 1]), ((0, 4), [2, 2], [2, 2]), ((3, 5), [6, 2], [5, 3]), ((9, 7), [13, 3], [12, 4])],
)
def test_polymorph_takes_half(points: Points, up: list[int], down: list[int]) -> None:
    for rounding, expected in (("up", up), ("down", down)):
        table = grimoire_table(points=points, pages=(POLYMORPH, 13), polymorph_rounding=rounding)
        assert table.points == expected
        taken = expected[0] - points[0]
        assert table.told("robbed") == [{"event": "robbed", "seat": 0, "from": 1, "points": taken}]


@pytest.mark.clause("GRI-A14", "GRI-49")
def test_points_are_counted_when_polymorph_works() -> None:
    table = grimoire_table("", "", "", points=(0, 2, 1), pages=(POLYMORPH, 2, 8), deck="king").play("take hidden")
    assert table.points == [0, 2, 1]  # Storm was silenced
    table = grimoire_table("", "", "", points=(0, 2, 1), pages=(POLYMORPH, 4, 8)).play("leave", "take hidden")
    assert table.points == [0, 2, 3]
    assert table.play("take bronze_coin").told("robbed")[0]["from"] == 2
