"""Words: each means its step in its phases, is refused by a clause in others, and nonsense is no refusal."""

from typing import Any

import pytest

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.core.match import actions
from kamifuda.games import grimoire
from kamifuda.games.grimoire.rules import Grimoire
from kamifuda.games.grimoire.steps import EVERYTHING
from tests.clauses import clauses_of
from tests.games.grimoire.table import grimoire_match, grimoire_table

CARDS = (
    "bronze_coin", "silver_coin", "gold_coin", "spy", "mercenary", "thief", "archer", "merchant", "nun", "villain",
    "prince", "queen", "king",
)  # fmt: skip
WORDS = (
    *(f"token {token}" for token in range(1, 5)), *(f"page {page}" for page in range(1, 16)),
    *(f"{verb} {card}" for verb in ("take", "replace", "give", "seize", "keep") for card in CARDS),
    "take hidden", "replace hidden", *(f"target {seat}" for seat in range(4)),
    "leave", "heal", "create", "buy", "enough", "points", "cards", "shoes",
)  # fmt: skip


def turn(page: int, mine: str = "", theirs: str = "king nun", third: str = "", **lies: Any) -> Grimoire:
    """Seat 0's first turn, with this page."""
    lies = {"points": (1, 0, 0), "quest": "king nun thief", "discard": "queen spy gold_coin", **lies}
    table = grimoire_table(mine, theirs, third, pages=(page, 15, 15), **lies)
    if table.view(None)["turn"] != 0:
        table = grimoire_table(mine, theirs, third, pages=(page, 14, 14), **lies)
    assert table.view(None)["turn"] == 0
    return table.position


MOMENTS = {
    "token": grimoire_match("token", grimoire.Options(seats=4)).play("token 2").position,
    "bookmark": grimoire_table("", "", "", round=3).play_as(1, "page 2").position,
    "luck": turn(1),
    "heal": turn(4),
    "create": turn(7, create_cost=1),
    "merchant": turn(7, "merchant", item_deck="junk junk"),
    "merchant, shoes": turn(7, "merchant", item_deck="blessed_shoes junk", seed="2"),
    "target": turn(9, third="spy thief"),
    "give": turn(9),
    "seize": turn(14),
    "wish": turn(15),
    "keep": turn(15, wish="three_keep_one"),
    "take": turn(2),
    "take, shoes": turn(7, item_deck="blessed_shoes"),
    "take, nothing hidden": grimoire_table(quest="king nun", pages=(2, 3)).play("take hidden").position,
}
CLAUSES = clauses_of(grimoire)
IN_EVERY_MOMENT = pytest.mark.parametrize("moment", MOMENTS)
# What is asked in a moment, and the clause by which anything of another phase is refused there.
ASKED = {
    "token": "GRI-17", "bookmark": "GRI-21", "luck": "GRI-40", "heal": "GRI-41", "create": "GRI-A34",
    "merchant": "GRI-37", "merchant, shoes": "GRI-37", "target": "GRI-A35", "give": "GRI-56", "seize": "GRI-56",
    "wish": "GRI-53", "keep": "GRI-53", "take": "GRI-30", "take, shoes": "GRI-30", "take, nothing hidden": "GRI-30",
}  # fmt: skip
MEANT = {
    # word           moments
    "leave":        {"luck", "heal", "create"},
    "heal":         {"heal"},
    "create":       {"create"},
    "buy":          {"merchant", "merchant, shoes"},
    "enough":       {"merchant", "merchant, shoes"},
    "points":       {"wish"},
    "cards":        {"wish"},
    "shoes":        {"merchant, shoes", "take, shoes"},
    "take king":    {"take", "take, shoes", "take, nothing hidden"},
    "take hidden":  {"take", "take, shoes"},
    "replace king": {"luck"},
    "give king":    {"give"},
    "seize king":   {"seize"},
    "keep queen":   {"keep"},
    "page 8":       {"bookmark"},
    "token 1":      {"token"},
    "target 1":     {"target"},
}  # fmt: skip


def refusal(moment: str, word: str) -> str | None:
    position = MOMENTS[moment]
    try:
        action = grimoire.parse(position, position.mover(), word)
    except IllegalAction as illegal:
        return illegal.clause
    return grimoire.why_not(position, position.mover(), action)


@IN_EVERY_MOMENT
def test_a_moment_is_what_it_is_called(moment: str) -> None:
    assert grimoire.view(MOMENTS[moment], None)["phase"] == moment.split(",")[0]


@IN_EVERY_MOMENT
def test_a_word_is_legal_or_refused_by_a_clause(moment: str) -> None:
    position = MOMENTS[moment]
    seat = position.mover()
    legal = {grimoire.notation(position, seat, action) for action in actions(position.legal(seat))}
    refusals = {word: refusal(moment, word) for word in WORDS}
    assert {word for word, clause in refusals.items() if clause is None} == legal
    assert {clause for clause in refusals.values() if clause} <= CLAUSES


