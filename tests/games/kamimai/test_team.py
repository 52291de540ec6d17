"""Team spells: everybody takes part, with a colour that is agreed when the spell is cast."""

from itertools import permutations

import pytest

from kamifuda.core.clauses import IllegalAction
from tests.games.kamimai.scenes import Scene, scene
from tests.games.kamimai.zones import BLESSING

COLOURS = ("water", "fire", "earth", "air")


def team(*reserves: str, activator: int = 0) -> Scene:
    """The target has the spells water and team."""
    return scene(*reserves, activator=activator, **BLESSING)


def ways(*reserves: str, colour: str = "earth", activator: int = 0) -> list[str]:
    """What everybody would give, for all team spells of this colour."""
    said = f"team {colour}, "
    plays = team(*reserves, activator=activator).plays()
    return [play.removeprefix(said).replace("give ", "") for play in plays if play.startswith(said)]


@pytest.mark.clause("KMI-30", "KMI-52", "KMI-59")
def test_the_example_with_four_players() -> None:
    table = team("earth fire", "earth", "earth water", "earth earth", activator=1)
    assert table.view(1)["reserves"][3] == ["earth", "earth"]  # the activator looks at all Reserves
    table.play("team earth, give 1 earth 1, give 2 earth 1, give 3 earth 1, give 0 earth 1")
    assert table.told("proposed")[0]["team"] and table.phase == "consent"
    for seat in (2, 3, 0):
        table.play_as(seat, "agree")
    assert (table.reserves, table.discard) == (["fire", "", "water", "earth"], "earth earth earth earth")
    assert (table.zones, table.told("cast")[0]["team"]) == (".. .... .x ..", True)


@pytest.mark.clause("KMI-30", "KMI-26")
def test_a_team_spell_is_another_box_than_the_spell_of_its_colour() -> None:
    table = team("water water water water", "water water")
    assert [play for play in table.plays() if "team" in play] == ["team water, give 0 water 2, give 1 water 2"]
    table.play("team water, give 0 water 2, give 1 water 2").play_as(1, "agree")
    assert table.zones == ".. .... .x .." and table.why_not("team water") == "KMI-26"
    alone = team("water water water water", "water water").play("cast water, give 0 water 4")
    assert alone.zones == ".. .... x. .." and alone.why_not("team water") == "KMI-54"


@pytest.mark.clause("KMI-52", "KMI-53", "KMI-A42")
def test_the_activator_says_the_colour_when_casting() -> None:
    cards = "water water fire fire air air"
    table = team(cards, cards)
    assert table.view()["sheet"]["zones"][2]["spells"] == ["water", "team"]  # none is printed
    assert {step for step in table.legal() if step.startswith("team")} == {"team water", "team fire", "team air"}
    assert table.why_not("team earth") == "KMI-54"
    table.play("team air, give 0 air 2, give 1 air 2").play_as(1, "refuse")
    assert table.view()["spell"] is None and table.zones == ".. .... .. .."
    later = team(cards, cards).play("team fire, give 0 fire 2, give 1 fire 2").play_as(1, "agree")
    assert later.discard == "fire fire fire fire"


@pytest.mark.clause("KMI-52")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_one_of_them_there_is_no_team_spell(seats: int) -> None:
    rich = "earth earth earth"
    assert "team earth" in team(*[rich] * seats).legal()
    for poor in range(1, seats):
        reserves = [rich if seat != poor else "fire" for seat in range(seats)]
        assert team(*reserves).why_not("team earth") == "KMI-55"


@pytest.mark.clause("KMI-54")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("activator", [0, 1])
def test_the_activator_begins_with_an_own_card(seats: int, activator: int) -> None:
    reserves = ["earth earth"] * seats
    first = {way.split(", ")[0].split()[0] for way in ways(*reserves, activator=activator)}
    assert first == {str(activator)}
    reserves[activator] = "fire"
    assert team(*reserves, activator=activator).why_not("team earth") == "KMI-54"


@pytest.mark.clause("KMI-55")
def test_everybody_discards_a_card_of_that_colour() -> None:
    table = team("earth earth", "earth", "earth fire")
    table.play("team earth, give 0 earth 2, give 1 earth 1, give 2 earth 1").play_as(2, "agree").play_as(1, "agree")
    assert (table.reserves, table.discard) == (["", "", "fire"], "earth earth earth earth")
    assert team("earth earth earth", "earth", "fire fire").why_not("team earth") == "KMI-55"


@pytest.mark.clause("KMI-56", "KMI-A24", "KMI-A42")
def test_with_five_four_take_part_and_the_activator_says_who_does_not() -> None:
    reserves = ["earth earth"] * 5
    left_out = [set("01234") - {give.split()[0] for give in way.split(", ")} for way in ways(*reserves, activator=2)]
    assert sorted(left_out, key=min) == [{"0"}, {"1"}, {"3"}, {"4"}]  # never the activator
    assert all(give.endswith("earth 1") for way in ways(*reserves) for give in way.split(", "))
    table = team(*reserves).play("team earth, give 0 earth 1, give 1 earth 1, give 3 earth 1, give 4 earth 1")
    assert table.view()["awaited"] == [1, 3, 4]


