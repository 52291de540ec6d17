"""Who may know what, during a round and after it."""

import json
from typing import Any

import pytest

from kamifuda.core.rng import Rng
from kamifuda.games import kami
from tests.games.kami.table import WATCHING, KamiTable, kami_match, kami_table

EVERYBODY = (WATCHING, 0, 1, 2, 3)


@pytest.mark.clause("KAMI-06")
def test_partners_are_silent() -> None:
    assert [kami.silent(kami.Options(seats=seats)) for seats in (2, 3, 4)] == [False, False, True]


@pytest.mark.clause("KAMI-05", "KAMI-A21")
@pytest.mark.parametrize(("seats", "sides"), [(2, [[0], [1]]), (3, [[0], [1], [2]]), (4, [[0, 2], [1, 3]])])
def test_who_plays_with_whom_is_told(seats: int, sides: list[list[int]]) -> None:
    assert kami_table("tower fool", seats=seats).view(WATCHING)["sides"] == sides == kami.manifest.sides(seats)


@pytest.mark.clause("KAMI-12", "KAMI-16")
def test_who_has_passed_since_the_attack_is_told() -> None:
    table = kami_table(hands=["soldier soldier"] * 4, attack="spear", attacker=2)
    passed = [table.view(WATCHING)["passed"]]
    for _ in range(3):
        passed.append(table.play("pass").view(0)["passed"])
    assert passed == [[], [3], [3, 0], [3, 0, 1]]


@pytest.mark.clause("KAMI-03", "KAMI-05")
@pytest.mark.parametrize(("seats", "winners"), [(4, [0, 2]), (3, [0]), (2, [0])])
def test_the_winners_are_told_when_it_is_over(seats: int, winners: list[int]) -> None:
    table = kami_table("tower fool", seats=seats, points=[14, 0, 14, 0] if seats == 4 else [14, 0, 0][:seats])
    before = table.view(WATCHING)["winners"]
    assert (before, table.play("hide tower, attack fool").view(WATCHING)["winners"]) == ([], winners)


@pytest.mark.clause("KAMI-A25")
def test_a_hand_is_its_owners_but_its_size_is_public() -> None:
    table = kami_table(hands=["tower fool", "spear", "soldier soldier soldier", "empress"])
    assert [table.view(seat)["hand"] for seat in range(4)] == table.lies["hands"]
    assert table.view(WATCHING)["hand"] is None
    for viewer in EVERYBODY:
        assert table.view(viewer)["hand_counts"] == [2, 1, 3, 1]
        assert table.view(viewer)["hands"] is None


@pytest.mark.clause("KAMI-A25")
def test_a_face_down_card_is_its_owners() -> None:
    table = kami_table(hands=["tower fool spear", *["soldier soldier"] * 3]).play("hide tower, attack spear")
    for viewer in EVERYBODY:
        known = "tower" if viewer == 0 else None
        assert table.view(viewer)["defence"][0] == [{"card": known, "face_down": True, "seen": None}]
        assert table.told("hid", viewer) == [{"event": "hid", "seat": 0, "card": known}]
        assert table.told("attacked", viewer) == [{"event": "attacked", "seat": 0, "card": "spear"}]
        assert table.view(viewer)["attacks"][0] == ["spear"]


@pytest.mark.clause("KAMI-A25", "KAMI-06")
def test_a_view_does_not_depend_on_what_is_hidden_from_it() -> None:
    def table(mine: str, hidden: str) -> KamiTable:
        hands = ["tower fool", "soldier soldier", mine, "soldier spear"]
        return kami_table(hands=hands, attack="spear", attacker=2, defence=["", "", hidden], attacks=["", "", "spear"])

    one, other = table("empress horseman", "(fool)"), table("gold_dragon fool", "(tower)")
    for viewer in (WATCHING, 0, 1, 3):  # not even the partner
        assert one.view(viewer) == other.view(viewer)
    assert one.view(2) != other.view(2)


@pytest.mark.clause("KAMI-A25")
@pytest.mark.parametrize("viewer", [0, 1, WATCHING])
def test_a_hidden_mercenary_shows_its_back_but_was_seen(viewer: int | None) -> None:
    table = kami_table("tower fool", seats=2, mercenaries="spear horseman").play("hide spear@0")
    assert table.told("hid", viewer) == [{"event": "hid", "seat": 0, "card": "spear", "stack": 0}]
    known = "spear" if viewer == 0 else None
    assert table.view(viewer)["defence"][0] == [{"card": known, "face_down": True, "seen": "spear"}]