@IN_EVERY_MOMENT
def test_notation_is_read_as_it_is_written(moment: str) -> None:
    position = MOMENTS[moment]
    seat = position.mover()
    for action in actions(position.legal(seat)):
        assert grimoire.parse(position, seat, grimoire.notation(position, seat, action)) == action


@IN_EVERY_MOMENT
def test_a_clause_forbids_exactly_what_is_not_legal(moment: str) -> None:
    position = MOMENTS[moment]
    for seat in (-1, 0, 1, 2, 3, 4):
        for action in actions(EVERYTHING):
            clause = grimoire.why_not(position, seat, action)
            assert (clause is None) == bool(position.legal(seat) & action)
            assert clause is None or clause in CLAUSES


@pytest.mark.clause("GRI-30", "GRI-40", "GRI-41", "GRI-37", "GRI-53", "GRI-43", "GRI-56")
@pytest.mark.parametrize("word", MEANT)
def test_a_word_has_its_moments(word: str) -> None:
    assert {moment for moment in MOMENTS if refusal(moment, word) is None} == MEANT[word]


@pytest.mark.clause(
    "GRI-17", "GRI-21", "GRI-40", "GRI-41", "GRI-A34", "GRI-37", "GRI-A35", "GRI-56", "GRI-53", "GRI-30"
)
@IN_EVERY_MOMENT
def test_who_is_asked_something_answers_that(moment: str) -> None:
    phase = moment.split(",")[0]
    strange = [word for word, moments in MEANT.items() if phase not in {each.split(",")[0] for each in moments}]
    assert {refusal(moment, word) for word in strange if not word.startswith("take ")} == {ASKED[moment]}


@pytest.mark.clause("GRI-30")
@pytest.mark.parametrize(
    "moment", [moment for moment in MOMENTS if not moment.startswith(("token", "bookmark", "give", "take"))]
)
def test_a_card_is_taken_after_the_spell(moment: str) -> None:
    assert refusal(moment, "take king") == "GRI-30"


@IN_EVERY_MOMENT
def test_a_step_without_a_meaning_is_refused_by_what_is_asked(moment: str) -> None:
    position = MOMENTS[moment]
    clause = "GRI-18" if moment == "token" else ASKED[moment]
    assert grimoire.why_not(position, position.mover(), 1 << 50) == clause


@pytest.mark.clause("GRI-17", "GRI-22", "GRI-A30", "GRI-A35", "GRI-56", "GRI-53", "GRI-11", "GRI-32", "GRI-43")
@pytest.mark.parametrize(
    ("moment", "word", "clause"),
    [
        ("token", "token 2", "GRI-17"),
        ("bookmark", "page 9", "GRI-22"),
        ("luck", "replace queen", "GRI-A30"),
        ("target", "target 0", "GRI-A35"),
        ("target", "target 3", "GRI-A35"),
        ("give", "give spy", "GRI-56"),
        ("seize", "seize spy", "GRI-56"),
        ("keep", "keep king", "GRI-53"),
        ("take", "take queen", "GRI-11"),
        ("take, nothing hidden", "take hidden", "GRI-32"),
        ("take", "shoes", "GRI-43"),
        ("merchant", "shoes", "GRI-43"),
    ],
)
def test_what_is_not_there_is_refused_for_that(moment: str, word: str, clause: str) -> None:
    assert refusal(moment, word) == clause


@pytest.mark.clause("GRI-28", "GRI-22", "GRI-17")
@IN_EVERY_MOMENT
def test_out_of_turn_every_word_is_refused_for_that(moment: str) -> None:
    position = MOMENTS[moment]
    clause = {"token": "GRI-17", "bookmark": "GRI-22"}.get(moment, "GRI-28")
    seats = [seat for seat in range(position.seats) if not position.in_turn(seat)]
    for seat in seats:
        for word in WORDS:
            with pytest.raises(IllegalAction, match=clause):
                position.clone().apply(seat, grimoire.parse(position, seat, word))
    assert seats


@pytest.mark.parametrize(
    "text",
    ["", "fold", "Page 3", "page", "page 0", "page 16", "page 03", "page ³", "page -1", "page 3 ", " page 3", "page  3",
     "token 0", "token 5", "target 4", "target -1", "target king", "take", "take bishop", "take junk", "take King",
     "take hidden king", "give hidden", "seize hidden", "keep hidden", "replace", "leave it", "heal king", "buy 2",
     "shoes king", "points 4", "cards 3", "king", "hidden", "take king, take nun"],
)  # fmt: skip
@pytest.mark.parametrize("moment", ["token", "bookmark", "luck", "take", "keep"])
def test_nonsense_is_no_refusal(text: str, moment: str) -> None:
    position = MOMENTS[moment]
    with pytest.raises(BadNotation):
        grimoire.parse(position, position.mover(), text)


@pytest.mark.parametrize("text", ["take king, take nun", "take hidden, shoes", "take king, nonsense"])
def test_a_play_is_a_single_step(text: str) -> None:
    table = grimoire_table(quest="king nun", pages=(2, 3))
    before = table.position.clone()
    with pytest.raises(BadNotation, match="nothing-may-follow"):
        table.play(text)
    assert table.position == before
