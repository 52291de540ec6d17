"""WORLD's plays at a table without a server: from the seed, or by the physics of the standing book."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kamifuda.bots.levels import hand_of
from kamifuda.core.clauses import BadRecord
from kamifuda.core.match import Match, Play
from kamifuda.core.position import WORLD
from kamifuda.core.record import Record, odds_lost, replay
from kamifuda.games import GAMES


def by_physics(match: Match) -> Any:
    """The game's part of it; None where its book is no physical one."""
    physics = getattr(match.game, "physics", None)
    return physics if physics is not None and physics.wanted(match.options) else None


def answer(match: Match) -> None:
    """WORLD makes its next play."""
    physics = by_physics(match)
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
        pulls = text.startswith("pull ") and by_physics(match) is not None
        return json.dumps(hand_of(names[seat % len(names)]), separators=(",", ":")) if pulls else None

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
        physics = by_physics(match)
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
            check_outcome(physics, match, play, record.lines[number - 1])
            same = comes_out_the_same(physics.question(match), outcome, record.lines[:number])
            different = again.different if same else [*again.different, number]
            again = replace(again, count=again.count + 1, different=different)
    return again


def unsimulated(physics: Any, match: Match, play: Play, line: int, lost: bool) -> bool:
    """Whether the odds gave this play; refuses one that they would not have given, where they are not lost."""
    if play.attachment is not None:
        raise BadRecord(line + 1, "bad-outcome")
    by_odds: bool = physics.by_odds(match)
    expected = match.foretold() if by_odds else physics.answer(match, None)[0]
    if play.text != expected and not (by_odds and lost):
        raise BadRecord(line, "other-answer", expected)
    return by_odds


def check_outcome(physics: Any, match: Match, play: Play, line: int) -> None:
    """Refuses what is written of a simulation where the play does not follow from it."""
    from kamifuda.book.state import fingerprint

    outcome = physics.outcome_of(play)
    if outcome["hash"] != fingerprint(outcome) or physics.question(match) is None:
        raise BadRecord(line + 1, "bad-outcome")
    if play.text != (expected := physics.answer(match, outcome)[0]):
        raise BadRecord(line, "other-answer", expected)


def comes_out_the_same(question: dict[str, Any], outcome: dict[str, Any], lines: Sequence[int]) -> bool:
    """Whether a simulation gives what was recorded; refuses what can not have been simulated."""
    from kamifuda.book import BadGesture, simulated

    try:
        return bool(simulated(question)["hash"] == outcome["hash"])
    except BadGesture as bad:
        raise BadRecord(lines[-2] + 1, "bad-gesture", bad.reason) from None
    except (ValueError, ArithmeticError, AssertionError):
        raise BadRecord(lines[-1] + 1, "bad-outcome") from None
