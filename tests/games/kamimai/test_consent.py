"""Agreement: nobody's card is used against their will, and the activator decides the rest."""

from itertools import permutations

import pytest

from tests.games.kamimai.scenes import Scene, scene
from tests.games.kamimai.zones import COLOUR

PROPOSAL = "cast water, give 0 water 2, give 1 water 1, give 2 water 1"
RESERVES = ("water water fire", "water fire", "water air", "water")


def proposed(book: str = "odds") -> Scene:
    """Seat 0 asks seats 1 and 2 for a Water each; seat 3 is not asked."""
    return scene(*RESERVES, **COLOUR, book=book).play(PROPOSAL)


def proposals(table: Scene, first: str) -> set[str]:
    """Who would give for spells that begin so."""
    plays = [play.split(", ")[1:] for play in table.plays(0) if play.startswith(first)]
    return {"".join(sorted({give.split()[1] for give in gives})) for gives in plays}


@pytest.mark.clause("KMI-29", "KMI-A42")
def test_who_is_asked_may_agree_or_refuse() -> None:
    table = proposed()
    assert [table.legal(seat) for seat in range(4)] == [{"call off"}, {"agree", "refuse"}, {"agree", "refuse"}, set()]
    view = table.view(3)
    assert (view["phase"], view["to_act"], view["awaited"]) == ("consent", [0, 1, 2], [1, 2])
    assert view["spell"] == {
        "spell": "water", "team": False, "asked": [1, 2], "agreed": [], "refused": [],
        "gives": [{"seat": seat, "card": "water", "worth": worth} for seat, worth in ((0, 2), (1, 1), (2, 1))],
    }  # fmt: skip
    assert table.told("proposed") == [
        {"event": "proposed", "seat": 0, "spell": "water", "team": False, "gives": view["spell"]["gives"]}
    ]


@pytest.mark.clause("KMI-29")
@pytest.mark.parametrize("order", list(permutations((1, 2))))
def test_when_all_agree_it_is_cast(order: tuple[int, ...]) -> None:
    table = proposed().play_as(order[0], "agree")
    spell = table.view()["spell"]
    assert spell is not None and spell["agreed"] == [order[0]] and table.view()["awaited"] == [order[1]]
    assert (table.zones, table.reserves) == (".. .... .. ..", list(RESERVES))  # nothing leaves a Reserve before
    table.play_as(order[1], "agree")
    assert (table.zones, table.reserves) == (".. x... .. ..", ["fire", "fire", "air", "water"])
    assert [event["event"] for event in table.story] == ["proposed", "agreed", "agreed", "cast"]
    assert (table.phase, table.view()["spell"]) == ("spells", None)


@pytest.mark.clause("KMI-29", "KMI-A26", "KMI-A42")
@pytest.mark.parametrize("order", list(permutations((1, 2))))
@pytest.mark.parametrize("answers", [("refuse", "agree"), ("agree", "refuse"), ("refuse", "refuse")])
def test_one_refusal_is_enough_and_nothing_is_discarded(order: tuple[int, ...], answers: tuple[str, ...]) -> None:
    table = proposed()
    for seat in order:
        table.play_as(seat, answers[seat - 1])
    assert (table.reserves, table.discard, table.zones) == (list(RESERVES), "", ".. .... .. ..")
    assert (table.phase, table.view()["spell"], table.view()["activator"]) == ("spells", None, 0)
    assert table.told("not_cast") == [{"event": "not_cast"}] and not table.told("cast")
    declined = [{"seat": seat, "spell": "water", "team": False} for seat in (1, 2) if answers[seat - 1] == "refuse"]
    assert table.view()["declined"] == declined


@pytest.mark.clause("KMI-A42")
def test_who_has_refused_is_not_asked_again_for_that_spell() -> None:
    table = proposed().play_as(1, "refuse").play_as(2, "agree")
    assert proposals(table, "cast water") == {"023"}
    table.play("cast water, give 0 water 2, give 2 water 1, give 3 water 1").play_as(2, "agree").play_as(3, "refuse")
    assert table.why_not("cast water") == "KMI-27" and table.legal() == {"end"}


