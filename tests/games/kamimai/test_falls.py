"""What a view tells of a fall that has not happened, for people whose book is real."""

from collections import Counter
from typing import Any

import pytest

from kamifuda.core.rng import Rng
from kamifuda.games.kamimai.cards import CARDS
from kamifuda.games.kamimai.falls import Fall
from kamifuda.games.kamimai.view import View
from tests.games.kamimai.scenes import Scene, drawing, match, scene

USUAL = {"guardians": 0, "blessed": False, "cursed": False, "lost": False}
BLESSED = "C"  # of the second sheet


def told(table: Scene) -> list[Fall]:
    return table.view()["falls"]


def real(*reserves: str, **lies: Any) -> Scene:
    return drawing(*reserves or ("", ""), **{"book": "real", "sheet": "II", **lies})


@pytest.mark.clause("KMI-43", "KMI-44", "KMI-48")
@pytest.mark.parametrize("phase", ["draw", "watch"])
def test_in_a_draw_it_costs_an_energy_and_the_discard_comes_in(phase: str) -> None:
    fall = {"target": "A", "when": "draw", "energy": 1, "left": 4, "discard": True}
    assert told(real(phase=phase)) == [{**USUAL, **fall}]


@pytest.mark.clause("KMI-39")
def test_with_the_last_energy_the_match_is_lost() -> None:
    assert [(fall["left"], fall["lost"]) for fall in told(real(energy=1))] == [(0, True)]


@pytest.mark.clause("KMI-62", "KMI-A44")
def test_a_blessing_may_need_a_guardian() -> None:
    assert [fall["blessed"] for fall in told(real(target=BLESSED))] == [True]
    needing = told(real(target=BLESSED, blessing_needs_guardian=True))
    assert [(fall["guardians"], fall["energy"], fall["blessed"]) for fall in needing] == [(0, 1, False), (1, 0, True)]


@pytest.mark.clause("KMI-63", "KMI-A44")
def test_a_curse_that_acts_although_it_fell_may_take_the_last_energy() -> None:
    lies = {"sheet": "III", "target": "D", "energy": 3, "curse_on_collapse": True}
    falls = told(real(**lies))
    assert [(fall["guardians"], fall["cursed"], fall["lost"]) for fall in falls] == [
        (0, False, False), (1, True, False), (2, True, True),
    ]  # fmt: skip
    assert {fall["left"] for fall in falls} == {2}  # when it has fallen, before the curse
    assert not any(fall["cursed"] for fall in told(real(**lies | {"curse_on_collapse": False})))


@pytest.mark.clause("KMI-49", "KMI-51")
@pytest.mark.parametrize("phase", ["spells", "keep"])
def test_later_in_the_turn_nothing_is_lost_and_the_discard_stays_out(phase: str) -> None:
    table = scene("fire", "", sheet="II", book="real", phase=phase, target="A", difficulty="hard", discard="wolf")
    fall = {"target": "A", "when": "later", "energy": 0, "left": 5, "discard": False}
    assert told(table) == [{**USUAL, **fall}]
    table.play_as(0, "falls")
    assert told(table) == []


@pytest.mark.clause("KMI-49", "KMI-82", "KMI-A39")
@pytest.mark.parametrize("hard", [False, True])
def test_before_a_target_is_chosen_all_that_may_follow_is_told(hard: bool) -> None:
    lies = {"target": None, "drawn": "", "phase": "target", "difficulty": "hard" if hard else "normal"}
    now, *drawing = told(real(**lies))
    assert (now["target"], now["when"], now["energy"], now["discard"]) == (None, "between", int(hard), hard)
    assert [(fall["target"], fall["when"], fall["blessed"]) for fall in drawing] == [
        ("A", "draw", False), ("B", "draw", False), ("C", "draw", True), ("D", "draw", False),
    ]  # fmt: skip


@pytest.mark.parametrize("choices", [{"book": "real"}, {"book": "real", "difficulty": "hard", "sheet": "III"}])
def test_what_is_told_comes_true(choices: dict[str, Any]) -> None:
    dice, seen = Rng(3), Counter[str]()
    for seed in range(20):
        table = match(str(seed), seats=2, curse_on_collapse=True, **choices)
        while not table.over and seen.total() < 400:
            before, falls = table.view(), told(table)
            seat = before["to_act"][dice.below(len(before["to_act"]))]
            steps = sorted(table.plays(seat))
            soon = [step for step in steps if step in ("falls", "done") and dice.below(6) == 0]
            play = (soon or [steps[dice.below(len(steps))]])[-1]
            table.play_as(seat, play)
            assert bool(falls) or play != "falls"
            if play == "falls":
                came_true(table, before, falls[0])
                seen[falls[0]["when"]] += 1
    assert min(seen[when] for when in ("draw", "later", "between")) > 5, seen


def came_true(table: Scene, before: View, told: Fall) -> None:
    events = table.events()
    (fell,) = [event for event in events if event["event"] == "fell"]
    when = {"watch": "draw"}.get(fell["when"], fell["when"])
    lost = [event["lost"] for event in events if event["event"] == "energy" and event["why"] == "collapse"]
    happened = (when, sum(lost), fell["blessed"], any(event["event"] == "cursed" for event in events), table.over)
    assert happened == (told["when"], told["energy"], told["blessed"], told["cursed"], told["lost"])
    assert (told["target"], told["guardians"]) == (before["sheet"]["target"], len(before["guardians"]))


@pytest.mark.parametrize("book", ["odds", "physics"])
def test_a_book_that_is_not_real_falls_without_being_asked(book: str) -> None:
    view = drawing(book=book).view()
    assert (view["falls"], view["in_book"]) == ([], None)


def test_what_is_in_a_real_book_is_counted() -> None:
    view = real("fire imp", "air", discard="wolf").view()  # and a Fire that is drawn
    copies: dict[str, int] = view["copies"]
    gone = Counter(["fire", "fire", "imp", "air", "wolf"])
    assert view["in_book"] == {card.id: copies[card.id] - gone[card.id] for card in CARDS}


def test_a_card_that_is_being_played_is_not_in_the_book() -> None:
    table = scene("mouse", "", sheet="II", target="A", discard="fire", book="real").play("mouse")
    in_book = table.view()["in_book"]
    assert in_book is not None and in_book["mouse"] == 0


@pytest.mark.parametrize(
    ("hint", "paper", "shown"),
    [
        ("auto", "normal", True),
        ("auto", "gentle", True),
        ("auto", "stern", False),
        ("on", "stern", True),
        ("off", "gentle", False),
    ],
)
def test_who_may_see_the_book_lean(hint: str, paper: str, shown: bool) -> None:
    assert drawing(lean_hint=hint, paper=paper).view()["lean_shown"] is shown
