"""Hide, attack, pass, counter: the course of a round."""

import pytest

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.core.match import actions
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from kamifuda.games import kami
from kamifuda.games.kami.steps import EVERYTHING
from tests.games.kami.table import kami_table

FOUR = "tower fool spear horseman"


@pytest.mark.clause("KAMI-39")
def test_the_worked_example() -> None:
    table = kami_table(
        hands=[
            "tower soldier soldier soldier spear spear fool horseman",
            "soldier horseman soldier soldier gold_dragon tower spear silver_dragon",
            "empress spear silver_dragon gold_dragon soldier soldier horseman fool",
            "soldier soldier horseman gold_dragon gold_dragon silver_dragon silver_dragon empress",
        ]
    )
    assert table.turn == 0
    table.play("hide tower, attack soldier")
    assert table.legal(1) == {"pass", "counter soldier"}
    table.play("counter soldier, attack horseman")
    assert table.legal(2) == {"pass", "counter horseman", "counter empress"}
    table.play("counter empress, attack spear")
    assert table.legal(3) == {"pass"}
    table.play("pass", "pass", "pass")
    assert table.turn == 2
    table.play("hide silver_dragon, attack gold_dragon")
    assert table.turn == 3
    assert (table.lies["attack"], table.lies["attacker"]) == ("gold_dragon", 2)
    assert [table.defence(seat) for seat in range(4)] == ["(tower)", "soldier", "empress (silver_dragon)", ""]
    assert [table.attacks(seat) for seat in range(4)] == ["soldier", "horseman", "spear gold_dragon", ""]
    assert [len(hand) for hand in table.lies["hands"]] == [6, 6, 4, 8]
    assert table.points == [0, 0, 0, 0]


@pytest.mark.clause("KAMI-09", "KAMI-10")
def test_the_opening_is_a_hidden_card_and_an_attack() -> None:
    table = kami_table(FOUR, first=2)
    assert table.legal() == {"hide tower", "hide fool", "hide spear", "hide horseman"}
    table.play("hide tower, attack spear")
    assert (table.defence(2), table.attacks(2), table.hand(2)) == ("(tower)", "spear", "horseman fool")
    assert (table.lies["attack"], table.lies["attacker"]) == ("spear", 2)


@pytest.mark.clause("KAMI-09")
@pytest.mark.parametrize("wrong", ["pass", "attack tower", "counter tower"])
def test_the_opening_must_be_hidden(wrong: str) -> None:
    assert kami_table(FOUR).why_not(wrong) == "KAMI-09"


@pytest.mark.clause("KAMI-10", "KAMI-15")
@pytest.mark.parametrize("wrong", ["hide fool", "counter fool"])
def test_after_a_defence_comes_an_attack(wrong: str) -> None:
    assert kami_table(FOUR).why_not(f"hide tower, {wrong}") == "KAMI-10"
    assert kami_table(FOUR, attack="tower").why_not(f"counter tower, {wrong}") == "KAMI-15"
    assert kami_table(FOUR).plays() == {
        f"hide {a}, attack {b}" for a in FOUR.split() for b in FOUR.split() if a != b
    }  # fmt: skip


@pytest.mark.clause("KAMI-11")
@pytest.mark.parametrize(("seats", "order"), [(4, [3, 0, 1, 2]), (3, [0, 1, 2]), (2, [1, 0])])
def test_clockwise(seats: int, order: list[int]) -> None:
    table = kami_table(FOUR, others=FOUR, first=(order[0] - 1) % seats, seats=seats)
    table.play("hide tower, attack spear")
    turns = []
    for _ in order:
        turns.append(table.turn)
        if len(turns) < len(order):
            table.play("pass")
    assert turns == order


@pytest.mark.clause("KAMI-11")
def test_others_wait() -> None:
    table = kami_table(FOUR, others=FOUR, attack="spear")
    for seat in (0, 2, 3):
        assert table.legal(seat) == set()
        assert table.why_not("pass", seat) == "KAMI-11"
        assert table.why_not("counter spear", seat) == "KAMI-11"
    for stranger in (-1, 4, 7):
        assert table.why_not("pass", stranger) == "KAMI-11"


@pytest.mark.clause("KAMI-11")
@pytest.mark.parametrize("wrong", ["hide tower", "attack tower", "hide spear"])
def test_an_attack_is_passed_or_countered(wrong: str) -> None:
    assert kami_table(FOUR, attack="spear").why_not(wrong) == "KAMI-11"


@pytest.mark.clause("KAMI-12")
def test_a_pass_is_always_allowed_and_plays_nothing() -> None:
    table = kami_table(FOUR, attack="spear")
    assert table.legal() == {"pass", "counter spear"}
    table.play("pass")
    assert (table.hand(1), table.defence(1), table.attacks(1)) == ("spear horseman tower fool", "", "")
    assert (table.turn, table.lies["attack"], table.lies["attacker"]) == (2, "spear", 0)


@pytest.mark.clause("KAMI-13", "KAMI-04")
@pytest.mark.parametrize(
    ("attack", "counter"),
    [("spear", "horseman"), ("silver_dragon", "gold_dragon"), ("tower", "fool"), ("soldier", "spear")],
)
def test_only_an_identical_card_counters(attack: str, counter: str) -> None:
    table = kami_table(f"{attack} {counter} soldier soldier", attack=attack)
    assert table.why_not(f"counter {counter}") == "KAMI-13"
    table.play(f"counter {attack}, attack {counter}")
    assert (table.defence(1), table.attacks(1)) == (attack, counter)  # face up


