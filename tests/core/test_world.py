"""WORLD's plays: whole, from the seed alone, and proved by it."""

import sys
from typing import Any

import pytest

from kamifuda.core import record
from kamifuda.core.clauses import BadRecord
from kamifuda.core.match import Match
from kamifuda.core.position import WORLD
from kamifuda.core.seed import chance
from tests.server import coin

GAMES: Any = {"coin": sys.modules[coin.__name__]}
ORIGIN = record.Origin(text="7")


def tossed(origin: record.Origin = ORIGIN, **options: Any) -> Match:
    match = Match(GAMES["coin"], coin.Options(**options), origin.seed())
    match.play(0, "toss")
    return match


def play_on(match: Match) -> None:
    """Whatever comes, to the end; nobody calls anything off."""
    while not match.position.over:
        if match.to_act() == [WORLD]:
            match.answer()
        else:
            seat = match.awaited()[0]
            match.play(seat, next(iter(match.legal(seat))))


def test_an_answer_is_one_whole_play() -> None:
    match = tossed()
    match.answer()
    assert match.plays[-1].seat == WORLD and len(match.plays[-1].text.split(", ")) == 2
    assert match.position.whole and match.to_act() == [0, 1]


def test_the_same_seed_gives_the_same_answers_and_another_seed_others() -> None:
    ends = []
    for text in ("7", "7", *map(str, range(20))):
        match = tossed(record.Origin(text=text))
        play_on(match)
        ends.append([play.text for play in match.plays if play.seat == WORLD])
    assert ends[0] == ends[1]
    assert len({tuple(end) for end in ends}) > 10


def test_to_ask_for_the_answer_changes_nothing() -> None:
    match = tossed()
    before = match.view(None)
    foretold = match.foretold()
    assert match.view(None) == before and match.foretold() == foretold
    match.answer()
    assert match.plays[-1].text == foretold


def test_what_world_plays_tells_nothing_of_what_the_play_then_draws() -> None:
    """Two generators: by the same one, who saw the coin fall would know half of what it is worth."""
    worth: dict[str, set[bool]] = {}
    for number in range(60):
        match = tossed(record.Origin(text=str(number)))
        match.answer()
        fell = match.view(None)["fell"][0]
        worth.setdefault(fell.split(",")[0], set()).add(int(fell.split(" ")[-1]) < 500_000)
    assert worth == {"heads": {True, False}, "tails": {True, False}}


def test_the_chance_of_a_play_is_its_number_and_the_seed() -> None:
    match = tossed()
    assert match.luck() == chance(match.seed, 2)


def test_who_is_not_awaited_may_act_all_the_same() -> None:
    match = tossed()
    assert match.awaited() == []
    match.answer()
    assert (match.to_act(), match.awaited()) == ([0, 1], [1])
    assert match.legal(0) == {"call off": {}}
    match.play(0, "call off")
    assert match.awaited() == [1]


def written(match: Match) -> str:
    return record.write(record.of(match, ("Ann", "Bo"), ORIGIN))


def test_a_record_of_answers_from_the_seed_is_proved() -> None:
    match = tossed()
    play_on(match)
    read = record.read(written(match), GAMES)
    assert record.verify(read, GAMES).position.over
    record.check_world(read, GAMES)
    assert record.from_seed(read, GAMES) is True


def test_an_answer_that_the_seed_does_not_have_is_legal_but_named() -> None:
    match = tossed()
    real = match.foretold()
    forged = real.replace("heads", "tails") if "heads" in real else real.replace("tails", "heads")
    match.play(WORLD, forged)
    read = record.read(written(match), GAMES)
    record.verify(read, GAMES)
    with pytest.raises(BadRecord) as bad:
        record.check_world(read, GAMES)
    assert (bad.value.reason, bad.value.about) == ("other-answer", real)
    assert written(match).split("\n")[bad.value.line - 1] == f"2 world {forged}"


def test_what_people_reported_is_not_compared_with_the_seed() -> None:
    match = tossed(book="real")
    assert match.to_act() == [0]
    match.play(0, "tails, rolls 2")
    read = record.read(written(match), GAMES)
    record.check_world(read, GAMES)
    assert record.from_seed(read, GAMES) is False
