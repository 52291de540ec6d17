"""Steps as people write them: `attack`, `red_4`, `on 2`, `with red_3`, `discover 0`, `stop`."""

from typing import Final

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.games.totem import steps
from kamifuda.games.totem.cards import IDS
from kamifuda.games.totem.rules import Totem
from kamifuda.games.totem.steps import CARDS, GO, NOT, PLACE, PLACES
from kamifuda.games.totem.table import AGAIN, CARD, CHOOSE, EYE, GUARD, LIMIT, MAY_DRAW, PARTNER, PEEK, TARGET, TURN

# A word means its step in these phases; elsewhere it is refused by this clause.
WORDS: Final = {
    #                step            phases                clause
    "attack":       (GO,             (TURN, AGAIN),        "TOT-20"),
    "defend":       (steps.DEFEND,   (TURN, AGAIN),        "TOT-20"),
    "exchange":     (steps.EXCHANGE, (TURN, AGAIN),        "TOT-20"),
    "discard":      (steps.DISCARD,  (TURN, AGAIN, LIMIT), "TOT-20"),
    "stop":         (NOT,            (TURN, AGAIN),        "TOT-26"),
    "alone":        (NOT,            (PARTNER,),           "TOT-A6"),
    "draw":         (GO,             (AGAIN, MAY_DRAW),    "TOT-11"),
    "draw_not":     (NOT,            (MAY_DRAW,),          "TOT-11"),
    "discover_not": (NOT,            (PEEK, EYE, GUARD),   "TOT-10"),
}  # fmt: skip
BEFORE_A_PLACE: Final = {"on": ((TARGET,), "TOT-21"), "discover": ((PEEK, EYE, GUARD), "TOT-10")}
# What is being asked, where nothing else will do.
ASKED: Final = {
    CHOOSE: "TOT-15", AGAIN: "TOT-26", LIMIT: "TOT-33", PEEK: "TOT-A34", EYE: "TOT-A12", GUARD: "TOT-A16",
    MAY_DRAW: "TOT-11",
}  # fmt: skip


def notation(position: Totem, seat: int, action: int) -> str:
    if action & CARDS:
        name = IDS[action.bit_length() - 1]
        return f"with {name}" if position.phase == PARTNER else name
    if action & PLACES:
        return f"{'on' if position.phase == TARGET else 'discover'} {action.bit_length() - 1 - PLACE}"
    return next(word for word, (step, _, _) in WORDS.items() if step == action and means(position, word))


def means(position: Totem, word: str) -> bool:
    """Whether this word has a meaning now; TOT-27: without a card one does not attack again, one draws."""
    if position.phase == AGAIN and word in ("attack", "draw"):
        return (word == "draw") == (position.hand(position.actor) == 0)
    return position.phase in WORDS[word][1]


def parse(position: Totem, seat: int, text: str) -> int:
    if text in WORDS:
        step, _, clause = WORDS[text]
        return step if means(position, text) else refused(position, seat, clause, text)
    word, _, what = text.partition(" ")
    phases: tuple[int, ...]
    if text in IDS:
        phases, clause, step = (CHOOSE, CARD), "TOT-20", 1 << IDS.index(text)
    elif word == "with" and what in IDS:
        phases, clause, step = (PARTNER,), "TOT-08", 1 << IDS.index(what)
    elif word in BEFORE_A_PLACE and what in list("01234"):
        (phases, clause), step = BEFORE_A_PLACE[word], 1 << PLACE + int(what)
    else:
        raise BadNotation(text)
    return step if position.phase in phases else refused(position, seat, clause, word)


def refused(position: Totem, seat: int, clause: str, word: str) -> int:
    """A word that has no meaning now: it is another's turn, something else is asked, or by its own clause."""
    if not position.in_turn(seat):
        raise IllegalAction(position.why_not(seat, GO) or clause)
    if position.phase == AGAIN and word in ("attack", "draw"):
        raise IllegalAction("TOT-27")
    raise IllegalAction(ASKED.get(position.phase, clause))
