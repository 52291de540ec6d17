"""Agreement: nobody's card is used against their will, and the activator decides the rest."""

from itertools import permutations

import pytest

from kamifuda.bots.levels import bot
from kamifuda.core.clauses import IllegalAction
from kamifuda.core.rng import Rng
from kamifuda.games import kamimai
from kamifuda.games.kamimai.steps import END
from kamifuda.games.kamimai.view import Declined, Element
from tests.games.kamimai.scenes import Scene, scene
from tests.games.kamimai.zones import COLOUR

PROPOSAL = "cast water, give 0 water 2, give 1 water 1, give 2 water 1"
RESERVES = ("water water fire", "water fire", "water air", "water")


def proposed(book: str = "odds") -> Scene:
    """Seat 0 asks seats 1 and 2 for a Water each; seat 3 is not asked."""
    return scene(*RESERVES, **COLOUR, book=book).play(PROPOSAL)


def refusal(seat: int, spell: Element = "water", team: bool = False, cards: str = "water") -> Declined:
    """How a view tells it."""
    return Declined(seat=seat, spell=spell, team=team, cards=cards.split())


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
    assert table.view()["declined"] == [refusal(seat) for seat in (1, 2) if answers[seat - 1] == "refuse"]


@pytest.mark.clause("KMI-A45")
def test_a_refusal_refuses_that_proposal_only() -> None:
    table = proposed().play_as(1, "refuse").play_as(2, "agree")
    assert proposals(table, "cast water") == {"012", "013", "023", "0123"}
    table.play("cast water, give 0 water 2, give 2 water 1, give 3 water 1").play_as(2, "agree").play_as(3, "refuse")
    assert proposals(table, "cast water") == {"012", "013", "023", "0123"}
    table.play(PROPOSAL).play_as(1, "agree").play_as(2, "agree")
    assert table.zones == ".. x... .. .."


@pytest.mark.clause("KMI-A45")
def test_the_very_same_cards_are_asked_for_twice_in_a_turn() -> None:
    table = proposed().play_as(1, "refuse").play_as(2, "agree")
    table.play(PROPOSAL).play_as(1, "refuse").play_as(2, "refuse")
    assert table.view()["declined"] == [refusal(1), refusal(1), refusal(2)]
    assert proposals(table, "cast water") == {"023"}
    table.play("cast water, give 0 water 2, give 2 water 1, give 3 water 1").play_as(2, "refuse").play_as(3, "agree")
    assert proposals(table, "cast water") == set() and table.why_not("cast water") == "KMI-A45"
    assert table.legal() == {"end"}


@pytest.mark.clause("KMI-A45")
def test_other_cards_of_the_same_person_may_still_be_asked_for() -> None:
    table = scene("water", "water water water water_fairy", **COLOUR)
    elements, fairy = "cast water, give 0 water 1, give 1 water 3", "cast water, give 0 water 1, give 1 water_fairy 3"
    for _ in range(2):
        table.play(elements).play_as(1, "refuse")
    assert elements not in table.plays(0) and fairy in table.plays(0)
    assert table.why_not("cast water") is None
    table.play(fairy).play_as(1, "refuse")
    assert table.view()["declined"] == [refusal(1, cards="water water water")] * 2 + [refusal(1, cards="water_fairy")]
    mixed = "cast water, give 0 water 1, give 1 water 2, give 1 water_fairy 1"
    table.play(mixed).play_as(1, "agree")
    assert table.zones == ".. x... .. .." and table.reserves == ["", "water"]


@pytest.mark.clause("KMI-A45")
def test_a_creature_is_one_card_whatever_it_counts_as() -> None:
    table = scene("water water water", "water_fairy", **COLOUR)
    for own in (3, 2):
        table.play(f"cast water, give 0 water {own}, give 1 water_fairy {4 - own}").play_as(1, "refuse")
    assert table.why_not("cast water") == "KMI-A45"


@pytest.mark.clause("KMI-A45")
def test_the_true_reason_is_told_in_the_middle_of_a_proposal_too() -> None:
    table = scene("water water", "water water", "water water", **COLOUR)
    asked = "cast water, give 0 water 2, give 1 water 2"
    for _ in range(2):
        table.play(asked).play_as(1, "refuse")
    for play, clause in ((asked, "KMI-A45"), ("cast water, give 0 water 2, give 1 water 1, give 2 water 2", "KMI-A21")):
        with pytest.raises(IllegalAction) as refused:
            table.match.play(0, play)
        assert refused.value.clause == clause


@pytest.mark.clause("KMI-A42", "KMI-A45")
def test_a_refusal_is_about_one_spell() -> None:
    cards = "water water fire fire"
    table = scene(cards, cards, cards, target="A", house_rules="I:water+fire+team")
    for _ in range(2):
        table.play("cast water, give 0 water 2, give 1 water 2").play_as(1, "refuse")
    assert "cast water, give 0 water 2, give 1 water 2" not in table.plays(0)
    assert "cast fire, give 0 fire 2, give 1 fire 2" in table.plays(0)
    assert proposals(table, "team water") == proposals(table, "team fire") == {"012"}
    table.play("team water, give 0 water 1, give 1 water 2, give 2 water 1").play_as(1, "agree").play_as(2, "refuse")
    assert table.view()["declined"] == [refusal(1, cards="water water")] * 2 + [refusal(2, team=True)]


@pytest.mark.clause("KMI-A42", "KMI-A45")
def test_up_to_version_2_one_refusal_was_about_all_cards() -> None:
    table = scene(*RESERVES, **COLOUR, version=2).play(PROPOSAL).play_as(1, "refuse").play_as(2, "agree")
    assert proposals(table, "cast water") == {"023"}
    table.play("cast water, give 0 water 2, give 2 water 1, give 3 water 1").play_as(2, "agree").play_as(3, "refuse")
    assert table.why_not("cast water") == "KMI-A42" and table.legal() == {"end"}


@pytest.mark.clause("KMI-A45")
def test_bots_ask_nobody_twice_though_they_might() -> None:
    table = proposed().play_as(1, "refuse").play_as(2, "agree")
    legal = table.match.position.legal(0)
    assert table.match.position.promising(0, legal) == legal  # seats 2 and 3 have enough
    table.play("cast water, give 0 water 2, give 2 water 1, give 3 water 1").play_as(2, "refuse").play_as(3, "refuse")
    position = table.match.position
    legal = position.legal(0)
    assert "cast water" in table.legal() and position.promising(0, legal) == position.habit(0, legal, Rng(1)) == END
    for level in ("greedy", "search:50"):
        assert bot(level, kamimai, Rng(1)).choose(table.view(0), table.match.legal(0)) == "end"


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
    assert table.view()["declined"] == [refusal(2)]


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
    assert table.view()["declined"] == [refusal(1)]


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
    assert table.why_not("cast water") is None  # she may be asked once more