@pytest.mark.clause("KMI-56")
def test_with_five_one_may_have_no_card_but_not_two() -> None:
    assert ways("earth", "earth", "", "earth", "earth") == ["0 earth 1, 1 earth 1, 3 earth 1, 4 earth 1"]
    assert team("earth earth", "earth", "", "", "earth").why_not("team earth") == "KMI-55"


@pytest.mark.clause("KMI-57", "KMI-A42")
def test_with_three_one_gives_two_and_the_activator_says_who() -> None:
    assert ways("earth earth", "earth earth", "earth earth") == [
        "0 earth 1, 1 earth 1, 2 earth 2",
        "0 earth 1, 1 earth 2, 2 earth 1",
        "0 earth 2, 1 earth 1, 2 earth 1",
    ]
    assert ways("earth", "earth", "earth earth earth") == ["0 earth 1, 1 earth 1, 2 earth 2"]
    assert ways("earth", "earth", "earth") == []


@pytest.mark.clause("KMI-58")
def test_with_two_both_give_two() -> None:
    assert ways("earth earth earth", "earth earth earth") == ["0 earth 2, 1 earth 2"]
    assert ways("earth earth earth", "earth") == ways("earth", "earth earth earth") == []


@pytest.mark.clause("KMI-59")
@pytest.mark.parametrize("poor", [1, 2, 3])
def test_with_four_everybody_gives_one(poor: int) -> None:
    reserves = ["earth earth"] * 4
    assert ways(*reserves) == ["0 earth 1, 1 earth 1, 2 earth 1, 3 earth 1"]
    reserves[poor] = ""
    assert ways(*reserves) == []


@pytest.mark.clause("KMI-A23")
@pytest.mark.parametrize(
    ("reserves", "found"),
    [
        (("earth_fairy", "earth earth"), ["0 earth_fairy 2, 1 earth 2"]),
        (("earth wolf", "earth_fairy"), ["0 earth 1, 0 wolf 1, 1 earth_fairy 2", "0 wolf 2, 1 earth_fairy 2"]),
        (
            ("wolf earth_fairy", "earth earth"),
            ["0 earth_fairy 1, 0 wolf 1, 1 earth 2", "0 earth_fairy 2, 1 earth 2", "0 wolf 2, 1 earth 2"],
        ),
        (
            ("earth_fairy", "earth", "earth earth"),
            ["0 earth_fairy 1, 1 earth 1, 2 earth 2", "0 earth_fairy 2, 1 earth 1, 2 earth 1"],
        ),
        (("earth", "wolf", "earth"), ["0 earth 1, 1 wolf 2, 2 earth 1"]),
        (("earth_fairy", "earth", "earth", "wolf"), ["0 earth_fairy 1, 1 earth 1, 2 earth 1, 3 wolf 1"]),
        (("earth", "earth", "earth_fairy", "", "wolf"), ["0 earth 1, 1 earth 1, 2 earth_fairy 1, 4 wolf 1"]),
        (("earth_fairy", "earth", "", ""), []),  # a Fairy as 3 is nobody else's share
    ],
)
def test_fairies_and_the_wolf_are_their_owners_share(reserves: tuple[str, ...], found: list[str]) -> None:
    assert ways(*reserves) == found


@pytest.mark.clause("KMI-A23")
def test_a_share_that_is_too_large_is_refused() -> None:
    table = team("earth_fairy earth", "earth earth")
    with pytest.raises(IllegalAction, match="KMI-A23"):
        table.play("team earth, give 0 earth_fairy 3, give 1 earth 1")


@pytest.mark.clause("KMI-A25", "KMI-30")
def test_alone_a_team_spell_is_four_of_a_colour() -> None:
    table = team("earth earth earth earth fire fire")
    assert [play for play in table.plays() if play.startswith("team")] == ["team earth, give 0 earth 4"]
    table.play("team earth, give 0 earth 4")
    assert (table.zones, table.reserves, table.phase) == (".. .... .x ..", ["fire fire"], "spells")
    assert "team fire, give 0 fire_fairy 2, give 0 wolf 2" in team("fire_fairy wolf").plays()


@pytest.mark.clause("KMI-53")
@pytest.mark.parametrize(("first", "second"), list(permutations(COLOURS, 2))[:4])
def test_two_team_spells_may_have_two_colours(first: str, second: str) -> None:
    cards = " ".join([first] * 2 + [second] * 2)
    table = scene(cards, cards, target="A", house_rules="I:team+team+water")
    for colour in (first, second):
        table.play(f"team {colour}, give 0 {colour} 2, give 1 {colour} 2").play_as(1, "agree")
    assert (table.zones, table.reserves) == ("xx.", ["", ""])
