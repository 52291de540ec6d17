"""Who may know what, during a match and after it."""

import json

import pytest

from kamifuda.core.rng import Rng
from kamifuda.games import totem
from tests.games.totem.table import WATCHING, TotemTable, chosen, totem_match, totem_table

EVERYBODY = (WATCHING, 0, 1)
ROOM = "(red_13) - red_11"
OPTIONS = (
    totem.Options(),
    totem.Options(sword_loss_keeps_partner=True, shield_returns_attacker=True, zone_size=5),
    totem.Options(eye_before_attack=True, last_turn="immediate", hand_limit=3),
)


def after(hand: str, mine: str, play: str) -> TotemTable:
    return totem_table(hand, mine=mine, theirs="(red_12)", pile="green_10 green_11 green_12").play(play)


@pytest.mark.clause("TOT-18", "TOT-06")
def test_ones_own_hidden_totems_are_seen_at_any_time() -> None:
    table = totem_table("blue_5 blue_1", mine="(red_9) green_3~ - (red_4)", theirs="(red_12)", their_hand="red_1")
    for play in ("discard, blue_1", "discard, red_1", "exchange, blue_5, on 3"):
        seen = table.play(play).view(0)["zones"][0]
        assert [place and place["card"] for place in seen] == table.lies["zones"][0]


@pytest.mark.clause("TOT-06")
@pytest.mark.parametrize("viewer", [WATCHING, 1])
def test_a_hidden_totem_is_unknown_until_it_is_discovered(viewer: int | None) -> None:
    table = totem_table("blue_5", mine="(red_9) green_3~ - red_4", theirs="(red_12)", their_hand="blue_8", turn=1)
    assert table.view(viewer)["zones"][0] == [
        {"card": None, "face_up": False, "spent": False},
        {"card": "green_3", "face_up": True, "spent": True},
        None,
        {"card": "red_4", "face_up": True, "spent": False},
    ]
    table.play("attack, blue_8, on 0")
    assert table.view(viewer)["zones"][0][0] == {"card": "red_9", "face_up": True, "spent": False}


@pytest.mark.clause("TOT-A35")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_discard_and_all_counts_are_everybodys(viewer: int | None) -> None:
    table = totem_table("blue_5 blue_6 blue_7", their_hand="red_1", pile="red_2 red_3 red_4 red_5")
    view = table.view(viewer)
    assert (view["hand_counts"], view["pile"], set(view["discard"])) == ([3, 1], 4, table.discard)
    table.play("discard, blue_5")
    assert "blue_5" in table.view(viewer)["discard"]
    assert (table.view(viewer)["hand_counts"], table.view(viewer)["pile"]) == ([3, 2], 2)
    assert [event["pile"] for event in table.told("drew", viewer)] == [3, 2]


@pytest.mark.clause("TOT-A35")
def test_a_hand_is_its_owners() -> None:
    table = totem_table("blue_5 blue_6", their_hand="red_1")
    assert [table.view(viewer)["hand"] for viewer in EVERYBODY] == [None, ["blue_5", "blue_6"], ["red_1"]]
    assert [table.view(viewer)["hands"] for viewer in EVERYBODY] == [None, None, None]


@pytest.mark.clause("TOT-A35", "TOT-29")
def test_everybody_sees_where_a_totem_is_laid_but_not_which() -> None:
    table = after("blue_5 blue_6", ROOM, "defend, blue_5")
    for viewer in EVERYBODY:
        known = "blue_5" if viewer == 0 else None
        assert table.told("defended", viewer) == [{"event": "defended", "seat": 0, "card": known, "place": 1}]
        assert table.view(viewer)["zones"][0][1] == {"card": known, "face_up": False, "spent": False}


@pytest.mark.clause("TOT-A35", "TOT-A20")
def test_everybody_sees_which_place_is_exchanged_but_no_card() -> None:
    table = after("blue_5 blue_6", ROOM, "exchange, blue_5, on 0")
    for viewer in EVERYBODY:
        laid, taken = ("blue_5", "red_13") if viewer == 0 else (None, None)
        exchanged = {"event": "exchanged", "seat": 0, "card": laid, "taken": taken, "place": 0}
        assert table.told("exchanged", viewer) == [exchanged]


@pytest.mark.clause("TOT-A35", "TOT-19")
def test_a_card_drawn_is_told_to_who_drew_it() -> None:
    table = after("blue_5 blue_6", ROOM, "discard, blue_5")
    for viewer in EVERYBODY:
        cards = {event["seat"]: event["card"] for event in table.told("drew", viewer)}
        assert {seat for seat, card in cards.items() if card is not None} == ({viewer} - {WATCHING})


