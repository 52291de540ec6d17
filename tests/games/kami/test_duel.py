"""Two players and their mercenaries."""

from collections import Counter
from typing import Any

import pytest

from kamifuda.core.clauses import BadNotation
from kamifuda.games import kami
from tests.games.kami.reference import COPIES
from tests.games.kami.table import KamiTable, kami_match, kami_table


def duel(hand: str = "", mercenaries: str = "", **choices: Any) -> KamiTable:
    return kami_table(hand, seats=2, mercenaries=mercenaries, **choices)


@pytest.mark.clause("KAMI-31")
def test_the_deal() -> None:
    match = kami_match("duel", kami.Options(seats=2))
    table = match.lies
    assert [len(hand) for hand in table["hands"]] == [8, 8]
    assert [len(stack) for stack in table["mercenaries"]] == [2] * 8
    assert Counter(card for pile in [*table["hands"], *table["mercenaries"]] for card in pile) == COPIES
    tops = [{"top": stack[0], "below": True} for stack in table["mercenaries"]]
    for viewer in (0, 1, None):
        assert match.view(viewer)["mercenaries"] == tops  # one face up on each, one face down


@pytest.mark.clause("KAMI-31")
def test_one_plays_what_one_holds_or_hires() -> None:
    assert duel("tower fool", "spear").why_not("hide empress") == "KAMI-31"
    assert duel("tower fool", "spear").why_not("hide spear") == "KAMI-31"  # it is not in the hand


@pytest.mark.clause("KAMI-32")
def test_a_mercenary_defends_and_attacks() -> None:
    table = duel("tower fool", "spear horseman, gold_dragon", others="soldier soldier", first=0)
    assert table.legal() == {"hide tower", "hide fool", "hide spear@0", "hide gold_dragon@1"}
    table.play("hide gold_dragon@1", "attack spear@0")
    assert (table.defence(0), table.attacks(0)) == ("(gold_dragon)", "spear")
    assert table.lies["mercenaries"][:2] == [["horseman"], []]  # the card below is turned up
    assert table.told("turned_up") == [{"event": "turned_up", "card": "horseman", "stack": 0}]
    assert table.hand(0) == "tower fool"


@pytest.mark.clause("KAMI-32", "KAMI-13")
def test_a_mercenary_counters() -> None:
    table = duel("tower fool", "spear horseman, gold_dragon, tower", attack="spear")
    assert table.legal() == {"pass", "counter spear@0"}
    assert table.why_not("counter gold_dragon@1") == "KAMI-13"
    table.play("counter spear@0")
    assert (table.defence(1), table.hand(1)) == ("spear", "tower fool")


@pytest.mark.clause("KAMI-32")
@pytest.mark.parametrize("wrong", ["hide horseman@0", "hide spear@1", "hide fool@7"])
def test_only_a_face_up_card_is_hired(wrong: str) -> None:
    assert duel("tower fool", "spear horseman, gold_dragon").why_not(wrong) == "KAMI-32"


@pytest.mark.clause("KAMI-31")
@pytest.mark.parametrize("seats", [3, 4])
def test_mercenaries_exist_only_in_a_duel(seats: int) -> None:
    assert kami_table("tower fool", seats=seats).why_not("hide tower@0") == "KAMI-31"


@pytest.mark.clause("KAMI-33")
def test_a_mercenary_is_played_at_once() -> None:
    table = duel("tower fool", "spear horseman").play("hide spear@0")
    assert (table.hand(0), table.defence(0)) == ("tower fool", "(spear)")
    table.play("attack horseman@0")
    assert (table.hand(0), table.attacks(0), table.lies["mercenaries"][0]) == ("tower fool", "horseman", [])


@pytest.mark.clause("KAMI-34")
def test_no_teams_and_the_first_to_fifteen_wins() -> None:
    table = duel("tower tower", first=1, points=[14, 7]).play("hide tower, attack tower")
    assert table.position.over and table.match.scores() == [14, 15]


@pytest.mark.clause("KAMI-22", "KAMI-34")
@pytest.mark.parametrize(("attack", "refusal"), [("spear", "KAMI-22"), ("soldier", "KAMI-22"), ("tower", None)])
def test_what_a_hired_empress_counters(attack: str, refusal: str | None) -> None:
    assert duel("fool fool", "empress", attack=attack).why_not("counter empress@0") == refusal


@pytest.mark.clause("KAMI-23", "KAMI-34")
def test_a_hired_empress_attacks_only_beside_another() -> None:
    assert duel("fool fool", "empress").why_not("hide fool, attack empress@0") == "KAMI-23"
    assert duel("fool tower fool", "empress", defence=["", "empress"]).why_not("hide fool, attack empress@0") is None
    last = duel("empress", "tower, empress").play(
        "hide tower@0"
    )  # the hand's Empress is its last card, the hired one is not
    assert last.legal() == {"attack empress"}
    assert last.why_not("attack empress@1") == "KAMI-23"
    assert last.play("attack empress").points == [5, 0]


@pytest.mark.clause("KAMI-35")
def test_the_last_card_of_the_hand_ends_the_round() -> None:
    table = duel("fool", "spear tower").play("hide spear@0")
    assert table.legal() == {"attack fool", "attack tower@0"}
    going_on = duel("fool", "spear tower").play("hide spear@0", "attack tower@0")
    assert (going_on.position.round, going_on.points, going_on.turn) == (1, [0, 0], 1)  # a mercenary ends nothing
    table.play("attack fool")
    assert (table.position.round, table.points, table.lies["first"]) == (2, [4, 0], 1)


