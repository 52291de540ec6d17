"""Steps as people write them: `pass`, `hide tower`, `counter spear@3`, `look 1`."""

from typing import Final

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.games.kami.cards import IDS, names
from kamifuda.games.kami.rules import Kami
from kamifuda.games.kami.steps import CANCEL, FROM_STACK, LOOK_NOT, LOOKS, PASS, PLAY_ON, SHOW, STACKS

WORDS: Final = {"pass": PASS, "show": SHOW, "play_on": PLAY_ON, "cancel": CANCEL, "look_not": LOOK_NOT}
PLAIN: Final = {action: word for word, action in WORDS.items()}
VERBS: Final = ("hide", "counter", "attack")


def notation(position: Kami, seat: int, action: int) -> str:
    if action in PLAIN:
        return PLAIN[action]
    if action & LOOKS:
        return f"look {action.bit_length() // 4 - 1}"
    if action & FROM_STACK:
        verb, stack = divmod(action.bit_length() - 1 - STACKS, 8)
        return f"{VERBS[verb]} {names(position.card(action))[0]}@{stack}"
    number, verb = divmod(action.bit_length() - 1, 4)
    return f"{VERBS[verb]} {IDS[number]}"


def parse(position: Kami, seat: int, text: str) -> int:
    if text in WORDS:
        return WORDS[text]
    verb, _, what = text.partition(" ")
    if verb == "look" and what in list("01234567"):
        return 8 << 4 * int(what)
    card, at, stack = what.partition("@")
    if verb not in VERBS or card not in IDS or (at and stack not in list("01234567")):
        raise BadNotation(text)
    if not at:
        return 1 << 4 * IDS.index(card) + VERBS.index(verb)
    action = 1 << STACKS + 8 * VERBS.index(verb) + int(stack)
    if position.centre >> 4 * int(stack) & 15 != IDS.index(card) + 1:
        raise IllegalAction(position.why_not(seat, action) or "KAMI-32")
    return action
