"""What is plainly wrong with a play of Kami, before any clause of the rules: one sentence, or nothing."""

from collections.abc import Sequence
from typing import Final

from kamifuda.games.kami.view import View
from kamifuda.text import Text

QUESTIONS: Final = ("declare", "decide", "look")  # phases in which no card is played


def objection(text: Text, seen: View, steps: Sequence[str], question: str) -> str:
    hand = list(seen["hand"] or [])
    for step in steps:
        verb, what, stack = taken_apart(step)
        if verb == "look":
            return outside(text, "board-no-place", what, len(seen["set_aside"]))
        if not what:
            continue
        if seen["phase"] in QUESTIONS:
            return text.say("board-first-answer", question=question)
        if stack:
            return not_there(text, seen, what, stack)
        if what not in hand:
            key = "board-no-other-card" if what in (seen["hand"] or []) else "board-no-card"
            return text.say(key, card=text.card(what))
        hand.remove(what)
    return ""


def taken_apart(step: str) -> tuple[str, str, str]:
    """`counter spear@3` is a verb, a card and a stack; the last two may be missing."""
    verb, _, rest = step.partition(" ")
    what, _, stack = rest.partition("@")
    return verb, what, stack


def not_there(text: Text, seen: View, card: str, stack: str) -> str:
    """A mercenary that is not open on this stack."""
    stacks = seen["mercenaries"]
    wrong = outside(text, "board-no-stack", stack, len(stacks))
    if wrong or not stacks or stacks[int(stack)]["top"] == card:
        return wrong
    return text.say("board-not-on-stack", stack=int(stack) + 1, card=text.card(card))


def outside(text: Text, key: str, place: str, count: int) -> str:
    return text.say(key, count=count) if count and not 0 <= int(place) < count else ""