@pytest.mark.clause("KAMI-A17", "KAMI-35")
def test_the_last_card_never_defends() -> None:
    assert duel("fool", "spear tower").why_not("hide fool") == "KAMI-A17"
    table = duel("fool", "spear tower, fool", attack="fool")
    assert table.why_not("counter fool") == "KAMI-A17"
    assert table.legal() == {"pass", "counter fool@1"}
    table.play("counter fool@1", "attack fool")
    assert table.points == [0, 4]  # KAMI-21


@pytest.mark.clause("KAMI-A14", "KAMI-20")
@pytest.mark.parametrize(("counts", "points"), [(True, [8, 0]), (False, [4, 0])])
def test_a_hidden_mercenary_and_the_master_stroke(counts: bool, points: list[int]) -> None:
    table = duel("tower", "tower", mercenary_master_stroke=counts).play("hide tower@0")
    assert table.defence(0) == "(tower)"
    assert table.play("attack tower").points == points
    assert bool(table.told("master_stroke")) == counts


@pytest.mark.clause("KAMI-A14", "KAMI-20")
@pytest.mark.parametrize("counts", [True, False])
def test_a_hidden_card_of_the_hand_doubles_in_every_duel(counts: bool) -> None:
    table = duel("tower tower", "tower", mercenary_master_stroke=counts).play("hide tower, attack tower")
    assert table.points == [8, 0]


@pytest.mark.clause("KAMI-A15")
def test_the_uncovered_card_attacks_at_once() -> None:
    table = duel("fool tower", "spear horseman").play("hide spear@0")
    assert table.turn == 0
    assert table.why_not("attack horseman@0") is None
    countering = duel("fool tower", "spear horseman", attack="spear").play("counter spear@0", "attack horseman@0")
    assert (countering.attacks(1), countering.lies["attack"]) == ("horseman", "horseman")


@pytest.mark.clause("KAMI-A22")
def test_a_defence_from_a_stack_is_a_play_of_its_own() -> None:
    table = duel("fool tower", "spear horseman").play("hide spear@0")
    assert table.position.whole
    assert table.why_not("pass") == "KAMI-A2"
    assert table.why_not("hide fool") == "KAMI-10"
    assert table.legal(1) == set()
    with pytest.raises(BadNotation, match="nothing-may-follow"):
        duel("fool tower", "spear horseman").play("hide spear@0, attack horseman@0")
    with pytest.raises(BadNotation, match="unfinished-play"):
        duel("fool tower", "spear horseman").play("hide fool")  # nothing was turned up: one move


@pytest.mark.clause("KAMI-A22")
@pytest.mark.parametrize(
    ("hand", "mercenaries", "defence", "refusal"),
    [
        ("tower empress empress", "", "tower", "KAMI-A22"),
        ("tower empress empress", "", "empress", None),
        ("tower empress empress", "spear", "tower", None),  # a mercenary may attack
        ("tower fool empress empress", "", "tower", None),
        ("empress empress", "tower", "tower@0", "KAMI-A22"),
        ("empress empress", "tower spear", "tower@0", None),  # the uncovered card may attack
        ("empress empress", "tower, spear", "tower@0", None),
        ("empress empress", "tower", "empress", None),
    ],
)
def test_a_defence_must_leave_an_attack(hand: str, mercenaries: str, defence: str, refusal: str | None) -> None:
    assert duel(hand, mercenaries).why_not(f"hide {defence}") == refusal
    assert duel(hand, mercenaries, attack="tower").why_not(f"counter {defence}") == refusal


@pytest.mark.clause("KAMI-A16")
def test_who_can_not_complete_a_pair_passes() -> None:
    table = duel("tower", attack="tower")
    assert table.legal() == {"pass"}
    assert table.why_not("counter tower") == "KAMI-A17"


@pytest.mark.clause("KAMI-A16")
def test_the_lead_goes_to_the_opponent() -> None:
    table = duel("fool horseman spear spear", attack="tower", others="soldier").play("pass")
    assert table.turn == 1 and table.told("lead_moved") == [{"event": "lead_moved", "seat": 1}]
    assert {table.why_not("pass"), table.why_not("counter fool")} == {"KAMI-16"}
    table.play("hide fool, attack horseman", "pass")
    assert (table.turn, table.legal()) == (1, {"hide spear"})
    assert table.play("hide spear, attack spear").points == [0, 4]


@pytest.mark.clause("KAMI-A16")
def test_with_a_mercenary_left_nobody_is_stuck() -> None:
    table = duel("fool horseman", "spear", attack="tower", others="soldier").play("pass")
    assert (table.turn, table.legal()) == (0, {"hide spear@0"})


@pytest.mark.clause("KAMI-A16", "KAMI-19")
@pytest.mark.parametrize("first", [0, 1])
def test_a_round_that_nobody_can_end_is_without_points(first: int) -> None:
    table = duel("tower", attack="tower", others="soldier", first=first, points=[3, 5]).play("pass")
    assert (table.position.round, table.points, table.lies["first"]) == (2, [3, 5], 1 - first)
    assert table.told("stuck") == [{"event": "stuck"}]
