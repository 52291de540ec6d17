"""House rules about types: spells that take something and are no attacks, and what may be called forbidden."""

import pytest

from kamifuda.games import grimoire
from kamifuda.games.grimoire import house
from kamifuda.games.grimoire.options import Options
from tests.games.grimoire.table import GrimoireTable, grimoire_match, grimoire_table

PLAIN = "charm.type:common,polymorph.type:common,domination.type:common"


def robbed(rules: str, defence: str = "on_cast") -> GrimoireTable:
    """Seat 0 defends itself, then seat 1 uses Polymorph."""
    return grimoire_table("", "villain", points=(6, 0), pages=(6, 12), house_rules=rules, defence_timing=defence).play(
        "take hidden"
    )


@pytest.mark.clause("GRI-50", "GRI-A35", "GRI-A10")
@pytest.mark.parametrize("defence", ["on_cast", "on_reveal"])
@pytest.mark.parametrize(("rules", "left"), [("", 6), (PLAIN, 3), ("polymorph.type:forbidden", 3)])
def test_a_defence_stops_attacks_and_nothing_else(rules: str, left: int, defence: str) -> None:
    assert robbed(rules, defence).points[0] == left


@pytest.mark.clause("GRI-46", "GRI-52")
@pytest.mark.parametrize(("page", "phase"), [(9, "give"), (14, "seize")])
def test_nobody_is_safe_from_a_spell_that_takes_companions_and_is_no_attack(page: int, phase: str) -> None:
    assert grimoire_table("nun king", "", pages=(6, page)).play("take hidden").phase == "take"
    table = grimoire_table("nun king", "", pages=(6, page), house_rules=PLAIN).play("take hidden")
    assert table.phase == phase


@pytest.mark.clause("GRI-A36")
@pytest.mark.parametrize(
    ("rules", "gained"), [("", [(1, "villain", 1)]), (PLAIN, []), ("polymorph.type:forbidden", [])]
)
def test_villains_gain_by_attack_spells_only(rules: str, gained: list[tuple[int, str, int]]) -> None:
    table = grimoire_table("", "villain", points=(6, 0), pages=(5, 12), house_rules=rules)
    assert table.points[0] == 3 and table.gains() == gained


@pytest.mark.clause("GRI-A36")
@pytest.mark.parametrize(("page", "step"), [(9, "give nun"), (14, "seize nun")])
def test_nor_by_companions_that_come_without_an_attack(page: int, step: str) -> None:
    for rules, points in (("", 1), (PLAIN, 0)):
        table = grimoire_table("nun king", "villain", pages=(2, page), house_rules=rules).play("take hidden", step)
        assert (table.companions(1), table.points[1]) == ("nun villain", points)


@pytest.mark.clause("GRI-A10", "GRI-46")
@pytest.mark.parametrize(
    ("rules", "defence", "left"),
    [
        ("", "on_cast", 3),
        ("", "on_reveal", 6),
        ("resist.type:common", "on_reveal", 3),
        ("resist.type:forbidden", "on_reveal", 3),
        ("luck.effect:resist", "on_reveal", 6),
        ("luck.effect:resist,resist.type:common", "on_reveal", 3),
    ],
)
def test_what_is_no_defence_protects_from_its_turn_on(rules: str, defence: str, left: int) -> None:
    """Seat 1 uses Polymorph first, because Haste turns the order round."""
    page = 1 if "luck" in rules else 6
    table = grimoire_table("", "", "", points=(6, 0, 0), pages=(page, 12, 5), house_rules=rules, defence_timing=defence)
    table.play_any(1)
    assert table.points[0] == left


@pytest.mark.clause("GRI-A11", "GRI-46")
@pytest.mark.parametrize(
    ("rules", "silenced"), [("", False), ("resist.type:common", False), ("resist.type:forbidden", True)]
)
def test_a_resist_that_is_forbidden_can_be_silenced(rules: str, silenced: bool) -> None:
    table = grimoire_table("", "", "", points=(6, 0, 0), pages=(6, 12, 2), house_rules=rules).play("take hidden")
    assert bool(table.told("silenced")) == silenced and table.view(None)["protected"] == ([] if silenced else [0])
    assert table.play_any(1).points[0] == (3 if silenced else 6)


@pytest.mark.clause("GRI-A11", "GRI-A12")
@pytest.mark.parametrize(("rules", "stopped"), [("", False), (PLAIN, False), ("polymorph.type:forbidden", True)])
def test_silence_stops_what_takes_points_where_it_is_forbidden(rules: str, stopped: bool) -> None:
    table = grimoire_table("", "", points=(6, 0), pages=(2, 12), house_rules=rules).play("take hidden")
    assert bool(table.told("silenced")) == stopped and table.points[0] == (6 if stopped else 3)


@pytest.mark.clause("GRI-50")
@pytest.mark.parametrize(("rules", "left"), [("storm.effect:polymorph", 6), ("storm.effect:polymorph," + PLAIN, 3)])
def test_a_page_with_the_effect_of_another_has_its_type_here(rules: str, left: int) -> None:
    table = grimoire_table("", "villain", points=(6, 0), pages=(6, 8), house_rules=rules).play("take hidden")
    assert table.points[0] == left and table.gains() == []


@pytest.mark.clause("GRI-A33", "GRI-54")
@pytest.mark.parametrize("card", ["bronze_coin", "silver_coin", "gold_coin", "spy", "king"])
def test_the_card_that_is_missing(card: str) -> None:
    whole = grimoire_match("deck", Options(quest_deck=59)).lies["deck"]
    whole.remove(card)
    rules = house.normalised(f"deck.missing:{card}", grimoire.version)
    assert grimoire_match("deck", Options(house_rules=rules)).lies["deck"] == whole
