"""WORLD's plays at a table without a server: from the seed, or by the physics of the standing book."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kamifuda.bots.levels import hand_of
from kamifuda.core.clauses import BadRecord
from kamifuda.core.match import Match, Play
from kamifuda.core.physics import Physics, physics_of
from kamifuda.core.position import WORLD
from kamifuda.core.record import Record, replay
from kamifuda.games import GAMES


def answer(match: Match) -> None:
    """WORLD makes its next play."""
    physics = physics_of(match)
    if physics is None:
        match.answer()
        return
    from kamifuda.book import simulated  # here, because few tables need its library

    question = physics.question(match)
    text, recorded = physics.answer(match, None if question is None else simulated(question))
    match.play(WORLD, text, recorded)


def hands(names: Sequence[str]) -> Callable[[Match, int, str], str | None]:
    """With which gesture the bots of these names, going round, make a play."""

    def gesture(match: Match, seat: int, text: str) -> str | None:
        physics = physics_of(match)
        if physics is None or not physics.pulls(text):
            return None
        return json.dumps(hand_of(names[seat % len(names)]), separators=(",", ":"))

    return gesture


@dataclass(frozen=True)
class Again:
    """What became of plays of WORLD that were simulated again."""

    count: int
    different: list[int]  # their numbers


def simulated_again(record: Record, progress: Callable[[int], None]) -> Again | None:
    """Every play of WORLD that the physics decided; `progress` hears how many so far; None where it decides none."""
    again = Again(0, [])
    for number, (match, play) in enumerate(zip(replay(record, GAMES), record.plays, strict=False), 1):
        physics = physics_of(match)
        if physics is None:
            return None
        if play.seat == WORLD:
            outcome, question = recorded(physics, match, play, record.lines[number - 1]), physics.question(match)
            if outcome is not None and question is not None:
                progress(again.count)
                same = comes_out_the_same(question, outcome, record.lines[:number])
                again = Again(again.count + 1, again.different if same else [*again.different, number])
    return again


def recorded(physics: Physics, match: Match, play: Play, line: int) -> dict[str, Any] | None:
    """What is written of a simulation; refuses it where the play does not follow from it, nor from the odds."""
    from kamifuda.book.state import fingerprint

    outcome: dict[str, Any] | None = physics.outcome_of(play)
    if outcome is None:
        expected = match.foretold() if physics.question(match) is not None else physics.answer(match, None)[0]
        if play.attachment is not None:
            raise BadRecord(line + 1, "bad-outcome")
        if play.text != expected:
            raise BadRecord(line, "other-answer", expected)
        return None
    if outcome["hash"] != fingerprint(outcome) or physics.question(match) is None:
        raise BadRecord(line + 1, "bad-outcome")
    if play.text != (expected := physics.answer(match, outcome)[0]):
        raise BadRecord(line, "other-answer", expected)
    return outcome


def comes_out_the_same(question: dict[str, Any], outcome: dict[str, Any], lines: Sequence[int]) -> bool:
    """Whether a simulation gives what was recorded; refuses what can not have been simulated."""
    from kamifuda.book import BadGesture, simulated

    try:
        return bool(simulated(question)["hash"] == outcome["hash"])
    except BadGesture as bad:
        raise BadRecord(lines[-2] + 1, "bad-gesture", bad.reason) from None
    except (ValueError, ArithmeticError, AssertionError):
        raise BadRecord(lines[-1] + 1, "bad-outcome") from None
