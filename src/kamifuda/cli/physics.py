"""WORLD's plays at a table without a server: from the seed, or by the physics of the standing book."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from kamifuda.bots.levels import hand_of
from kamifuda.core.clauses import BadRecord
from kamifuda.core.match import Match, Play
from kamifuda.core.physics import Json, Physics, physics_of
from kamifuda.core.position import WORLD
from kamifuda.core.record import Record, odds_lost, replay
from kamifuda.games import GAMES


def answer(match: Match) -> None:
    """WORLD makes its next play."""
    physics = physics_of(match)
    if physics is None:
        match.answer()
        return
    from kamifuda.book.draw import simulated  # here, because few tables need its library

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
    by_odds: int  # so many more, for which nothing had been simulated


def simulated_again(record: Record, progress: Callable[[int], None]) -> Again | None:
    """Every play of WORLD that the physics decided; `progress` hears how many so far; None where it decides none."""
    again, lost = Again(0, [], 0), odds_lost(record, GAMES)
    for number, (match, play) in enumerate(zip(replay(record, GAMES), record.plays, strict=False), 1):
        physics = physics_of(match)
        if physics is None:
            return None
        if play.seat != WORLD:
            continue
        outcome = physics.outcome_of(play)
        if outcome is None:
            by_odds = unsimulated(physics, match, play, record.lines[number - 1], lost)
            again = replace(again, by_odds=again.by_odds + by_odds)
        else:
            progress(again.count)
            question = asked(physics, match, play, outcome, record.lines[number - 1])
            same = comes_out_the_same(question, outcome, record.lines[:number])
            different = again.different if same else [*again.different, number]
            again = replace(again, count=again.count + 1, different=different)
    return again


def unsimulated(physics: Physics, match: Match, play: Play, line: int, lost: bool) -> bool:
    """Whether the odds gave this play; refuses one that they would not have given, where they are not lost."""
    if play.attachment is not None:
        raise BadRecord(line + 1, "bad-outcome")
    by_odds = physics.by_odds(match)
    expected = match.foretold() if by_odds else physics.answer(match, None)[0]
    if play.text != expected and not (by_odds and lost):
        raise BadRecord(line, "other-answer", expected)
    return by_odds


def asked(physics: Physics, match: Match, play: Play, outcome: Json, line: int) -> Json:
    """What was to be simulated; refuses what is written of it where the play does not follow from that."""
    from kamifuda.book.state import fingerprint

    question = physics.question(match)
    if question is None or outcome["hash"] != fingerprint(outcome):
        raise BadRecord(line + 1, "bad-outcome")
    if play.text != (expected := physics.answer(match, outcome)[0]):
        raise BadRecord(line, "other-answer", expected)
    return question


def comes_out_the_same(question: Json, outcome: Json, lines: Sequence[int]) -> bool:
    """Whether a simulation gives what was recorded; refuses what can not have been simulated."""
    from kamifuda.book.draw import simulated
    from kamifuda.book.gesture import BadGesture

    try:
        return bool(simulated(question)["hash"] == outcome["hash"])
    except BadGesture as bad:
        raise BadRecord(lines[-2] + 1, "bad-gesture", bad.reason) from None
    except (ValueError, ArithmeticError, AssertionError):
        raise BadRecord(lines[-1] + 1, "bad-outcome") from None
