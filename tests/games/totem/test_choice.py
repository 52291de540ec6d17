"""Before the first turn: who begins, who holds what, and what both lay in secret."""

from collections import Counter

import pytest

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.core.options import BadOption
from kamifuda.games import totem
from tests.games.totem.table import WATCHING, chosen, totem_match

EVERYBODY = (WATCHING, 0, 1)


@pytest.mark.clause("TOT-13")
def test_chance_decides_who_begins() -> None:
    firsts = Counter[int]()
    for seed in range(60):
        table = totem_match(f"first {seed}")
        (first,) = table.told("first")
        firsts[first["seat"]] += 1
        chosen(chosen(table, 0), 1)
        assert (table.turn, table.actor) == (first["seat"], first["seat"])
    assert min(firsts[0], firsts[1]) > 15


@pytest.mark.clause("TOT-14")
@pytest.mark.parametrize("zone_size", [2, 4, 5])
def test_seven_cards_each(zone_size: int) -> None:
    table = totem_match("seven", totem.Options(zone_size=zone_size))
    assert [len(table.hand(seat)) for seat in (0, 1)] == [7, 7]
    for viewer in EVERYBODY:
        assert table.told("dealt", viewer) == [{"event": "dealt", "count": 7, "pile": 38}]


@pytest.mark.clause("TOT-14")
def test_the_cards_are_shuffled_but_a_seed_repeats_its_deal() -> None:
    deals = [str(totem_match(seed).lies["hands"]) for seed in ("a", "b", "c", "a")]
    assert len(set(deals)) == 3 and deals[0] == deals[3]
    tables = [totem_match(f"shuffled {number}") for number in range(300)]
    for seat in (0, 1):
        held = Counter(card for table in tables for card in table.hand(seat))
        assert len(held) == 52
        assert max(held.values()) < 80  # 300 * 7 / 52 is 40


@pytest.mark.clause("TOT-15")
@pytest.mark.parametrize("zone_size", [2, 3, 4, 5])
def test_the_zone_is_laid_from_the_hand_and_the_rest_is_kept(zone_size: int) -> None:
    table = totem_match("zone", totem.Options(zone_size=zone_size))
    held = table.lies["hands"][0]
    laid = held[-zone_size:][::-1]
    chosen(table, 0, laid)
    assert table.zone(0) == " ".join(f"({card})" for card in laid)  # in the order they were named, face down
    assert table.hand(0) == set(held) - set(laid)


@pytest.mark.clause("TOT-15")
def test_four_of_the_seven_are_laid_unless_the_table_agrees_otherwise() -> None:
    assert totem.Options().zone_size == 4
    for size in (1, 6):
        with pytest.raises(BadOption):
            totem.Options(zone_size=size)


@pytest.mark.clause("TOT-15")
def test_one_lays_what_one_holds() -> None:
    table = totem_match("holds")
    mine, theirs = table.lies["hands"]
    assert table.why_not(theirs[0], 0) == "TOT-15"
    assert table.why_not(table.lies["pile"][0], 1) == "TOT-15"
    assert table.why_not(f"{mine[0]}, {mine[0]}", 0) == "TOT-15"


@pytest.mark.clause("TOT-15")
@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_neither_fewer_nor_more_than_four(number: int) -> None:
    table = totem_match("number")
    with pytest.raises(BadNotation, match="nothing-may-follow" if number > 4 else "unfinished-play"):
        chosen(table, 0, table.lies["hands"][0][:number])
    assert table.zone(0) == ""


@pytest.mark.clause("TOT-16")
@pytest.mark.parametrize("zone_size", [2, 4, 5])
def test_thirty_eight_cards_are_the_pile_and_nothing_is_discarded(zone_size: int) -> None:
    table = totem_match("pile", totem.Options(zone_size=zone_size))
    assert (len(table.pile), table.discard) == (38, set())
    chosen(table, 1)
    assert (table.view(WATCHING)["pile"], table.view(WATCHING)["discard"]) == (38, [])
    chosen(table, 0)
    assert table.view(WATCHING)["pile"] == 37  # the first turn has begun


@pytest.mark.clause("TOT-A30")
@pytest.mark.parametrize("earlier", [0, 1])
def test_both_choose_and_only_then_the_first_turn_begins(earlier: int) -> None:
    table, later = totem_match("both"), 1 - earlier
    assert table.match.to_act() == [0, 1]
    chosen(table, earlier)
    assert table.match.to_act() == [later]
    assert (table.phase, table.told("drew")) == ("choose", [])
    assert table.why_not(min(table.hand(earlier)), earlier) == "TOT-A30"
    chosen(table, later)
    assert (table.phase, len(table.told("drew"))) == ("turn", 1)


@pytest.mark.clause("TOT-A30")
def test_one_chooses_without_knowing_the_other_choice() -> None:
    some, others = totem_match("secret"), totem_match("secret")
    chosen(some, 0, some.lies["hands"][0][:4])
    chosen(others, 0, others.lies["hands"][0][3:])
    for viewer in (WATCHING, 1):
        assert some.view(viewer) == others.view(viewer)
        assert some.events(viewer) == others.events(viewer) == [{"event": "chosen", "seat": 0}]
        assert some.view(viewer)["zones"][0] == [{"card": None, "face_up": False, "spent": False}] * 4
    assert some.events(0) == [{"event": "chosen", "seat": 0, "cards": some.lies["zones"][0]}]


@pytest.mark.clause("TOT-A30")
def test_a_choice_is_final() -> None:
    table = chosen(totem_match("final"), 0)
    with pytest.raises(IllegalAction, match="TOT-A30"):
        chosen(table, 0, [*table.lies["hands"][0], "red_1"])


def test_two_players() -> None:
    for seats in (1, 3):
        with pytest.raises(BadOption):
            totem.Options(seats=seats)
