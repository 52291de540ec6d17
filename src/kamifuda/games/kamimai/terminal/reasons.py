"""In one line, what speaks for a play of KamiMaï: for beginners who ask a bot."""

from collections.abc import Sequence
from typing import Final

from kamifuda.core.rng import Rng
from kamifuda.games.kamimai.guess import guess
from kamifuda.games.kamimai.judgement import SIDES
from kamifuda.games.kamimai.odds import MILLION, fall_of_pull
from kamifuda.games.kamimai.view import View
from kamifuda.text import Text

REPORTS: Final = ("drew", "stands", "falls")  # what a real book did: nobody chooses that


def why(text: Text, seen: View, play: str, names: Sequence[str]) -> str:
    """The weightiest reason; nothing for what is only reported. The words are the game's."""
    verb, _, what = play.partition(" ")
    if verb in REPORTS or (verb == "done" and seen["options"]["book"] == "real"):
        return ""
    if verb == "done" and seen["warming"]:
        return text.say("why-warm_up")
    if verb.removesuffix(",") in SIDES:
        return why_page(text, seen, verb.removesuffix(","), int(what.removeprefix("page ")))
    if verb in ("let", "call"):
        return text.say(f"why-{verb}_{what}")
    if verb == "choose":
        return text.say("why-choose", name=names[int(what)])
    card = what.partition(", ")[0]
    return text.say(f"why-{verb}", **(text.card_arguments(card) if verb in ("discard", "hand", "take") else {}))


def why_page(text: Text, seen: View, side: str, page: int) -> str:
    """How likely it is to fall; and what can be seen."""
    risk = int(fall_of_pull(guess(seen, Rng(0)), SIDES.index(side), page, 1)) / MILLION
    face = seen["book"]["faces"][SIDES.index(side)] if page == 1 else None
    percent = max(1, round(100 * risk))
    if face is None:
        return text.say("why-page", percent=percent)
    return text.say("why-page-face", percent=percent, **text.card_arguments(face))
