"""The pictures between two positions: the last bookmark, the reveal, a card that was taken, the end of a round."""

import pytest

from tests.games.grimoire.table import grimoire_table

PEOPLE = "spy mercenary thief archer merchant nun villain prince queen king"


@pytest.mark.clause("GRI-22", "GRI-23", "GRI-24")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_books_are_seen_closed_then_open_and_then_the_first_turn_begins(viewer: int | None) -> None:
    table = grimoire_table("", "", quest="king nun queen", deck=PEOPLE, round=1).open_books(3, 2)
    closed, opened, turn = table.match.moments(viewer)
    assert [[event["event"] for event in each.events] for each in (closed, opened, turn)] == [
        ["bookmarked"],
        ["revealed", "ordered"],
        ["turn", "silence"],
    ]
    own = [3 if viewer == 0 else None, 2 if viewer == 1 else None]
    assert (closed.view["phase"], closed.view["pages"], closed.view["chosen"]) == ("bookmark", own, [True, True])
    assert (opened.view["pages"], opened.view["alone"], opened.view["turn"]) == ([3, 2], [True, True], None)
    assert (opened.view["before"], opened.view["order"]) == (closed.view["order"], [2, 1])
    assert (turn.view["turn"], turn.view["phase"]) == (1, table.phase)


@pytest.mark.clause("GRI-30", "GRI-33")
def test_a_card_that_was_taken_is_seen_to_be_gone_before_the_next_turn_or_round() -> None:
    table = grimoire_table(quest="king nun", hidden="gold_coin", pages=(2, 3), deck=PEOPLE)
    taken, turn = table.play("take king").match.moments(None)
    assert (taken.view["turn"], taken.view["quest"], turn.view["turn"]) == (0, ["nun"], 1)
    assert taken.view["lands"][0]["companions"] == ["king"]
    ended, begun = table.play("take nun").match.moments(None)
    assert (ended.view["quest"], ended.view["hidden"], ended.view["discard"]) == ([], None, ["gold_coin"])
    assert begun.view["round"] == ended.view["round"] + 1 and len(begun.view["quest"]) == 2
    assert [[event["event"] for event in each.events][-1] for each in (ended, begun)] == ["discarded", "laid"]


@pytest.mark.clause("GRI-34")
def test_the_last_card_is_seen_before_everything_is_counted() -> None:
    table = grimoire_table(quest="king", hidden="gold_coin", pages=(2, 3), deck=PEOPLE, ending=True)
    table.play("take king")
    taken, counted = table.play("take hidden").match.moments(0)
    assert (taken.view["over"], counted.view["over"]) == (False, True)
    assert taken.view["result"] is None and counted.events[-1]["event"].startswith("match_")
