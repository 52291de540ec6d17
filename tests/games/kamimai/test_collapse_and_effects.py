"""A collapse while the target has a blessing or a curse."""

from pathlib import Path
from typing import Any

import pytest

from kamifuda.games.kamimai import sheets
from tests.games.kamimai.scenes import drawing, fallen, match, scene

BOOKS = pytest.mark.parametrize("book", ["odds", "real"])


# Blessings


@pytest.mark.clause("KMI-A1", "KMI-62")
@BOOKS
@pytest.mark.parametrize("drawn", ["fire", "fire_guardian"])
def test_a_blessed_target_needs_no_guardian(drawn: str, book: str) -> None:
    table = fallen(drawing(drawn=drawn, target="B", scribbled="xx", discard="wolf", book=book))
    assert (table.energy, table.told("energy"), table.told("fell")[0]["blessed"]) == (5, [], True)
    assert (table.phase, table.reserves[0]) == ("keep", drawn)  # all else is as ever
    assert table.play("end").discard == ""


@pytest.mark.clause("KMI-A44", "KMI-A1")
@pytest.mark.parametrize(
    ("reserve", "drawn", "energy"),
    [("", "fire", 4), ("", "fire_guardian", 5), ("air_guardian", "fire", 4), ("", "", 4)],
)
@BOOKS
def test_by_option_a_blessing_needs_a_guardian_of_this_draw(reserve: str, drawn: str, energy: int, book: str) -> None:
    table = drawing(reserve, "", drawn=drawn, target="B", scribbled="xx", blessing_needs_guardian=True, book=book)
    assert fallen(table).energy == energy


@pytest.mark.clause("KMI-A44", "KMI-A41")
def test_a_guardian_in_the_fingers_is_a_guardian_drawn() -> None:
    table = drawing(target="B", scribbled="xx", blessing_needs_guardian=True, faces=("air_guardian", None))
    assert table.play("left, page 1", "pull 1").world("came 1", "falls").energy == 5


@pytest.mark.clause("KMI-A2", "KMI-82", "KMI-A44")
@BOOKS
@pytest.mark.parametrize(
    ("target", "needs_guardian", "energy"), [("B", False, 5), ("C", False, 4), (None, False, 4), ("B", True, 4)]
)
def test_a_blessing_helps_between_turns_while_its_zone_is_the_target(
    target: str | None, needs_guardian: bool, energy: int, book: str
) -> None:
    table = scene(
        "", "", phase="settle", target=target, scribbled="xx", difficulty="hard", book=book,
        blessing_needs_guardian=needs_guardian, guardians="fire_guardian", discard="wolf",
    ).play("falls")  # fmt: skip
    assert (table.energy, table.discard) == (energy, "")
    assert table.told("fell")[0]["blessed"] == (energy == 5)


@pytest.mark.clause("KMI-A2", "KMI-34")
def test_a_sealed_blessing_blesses_no_longer() -> None:
    table = scene("earth earth earth earth", "", target="B", scribbled="xx .x", difficulty="hard")
    table.play("cast earth, give 0 earth 4", "end").world("falls")
    assert (table.told("sealed"), table.energy) == ([{"event": "sealed", "zone": "B"}], 4)


WORN: dict[str, Any] = {"target": "A", "house_rules": "I:water=blessing*2/fire"}


@pytest.mark.clause("KMI-A47")
@BOOKS
def test_a_blessing_that_wears_out_forgives_so_many_collapses(book: str) -> None:
    table = drawing(**WORN, book=book)
    assert table.view()["sheet"]["zones"][0]["spares"] == 2
    assert fallen(table).told("forgave") == [{"event": "forgave", "left": 1}]
    assert (table.energy, table.view()["sheet"]["zones"][0]["spares"]) == (5, 1)
    table = fallen(drawing(**WORN, book=book, spared=1))
    assert (table.energy, table.told("forgave")) == (5, [{"event": "forgave", "left": 0}])
    table = fallen(drawing(**WORN, book=book, spared=2))
    assert (table.energy, table.told("forgave"), table.told("fell")[0]["blessed"]) == (4, [], False)


