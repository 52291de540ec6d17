"""A turn: the draw, one of four actions, and the limit of the hand."""

import pytest

from kamifuda.core.options import BadOption
from kamifuda.games import totem
from tests.games.totem.table import totem_table

ROOM = "(red_13) - (blue_13)"


@pytest.mark.clause("TOT-17")
def test_players_take_turns() -> None:
    table, turns = totem_table("red_1 red_2", their_hand="blue_1 blue_2"), []
    for card in ("red_1", "blue_1", "red_2", "blue_2"):
        turns.append(table.turn)
        table.play(f"discard, {card}")
    assert turns == [0, 1, 0, 1]


@pytest.mark.clause("TOT-17")
@pytest.mark.parametrize("stranger", [-1, 1, 2])
def test_others_wait(stranger: int) -> None:
    table = totem_table("blue_5", their_hand="blue_6")
    assert table.legal(stranger) == set()
    for step in ("attack", "defend", "exchange", "discard", "stop"):
        assert table.why_not(step, stranger) == "TOT-17"


@pytest.mark.clause("TOT-19")
def test_a_turn_begins_with_a_card_from_the_pile() -> None:
    table = totem_table("blue_5", their_hand="blue_6 blue_7", mine=ROOM)
    before = table.pile
    table.play("defend, blue_5")
    (card,) = table.pile ^ before
    assert table.hand(1) == {"blue_6", "blue_7", card}
    assert table.events(1)[-1] == {"event": "drew", "seat": 1, "card": card, "pile": len(before) - 1, "why": "turn"}


@pytest.mark.clause("TOT-20", "TOT-A17")
def test_the_four_actions_are_attack_defend_exchange_and_discard() -> None:
    table = totem_table("blue_5", mine=ROOM)
    assert table.legal() == {"attack", "defend", "exchange", "discard"}
    assert table.plays() == {
        *(f"attack, blue_5, on {place}" for place in range(4)),
        "defend, blue_5",
        *(f"exchange, blue_5, on {place}" for place in (0, 2)),
        "discard, blue_5",
    }


@pytest.mark.clause("TOT-20")
@pytest.mark.parametrize(
    "action", ["attack, blue_5, on 0", "defend, blue_5", "exchange, blue_5, on 0", "discard, blue_5"]
)
def test_exactly_one_of_them(action: str) -> None:
    table = totem_table("blue_5 blue_6", mine=ROOM)
    assert table.why_not("stop") == "TOT-20"  # not none of them
    table.play(action)
    assert table.turn == 1
    assert {table.why_not(second, 0) for second in ("attack", "defend", "exchange", "discard")} == {"TOT-17"}


@pytest.mark.clause("TOT-A17", "TOT-26")
def test_only_the_first_action_goes_on_when_it_wins() -> None:
    table = totem_table("blue_5 blue_6", mine=ROOM, theirs="(red_5) (red_12)").play("attack, blue_5, on 0")
    assert (table.turn, table.phase) == (0, "again")


@pytest.mark.clause("TOT-A29")
def test_one_can_always_discard() -> None:
    table = totem_table("blue_5", mine="red_13 blue_13 purple_13 green_13", theirs="red_12 blue_12")
    assert table.plays() == {"discard, blue_5"}
    assert [table.why_not(other) for other in ("attack", "defend", "exchange")] == ["TOT-23", "TOT-30", "TOT-31"]


@pytest.mark.clause("TOT-A29", "TOT-19")
def test_after_the_draw_one_holds_a_card() -> None:
    table = totem_table("blue_5", theirs="red_12 blue_12 purple_12 green_12").play("discard, blue_5")
    assert (table.turn, len(table.hand(1))) == (1, 1)
    assert "discard" in table.legal()


@pytest.mark.clause("TOT-32")
def test_a_card_is_discarded_and_one_is_drawn() -> None:
    table = totem_table("blue_5 blue_6").play("discard, blue_5")
    (card,) = table.drawn(0)
    assert table.drawn(0) == {card: "action"}
    assert (table.hand(0), table.discard) == ({"blue_6", card}, {"blue_5"})
    assert table.told("discarded") == [{"event": "discarded", "seat": 0, "card": "blue_5", "limit": False}]


