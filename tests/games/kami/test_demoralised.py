"""Five Soldiers after the deal, and the hands of Goita."""

from typing import Any

import pytest

from kamifuda.games import kami
from kamifuda.text import Text
from tests.games.kami.table import KamiTable, kami_match, kami_table

FOUR = "soldier soldier soldier soldier spear horseman tower fool"
FIVE = "soldier soldier soldier soldier soldier spear horseman tower"
EIGHT = "soldier soldier soldier soldier soldier soldier soldier soldier"
NONE = "silver_dragon silver_dragon silver_dragon gold_dragon gold_dragon gold_dragon fool empress"
OTHER = "spear spear horseman horseman silver_dragon gold_dragon tower empress"


def dealt(*hands: str, **choices: Any) -> KamiTable:
    """Just after the deal."""
    return kami_table(hands=hands, phase="declare", **choices)


def announced(*hands: str, **choices: Any) -> KamiTable:
    """Just after a deal of Goita hands; what ends at once is followed by another deal."""
    table = kami_table(hands=hands, goita_hands=True, **choices)
    table.position.announce()
    return table


@pytest.mark.clause("KAMI-24")
@pytest.mark.parametrize(("hand", "refusal"), [(FOUR, "KAMI-24"), (FIVE, None), (EIGHT, None), (NONE, "KAMI-24")])
def test_who_may_ask_the_partner(hand: str, refusal: str | None) -> None:
    table = dealt(NONE, OTHER, hand, OTHER)
    assert table.why_not("show", 2) == refusal
    assert table.legal(2) == ({"play_on"} if refusal else {"show", "play_on"})


@pytest.mark.clause("KAMI-24", "KAMI-26")
def test_the_partner_decides() -> None:
    table = dealt(NONE, FIVE, OTHER, FOUR, first=2).play("play_on", "show", "play_on", "play_on")
    assert (table.turn, table.match.to_act()) == (3, [3])
    assert table.legal() == {"cancel", "play_on"}
    for seat in (0, 1, 2):
        assert table.why_not("cancel", seat) == "KAMI-A9"
    cancelled = dealt(NONE, FIVE, OTHER, FOUR, first=2, points=[3, 7, 3, 7])
    cancelled.play("play_on", "show", "play_on", "play_on", "cancel")
    assert cancelled.lies["first"] == 2  # KAMI-26: the same
    assert (cancelled.position.round, cancelled.points) == (2, [3, 7, 3, 7])
    assert kami.view(cancelled.position, 0)["round"] == 1  # for the players it is the same round
    assert [(event["round"], event["again"]) for event in cancelled.told("dealt")] == [(1, True)]
    assert cancelled.match.to_act() == [0, 1, 2, 3]  # asked anew after the new deal
    assert cancelled.lies["hands"] != table.lies["hands"]
    table.play("play_on")
    assert table.turn == 2 and all(step.startswith("hide") for step in table.legal())


@pytest.mark.clause("KAMI-24")
def test_nothing_else_may_be_done_before_the_answers() -> None:
    table = dealt(FIVE, NONE, OTHER, FOUR)
    assert table.why_not("hide spear") == "KAMI-24"
    assert table.why_not("pass") == "KAMI-24"
    assert table.why_not("cancel") == "KAMI-24"
    table.play("show", "play_on", "play_on", "play_on")
    assert table.why_not("show", 2) == "KAMI-24"
    assert table.why_not("hide spear", 2) == "KAMI-24"
    table.play("play_on")
    assert table.why_not("show") == "KAMI-24"  # KAMI-24: after the deal, not later


@pytest.mark.clause("KAMI-25", "KAMI-A9")
def test_five_soldiers_are_shown_to_everybody() -> None:
    table = dealt(FIVE, NONE, OTHER, FOUR).play("show", "play_on", "play_on", "play_on")
    for viewer in (None, 0, 1, 2, 3):
        assert table.told("shown", viewer) == [{"event": "shown", "seat": 0}]
        assert table.view(viewer)["shown"] == [0]
    table.play("play_on")
    assert table.view(3)["shown"] == [0]  # KAMI-A9: a refused cancellation leaves them public
    table.play("hide spear, attack tower")
    assert table.view(None)["shown"] == [0]