@pytest.mark.clause("KMI-A42")
def test_a_refusal_is_about_one_spell() -> None:
    cards = "water water fire fire"
    table = scene(cards, cards, cards, target="A", house_rules="I:water+fire+team")
    table.play("cast water, give 0 water 2, give 1 water 2").play_as(1, "refuse")
    assert proposals(table, "cast water") == {"02"}
    assert proposals(table, "cast fire") == {"01", "02", "012"}
    assert proposals(table, "team water") == proposals(table, "team fire") == {"012"}
    table.play("team water, give 0 water 1, give 1 water 1, give 2 water 2").play_as(1, "agree").play_as(2, "refuse")
    assert proposals(table, "team water") == set() and table.why_not("team water") == "KMI-55"
    assert proposals(table, "team fire") == {"012"} and proposals(table, "cast water") == {"02"}
    assert table.view()["declined"] == [
        {"seat": 1, "spell": "water", "team": False}, {"seat": 2, "spell": "water", "team": True},
    ]  # fmt: skip


@pytest.mark.clause("KMI-A42")
def test_in_the_next_turn_one_may_be_asked_again() -> None:
    table = proposed().play_as(1, "refuse").play_as(2, "refuse").play("end", "end").world("stands")
    assert (table.view()["declined"], table.lies["activator"]) == ([], 1)


@pytest.mark.clause("KMI-29", "KMI-A42")
def test_a_refusal_is_told_at_once() -> None:
    table = proposed().play_as(2, "refuse")
    spell = table.view()["spell"]
    assert spell is not None and (spell["refused"], spell["agreed"]) == ([2], [])
    assert (table.phase, table.view()["awaited"]) == ("consent", [1])
    assert table.view()["declined"] == [{"seat": 2, "spell": "water", "team": False}]


@pytest.mark.clause("KMI-A26", "KMI-A42")
@pytest.mark.parametrize("before", [(), (1,), (2,)])
def test_the_activator_may_call_it_off_until_the_last_has_answered(before: tuple[int, ...]) -> None:
    table = proposed()
    for seat in before:
        table.play_as(seat, "agree")
    table.play_as(0, "call off")
    assert table.events() == [{"event": "called_off", "seat": 0}]
    assert (table.reserves, table.discard, table.zones) == (list(RESERVES), "", ".. .... .. ..")
    assert (table.phase, table.view()["declined"]) == ("spells", [])
    assert PROPOSAL in table.plays(0)  # who was only asked may be asked again


@pytest.mark.clause("KMI-A42")
def test_calling_off_does_not_make_a_refusal_undone() -> None:
    table = proposed().play_as(1, "refuse").play_as(0, "call off")
    assert table.view()["declined"] == [{"seat": 1, "spell": "water", "team": False}]
    assert proposals(table, "cast water") == {"023"}


@pytest.mark.clause("KMI-29", "KMI-A42")
def test_others_can_not_answer_and_nobody_answers_twice() -> None:
    table = proposed().play_as(1, "agree")
    assert table.why_not("agree", 3) == table.why_not("agree", 1) == table.why_not("refuse", 1) == "KMI-29"
    assert table.why_not("agree", 0) == table.why_not("call off", 2) == "KMI-A42"
    assert table.why_not("end", 0) == "KMI-15" and table.why_not("call off", 0) is None


@pytest.mark.clause("KMI-A42")
def test_nobody_is_asked_about_cards_of_the_activator() -> None:
    table = scene("water water water_fairy", "water", **COLOUR)
    table.play("cast water, give 0 water 1, give 0 water_fairy 3")
    assert (table.phase, table.zones, table.told("proposed")) == ("spells", ".. x... .. ..", [])


@pytest.mark.clause("KMI-29", "KMI-A42")
def test_with_a_real_book_people_talk_and_the_spell_is_cast() -> None:
    table = proposed(book="real")
    assert (table.phase, table.zones) == ("spells", ".. x... .. ..")
    assert (table.reserves, table.discard) == (["fire", "fire", "air", "water"], "water water water water")
    assert [event["event"] for event in table.story] == ["cast"]


@pytest.mark.clause("KMI-A42", "KMI-79")
def test_a_fairy_is_given_with_the_agreement_of_her_owner() -> None:
    table = scene("water", "water_fairy", **COLOUR).play("cast water, give 0 water 1, give 1 water_fairy 3")
    assert (table.view()["awaited"], table.reserves[1]) == ([1], "water_fairy")
    assert table.play_as(1, "refuse").reserves == ["water", "water_fairy"]
    assert table.why_not("cast water") == "KMI-27"