@pytest.mark.clause("KAMI-A25", "KAMI-31")
def test_nobody_sees_below_a_mercenary() -> None:
    one = kami_table("tower fool", seats=2, mercenaries="spear horseman")
    other = kami_table("tower fool", seats=2, mercenaries="spear empress")
    assert all(one.view(viewer) == other.view(viewer) for viewer in (0, 1, WATCHING))
    assert one.view(0)["mercenaries"][0] == {"top": "spear", "below": True}
    assert one.play("hide spear@0").view(1)["mercenaries"][0] == {"top": "horseman", "below": False}


@pytest.mark.clause("KAMI-08", "KAMI-A25")
def test_a_deal_is_told_to_each_player_alone() -> None:
    match = kami_match("told", kami.Options())
    hands = match.lies["hands"]
    for viewer in EVERYBODY:
        received = [event for event in match.events(viewer) if event["event"] == "received"]
        mine = [] if viewer is None else [{"event": "received", "seat": viewer, "cards": hands[viewer]}]
        assert received == mine
        assert {"event": "dealt", "count": 8, "round": 1, "again": False} in match.events(viewer)


@pytest.mark.clause("KAMI-29", "KAMI-A25")
def test_what_was_looked_at_is_told_to_who_looked() -> None:
    table = kami_table(hands=["tower"] * 3, phase="look", set_aside="fool empress", seats=3).play("look 1")
    for viewer in (WATCHING, 0, 1, 2):
        assert table.told("looked", viewer) == [
            {"event": "looked", "seat": 1, "index": 1, "card": "empress" if viewer == 1 else None},
            {"event": "looked", "seat": 2, "index": 0, "card": "fool" if viewer == 2 else None},
        ]
        assert table.view(viewer)["looked"] == [1, 0]


@pytest.mark.clause("KAMI-24", "KAMI-A9", "KAMI-06")
def test_an_answer_is_secret_until_all_have_answered() -> None:
    five = "soldier soldier soldier soldier soldier"
    shows = kami_table(hands=[five, "spear", "tower", "fool"], phase="declare").play("show", "play_on")
    keeps = kami_table(hands=[five, "spear", "tower", "fool"], phase="declare").play("play_on", "play_on")
    for viewer in (WATCHING, 1, 2, 3):
        assert shows.view(viewer) == keeps.view(viewer)
        assert shows.view(viewer)["declared"] == [0, 1] and shows.view(viewer)["shown"] == []
    assert (shows.view(0)["my_answer"], keeps.view(0)["my_answer"]) == ("show", "play_on")
    first = kami_table(hands=[five, "spear", "tower", "fool"], phase="declare").play("show")
    assert all(first.events(viewer) == [{"event": "answered", "seat": 0}] for viewer in EVERYBODY)


@pytest.mark.clause("KAMI-A25", "KAMI-24", "KAMI-29")
@pytest.mark.parametrize(
    ("phase", "step", "twin", "knows"),
    [
        ("declare", "show", "play_on", {0}),
        ("lead", "hide tower", "hide fool", {0}),
        ("look", "look 1", "look 0", {0, 1, 2}),
    ],
)
def test_what_a_step_looks_like(phase: str, step: str, twin: str, knows: set[int]) -> None:
    """For search: one number for all the steps that a viewer can not tell apart."""
    hand, seats = "soldier soldier soldier soldier soldier tower fool", 3 if phase == "look" else 4
    table = kami_table(hands=[hand] * seats, phase=phase, seats=seats, set_aside="spear empress" if seats == 3 else "")
    one, other = table.position.clone(), table.position.clone()
    one.apply(table.turn, kami.parse(one, table.turn, step))
    other.apply(table.turn, kami.parse(other, table.turn, twin))
    assert {seat for seat in range(seats) if one.seen(seat) != other.seen(seat)} == knows
    assert (one.seen(-1) != other.seen(-1)) == (phase == "look")  # the place is public, the card is not


@pytest.mark.clause("KAMI-29", "KAMI-A13")
@pytest.mark.parametrize(("aside", "knows"), [("spear fool", {1}), ("tower empress", {2})])
def test_who_sees_which_card_of_a_look(aside: str, knows: set[int]) -> None:
    def looked(cards: str) -> KamiTable:
        return kami_table(hands=["tower"] * 3, phase="look", set_aside=cards, seats=3).play("look 1")

    one, other = looked("spear empress").position, looked(aside).position
    assert {seat for seat in range(-1, 3) if one.seen(seat) != other.seen(seat)} == knows


