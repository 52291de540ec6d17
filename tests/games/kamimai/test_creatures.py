"""Creatures: when they are played and by whom; the Imp, the Dragonflies and the Mouse."""

from typing import Any

import pytest

from tests.games.kamimai.scenes import Scene, all_of, every_card, scene
from tests.games.kamimai.zones import COLOUR, NOTHING

PLAYED_BY_THE_ACTIVATOR = ("imp", "dragonflies", "mouse")


def phase_three(*reserves: str, **lies: Any) -> Scene:
    return scene(*reserves, **{**COLOUR, **lies})


def told(table: Scene) -> list[str]:
    return [event["event"] for event in table.story]


# When, and by whom


@pytest.mark.clause("KMI-72")
@pytest.mark.parametrize("creature", PLAYED_BY_THE_ACTIVATOR)
@pytest.mark.parametrize("phase", ["draw", "keep", "target"])
def test_creatures_are_played_in_phase_three_only(creature: str, phase: str) -> None:
    lies = {"discard": "water", "phase": phase, "target": None if phase == "target" else "B"}
    table = phase_three(f"{creature} air_guardian", "fire", **lies)
    assert table.why_not(creature) == "KMI-72"
    assert creature in phase_three(f"{creature} air_guardian", "fire", discard="water").legal()


@pytest.mark.clause("KMI-72", "KMI-75", "KMI-76", "KMI-78")
@pytest.mark.parametrize(
    ("creature", "steps", "discard"),
    [
        ("imp", ["imp"], "water fire_guardian imp"),
        (
            "dragonflies",
            ["dragonflies", "choose 1", "hand fire, to 1", "choose 1", "hand fire, to 1"],
            "water dragonflies",
        ),
        ("mouse", ["mouse", "choose 1", "leave"], "water mouse"),
    ],
)
def test_what_was_played_is_discarded(creature: str, steps: list[str], discard: str) -> None:
    table = phase_three(f"{creature} air", "fire fire_guardian", discard="water").play(*steps)
    assert (table.reserves[0], table.discard, table.phase) == ("air", discard, "spells")
    assert all_of(table) == every_card(2)


@pytest.mark.clause("KMI-72", "KMI-A29")
def test_while_its_effect_goes_on_it_lies_between_reserve_and_discard() -> None:
    table = phase_three("mouse air", "", discard="water").play("mouse")
    assert (table.lies["played"], table.reserves[0], table.discard) == (["mouse"], "air", "water")
    assert table.view()["played"] == "mouse" and all_of(table) == every_card(2)


@pytest.mark.clause("KMI-A40")
@pytest.mark.parametrize("creature", PLAYED_BY_THE_ACTIVATOR)
def test_a_creature_needs_no_spell(creature: str) -> None:
    table = phase_three(f"{creature} air_guardian", "fire", discard="water")
    assert table.legal() == {creature, "end"}  # and the phase goes on until the activator ends it


@pytest.mark.clause("KMI-A40")
def test_spells_and_creatures_in_any_order_until_the_zone_is_sealed() -> None:
    water, fire = "water water water water", "fire fire fire fire"
    table = scene(f"{water} {fire} imp mouse air_guardian", "", target="A", house_rules="I:water+fire/earth")
    table.play("cast water, give 0 water 4", "imp")
    assert {"cast fire", "mouse", "end"} <= table.legal()
    table.play("cast fire, give 0 fire 4")
    assert (table.phase, table.why_not("mouse"), table.reserves[0]) == ("keep", "KMI-72", "mouse")


@pytest.mark.clause("KMI-80")
@pytest.mark.parametrize("creature", PLAYED_BY_THE_ACTIVATOR)
def test_only_an_activator_who_owns_them_plays_imp_dragonflies_and_mouse(creature: str) -> None:
    table = phase_three("air_guardian", f"{creature} fire", discard="water")
    assert table.why_not(creature, 0) == "KMI-80"  # it is somebody else's
    assert table.why_not(creature, 1) == "KMI-04" and table.legal(1) == set()
    assert creature in phase_three("air_guardian", f"{creature} fire", discard="water", activator=1).legal(1)


@pytest.mark.clause("KMI-80", "KMI-79")
@pytest.mark.parametrize("creature", PLAYED_BY_THE_ACTIVATOR)
def test_they_are_nothing_in_a_spell(creature: str) -> None:
    assert phase_three("water water water", creature).why_not("cast water") == "KMI-27"
    assert phase_three(f"water water water {creature}", "").why_not("cast water") == "KMI-27"


# Keychain Imp


@pytest.mark.clause("KMI-75")
def test_the_imp_frees_everybody_of_all_guardians() -> None:
    table = scene(
        "imp air_guardian water", "fire_guardian fire_guardian fire", "earth",
        drawn="water_guardian air", phase="watch", **NOTHING,
    ).world("stands").play("imp")  # fmt: skip
    assert table.reserves == ["water air", "fire", "earth"]
    assert table.discard == "water_guardian fire_guardian fire_guardian air_guardian imp"
    freed = [["water_guardian", "air_guardian"], ["fire_guardian", "fire_guardian"], []]
    assert table.events() == [{"event": "imp", "seat": 0, "cards": freed}]
    assert table.phase == "spells" and table.why_not("imp") == "KMI-80"


