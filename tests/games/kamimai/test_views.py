"""A view: all that anybody knows, the same for everybody, and nothing that nobody has seen."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from kamifuda.core.game import Event
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games import kamimai
from kamifuda.games.kamimai.cards import CARDS, ELEMENTS
from kamifuda.games.kamimai.sheets import EFFECTS, GRIPS, SHEETS, SPELLS
from kamifuda.games.kamimai.view import Effect, Element, GripName, SheetId, Spell, View
from tests.games.kamimai.scenes import WATCHING, Scene, all_of, every_card, match, scene
from tests.games.kamimai.zones import SHEET

TABLES: list[dict[str, Any]] = [
    {"seats": 1, "sheet": "II"},
    {"seats": 2, "faces_visible": False, "paper": "stern"},
    {"seats": 3, "sheet": "adventure", "warm_up": True, "difficulty": "hard"},
    {"seats": 4, "stray_cards": "drawn", "paper": "stern"},
    {"seats": 5, "sheet": "III", "book": "real"},
]
THREE_ZONES = "I:water+fire/earth+team/water+earth+air"
HEAPS = (
    "reserves",
    "drawn",
    "discard",
    "played",
    "handing",
    "guardians",
    "book",
    "spell",
    "declined",
)  # where a view names cards
IN_EVENTS = ("card", "cards", "faces")


def moments(choices: dict[str, Any], matches: int = 6, length: int = 150) -> Iterator[Scene]:
    """Matches in which everybody does anything, after every play."""
    rng = Rng(3)
    for seed in range(matches):
        table = match(f"views {seed}", **choices)
        yield table
        while not table.over and len(table.match.plays) < length:
            seats = table.match.to_act()
            if seats == [WORLD]:
                table.answer()
            else:
                seat = seats[rng.below(len(seats))]
                plays = table.plays(seat)
                table.play_as(seat, plays[rng.below(len(plays))])
            yield table


def lying(view: View) -> Counter[str]:
    """Every card that this view shows, where it lies."""
    book = view["book"]
    heaps = [*view["reserves"], view["drawn"], view["discard"], book["felt"], [face for face in book["faces"] if face]]
    return Counter(card for heap in [*heaps, [view["played"]] if view["played"] else []] for card in heap)


def words(told: Any) -> list[str]:
    """All texts in it, however deep."""
    if isinstance(told, dict):
        return [word for each in told.values() for word in words(each)]
    if isinstance(told, list):
        return [word for each in told for word in words(each)]
    return [told] if isinstance(told, str) else []


def cards_in(event: Event) -> set[str]:
    gives = [give["card"] for give in event.get("gives", [])]
    return {*words([event.get(name) for name in IN_EVENTS]), *gives}


@pytest.mark.clause("KMI-59", "KMI-A42")
def test_the_whole_view_of_a_summoner() -> None:
    table = scene(
        "water water fire_guardian", "water_fairy imp", "earth", discard="air mouse air_guardian", felt="fire",
        faces=("wolf", "earth"), left=20, energy=3, scribbled="xx .... .. ..", target="B", lean=-2, turn=7,
        guardians="fire_guardian", grip="off_hand", guardian="fire", **SHEET,
    ).play("cast water, give 0 water 1, give 1 water_fairy 3")  # fmt: skip
    zones = [("A", ["fire", "air"], []), ("B", ["water", "fire", "earth", "air"], ["colour"])]
    zones += [("C", ["water", "team"], ["blessing"]), ("D", ["earth", "air"], ["discard"])]
    gives = [{"seat": 0, "card": "water", "worth": 1}, {"seat": 1, "card": "water_fairy", "worth": 3}]
    expected = {
        "replaced": ["II"], "begun_with": 5, "copies": {card.id: card.copies for card in CARDS},
        "seat": 2, "phase": "consent", "to_act": [0, 1], "awaited": [1], "whole": True, "over": False, "round": 1,
        "turn": 7, "warming": 0, "activator": 0, "energy": 3,
        "sheet": {
            "id": "II", "target": "B",
            "zones": [
                {"id": zone, "spells": spells, "scribbled": [zone == "A"] * len(spells), "effects": effects,
                 "sealed": zone == "A", "start": False, "spares": None}
                for zone, spells, effects in zones
            ],
        },
        "book": {"left": 20, "right": 34, "pages": 54, "faces": ["wolf", "earth"], "felt": ["fire"], "strays": 1,
                 "lean": -2, "built": 0, "draws": 0},
        "reserves": [["water", "water", "fire_guardian"], ["water_fairy", "imp"], ["earth"]],
        "drawn": [], "discard": ["air", "air_guardian", "mouse"], "played": None, "limit": 4, "grip": "off_hand",
        "guardian": "fire", "grips": {"water": "middle", "fire": "off_hand", "earth": "ring", "air": "little"},
        "fingers": None, "risks": None, "came": 0, "astray": False, "side": None,
        "spell": {"spell": "water", "team": False, "gives": gives, "asked": [1], "agreed": [], "refused": []},
        "declined": [], "owed": [0, 0, 0], "giver": None, "gifts": 0, "handing": None, "taker": None,
        "guardians": ["fire_guardian"], "fell": None, "in_book": None, "falls": [], "lean_shown": True,
            "result": None,
    }  # fmt: skip
    view: dict[str, Any] = {**table.view(2)}
    assert view.pop("options")["seats"] == 3
    assert view == expected
    assert set(View.__annotations__) == {*expected, "options"}


@pytest.mark.clause("KMI-A37")
def test_who_has_fingers_on_a_page_is_told_the_odds_in_a_thousand() -> None:
    table = scene("", "", phase="draw", target="A").play("left, page 3")
    risks = table.view()["risks"]
    assert risks is not None
    assert list(risks) == ["careful", "steady", "quick"]
    for count in range(8):
        assert risks["careful"][count] <= risks["steady"][count] <= risks["quick"][count] <= 1000
    assert all(sorted(told) == told and len(told) == 8 for told in risks.values())
    assert risks["careful"][0] < 100 and risks["quick"][7] > 300
    assert table.play("let go").view()["risks"] is None


@pytest.mark.clause("KMI-59")
@pytest.mark.parametrize("choices", TABLES)
def test_everybody_sees_the_same(choices: dict[str, Any]) -> None:
    for table in moments(choices, matches=3):
        seen = [table.view(viewer) for viewer in (WATCHING, *range(choices["seats"]))]
        assert [view["seat"] for view in seen] == [None, *range(choices["seats"])]
        assert all({**view, "seat": None} == seen[0] for view in seen)
        assert all(table.match.events(viewer) == table.events() for viewer in range(choices["seats"]))
        assert json.loads(json.dumps(seen[0])) == seen[0]


@pytest.mark.clause("KMI-59", "KMI-A14")
@pytest.mark.parametrize("choices", TABLES)
def test_a_view_shows_all_cards_but_those_that_nobody_has_seen(choices: dict[str, Any]) -> None:
    for table in moments(choices):
        view = table.view()
        unseen = Counter(table.lies["grimoire"])
        assert all_of(table) == every_card(choices["seats"])
        assert lying(view) == every_card(choices["seats"]) - unseen
        hidden = view["book"]["strays"] - len(view["book"]["felt"])
        shown = sum(face is not None for face in view["book"]["faces"])
        assert view["book"]["pages"] + hidden == unseen.total() + shown
        rest = words({name: value for name, value in view.items() if name not in (*HEAPS, "options", "sheet", "phase")})
        assert not set(rest) & set(kamimai.card_ids[4:])  # Elements are names of colours too


@pytest.mark.clause("KMI-A14")
@pytest.mark.parametrize("choices", TABLES)
def test_an_event_names_only_cards_that_lie_open_before_or_after(choices: dict[str, Any]) -> None:
    before, named = Counter[str](), 0
    for table in moments(choices):
        after = lying(table.view())
        built = [event for event in table.events() if event["event"] == "built"]
        assert [event["faces"] for event in built] == [table.view()["book"]["faces"]] * len(built)
        for event in table.events():
            cards = cards_in(event)
            assert cards <= set(kamimai.card_ids) and cards <= {*before, *after}
            if event["event"] in ("came", "strayed", "drew"):
                assert Counter(words([event.get("card"), event.get("cards")])) <= after
            named += len(cards)
        before = after
    assert named > 50


@pytest.mark.clause("KMI-A14")
@pytest.mark.parametrize("stray_cards", ["stay", "drawn"])
def test_with_faces_hidden_only_drawn_cards_are_seen(stray_cards: str) -> None:
    choices = {"seats": 3, "faces_visible": False, "stray_cards": stray_cards, "paper": "stern"}
    strays = 0
    for table in moments(choices):
        book = table.view()["book"]
        assert (book["faces"], book["felt"]) == ([None, None], [])
        for event in table.events():
            assert event["event"] != "face" and event.get("faces", [None, None]) == [None, None]
            if event["event"] == "strayed":
                strays += 1
                assert len(event["cards"]) == (event["count"] if stray_cards == "drawn" else 0)
    assert strays > 0


@pytest.mark.clause("KMI-A14")
def test_hidden_strays_are_counted_but_not_named() -> None:
    table = scene("", "", phase="draw", target="A", faces_visible=False).play("left, page 1", "pull 1").world("came 1")
    table.world("stray left 2")
    book = table.view()["book"]
    assert (book["strays"], book["felt"], book["pages"]) == (2, [], 61)
    assert table.told("strayed") == [{"event": "strayed", "side": "left", "count": 2, "cards": []}]
    assert table.lies["unseen_strays"] == 2


@pytest.mark.clause("KMI-A14")
def test_what_is_not_drawn_yet_is_not_decided() -> None:
    """The same place at the same table gives other cards with other luck, the face that shows excepted."""
    came = set()
    for seed in range(12):
        table = scene("", "", phase="draw", target="A", faces=("wolf", "imp"), seed=str(seed)).draw(count=3)
        drawn = table.lies["drawn"]
        assert "wolf" in drawn and "imp" not in drawn and table.view()["book"]["faces"][1] == "imp"
        came.add(tuple(drawn))
    assert len(came) > 6


@pytest.mark.parametrize("choices", TABLES)
def test_a_view_holds_all_that_is_known(choices: dict[str, Any]) -> None:
    """Whoever lays the table as a view tells lays it as it is, and has the same plays."""
    uncounted = {"left": 0, "right": 0} if "book" in choices else {}  # nobody counts the sides of a real book
    for table in moments(choices, matches=2):
        laid = kamimai.guess(table.view(), Rng(1))
        assert {**kamimai.layout(laid), **uncounted} == {**table.lies, **uncounted}
        for seat in (WORLD, *range(choices["seats"])):
            assert laid.legal(seat) == table.position.legal(seat)


def test_with_a_real_book_nobody_here_knows_how_it_stands() -> None:
    table = match("real", book="real", seats=2)
    view = table.view()
    assert (view["book"]["left"], view["book"]["right"], view["book"]["pages"]) == (None, None, 64)
    assert view["book"]["faces"] == [None, None]
    assert table.play("drew fire").view()["book"]["pages"] == 63


@pytest.mark.parametrize("won", [True, False])
def test_the_result_is_in_the_view(won: bool) -> None:
    if won:
        table = scene(
            "air air air air", "", target="C", scribbled="xx xx xx.", energy=2, turn=9, house_rules=THREE_ZONES
        )
        table.play("cast air, give 0 air 4")
    else:
        table = scene(
            "", "", drawn="air", phase="watch", target="C", scribbled="xx", energy=1, turn=9, house_rules=THREE_ZONES
        )
        table.world("falls")
    view = table.view(1)
    assert (view["over"], view["to_act"], view["awaited"]) == (True, [], [])
    assert view["result"] == {
        "won": won, "energy": 2 if won else 0, "sealed": 3 if won else 1, "zones": 3, "turns": 9,
    }  # fmt: skip


def test_a_view_names_what_the_rules_have() -> None:
    named = (Element, Spell, Effect, GripName, SheetId)
    assert [get_args(each) for each in named] == [ELEMENTS, SPELLS, EFFECTS, GRIPS, SHEETS]