def finished(last: str = "tower", **choices: Any) -> KamiTable:
    """Seat 0 ends the round with this card, over a hidden Fool; a hidden Spear lies before."""
    hands = [f"fool {last}", "soldier horseman", "tower empress", "spear"]
    table = kami_table(hands=hands, defence=["(spear)", "soldier (horseman)", "", "(empress)"], **choices)
    return table.play(f"hide fool, attack {last}")


@pytest.mark.clause("KAMI-A19", "KAMI-A25")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everything_is_shown_at_the_end_of_a_round(viewer: int | None) -> None:
    revealed = {event["seat"]: (event["hand"], event["hidden"]) for event in finished().told("revealed", viewer)}
    assert revealed == {
        0: ([], ["spear", "fool"]),
        1: (["soldier", "horseman"], ["horseman"]),
        2: (["tower", "empress"], []),
        3: (["spear"], ["empress"]),
    }


@pytest.mark.clause("KAMI-A19", "KAMI-20")
def test_the_twin_of_a_master_stroke_is_among_the_hidden_cards() -> None:
    assert finished("fool").told("revealed", 1)[0]["hidden"] == ["spear", "fool"]


@pytest.mark.clause("KAMI-A14", "KAMI-A19")
def test_a_mercenary_laid_face_down_is_shown_again() -> None:
    table = kami_table("fool", seats=2, mercenaries="horseman").play("hide horseman@0", "attack fool")
    assert table.told("revealed", 1)[0]["hidden"] == ["horseman"]


@pytest.mark.clause("KAMI-A19", "KAMI-28")
@pytest.mark.parametrize("reveal", [True, False])
def test_cards_set_aside_are_shown_at_the_end_of_a_round(reveal: bool) -> None:
    table = kami_table("tower fool", seats=3, set_aside="empress spear", reveal_hidden_at_round_end=reveal)
    table.play("hide tower, attack fool")
    shown = [{"event": "aside_revealed", "cards": ["empress", "spear"]}]  # in the order they lay
    assert table.told("aside_revealed", 0) == (shown if reveal else [])


@pytest.mark.clause("KAMI-A19", "KAMI-A25")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_table_may_keep_everything_hidden_but_a_master_stroke(viewer: int | None) -> None:
    plain = finished(reveal_hidden_at_round_end=False)
    assert plain.told("revealed", viewer) == []
    assert plain.told("hid", viewer)[0]["card"] == ("fool" if viewer == 0 else None)
    stroke = finished("fool", reveal_hidden_at_round_end=False)
    assert stroke.told("revealed", viewer) == []
    assert stroke.told("master_stroke", viewer) == [{"event": "master_stroke", "seat": 0, "card": "fool", "points": 8}]


@pytest.mark.clause("KAMI-A19", "KAMI-A25")
@pytest.mark.parametrize("reveal", [True, False])
def test_what_a_view_shows_after_the_match(reveal: bool) -> None:
    table = finished("fool", target=8, reveal_hidden_at_round_end=reveal)
    assert table.position.over
    watched = table.view(WATCHING)
    assert watched["hands"] == (table.lies["hands"] if reveal else None)
    assert [card["card"] for card in watched["defence"][0]] == ["spear" if reveal else None, "fool"]
    assert [card["card"] for card in watched["defence"][3]] == ["empress" if reveal else None]
    assert table.view(3)["defence"][3][0]["card"] == "empress"  # always one's own


@pytest.mark.clause("KAMI-A25")
@pytest.mark.parametrize(("seats", "size"), [(2, 10), (3, 10), (3, 8), (4, 10)])
@pytest.mark.parametrize("reveal", [True, False])
def test_no_event_tells_a_secret(seats: int, size: int, reveal: bool) -> None:
    options = kami.Options(seats=seats, three_player_hand=size, reveal_hidden_at_round_end=reveal, target=9)
    table, rng = kami_match(f"secrets {seats} {size}", options), Rng(seats)
    viewers: list[int | None] = [WATCHING, *range(seats)]
    told = set()
    while not table.position.over:
        choices = sorted(table.plays())
        table.play(choices[rng.below(len(choices))])
        for viewer in viewers:
            assert json.loads(json.dumps(table.view(viewer))) == table.view(viewer)
            for event in table.events(viewer):
                told.add(event["event"])
                own = event.get("seat") == viewer
                if event["event"] == "received":
                    assert own
                if event["event"] == "looked" or (event["event"] == "hid" and "stack" not in event):
                    assert (event["card"] is not None) == own
    assert {"hid", "attacked", "countered", "passed", "received", "match_won"} <= told
    assert ("revealed" in told) == reveal