@pytest.mark.clause("KMI-75")
def test_the_imp_undoes_no_curse() -> None:
    table = scene("imp", "water", drawn="water_guardian", phase="watch", **COLOUR).world("stands")
    assert table.discard == "water"
    assert table.play("imp").discard == "water water_guardian imp"


@pytest.mark.clause("KMI-75")
@pytest.mark.parametrize(("others", "refusal"), [("fire", "KMI-75"), ("fire_guardian", None)])
def test_without_a_guardian_the_imp_has_nothing_to_do(others: str, refusal: str | None) -> None:
    assert phase_three("imp water", others, discard="air_guardian").why_not("imp") == refusal


# Dragonflies


@pytest.mark.clause("KMI-76", "KMI-A27", "KMI-A42")
def test_twice_somebody_chosen_gives_a_card_to_whom_they_like() -> None:
    table = phase_three("dragonflies water", "fire air", "earth").play("dragonflies")
    assert (table.phase, table.view()["gifts"], table.actor) == ("giver", 2, 0)
    assert table.legal() == {"choose 0", "choose 1", "choose 2"}
    table.play("choose 1")
    assert (table.phase, table.actor, table.view()["giver"]) == ("gift", 1, 1)
    assert table.plays(1) == [f"hand {card}, to {seat}" for card in ("fire", "air") for seat in range(3)]
    assert table.legal(0) == set() and table.why_not("hand fire", 0) == "KMI-76"
    table.play("hand air, to 2")
    assert (table.reserves, table.phase, table.view()["gifts"]) == (["water", "fire", "earth air"], "giver", 1)
    table.play("choose 2", "hand earth, to 0")
    assert (table.reserves, table.phase, table.actor) == (["water earth", "fire", "air"], "spells", 0)
    assert told(table) == ["dragonflies", "chose", "handed", "chose", "handed"]
    assert table.story[1] == {"event": "chose", "seat": 0, "chosen": 1, "what": "giver"}
    assert table.story[2] == {"event": "handed", "seat": 1, "card": "air", "to": 2}


@pytest.mark.clause("KMI-76", "KMI-A27")
def test_one_may_choose_oneself_and_the_same_giver_twice() -> None:
    table = phase_three("dragonflies water fire", "air").play("dragonflies", "choose 0", "hand water, to 1")
    assert "choose 0" in table.legal()
    assert table.play("choose 0", "hand fire, to 1").reserves == ["", "water fire air"]


@pytest.mark.clause("KMI-A27")
def test_a_gift_to_oneself_changes_nothing() -> None:
    table = phase_three("dragonflies water", "fire air").play("dragonflies", "choose 1", "hand fire, to 1")
    assert (table.reserves, table.view()["gifts"]) == (["water", "fire air"], 1)


@pytest.mark.clause("KMI-A27")
def test_who_has_no_card_can_not_be_chosen() -> None:
    table = phase_three("dragonflies water", "", "fire").play("dragonflies")
    assert table.legal() == {"choose 0", "choose 2"} and table.why_not("choose 1") == "KMI-A27"
    table.play("choose 2")
    assert table.why_not("hand water") == "KMI-A27"  # it is not theirs


@pytest.mark.clause("KMI-A27")
def test_the_only_one_who_has_a_card_gives_it() -> None:
    table = phase_three("dragonflies", "", "fire").play("dragonflies")
    assert (table.phase, table.actor, told(table)) == ("gift", 2, ["dragonflies", "chose"])
    table.play("hand fire, to 1")
    assert (table.phase, table.actor, table.reserves) == ("gift", 1, ["", "fire", ""])
    assert table.play("hand fire, to 0").reserves == ["fire", "", ""]


@pytest.mark.clause("KMI-76")
def test_dragonflies_need_another_card() -> None:
    assert phase_three("dragonflies", "").why_not("dragonflies") == "KMI-76"
    assert phase_three("dragonflies", "water").why_not("dragonflies") is None


@pytest.mark.clause("KMI-A27")
def test_a_guardian_may_be_given() -> None:
    table = phase_three("dragonflies air_guardian", "air_guardian").play("dragonflies", "choose 0")
    assert table.play("hand air_guardian, to 1").reserves == ["", "air_guardian air_guardian"]


@pytest.mark.clause("KMI-A27")
def test_unless_the_table_keeps_guardians_where_they_are() -> None:
    stay: dict[str, Any] = {"dragonflies_move_guardians": False}
    table = phase_three("dragonflies air_guardian", "air_guardian fire", "water", **stay).play("dragonflies")
    assert table.legal() == {"choose 1", "choose 2"} and table.why_not("choose 0") == "KMI-A27"
    table.play("choose 1")
    assert table.legal() == {"hand fire"} and table.why_not("hand air_guardian") == "KMI-A27"
    assert phase_three("dragonflies air_guardian", "air_guardian", **stay).why_not("dragonflies") == "KMI-76"


