"""What a zone does when Guardians were drawn: nothing, a blessing, or one of three curses."""

from itertools import permutations
from typing import Any

import pytest

from tests.games.kamimai.scenes import Scene, scene
from tests.games.kamimai.zones import BLESSING, COLOUR, DISCARD, ENERGY, NOTHING

EFFECTS = [NOTHING, BLESSING, COLOUR, DISCARD, ENERGY]


def watched(*reserves: str, drawn: str, **lies: Any) -> Scene:
    """These cards were drawn, and the book stood."""
    return scene(*reserves, drawn=drawn, phase="watch", **lies).world("stands")


def told(table: Scene) -> list[str]:
    return [event["event"] for event in table.story]


@pytest.mark.clause("KMI-60")
@pytest.mark.parametrize("zone", EFFECTS, ids=("nothing", "blessing", "colour", "discard", "energy"))
def test_without_a_guardian_among_the_drawn_cards_nothing_wakes(zone: dict[str, Any]) -> None:
    table = watched("water_guardian water fire", "water fire", "fire_guardian water", drawn="water earth imp", **zone)
    assert (table.phase, table.energy, table.discard, told(table)) == ("spells", 5, "", ["watched"])
    assert table.reserves[0] == "water water fire earth water_guardian imp"


@pytest.mark.clause("KMI-60")
@pytest.mark.parametrize(
    ("zone", "effect"),
    [(NOTHING, None), (BLESSING, None), (COLOUR, "colour"), (DISCARD, "discard"), (ENERGY, "energy")],
)
def test_a_drawn_guardian_wakes_what_is_printed_in_the_target(zone: dict[str, Any], effect: str | None) -> None:
    table = watched("", "water fire", drawn="water_guardian", **zone)
    cursed = {"event": "cursed", "effect": effect, "guardians": 1, "colours": ["water"]}
    assert table.told("cursed") == ([cursed] if effect else [])


@pytest.mark.clause("KMI-60")
def test_only_the_guardians_of_this_draw_count() -> None:
    table = watched("air_guardian earth_guardian", "", drawn="air_guardian", **ENERGY)
    assert (table.energy, table.told("cursed")[0]["guardians"]) == (4, 1)
    assert table.view()["guardians"] == ["air_guardian"]


@pytest.mark.clause("KMI-61")
def test_where_nothing_is_printed_nothing_happens() -> None:
    table = watched("water", "water", drawn="water water_guardian fire_guardian", **NOTHING)
    assert (told(table), table.phase, table.energy, table.discard) == (["watched"], "spells", 5, "")
    assert table.reserves == ["water water water_guardian fire_guardian", "water"]


@pytest.mark.clause("KMI-62")
@pytest.mark.parametrize(("zone", "left"), [(BLESSING, 2), (NOTHING, 1), (DISCARD, 1), (COLOUR, 1), (ENERGY, 1)])
@pytest.mark.parametrize("phase", ["watch", "answer"])
@pytest.mark.parametrize("drawn", ["water", "water water_guardian"])
def test_a_blessing_saves_the_energy_of_a_collapse(zone: dict[str, Any], left: int, phase: str, drawn: str) -> None:
    table = scene("", "", drawn=drawn, phase=phase, energy=2, **zone).world("falls")
    assert (table.energy, table.phase, table.told("fell")[0]["blessed"]) == (left, "keep", left == 2)
    assert bool(table.told("energy")) == (left == 1)


@pytest.mark.clause("KMI-62")
def test_a_blessing_takes_nothing() -> None:
    table = watched("water", "fire", drawn="water water_guardian fire_guardian", **BLESSING)
    assert (table.energy, table.discard, table.told("cursed")) == (5, "", [])