@pytest.mark.clause("TOT-32")
@pytest.mark.parametrize("wrong", ["blue_7", "red_13", "red_12"])
def test_one_discards_what_one_holds(wrong: str) -> None:
    assert totem_table("blue_5 blue_6").why_not(f"discard, {wrong}") == "TOT-32"


SIX = "blue_1 blue_2 blue_3 blue_4 blue_5 blue_6"


@pytest.mark.clause("TOT-33")
@pytest.mark.parametrize(
    ("hand", "play", "too_many"),
    [
        (SIX, "discard, blue_1", 0),
        (f"{SIX} blue_7", "discard, blue_1", 1),
        (f"{SIX} blue_7", "exchange, blue_1, on 0", 1),
        (f"{SIX} blue_7", "defend, blue_1", 0),
        (f"{SIX} blue_7", "attack, blue_1, on 0", 0),
        (f"{SIX} blue_7 blue_8 blue_9", "defend, blue_1", 2),
    ],
)
def test_a_turn_ends_with_six_cards_at_most(hand: str, play: str, too_many: int) -> None:
    table = totem_table(hand, mine=ROOM).play(play)
    for left, card in zip(range(too_many, 0, -1), ("blue_5", "blue_6"), strict=False):
        assert (table.turn, table.phase, len(table.hand(0))) == (0, "limit", 6 + left)
        table.play(f"discard, {card}")
        assert table.told("discarded") == [{"event": "discarded", "seat": 0, "card": card, "limit": True}]
        assert table.drawn(0) == {}
    assert (table.turn, len(table.hand(0))) == (1, 6)


@pytest.mark.clause("TOT-33")
def test_too_large_a_hand_is_discarded_from_before_anything_else() -> None:
    table = totem_table(f"{SIX} blue_7", mine=ROOM).play("exchange, blue_1, on 0")
    assert table.legal() == {"discard"}
    assert table.why_not("discard, blue_1") == "TOT-33"  # it lies in the zone
    assert table.why_not("discard, red_13") is None  # it was taken up
    assert table.why_not("discard", 1) == "TOT-17"


@pytest.mark.clause("TOT-33", "TOT-26")
def test_who_stops_discards_too() -> None:
    table = totem_table(f"{SIX} blue_7 blue_8", theirs="(red_1) (red_12)").play("attack, blue_1, on 0", "stop")
    assert (table.turn, table.phase) == (0, "limit")


@pytest.mark.clause("TOT-33")
@pytest.mark.parametrize(("limit", "held", "asked"), [(3, 3, False), (3, 4, True), (12, 12, False), (12, 13, True)])
def test_the_table_may_choose_the_limit(limit: int, held: int, asked: bool) -> None:
    cards = [f"{colour}_{level}" for level in range(1, 10) for colour in ("blue", "purple")]
    table = totem_table(" ".join(cards[:held]), hand_limit=limit).play("discard, blue_1")
    assert (table.phase == "limit") == asked


@pytest.mark.clause("TOT-33")
def test_six_unless_the_table_agrees_otherwise() -> None:
    assert totem.Options().hand_limit == 6
    for limit in (2, 13):
        with pytest.raises(BadOption):
            totem.Options(hand_limit=limit)


@pytest.mark.clause("TOT-A22")
def test_the_limit_is_checked_only_at_the_end_of_ones_own_turn() -> None:
    table = totem_table("purple_1", theirs="(green_9)", their_hand=SIX).play("attack, purple_1, on 0")
    assert sorted(table.drawn(1).values()) == ["power", "turn"]
    assert (table.turn, table.phase, len(table.hand(1))) == (1, "turn", 8)
    table.play("discard, blue_1")
    assert (table.turn, table.phase) == (1, "limit")
    table.play("discard, blue_2", "discard, blue_3")
    assert (table.turn, len(table.hand(1))) == (0, 6)