@pytest.mark.clause("KAMI-14")
def test_a_partner_may_be_countered() -> None:
    table = kami_table(FOUR, attack="spear", attacker=0, passes=1)
    assert table.turn == 2
    assert table.why_not("counter spear, attack tower") is None


@pytest.mark.clause("KAMI-15")
def test_a_counter_brings_a_new_attack() -> None:
    table = kami_table(FOUR, others=FOUR, attack="spear", passes=1)
    table.play("counter spear, attack tower")
    assert (table.turn, table.lies["attack"], table.lies["attacker"]) == (3, "tower", 2)
    assert table.why_not("counter spear") == "KAMI-13"
    table.play("pass", "pass", "pass")  # each of the three others has a new chance
    assert table.turn == 2


@pytest.mark.clause("KAMI-A2")
def test_a_defence_without_its_attack_is_no_move() -> None:
    table = kami_table(FOUR, attack="spear")
    assert table.why_not("counter spear, pass") == "KAMI-A2"
    before = table.position.clone()
    for unfinished in ("counter spear", "counter spear, pass", "counter spear, attack empress"):
        with pytest.raises((BadNotation, IllegalAction)):
            table.play(unfinished)
        assert table.position == before
    assert kami_table(FOUR).why_not("hide spear, pass") == "KAMI-A2"
    with pytest.raises(BadNotation, match="unfinished-play"):
        kami_table(FOUR).play("hide tower")


@pytest.mark.clause("KAMI-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_all_others_pass_the_attacker_goes_on(seats: int) -> None:
    table = kami_table(f"{FOUR} soldier soldier", others=FOUR, seats=seats).play("hide tower, attack spear")
    table.play(*["pass"] * (seats - 1))
    assert table.turn == 0
    assert table.legal() == {"hide fool", "hide horseman", "hide soldier"}
    assert {table.why_not(wrong) for wrong in ("pass", "attack fool", "counter spear")} == {"KAMI-16"}
    table.play("hide horseman, attack fool")
    assert (table.defence(0), table.attacks(0)) == ("(tower) (horseman)", "spear fool")
    assert table.turn == 1


@pytest.mark.clause("KAMI-16", "KAMI-A8")
def test_after_going_on_the_next_player_answers() -> None:
    table = kami_table("tower fool", others=FOUR, attack="spear", attacker=3)
    table.play("pass", "pass", "pass", "hide tower, attack fool")
    assert (table.turn, table.lies["attack"], table.position.passes) == (0, "fool", 0)


@pytest.mark.clause("KAMI-A8")
def test_everybody_is_asked_once_about_an_attack() -> None:
    table = kami_table(FOUR, others=FOUR, attack="spear")
    table.play("pass", "pass")
    for seat in (1, 2):
        assert table.why_not("counter spear", seat) == "KAMI-11"
    table.play("pass")
    for seat in (1, 2, 3):
        assert table.why_not("counter spear", seat) == "KAMI-11"
    assert table.turn == 0


@pytest.mark.clause("KAMI-02", "KAMI-17", "KAMI-18")
def test_the_last_card_of_a_hand_ends_the_round_and_scores() -> None:
    table = kami_table("tower gold_dragon", attack="tower", demoralised=False)
    table.play("counter tower, attack gold_dragon")
    assert table.position.round == 2  # at that instant: nobody could answer the last card
    assert table.points == [0, 3, 0, 3]
    assert table.lies["attack"] is None
    assert [len(hand) for hand in table.lies["hands"]] == [8, 8, 8, 8]
    assert table.told("round_won") == [{"event": "round_won", "seat": 1, "card": "gold_dragon", "points": 3}]


@pytest.mark.clause("KAMI-17")
def test_a_round_goes_on_while_everybody_holds_a_card() -> None:
    table = kami_table("tower gold_dragon spear spear", attack="tower")
    table.play("counter tower, attack gold_dragon")
    assert (table.position.round, table.points, table.turn) == (1, [0, 0, 0, 0], 2)


@pytest.mark.clause("KAMI-03", "KAMI-17")
def test_after_the_match_nobody_plays() -> None:
    table = kami_table("tower fool", attack="tower", target=4).play("counter tower, attack fool")
    assert table.position.over
    assert table.match.to_act() == []
    for seat in range(4):
        assert table.legal(seat) == set()
        assert table.why_not("pass", seat) == "KAMI-03"


@pytest.mark.parametrize(
    "text", ["", "fold", "hide", "hide dragon", "counter spear@9", "look 8", "pass now", "hide  fool"]
)
def test_nonsense_is_no_refusal(text: str) -> None:
    with pytest.raises(BadNotation):
        kami_table(FOUR).play(text)


@pytest.mark.parametrize(("seats", "size"), [(2, 10), (3, 10), (3, 8), (4, 10)])
def test_a_clause_forbids_exactly_what_is_not_legal(seats: int, size: int) -> None:
    options = kami.Options(seats=seats, three_player_hand=size)
    position, rng = kami.deal(options, from_text(f"why not {seats} {size}")), Rng(seats)
    texts = set()
    for _ in range(60):
        for seat in range(seats):
            legal = position.legal(seat)
            assert bool(legal) == bool(position.to_act() >> seat & 1)
            for action in actions(EVERYTHING):
                assert (kami.why_not(position, seat, action) is None) == bool(legal & action)
            for action in actions(legal):
                texts.add(text := kami.notation(position, seat, action))
                assert kami.parse(position, seat, text) == action
        seat = position.mover()
        position.apply(seat, rng.pick(position.legal(seat)))
    assert len(texts) > 15
