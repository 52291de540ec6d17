"""A Grimoire that obeys physics: what is to be simulated, and WORLD's plays that follow from what came of it.

The simulation itself is handed in. What came of it is recorded with WORLD's play, so that the rules replay without it.
"""

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from kamifuda.core.match import Match, Play
from kamifuda.core.position import WORLD
from kamifuda.core.seed import chance
from kamifuda.games.kamimai import calibrated as calibrated
from kamifuda.games.kamimai.odds import MILLION, fall_of_pull
from kamifuda.games.kamimai.options import Options
from kamifuda.games.kamimai.rules import KamiMai
from kamifuda.games.kamimai.sheets import GRIPS
from kamifuda.games.kamimai.steps import ANSWER, CAME, MOST_STRAYS, SETTLE, WATCH

Json = dict[str, Any]
SIDES: Final = ("left", "right")
PULL: Final = "pull "  # so begins the play that a gesture belongs to
SETTLING: Final = 2  # seconds, once a turn
AS_IT_IS: Final = {"care": "steady", "timing": None}  # the hand of whoever says nothing about it
HALFWAY: Final = 55  # per cent up a page
FAR_OUT: Final = 1 << 40


def wanted(options: Options) -> bool:
    return options.book == "physics"


def pull(count: int) -> str:
    return f"{PULL}{count}"


def pulls(text: str) -> bool:
    return text.startswith(PULL)


# The book


def standing(match: Match) -> Json:
    """The book as it stands or lies: as it was recorded last, or to be built."""
    position: KamiMai = match.position  # type: ignore[assignment]
    _, outcome = last_outcome(match.plays)
    if outcome is not None and outcome["built"] == position.built and fits(outcome["book"], position):
        recorded: Json = outcome["book"]
        return recorded | {"strays": []} if match.options.stray_cards == "drawn" else recorded
    seed = chance(sha256(match.seed + b"book").digest(), position.built)
    return {"seed": seed, "left": position.left, "right": position.right, "lean": position.lean}


def fits(book: Json, position: KamiMai) -> bool:
    """Whether the rules count the same pages; strays may not have been told yet."""
    return position.phase == ANSWER or (book["left"], len(book["pages"])) == (position.left, position.standing())


def last_outcome(plays: Sequence[Play]) -> tuple[int, Json | None]:
    """The number of the last play that records what came of a simulation."""
    for number in range(len(plays), 0, -1):
        if (outcome := outcome_of(plays[number - 1])) is not None:
            return number, outcome
    return 0, None


def outcome_of(play: Play) -> Json | None:
    """What this play of WORLD records of a simulation; None where it is nothing of the kind."""
    if play.seat != WORLD or play.attachment is None:
        return None
    told = json.loads(play.attachment)
    return told if isinstance(told, dict) and is_outcome(told) else None


def is_outcome(told: Json) -> bool:
    book, strays = told.get("book"), told.get("strays", [0, 0])
    numbers = [told.get(name, 0) for name in ("built", "lean", "came")]
    return (
        isinstance(book, dict)
        and isinstance(told.get("fell"), bool)
        and isinstance(told.get("hash"), str)
        and are_numbers([*numbers, book.get("left")], 4)
        and are_numbers(strays, 2)
        and all(isinstance(book.get(name), list) for name in ("pages", "strays"))
        and all(are_numbers(pose, 4) for pose in book["pages"] + book["strays"])
    )


def are_numbers(values: Any, count: int) -> bool:
    """So many whole numbers, none of them far out."""
    return (
        isinstance(values, list)
        and len(values) == count
        and all(type(value) is int and max(value, -value) < FAR_OUT for value in values)
    )


# What is to be simulated


def pinched(match: Match, height: int, count: int) -> Json:
    """A draw whose path is still to be made."""
    return draw(match, len(match.plays) + 1, count) | {"height": height}


def question(match: Match) -> Json | None:
    """What must be simulated before WORLD can answer; None where its answer is known."""
    position: KamiMai = match.position  # type: ignore[assignment]
    if position.phase == CAME:
        gesture = json.loads(match.plays[-1].attachment or json.dumps(AS_IT_IS))
        asked = draw(match, len(match.plays), position.pulled)
        height = gesture.get("height", HALFWAY) if isinstance(gesture, dict) else HALFWAY
        return asked | {"height": height, "gesture": gesture}
    if position.phase == WATCH:
        return untouched(match, "watch", match.options.watch_seconds)
    return untouched(match, "settle", SETTLING) if position.phase == SETTLE else None


