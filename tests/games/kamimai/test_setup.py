"""Before the first turn: how many play, the sheet, the book, the warm-up, and who begins."""

from collections import Counter
from typing import Any

import pytest

from kamifuda.core.options import BadOption
from kamifuda.games import kamimai
from kamifuda.games.kamimai.sheets import EFFECTS
from kamifuda.games.kamimai.steps import PHASES
from tests.games.kamimai.scenes import WATCHING, Scene, all_of, every_card, match, scene

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


@pytest.mark.clause("KMI-01")
@SEATS
def test_two_to_five_play_or_one_alone(seats: int) -> None:
    assert [len(match("players", seats=seats).view(viewer)["reserves"]) for viewer in range(seats)] == [seats] * seats


@pytest.mark.clause("KMI-01")
@pytest.mark.parametrize("seats", [0, 6])
def test_nobody_and_six_are_refused(seats: int) -> None:
    with pytest.raises(BadOption):
        kamimai.Options(seats=seats)


@pytest.mark.clause("KMI-03")
def test_the_box_holds_sixty_four_cards() -> None:
    cards = all_of(match("box", seats=2))
    assert [cards.pop(element) for element in ("water", "fire", "earth", "air")] == [12] * 4
    assert [cards.pop(f"{element}_guardian") for element in ("water", "fire", "earth", "air")] == [2] * 4
    fairies = {f"{element}_fairy" for element in ("water", "fire", "earth", "air")}
    assert cards == dict.fromkeys(fairies | {"wolf", "imp", "dragonflies", "mouse"}, 1)


@pytest.mark.clause("KMI-40", "KMI-41", "KMI-A43")
def test_alone_there_are_no_dragonflies_and_more_room() -> None:
    table = match("alone", seats=1)
    assert all_of(table) == every_card(2) - Counter(["dragonflies"])
    assert (table.view()["limit"], match("two", seats=2).view()["limit"]) == (6, 4)
    built = table.told("built")[0]
    assert built["left"] + built["right"] == 63


@pytest.mark.clause("KMI-A36")
@SEATS
def test_everybody_begins_with_an_empty_reserve(seats: int) -> None:
    table = match("empty", seats=seats)
    assert table.reserves == [""] * seats
    assert (table.discard, table.lies["drawn"], table.lies["felt"]) == ("", [], [])


@pytest.mark.clause("KMI-08")
def test_one_of_three_sheets_is_picked() -> None:
    """Each larger than the one before; what little is known of them is true of these."""
    sheets = {sheet: match("sheet", sheet=sheet).view()["sheet"] for sheet in ("I", "II", "III")}
    assert [sheets[sheet]["id"] for sheet in sheets] == ["I", "II", "III"]
    zones = [sheets[sheet]["zones"] for sheet in sheets]
    spells = [[spell for zone in each for spell in zone["spells"]] for each in zones]
    assert [len(each) for each in zones] == [3, 4, 5] and len(spells[0]) < len(spells[1]) < len(spells[2]) <= 13
    assert all("team" in each for each in spells)
    assert [[zone["id"] for zone in each if zone["start"]] for each in zones] == [["A"], [], []]
    assert any(set(zone["spells"]) == {"water", "fire", "earth", "air"} for zone in zones[1])
    effects = [{effect for zone in each for effect in zone["effects"]} for each in zones]
    assert effects == [{"blessing", "discard"}, {"blessing", "discard", "colour"}, {*EFFECTS}]
    assert all(len(zone["effects"]) <= 1 for each in zones for zone in each)


@pytest.mark.clause("KMI-08")
@pytest.mark.parametrize("sheet", ["I", "II", "III"])
def test_the_sheet_is_told_first(sheet: str) -> None:
    assert match("sheet", sheet=sheet).story[0] == {"event": "sheet", "sheet": sheet, "energy": 5}


@pytest.mark.clause("KMI-09")
def test_all_cards_are_shuffled_into_one_book() -> None:
    """Any card may be outermost on either side, as often as there are copies of it."""
    left, right = Counter[str | None](), Counter[str | None]()
    for seed in range(640):
        faces = match(str(seed)).lies["faces"]
        left[faces[0]] += 1
        right[faces[1]] += 1
    copies = every_card(3)
    for found in (left, right):
        assert found.keys() == copies.keys()
        assert sum((found[card] - 10 * n) ** 2 / (10 * n) for card, n in copies.items()) < 40  # 15 degrees of freedom
    assert left != right


@pytest.mark.clause("KMI-10")
def test_the_book_stands_well_open_and_balanced() -> None:
    leans = set()
    for seed in range(30):
        book = match(str(seed)).view()["book"]
        assert (book["left"], book["right"], book["strays"], book["draws"]) == (32, 32, 0, 0)
        leans.add(book["lean"])
    assert leans == {-1, 0, 1}