@pytest.mark.clause("KMI-63")
@pytest.mark.parametrize(
    ("drawn", "lost"),
    [
        ("fire_guardian", 1),
        ("fire_guardian fire_guardian", 2),
        ("fire_guardian air_guardian water fire", 2),
        ("fire_guardian air_guardian water_guardian earth_guardian", 4),
    ],
)
def test_the_curse_of_energy_costs_one_for_each_guardian(drawn: str, lost: int) -> None:
    table = watched("water", "fire", drawn=drawn, **ENERGY)
    assert (table.energy, table.phase, table.discard) == (5 - lost, "spells", "")
    assert table.told("energy") == [{"event": "energy", "lost": lost, "left": 5 - lost, "why": "curse"}]


@pytest.mark.clause("KMI-63")
def test_no_more_energy_is_lost_than_there_is() -> None:
    table = watched("", "", drawn="fire_guardian air_guardian water_guardian", energy=2, **ENERGY)
    assert table.over and table.energy == 0
    assert table.told("energy") == [{"event": "energy", "lost": 2, "left": 0, "why": "curse"}]


@pytest.mark.clause("KMI-64", "KMI-A8", "KMI-A42")
def test_the_example_of_the_curse_of_discarding() -> None:
    """Six cards are drawn, two of them Guardians: everybody discards two cards of their choice."""
    table = watched(
        "water imp", "fire fire earth mouse", "air water_fairy wolf",
        drawn="water fire earth air fire_guardian air_guardian", **DISCARD,
    )  # fmt: skip
    assert (table.phase, table.view()["owed"], table.view()["awaited"]) == ("curse", [2, 2, 2], [0, 1, 2])
    assert table.legal(0) == {f"discard {card}" for card in ("water", "fire", "earth", "air", "imp")}
    assert table.legal(1) == {"discard fire", "discard earth", "discard mouse"}
    table.play_as(0, "discard imp").play_as(0, "discard air")  # one from the Reserve, one of those just drawn
    table.play_as(1, "discard fire").play_as(1, "discard fire").play_as(2, "discard wolf").play_as(2, "discard air")
    assert table.reserves == ["water water fire earth fire_guardian air_guardian", "earth mouse", "water_fairy"]
    assert (table.discard, table.phase, table.actor) == ("fire fire air air wolf imp", "spells", 0)


@pytest.mark.clause("KMI-64")
def test_a_guardian_is_never_what_one_discards() -> None:
    table = watched("fire", "fire water water_guardian", drawn="water earth_guardian", **DISCARD)
    assert table.legal(0) == table.legal(1) == {"discard water", "discard fire"}
    assert table.why_not("discard earth_guardian", 0) == table.why_not("discard water_guardian", 1) == "KMI-67"
    assert table.why_not("discard air", 0) == "KMI-64"


@pytest.mark.clause("KMI-64", "KMI-25")
def test_until_everybody_has_discarded_there_are_no_spells() -> None:
    table = watched("water water water water earth", "fire air", drawn="fire_guardian", **DISCARD)
    table.play_as(0, "discard water")
    assert (table.phase, table.view()["owed"], table.why_not("end", 0)) == ("curse", [0, 1], "KMI-64")
    assert table.play_as(1, "discard air").phase == "spells"


@pytest.mark.clause("KMI-A7")
@pytest.mark.parametrize(
    ("reserve", "left", "gone"),
    [
        ("", "", []),
        ("water_guardian", "water_guardian", []),
        ("fire", "", ["fire"]),
        ("fire mouse", "", ["fire", "mouse"]),
        ("fire wolf earth_guardian", "earth_guardian", ["fire", "wolf"]),
    ],
)
def test_who_has_too_few_cards_discards_what_there_is(reserve: str, left: str, gone: list[str]) -> None:
    table = watched("", reserve, drawn="fire_guardian air_guardian", **DISCARD)
    assert (table.phase, table.reserves[1], table.discard) == ("spells", left, " ".join(gone))
    assert [card for event in table.told("discarded") for card in event["cards"]] == gone
    assert table.view()["owed"] == [0, 0]


@pytest.mark.clause("KMI-A7", "KMI-64")
def test_equal_cards_leave_no_choice_but_only_so_many_go() -> None:
    table = watched("", "fire fire fire air_guardian", drawn="fire_guardian air_guardian", **DISCARD)
    assert (table.phase, table.reserves[1], table.discard) == ("spells", "fire air_guardian", "fire fire")