@pytest.mark.clause("KMI-A47", "KMI-A2")
def test_between_turns_a_blessing_wears_out_only_where_it_helps() -> None:
    falls = {mode: scene("", "", phase="settle", difficulty=mode, **WORN).world("falls") for mode in ("normal", "hard")}
    assert [table.view()["sheet"]["zones"][0]["spares"] for table in falls.values()] == [2, 1]
    assert scene("", "", phase="settle", difficulty="hard", spared=2, **WORN).world("falls").energy == 4


@pytest.mark.clause("KMI-A47")
def test_every_zone_begins_with_its_whole_blessing() -> None:
    table = scene("", "", phase="target", spared=2, house_rules="I:water=blessing*2/fire=blessing").play("target A")
    assert table.view()["sheet"]["zones"][0]["spares"] == 2


@pytest.mark.clause("KMI-A47")
@pytest.mark.parametrize("sheet", ["I", "II", "III"])
def test_blessings_of_the_usual_sheets_wear_out_since_version_3(sheet: str) -> None:
    for version, spares in ((3, {5}), (2, {None})):
        zones = match("worn", sheet=sheet, version=version).view()["sheet"]["zones"]
        assert {zone["spares"] for zone in zones if "blessing" in zone["effects"]} == spares


@pytest.mark.clause("KMI-62")
def test_whatever_becomes_of_the_sheets_those_of_version_2_stay_as_they_were() -> None:
    source = Path(sheets.__file__).with_name("sheets.py").read_text()
    assert source.count("spares=5") == 3
    changed: dict[str, Any] = {"__name__": sheets.__name__}
    exec(source.replace("spares=5", "start=True, spares=9"), changed)
    for name in sheets.SHEETS:
        assert changed["usual_sheet"](name, 2) == sheets.usual_sheet(name, 2) != changed["usual_sheet"](name, 3)


# Curses


@pytest.mark.clause("KMI-A3", "KMI-46", "KMI-36")
@BOOKS
def test_a_fall_spares_the_curse_but_guardians_are_kept(book: str) -> None:
    table = fallen(drawing("air water", "fire", drawn="fire_guardian", target="C", scribbled="xx", book=book))
    assert (table.phase, table.told("cursed"), table.energy) == ("keep", [], 4)
    assert table.reserves == ["water air fire_guardian", "fire"]
    assert table.why_not("discard fire_guardian") == "KMI-36"


@pytest.mark.clause("KMI-A44", "KMI-A3")
@BOOKS
def test_by_option_the_curse_acts_after_the_loss_and_before_phase_4(book: str) -> None:
    table = drawing("air water", "fire earth", drawn="fire_guardian", target="C", curse_on_collapse=True, book=book)
    fallen(table)
    told = [event["event"] for event in table.story]
    assert told[told.index("fell") :] == ["fell", "energy", "cursed"]
    assert (table.phase, table.match.awaited(), table.energy) == ("curse", [0, 1], 4)
    table.play_as(1, "discard earth").play_as(0, "discard air")
    assert (table.phase, table.reserves) == ("keep", ["water fire_guardian", "fire"])


@pytest.mark.clause("KMI-A44", "KMI-07")
def test_the_curse_does_not_matter_where_the_fall_was_the_end() -> None:
    table = drawing("air water", "fire", drawn="fire_guardian", target="C", curse_on_collapse=True, energy=1)
    assert fallen(table).over and table.told("cursed") == []


@pytest.mark.clause("KMI-A44", "KMI-63", "KMI-39")
def test_by_option_fall_and_curse_together_may_be_the_end() -> None:
    table = drawing(drawn="air_guardian", sheet="III", target="D", curse_on_collapse=True, energy=2)
    assert (fallen(table).energy, table.over) == (0, True)
    assert [event["why"] for event in table.told("energy")] == ["collapse", "curse"]
