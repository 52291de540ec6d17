"""What is plainly wrong with a play of Totem, before any clause of the rules: one sentence, or nothing."""

from collections.abc import Sequence
from typing import Final

from kamifuda.games.totem.cards import IDS
from kamifuda.games.totem.view import View
from kamifuda.text import Text

ANSWERS: Final = {  # the only words with which a play may begin
    "eye": ("discover", "discover_not"),
    "guard": ("discover",),
    "draw": ("draw", "draw_not"),
    "limit": ("discard",),
}


def objection(text: Text, seen: View, steps: Sequence[str], question: str) -> str:
    verb = steps[0].split(" ")[0]
    if verb not in ANSWERS.get(seen["phase"], (verb,)) or (seen["phase"] == "choose" and verb not in IDS):
        return text.say("board-first-answer", question=question)
    hand = list(seen["hand"] or [])
    for step in steps:
        word, _, what = step.rpartition(" ")
        if what in IDS:
            if what not in hand:
                key = "board-named-twice" if what in (seen["hand"] or []) else "board-no-card"
                return text.say(key, card=text.card(what))
            hand.remove(what)
        elif word in ("on", "discover"):
            wrong = nothing_there(text, seen, int(what), own=verb == "exchange")
            if wrong:
                return wrong
    return ""


def nothing_there(text: Text, seen: View, place: int, own: bool) -> str:
    """A place that does not exist, or has no totem."""
    me = seen["seat"] or 0
    zone = seen["zones"][me if own else 1 - me]
    if not 0 <= place < len(zone):
        return text.say("board-no-place", count=len(zone))
    return text.say("board-no-totem", place=place + 1) if zone[place] is None else ""
