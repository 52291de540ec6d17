"""What is plainly wrong with a play of KamiMaï, before any clause of the rules: one sentence, or nothing."""

from collections.abc import Sequence
from typing import Final

from kamifuda.games.kamimai.view import View
from kamifuda.text import Text

REPORTS: Final = ("stands", "falls")  # with a real book
ANSWERS: Final = {  # the only words with which a play may begin
    "target": ("target", "falls"),
    "grip": ("grip", "falls"),
    "draw": ("left", "right", "done", "drew", "falls"),
    "pull": ("pull", "let"),
    "watch": REPORTS,
    "curse": ("discard", "falls"),
    "spells": ("cast", "team", "imp", "dragonflies", "mouse", "end", "falls"),
    "consent": ("agree", "refuse", "call"),
    "giver": ("choose", "falls"),
    "gift": ("hand", "falls"),
    "mouse": ("choose", "falls"),
    "take": ("take", "leave", "falls"),
    "keep": ("discard", "end", "falls"),
    "settle": REPORTS,
}
HELD: Final = ("discard", "hand")  # what one does with cards of one's own


def objection(text: Text, seen: View, steps: Sequence[str], question: str) -> str:
    verb, _, what = steps[0].partition(" ")
    if verb not in ANSWERS[seen["phase"]]:
        return text.say("board-first-answer", question=question)
    if verb == "target" and what not in (zone["id"] for zone in seen["sheet"]["zones"] if not zone["sealed"]):
        return text.say("board-no-zone", zone=what)
    if verb in HELD and what not in seen["reserves"][seen["seat"] or 0]:
        return text.say("board-not-yours", card=text.card(what))
    if verb == "take" and what not in seen["discard"]:
        return text.say("board-no-card", card=text.card(what))
    pages = seen["book"]["left" if verb == "left" else "right"]
    if verb in ("left", "right") and len(steps) > 1 and pages is not None:
        word, _, page = steps[1].partition(" ")
        return text.say("board-no-page", count=pages) if word == "page" and not 0 < int(page) <= pages else ""
    return ""