def untouched(match: Match, kind: str, seconds: int) -> Json:
    return of_the_table(match, kind) | {"seconds": seconds}


def of_the_table(match: Match, kind: str) -> Json:
    options = match.options
    return {
        "kind": kind, "book": standing(match), "paper": options.paper, "collapse_share": options.collapse_share,
    }  # fmt: skip


def draw(match: Match, number: int, count: int) -> Json:
    """KMI-20, KMI-68: one hand, these fingers, on this page; its luck follows from the number of the pull."""
    position: KamiMai = match.position  # type: ignore[assignment]
    luck = chance(sha256(match.seed + b"hand").digest(), number)
    by_chance = match.options.grip_profile == "probability"
    return of_the_table(match, "draw") | {
        "luck": luck,
        "grip": "free" if by_chance else GRIPS[position.grip],
        "knock": by_chance and luck % MILLION < more_risk(position, count),
        "steadying": match.options.steadying,
        "side": SIDES[position.side],
        "page": position.page,
        "count": count,
    }


def more_risk(position: KamiMai, count: int) -> int:
    """KMI-A37: what a grip adds to the odds of a fall, in a million."""
    free = position.clone()
    free.grip = 0
    here = (position.side, position.page, count)
    return int(fall_of_pull(position, *here) - fall_of_pull(free, *here))


# What WORLD says of it


def answer(match: Match, outcome: Json | None) -> tuple[str, str | None]:
    """WORLD's next play and what is recorded with it; without an outcome, the play that follows from the last one."""
    if outcome is not None:
        position: KamiMai = match.position  # type: ignore[assignment]
        recorded = json.dumps(outcome | {"built": position.built}, separators=(",", ":"))
        judged = "falls" if outcome["fell"] else "stands"
        return f"came {outcome['came']}" if position.phase == CAME else judged, recorded
    number, last = last_outcome(match.plays)
    if last is None or not is_told(match.plays[number:]):
        return match.foretold(), None
    return told(last, [play.text for play in match.plays[number:]], match.legal(WORLD)), None


def by_odds(match: Match) -> bool:
    """Whether WORLD's next play comes from the odds, if nothing is simulated for it."""
    number, last = last_outcome(match.plays)
    return question(match) is not None or last is None or not is_told(match.plays[number:])


def is_told(since: Sequence[Play]) -> bool:
    """Whether WORLD is still telling what came of the last simulation."""
    return all(play.text.startswith("stray ") for play in since)


def told(outcome: Json, strays: Sequence[str], legal: Json) -> str:
    """KMI-A11: it fell; or pages strayed, so many in one play; or it stands."""
    if outcome["fell"]:
        return "falls"
    for side, count in zip(SIDES, outcome["strays"], strict=True):
        before = sum(int(text.split(" ")[2]) for text in strays if text.startswith(f"stray {side}"))
        if count > before and (step := f"stray {side} {min(count - before, MOST_STRAYS)}") in legal:
            return step
    return f"stands, lean {outcome['lean']}" if "stands" in legal else "falls"


def fallen(match: Match) -> int | None:
    """Where the book fell with the last play: the play that records what it did then; None where none does."""
    if not match.plays or match.plays[-1].seat != WORLD or match.plays[-1].text != "falls":
        return None
    number, _ = last_outcome(match.plays)
    return number if number and is_told(match.plays[number:-1]) else None


def again(match: Match, number: int, begun: Match | None = None) -> tuple[Json, Json] | None:
    """What was simulated for this play of a match, as it was begun, and what was recorded; None where nothing was."""
    if not 0 < number <= len(match.plays) or not wanted(match.options):
        return None
    outcome = outcome_of(match.plays[number - 1])
    if outcome is None:
        return None
    then = begun or Match(match.game, match.options, match.seed)
    for before in match.plays[: number - 1]:
        then.play(before.seat, before.text, before.attachment, before.by_bot)
    asked = question(then)
    return None if asked is None else (asked, outcome)