@pytest.mark.clause("KMI-A8", "KMI-A42")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_everybody_chooses_at_the_same_time_in_any_order(order: tuple[int, ...]) -> None:
    table = watched("water", "fire air", "earth mouse", drawn="water fire fire_guardian", **DISCARD)
    choices = ("discard water", "discard air", "discard earth")
    for place, seat in enumerate(order):
        assert table.view()["to_act"] == sorted(order[place:])
        table.play_as(seat, choices[seat])
    assert table.reserves == ["water fire fire_guardian", "fire", "mouse"] and table.discard == "water earth air"


@pytest.mark.clause("KMI-A8", "KMI-A42")
def test_nobody_discards_for_somebody_else() -> None:
    table = watched("water earth", "fire air", "", drawn="fire_guardian", **DISCARD)
    assert table.why_not("discard water", 1) == "KMI-64" and table.why_not("discard fire", 0) == "KMI-64"
    assert table.legal(2) == set() and table.why_not("discard fire", 2) == "KMI-64"


@pytest.mark.clause("KMI-65")
def test_the_example_of_the_curse_of_colour() -> None:
    """Six cards are drawn, among them the blue and the red Guardian: all Water and Fire goes, wherever it is."""
    table = watched(
        "water earth", "fire fire air", "water water water", "earth",
        drawn="water fire air earth water_guardian fire_guardian", **COLOUR,
    )  # fmt: skip
    assert table.reserves == ["earth earth air water_guardian fire_guardian", "air", "", "earth"]
    assert table.discard == "water water water water water fire fire fire"
    assert table.told("cursed") == [
        {"event": "cursed", "effect": "colour", "guardians": 2, "colours": ["water", "fire"]}
    ]
    assert [(event["seat"], event["cards"], event["why"]) for event in table.told("discarded")] == [
        (0, ["water", "water", "fire"], "curse"),
        (1, ["fire", "fire"], "curse"),
        (2, ["water", "water", "water"], "curse"),
    ]
    assert (table.phase, table.energy) == ("spells", 5)


@pytest.mark.clause("KMI-65")
def test_two_guardians_of_a_colour_take_that_colour() -> None:
    table = watched("air", "air earth", drawn="air_guardian air_guardian", **COLOUR)
    assert (table.reserves, table.discard) == (["air_guardian air_guardian", "earth"], "air air")


@pytest.mark.clause("KMI-65", "KMI-60")
def test_a_guardian_that_one_has_already_takes_no_colour() -> None:
    table = watched("air_guardian air", "air water fire_guardian fire", drawn="water_guardian", **COLOUR)
    assert (table.discard, table.told("cursed")[0]["colours"]) == ("water", ["water"])


@pytest.mark.clause("KMI-65", "KMI-A6")
@pytest.mark.parametrize(
    ("hits", "left", "gone"),
    [(False, "water_guardian water_fairy wolf", "water"), (True, "water_guardian wolf", "water water_fairy")],
)
def test_fairies_are_spared_unless_the_table_says_otherwise(hits: bool, left: str, gone: str) -> None:
    table = watched(
        "fire_fairy", "water water_guardian water_fairy wolf", drawn="water_guardian",
        colour_curse_hits_fairies=hits, **COLOUR,
    )  # fmt: skip
    assert (table.reserves, table.discard) == (["water_guardian fire_fairy", left], gone)


@pytest.mark.clause("KMI-63", "KMI-64", "KMI-65")
def test_several_curses_act_one_after_the_other() -> None:
    table = watched(
        "", "fire water air earth", drawn="fire_guardian", target="A", house_rules="I:water=energy+colour+discard"
    )
    assert [event["effect"] for event in table.told("cursed")] == ["energy", "colour", "discard"]
    assert (table.energy, table.discard, table.phase) == (4, "fire", "curse")
    assert table.legal(1) == {"discard water", "discard air", "discard earth"}