@pytest.mark.clause("KMI-14")
def test_it_is_drawn_who_begins() -> None:
    first = Counter(match(str(seed), seats=5).actor for seed in range(500))
    assert first.keys() == set(range(5)) and all(70 < times < 130 for times in first.values())
    table = match("who", seats=5)
    assert table.told("first") == [{"event": "first", "seat": table.actor, "agreed": False}]


@pytest.mark.clause("KMI-13", "KMI-A38")
def test_summoners_talk_as_they_like() -> None:
    """No table is silent, and nobody waits for anything but the watch over the book."""
    assert not any(kamimai.silent(kamimai.Options(book=book)) for book in ("odds", "real"))
    waits = {phase: scene("fire", "", target="A", phase=phase).position.suspense() for phase in PHASES}
    assert {phase: seconds for phase, seconds in waits.items() if seconds} == {"watch": 3}


@pytest.mark.clause("KMI-13", "KMI-04")
def test_where_summoners_disagree_the_activator_decides() -> None:
    table = scene("", "", "", sheet="II", phase="target", activator=1)
    assert (table.match.to_act(), table.view()["activator"]) == ([1], 1)
    assert [table.why_not("target B", seat) for seat in (0, 1, 2)] == ["KMI-04", None, "KMI-04"]
    assert table.play("target B").lies["target"] == "B"  # at once, nobody else is asked


# The warm-up


def warm_up(**choices: Any) -> Scene:
    return match("warm", warm_up=True, **choices)


@pytest.mark.clause("KMI-11")
def test_without_the_option_nobody_warms_up() -> None:
    assert match("warm").view()["warming"] == 0
    assert [event["turn"] for event in match("warm").told("turn")] == [1]


@pytest.mark.clause("KMI-11", "KMI-D10")
def test_everybody_in_turn_may_draw_before_the_match() -> None:
    table, tried = warm_up(seats=3), []
    first = table.actor
    while table.view()["warming"]:
        tried.append(table.actor)
        assert table.told("turn") == [] and table.lies["target"] is None
        table.draw("left").draw("right", page=5, count=2).play("done")
    assert tried == [first, (first + 1) % 3, (first + 2) % 3]
    assert table.actor == first and table.told("turn") == [{"event": "turn", "seat": first, "turn": 1}]


@pytest.mark.clause("KMI-11")
def test_after_the_warm_up_all_is_shuffled_and_built_anew() -> None:
    table = warm_up(seats=2).draw(count=4).play("done").draw(page=2, count=3).play("done")
    assert all_of(table) == every_card(2)
    assert (table.reserves, table.lies["drawn"], table.discard, table.energy) == (["", ""], [], "", 5)
    assert [event["event"] for event in table.events()] == ["built", "warmed_up", "turn", "targeted"]
    assert (table.lies["left"], table.lies["right"], table.view()["book"]["draws"]) == (32, 32, 0)
    assert table.view()["guardians"] == []


@pytest.mark.clause("KMI-D10", "KMI-11")
def test_nobody_has_to_warm_up() -> None:
    table = warm_up(seats=3)
    assert "done" in table.legal()
    table.play("done", "done", "done")
    assert (table.view()["warming"], table.view()["turn"]) == (0, 1)


@pytest.mark.clause("KMI-11")
def test_a_fall_while_warming_up_has_no_other_effect() -> None:
    table = warm_up(seats=2)
    first = table.actor
    table.play("left, page 1", "pull 3").world("came 3", "falls")
    assert table.told("fell") == [{"event": "fell", "seat": first, "when": "warm_up", "blessed": False}]
    assert (table.energy, table.told("energy"), table.actor, table.phase) == (5, [], 1 - first, "draw")
    assert (table.lies["left"], table.lies["right"], table.lies["fell"]) == (31, 30, None)
    table.play("done")
    assert all_of(table) == every_card(2) and table.lies["left"] == 32


@pytest.mark.clause("KMI-11", "KMI-24")
def test_the_warm_up_never_takes_the_whole_book() -> None:
    table = warm_up(seats=2)
    while table.lies["left"] + table.lies["right"] > 1:
        side = "left" if table.lies["left"] else "right"
        table.draw(side, count=min(table.lies["left"] + table.lies["right"] - 1, table.lies[side], 8))  # type: ignore[literal-required]
    assert table.legal() == {"done"}
    table.play("done")
    assert table.lies["left"] + table.lies["right"] == 64 and table.view()["warming"] == 1


@pytest.mark.clause("KMI-11")
def test_people_with_a_real_book_warm_up_by_themselves() -> None:
    table = warm_up(book="real")
    assert (table.view()["warming"], table.view()["turn"], table.told("warmed_up")) == (0, 1, [])


@pytest.mark.clause("KMI-23", "KMI-A14")
@SEATS
def test_everybody_sees_the_same_from_the_first_moment(seats: int) -> None:
    table = match("same", seats=seats)
    views: list[dict[str, Any]] = [dict(table.view(viewer)) for viewer in (WATCHING, *range(seats))]
    assert [seen.pop("seat") for seen in views] == [WATCHING, *range(seats)]
    assert all(seen == views[0] for seen in views)