@pytest.mark.clause("KMI-A28")
def test_a_gift_to_the_activator_can_be_used_at_once() -> None:
    table = phase_three("dragonflies water water water", "water imp", "air_guardian")
    assert table.play("dragonflies", "choose 1", "hand water, to 0", "choose 1", "hand imp, to 0").phase == "spells"
    assert {"cast water", "imp"} <= table.legal()
    assert table.play("imp", "cast water, give 0 water 4").zones == ".. x... .. .."


@pytest.mark.clause("KMI-77")
def test_a_reserve_that_grew_goes_back_to_four_at_the_end_of_its_owners_next_turn() -> None:
    table = phase_three("dragonflies water air fire", "fire fire air earth", "")
    table.play("dragonflies", "choose 0", "hand water, to 1", "choose 0", "hand air, to 1")
    assert table.reserves[1] == "water fire fire earth air air"
    table.play("end", "end").world("stands")  # somebody else's phase 4 takes nothing of it
    assert (table.reserves[1], table.actor, table.phase) == ("water fire fire earth air air", 1, "draw")
    table.draw().play("done").world("stands")
    cards = len(table.lies["reserves"][1])
    assert (cards, table.play("end").why_not("end")) == (7, "KMI-35")
    while "end" not in table.legal():
        table.play(min(step for step in table.legal() if step.startswith("discard")))
    assert len(table.lies["reserves"][1]) == 4


# Stealing Mouse


@pytest.mark.clause("KMI-78", "KMI-A42")
def test_somebody_chosen_takes_a_card_of_their_choice_from_the_discard() -> None:
    table = phase_three("mouse", "fire", "", discard="water water wolf air_guardian").play("mouse")
    assert (table.phase, table.legal()) == ("mouse", {"choose 0", "choose 1", "choose 2"})
    table.play("choose 1")
    assert (table.phase, table.actor, table.view()["taker"]) == ("take", 1, 1)
    assert table.legal(1) == {"take water", "take wolf", "leave"} and table.legal(0) == set()
    assert table.why_not("take wolf", 0) == table.why_not("take air_guardian", 1) == "KMI-78"
    table.play("take wolf")
    assert (table.reserves, table.discard) == (["", "fire wolf", ""], "water water air_guardian mouse")
    assert told(table) == ["mouse", "chose", "took"] and table.phase == "spells"
    assert table.story[1:] == [
        {"event": "chose", "seat": 0, "chosen": 1, "what": "taker"},
        {"event": "took", "seat": 1, "card": "wolf"},
    ]


@pytest.mark.clause("KMI-78")
def test_nobody_has_to_take_a_card() -> None:
    table = phase_three("mouse", "fire", discard="water").play("mouse", "choose 1", "leave")
    assert (table.reserves, table.discard, told(table)[-1]) == (["", "fire"], "water mouse", "left_it")


@pytest.mark.clause("KMI-78")
@pytest.mark.parametrize(("discard", "refusal"), [("", "KMI-78"), ("air_guardian", "KMI-78"), ("imp", None)])
def test_the_mouse_needs_something_to_steal(discard: str, refusal: str | None) -> None:
    assert phase_three("mouse water", "fire", discard=discard).why_not("mouse") == refusal


@pytest.mark.clause("KMI-A29", "KMI-78")
def test_the_mouse_takes_what_was_discarded_in_this_turn_but_not_herself() -> None:
    table = phase_three("mouse imp air_guardian fire_fairy fire", "").play(
        "cast fire, give 0 fire 1, give 0 fire_fairy 3", "imp", "mouse", "choose 0"
    )
    assert table.legal() == {"take fire", "take fire_fairy", "take imp", "leave"}
    assert table.play("take fire_fairy").reserves[0] == "fire_fairy"
    assert phase_three("mouse", "").why_not("mouse") == "KMI-78"


@pytest.mark.clause("KMI-A29", "KMI-78")
def test_the_activator_may_choose_oneself_and_use_the_card_at_once() -> None:
    table = phase_three("mouse water water water", "", discard="water")
    assert table.play("mouse", "choose 0", "take water", "cast water, give 0 water 4").zones == ".. x... .. .."


@pytest.mark.clause("KMI-A29", "KMI-77")
def test_who_takes_may_have_more_than_four() -> None:
    table = phase_three("mouse", "fire fire air earth", discard="water").play("mouse", "choose 1", "take water", "end")
    table.play("end").world("stands")
    assert table.reserves[1] == "water fire fire earth air" and table.actor == 1


@pytest.mark.clause("KMI-78")
def test_alone_the_mouse_is_for_oneself() -> None:
    table = phase_three("mouse fire", discard="water").play("mouse")
    assert (table.phase, table.legal()) == ("take", {"take water", "leave"})
