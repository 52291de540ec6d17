"""Words: each means its step in its phases, is refused by a clause in others, and nonsense is no refusal."""

import pytest

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.core.match import actions
from kamifuda.games import totem
from kamifuda.games.totem.rules import Totem
from kamifuda.games.totem.steps import EVERYTHING
from tests.clauses import clauses_of
from tests.games.totem.table import totem_match, totem_table

ROOM = "(red_13) - (blue_13)"
WORDS = (
    "attack", "defend", "exchange", "discard", "stop", "alone", "draw", "draw_not", "discover_not",
    "on 0", "on 4", "discover 1", "red_5", "blue_6", "with blue_6",
)  # fmt: skip


def begun(*steps: str) -> Totem:
    """In the middle of a play."""
    position = totem_table("red_5 blue_6 purple_5", mine=ROOM, eye_before_attack=True).position
    for step in steps:
        position.apply(0, totem.parse(position, 0, step))
    return position


def won(hand: str) -> Totem:
    """After an attack with the first card."""
    table = totem_table(hand, mine=ROOM, theirs="(red_6) (red_7)")
    return table.play(f"attack, {hand.split()[0]}, on 0").position


def guarded() -> Totem:
    return totem_table("blue_6 red_5", mine=ROOM, theirs="(purple_7) (red_7)").play("attack, blue_6, on 0").position


def too_many() -> Totem:
    hand = "blue_7 blue_6 red_5 blue_4"
    return totem_table(hand, mine=ROOM, hand_limit=3).play("exchange, blue_7, on 0").position


MOMENTS = {
    "choose": totem_match("choose").position,
    "turn": begun(),
    "which card attacks": begun("attack"),
    "which card is laid": begun("defend"),
    "target": begun("attack", "red_5"),
    "place": begun("exchange", "red_5"),
    "partner": begun("attack", "red_5", "on 0"),
    "peek": begun("attack", "purple_5", "on 0"),
    "eye": won("purple_6 blue_6"),
    "draw": won("green_6 blue_6"),
    "again": won("blue_7 blue_6"),
    "no card": won("blue_7"),
    "guard": guarded(),
    "limit": too_many(),
}
IN_EVERY_MOMENT = pytest.mark.parametrize("moment", MOMENTS)


def refusal(moment: str, word: str) -> str | None:
    position = MOMENTS[moment]
    try:
        action = totem.parse(position, position.mover(), word)
    except IllegalAction as illegal:
        return illegal.clause
    return totem.why_not(position, position.mover(), action)


@IN_EVERY_MOMENT
def test_a_word_is_legal_or_refused_by_a_clause(moment: str) -> None:
    position = MOMENTS[moment]
    seat = position.mover()
    legal = {totem.notation(position, seat, action) for action in actions(position.legal(seat))}
    refusals = {word: refusal(moment, word) for word in WORDS}
    assert {word for word, clause in refusals.items() if clause is None} == legal & set(WORDS)
    assert {clause for clause in refusals.values() if clause} <= clauses_of(totem)


@IN_EVERY_MOMENT
def test_notation_is_read_as_it_is_written(moment: str) -> None:
    position = MOMENTS[moment]
    seat = position.mover()
    for action in actions(position.legal(seat)):
        assert totem.parse(position, seat, totem.notation(position, seat, action)) == action


@IN_EVERY_MOMENT
def test_a_clause_forbids_exactly_what_is_not_legal(moment: str) -> None:
    position = MOMENTS[moment]
    for seat in (-1, 0, 1, 2):
        for action in actions(EVERYTHING):
            clause = totem.why_not(position, seat, action)
            assert (clause is None) == bool(position.legal(seat) & action)
            assert clause is None or clause in clauses_of(totem)


