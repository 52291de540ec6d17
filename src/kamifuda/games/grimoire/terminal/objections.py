"""What is plainly wrong with a play of Grimoire, before any clause of the rules: one sentence, or nothing."""

from collections.abc import Sequence
from typing import Final

from kamifuda.games.grimoire.view import View
from kamifuda.text import Text

ANSWERS: Final = {  # the only words with which a play may begin
    "token": ("token",),
    "bookmark": ("page",),
    "luck": ("replace", "leave"),
    "heal": ("heal", "leave"),
    "create": ("create", "leave"),
    "merchant": ("buy", "enough", "shoes", "use"),
    "target": ("target",),
    "give": ("give",),
    "seize": ("seize",),
    "wish": ("points", "cards"),
    "keep": ("keep",),
    "take": ("take", "shoes", "use"),
}


def objection(text: Text, seen: View, steps: Sequence[str], names: Sequence[str], question: str) -> str:
    verb, _, what = steps[0].partition(" ")
    if verb not in ANSWERS[seen["phase"]]:
        return text.say("board-first-answer", question=question)
    if verb == "page":
        return "" if 0 < int(what) <= seen["level"] else text.say("board-no-page", count=seen["level"])
    if verb in ("take", "replace"):
        there = seen["hidden"] is not None if what == "hidden" else what in seen["quest"]
        return "" if there else text.say("board-no-card", card=text.card(what))
    if verb == "give" and what not in seen["lands"][seen["seat"] or 0]["companions"]:
        return text.say("board-not-yours", card=text.card(what))
    victim = seen["target"] or 0
    if verb == "seize" and what not in seen["lands"][victim]["companions"]:
        return text.say("board-not-theirs", name=names[victim], card=text.card(what))
    return ""