@pytest.mark.clause("KAMI-A9")
@pytest.mark.parametrize("hand", [FIVE.replace("spear", "soldier"), EIGHT])
def test_exactly_five_are_shown_whoever_holds_more(hand: str) -> None:
    five, more = (dealt(one, NONE, OTHER, OTHER).play("show", *["play_on"] * 3) for one in (FIVE, hand))
    for viewer in (None, 1, 2, 3):
        assert more.events(viewer) == five.events(viewer) and more.view(viewer) == five.view(viewer)
    for language, words in (("en", "Exactly five are shown."), ("fr", "On en montre exactement cinq.")):
        assert words in Text(language, "kami").clause("KAMI-A9")


@pytest.mark.clause("KAMI-A9")
def test_everybody_answers_once_in_any_order() -> None:
    table = dealt(FIVE, NONE, OTHER, FIVE)
    assert table.match.to_act() == [0, 1, 2, 3]
    table.play_as(3, "show").play_as(1, "play_on")
    assert table.match.to_act() == [0, 2]
    assert table.why_not("play_on", 3) == "KAMI-A9"
    assert table.legal(3) == set()
    table.play_as(2, "play_on").play_as(0, "play_on")
    assert table.match.to_act() == [1]  # only the partner of the seat that showed


@pytest.mark.clause("KAMI-A9")
@pytest.mark.parametrize(("first", "asked"), [(0, [2, 1]), (1, [1, 2]), (2, [1, 2]), (3, [1, 2])])
def test_partners_are_asked_in_seating_order(first: int, asked: list[int]) -> None:
    table = dealt(FIVE, NONE, OTHER, FIVE, first=first).play("show", "play_on", "play_on", "show")
    turns = [table.turn, table.play("play_on").turn]
    assert turns == asked
    table.play("play_on")
    assert table.turn == first and table.position.round == 1


@pytest.mark.clause("KAMI-A9", "KAMI-26")
def test_the_first_cancellation_settles_it() -> None:
    table = dealt(FIVE, NONE, OTHER, FIVE).play("show", "play_on", "play_on", "show", "cancel")
    assert table.position.round == 2
    assert table.told("cancelled") == [{"event": "cancelled", "seat": 2}]


@pytest.mark.clause("KAMI-A9")
def test_showing_is_a_choice() -> None:
    table = dealt(FIVE, NONE, OTHER, FIVE).play("play_on", "play_on", "play_on", "play_on")
    assert table.turn == 0 and "hide soldier" in table.legal()
    assert table.view(None)["shown"] == []


@pytest.mark.clause("KAMI-A10")
@pytest.mark.parametrize("more", ["soldier spear spear", "soldier soldier spear", "soldier soldier soldier"])
def test_more_than_five_are_as_five(more: str) -> None:
    table = dealt(f"soldier soldier soldier soldier soldier {more}", NONE, OTHER, NONE)
    assert table.legal(0) == {"show", "play_on"}
    table.play("show", "play_on", "play_on", "play_on")
    assert (table.turn, table.points, table.position.round) == (2, [0, 0, 0, 0], 1)


@pytest.mark.clause("KAMI-A10")
def test_five_with_each_of_two_partners_are_as_five() -> None:
    table = dealt(FIVE, NONE, FIVE, NONE).play("show", "play_on", "show", "play_on")
    assert (table.turn, table.points) == (2, [0, 0, 0, 0])
    assert table.play("play_on").turn == 0
    assert table.legal() == {"cancel", "play_on"}


@pytest.mark.clause("KAMI-A11", "KAMI-26")
def test_a_round_may_be_cancelled_again_and_again() -> None:
    longest = 0
    for seed in range(2000):
        table = kami_match(f"again {seed}", kami.Options())
        first = table.lies["first"]
        cancelled = 0
        while showing := [seat for seat in range(4) if "show" in table.legal(seat)]:
            table.play(*["show" if seat in showing else "play_on" for seat in range(4)], "cancel")
            cancelled += 1
            assert (table.lies["first"], table.position.round) == (first, cancelled + 1)
        longest = max(longest, cancelled)
        if longest >= 3:
            break
    assert longest >= 3


@pytest.mark.clause("KAMI-27", "KAMI-30", "KAMI-34")
@pytest.mark.parametrize("seats", [2, 3])
def test_only_four_are_demoralised(seats: int) -> None:
    match = kami_match("few", kami.Options(seats=seats, demoralised=True))
    assert match.view(None)["phase"] == {2: "lead", 3: "look"}[seats]
    table = kami_table(FIVE, seats=seats)
    assert {table.why_not(step) for step in ("show", "cancel", "play_on")} == {"KAMI-27"}


