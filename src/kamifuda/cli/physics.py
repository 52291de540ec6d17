"""WORLD's plays at a table without a server: from the seed, or by the physics of the standing book."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kamifuda.bots.levels import hand_of
from kamifuda.core.clauses import BadRecord
from kamifuda.core.match import Match
from kamifuda.core.position import WORLD
from kamifuda.core.record import Record, replay
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


def simulated_again(record: Record, progress: Callable[[int], None]) -> Again | None:
    """Every play of WORLD that the physics decided; `progress` hears how many so far; None where it decides none."""
    again = Again(0, [])
    for number, (match, play) in enumerate(zip(replay(record, GAMES), record.plays, strict=False), 1):
        physics = by_physics(match)
        if physics is None:
            return None
        if play.seat == WORLD and play.attachment is not None:
            progress(again.count)
            same = comes_out_the_same(physics.question(match), physics.outcome_of(play), record.lines[:number])
            again = Again(again.count + 1, again.different if same else [*again.different, number])
    return again


def comes_out_the_same(question: dict[str, Any] | None, outcome: dict[str, Any] | None, lines: Sequence[int]) -> bool:
    """Whether a simulation gives what was recorded; refuses what can not have been recorded."""
    from kamifuda.book import BadGesture, simulated

    if question is None or outcome is None:
        raise BadRecord(lines[-1] + 1, "bad-outcome")
    try:
        return bool(simulated(question)["hash"] == outcome["hash"])
    except BadGesture as bad:
        raise BadRecord(lines[-2] + 1, "bad-gesture", bad.reason) from None