@pytest.mark.clause("TOT-14", "TOT-A35")
def test_a_deal_is_told_to_each_player_alone() -> None:
    table = totem_match("told")
    for viewer in EVERYBODY:
        cards = [] if viewer is None else [{"event": "received", "seat": viewer, "cards": table.lies["hands"][viewer]}]
        assert table.told("received", viewer) == cards


@pytest.mark.clause("TOT-A35", "TOT-06")
@pytest.mark.parametrize(
    ("play", "twin"),
    [("defend, blue_5", "defend, blue_6"), ("exchange, blue_5, on 0", "exchange, blue_6, on 0")],
)
def test_what_is_laid_in_secret_looks_the_same(play: str, twin: str) -> None:
    one, other = after("blue_5 blue_6", ROOM, play), after("blue_5 blue_6", ROOM, twin)
    for viewer in (WATCHING, 1):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)
    assert one.view(0) != other.view(0) and one.events(0) != other.events(0)


@pytest.mark.clause("TOT-A35", "TOT-A30")
def test_a_view_does_not_depend_on_what_is_hidden_from_it() -> None:
    one = totem_table("blue_5 blue_6", mine="(red_9) red_4", theirs="(red_12)", pile="green_1")
    other = totem_table("green_1 blue_6", mine="(blue_5) red_4", theirs="(red_12)", pile="red_9")
    assert all(one.view(viewer) == other.view(viewer) for viewer in (WATCHING, 1))
    assert one.view(0) != other.view(0)


@pytest.mark.clause("TOT-A35")
@pytest.mark.parametrize(
    ("step", "twin", "knows"),
    [
        ("defend, blue_5", "defend, blue_6", {0}),
        ("exchange, blue_5", "exchange, blue_6", {0}),
        ("attack, blue_5", "attack, blue_6", {-1, 0, 1}),
        ("exchange, blue_5, on 0", "exchange, blue_5, on 3", {-1, 0, 1}),
    ],
)
def test_what_a_step_looks_like(step: str, twin: str, knows: set[int]) -> None:
    """For search: one number for all the steps that a viewer can not tell apart."""
    looks = []
    for text in (step, twin):
        position = totem_table("blue_5 blue_6", mine="(red_13) - red_11 (red_10)", theirs="(red_12)").position
        for each in text.split(", "):
            position.chance = 1
            position.apply(0, totem.parse(position, 0, each))
        looks.append([position.seen(viewer) for viewer in (-1, 0, 1)])
    assert {viewer for viewer in (-1, 0, 1) if looks[0][viewer + 1] != looks[1][viewer + 1]} == knows


@pytest.mark.clause("TOT-36", "TOT-A35")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_when_the_match_is_over_everything_is_open(viewer: int | None) -> None:
    table = totem_table("blue_5 blue_6", mine="(red_9) red_4", theirs="(red_5)", their_hand="green_1")
    table.play("attack, blue_5, on 0")
    assert table.told("revealed", viewer) == [
        {"event": "revealed", "seat": 0, "hidden": ["red_9"], "hand": ["blue_6"]},
        {"event": "revealed", "seat": 1, "hidden": [], "hand": ["green_1"]},
    ]
    view = table.view(viewer)
    assert view["hands"] == [["blue_6"], ["green_1"]]
    assert view["zones"][0][0] == {"card": "red_9", "face_up": False, "spent": False}
    assert view["result"] == {"winner": 0, "how": "defeated", "totems": [2, 0], "levels": [13, 0]}


@pytest.mark.clause("TOT-A35", "TOT-06", "TOT-18")
@pytest.mark.parametrize("options", OPTIONS, ids=("usual", "returning", "eyes first"))
def test_no_event_and_no_view_tells_a_secret(options: totem.Options) -> None:
    table, rng, told = chosen(chosen(totem_match("secrets", options), 0), 1), Rng(1), set()
    while not table.over:
        plays = sorted(table.plays())
        table.play(plays[rng.below(len(plays))])
        for viewer in EVERYBODY:
            view = table.view(viewer)
            assert json.loads(json.dumps(view)) == view
            for event in table.events(viewer):
                told.add(event["event"])
                if event["event"] in ("drew", "defended", "exchanged"):
                    assert (event["card"] is not None) == (event["seat"] == viewer)
            for seat, zone in enumerate(view["zones"]):
                for place in zone:
                    assert place is None or (place["card"] is not None) == (
                        place["face_up"] or seat == viewer or table.over
                    )
    assert {"drew", "attacked", "discarded"} <= told