MEANT = {
    # word           moments                       elsewhere
    "attack":       ({"turn", "again"},            "TOT-20"),
    "defend":       ({"turn"},                     "TOT-20"),
    "exchange":     ({"turn"},                     "TOT-20"),
    "discard":      ({"turn", "limit"},            "TOT-20"),
    "alone":        ({"partner"},                  "TOT-A6"),
    "with blue_6":  ({"partner"},                  "TOT-08"),
    "draw":         ({"draw", "no card"},          "TOT-11"),
    "draw_not":     ({"draw"},                     "TOT-11"),
    "discover 1":   ({"peek", "eye"},              "TOT-10"),
    "discover_not": ({"peek", "eye"},              "TOT-10"),
    "on 0":         ({"target", "place"},          "TOT-21"),
}  # fmt: skip


@pytest.mark.clause("TOT-08", "TOT-10", "TOT-11", "TOT-20", "TOT-21", "TOT-A6")
@pytest.mark.parametrize("word", MEANT)
def test_a_word_has_its_moments_and_its_clause(word: str) -> None:
    moments, clause = MEANT[word]
    assert {moment for moment in MOMENTS if refusal(moment, word) is None} == moments
    assert {refusal(moment, word) for moment in {"turn", "target", "partner"} - moments} <= {clause, "TOT-23"}


@pytest.mark.clause("TOT-11", "TOT-15", "TOT-33", "TOT-A12", "TOT-A16")
@pytest.mark.parametrize(
    ("moment", "clause"),
    [("choose", "TOT-15"), ("limit", "TOT-33"), ("eye", "TOT-A12"), ("guard", "TOT-A16"), ("draw", "TOT-11")],
)
def test_who_is_asked_something_answers_that(moment: str, clause: str) -> None:
    assert {refusal(moment, word) for word in ("attack", "exchange", "stop", "alone", "on 0")} == {clause}


@pytest.mark.clause("TOT-26", "TOT-27", "TOT-20")
def test_one_stops_or_goes_on_only_after_a_won_attack() -> None:
    assert refusal("again", "stop") is None and refusal("no card", "stop") is None
    assert (refusal("turn", "stop"), refusal("target", "stop")) == ("TOT-20", "TOT-26")
    assert (refusal("again", "draw"), refusal("no card", "attack")) == ("TOT-27", "TOT-27")
    assert {refusal("again", word) for word in ("defend", "exchange", "discard", "alone")} == {"TOT-26"}


@pytest.mark.clause("TOT-17", "TOT-A30")
def test_out_of_turn_every_word_is_refused_for_that() -> None:
    for word in WORDS:
        with pytest.raises(IllegalAction, match="TOT-17"):
            totem_table("red_5", their_hand="blue_6").play_as(1, word)
    chosen = totem_match("waiting")
    chosen.play_as(0, ", ".join(chosen.lies["hands"][0][:4]))
    for word in ("attack", "stop", chosen.lies["hands"][0][0]):
        with pytest.raises(IllegalAction, match="TOT-A30"):
            chosen.play_as(0, word)


@pytest.mark.parametrize(
    "text",
    ["", "fold", "Attack", "attack red_5", "red_14", "red_0", "red", "on", "on 5", "on -1", "on red_5", "discover x",
     "with", "with 3", "with  blue_6", " red_5", "on 0 ", "alone red_5", "discover_not 1", "attack,red_5"],
)  # fmt: skip
@pytest.mark.parametrize("moment", ["choose", "turn", "target", "partner", "eye"])
def test_nonsense_is_no_refusal(text: str, moment: str) -> None:
    position = MOMENTS[moment]
    with pytest.raises(BadNotation):
        totem.parse(position, position.mover(), text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("attack", "unfinished-play"),
        ("attack, red_5", "unfinished-play"),
        ("exchange, blue_6", "unfinished-play"),
        ("discard, blue_6, blue_6", "nothing-may-follow"),
        ("defend, blue_6, on 1", "nothing-may-follow"),
    ],
)
def test_a_play_is_whole(text: str, reason: str) -> None:
    table = totem_table("red_5 blue_6", mine=ROOM)
    before = table.position.clone()
    with pytest.raises(BadNotation, match=reason):
        table.play(text)
    assert table.position == before