@pytest.mark.clause("KAMI-24", "KAMI-27")
def test_the_table_may_play_without() -> None:
    match = kami_match("without", kami.Options(demoralised=False))
    assert match.view(None)["phase"] == "lead"
    assert kami_table(FIVE, demoralised=False).why_not("show") == "KAMI-27"


@pytest.mark.clause("KAMI-A24")
@pytest.mark.parametrize(
    ("others", "gained"),
    [
        ("", 10),
        ("empress", 5),
        ("soldier", 10),
        ("spear", 2),
        ("empress empress", 10),
        ("tower tower", 8),
        ("spear spear", 4),
        ("spear horseman", 2),
        ("spear gold_dragon", 3),
        ("fool tower", 4),
        ("empress fool", 5),
    ],
)
def test_more_soldiers_score_at_once(others: str, gained: int) -> None:
    hand = others.split() + ["soldier"] * (8 - len(others.split()))
    table = announced(NONE, OTHER, NONE, " ".join(hand), first=2)
    scored = table.told("soldiers_scored")[0]
    assert (scored["seat"], scored["points"]) == (3, gained)
    assert scored["count"] == hand.count("soldier") and sorted(scored["cards"]) == sorted(hand)
    assert table.points[1] == table.points[3] == gained
    assert table.lies["first"] == 3  # KAMI-19
    assert table.position.round == 2


@pytest.mark.clause("KAMI-A24")
@pytest.mark.parametrize(
    ("mode", "before", "after", "over"),
    [
        ("soldier", 6, 16, True),
        ("lord", 5, 15, True),
        ("lord", 12, 8, False),
        ("kami", 5, 15, True),
        ("kami", 6, 0, False),
    ],
)
def test_points_of_soldiers_obey_the_mode(mode: str, before: int, after: int, over: bool) -> None:
    table = announced(EIGHT, OTHER, NONE, OTHER, mode=mode, points=[before, 0, before, 0])
    assert (table.points, table.position.over) == ([after, 0, after, 0], over)


@pytest.mark.clause("KAMI-A24")
@pytest.mark.parametrize("mode", ["soldier", "lord", "kami"])
@pytest.mark.parametrize("team", [0, 1])
def test_five_and_five_in_a_team_win_the_match(mode: str, team: int) -> None:
    hands = [FIVE, NONE, FIVE, NONE] if team == 0 else [NONE, FIVE, NONE, FIVE]
    table = announced(*hands, mode=mode, points=[14, 14, 14, 14])
    assert table.position.over
    assert table.points == ([15, 14, 15, 14] if team == 0 else [14, 15, 14, 15])
    assert table.told("soldiers_won")[0]["seats"] == [team, team + 2]
    assert [event["seats"] for event in table.told("match_won")] == [[team, team + 2]]


@pytest.mark.clause("KAMI-A24")
def test_five_are_shown_by_themselves_and_the_partner_decides() -> None:
    table = announced(NONE, FIVE, OTHER, FOUR, first=2)
    assert (table.view(None)["shown"], table.match.to_act()) == ([1], [3])
    assert table.legal() == {"cancel", "play_on"}
    assert table.play("play_on").turn == 2
    cancelled = announced(NONE, FIVE, OTHER, FOUR, first=2).play("cancel")
    assert (cancelled.lies["first"], cancelled.position.round) == (2, 2)


@pytest.mark.clause("KAMI-A24", "KAMI-A9")
def test_five_against_five_ask_both_partners() -> None:
    table = announced(FIVE, NONE, OTHER, FIVE, first=3)
    assert [table.turn, table.play("play_on").turn, table.play("play_on").turn] == [1, 2, 3]


@pytest.mark.clause("KAMI-A24")
def test_fewer_than_five_open_the_round() -> None:
    table = announced(FOUR, NONE, FOUR, OTHER, first=1)
    assert table.turn == 1 and "hide fool" in table.legal()
    assert table.why_not("play_on") == "KAMI-24"


@pytest.mark.clause("KAMI-A24")
@pytest.mark.parametrize(("seats", "demoralised"), [(4, False), (3, True), (2, True)])
def test_goita_hands_need_four_who_can_be_demoralised(seats: int, demoralised: bool) -> None:
    options = kami.Options(seats=seats, demoralised=demoralised, goita_hands=True)
    for seed in range(30):
        match = kami_match(f"goita {seed}", options)
        assert match.view(None)["phase"] == ("look" if seats == 3 else "lead")
        assert match.view(None)["options"]["goita_hands"] is False
