"""Steps as people write them: `page 8`, `token 1`, `take king`, `take hidden`, `heal`, `leave`."""

from typing import Final

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.games.grimoire import steps
from kamifuda.games.grimoire.cards import ITEMS, QUEST
from kamifuda.games.grimoire.rules import Grimoire
from kamifuda.games.grimoire.steps import HIDDEN, KIND, NO, USE_SHOES, USES, WISH_CARDS, WISH_POINTS, YES
from kamifuda.games.grimoire.table import BOOKMARK, CREATE, GIVE, HEAL, KEEP, LUCK, MERCHANT, SEIZE, TAKE, TARGET, WISH
from kamifuda.games.grimoire.table import TOKEN as CHOOSE_TOKEN

KINDS: Final = tuple(card.id for card in QUEST)
# A word means its step in these phases; elsewhere it is refused by this clause.
WORDS: Final = {
    #         step         phases              clause
    "leave":  (NO,          (LUCK, HEAL, CREATE), "GRI-A7"),
    "heal":   (YES,         (HEAL,),              "GRI-41"),
    "create": (YES,         (CREATE,),            "GRI-A34"),
    "buy":    (YES,         (MERCHANT,),          "GRI-37"),
    "enough": (NO,          (MERCHANT,),          "GRI-37"),
    "points": (WISH_POINTS, (WISH,),              "GRI-53"),
    "cards":  (WISH_CARDS,  (WISH,),              "GRI-53"),
    "shoes":  (USE_SHOES,   (MERCHANT, TAKE),     "GRI-43"),
}  # fmt: skip
USED: Final = tuple(card.id for card in ITEMS[:3])  # by house rules these may act like the Shoes
BEFORE_A_CARD: Final = {
    "take": (TAKE, "GRI-30"), "replace": (LUCK, "GRI-40"), "give": (GIVE, "GRI-56"), "seize": (SEIZE, "GRI-56"),
    "keep": (KEEP, "GRI-53"),
}  # fmt: skip
BEFORE_A_NUMBER: Final = {
    #         phase          lowest highest step of the lowest     clause
    "page":   (BOOKMARK,     1,     15,     0,                     "GRI-22"),
    "token":  (CHOOSE_TOKEN, 1,     4,      steps.TOKEN,           "GRI-17"),
    "target": (TARGET,       0,     3,      steps.SEAT,            "GRI-A35"),
}  # fmt: skip
# What is being asked, where nothing else will do.
ASKED: Final = {
    CHOOSE_TOKEN: "GRI-17", BOOKMARK: "GRI-21", LUCK: "GRI-40", HEAL: "GRI-41", CREATE: "GRI-A34", MERCHANT: "GRI-37",
    TARGET: "GRI-A35", GIVE: "GRI-56", SEIZE: "GRI-56", WISH: "GRI-53", KEEP: "GRI-53", TAKE: "GRI-30",
}  # fmt: skip


def notation(position: Grimoire, seat: int, action: int) -> str:
    if action & (steps.CARDS | HIDDEN):
        verb = next(word for word, (phase, _) in BEFORE_A_CARD.items() if phase == position.phase)
        return f"{verb} {'hidden' if action == HIDDEN else KINDS[action.bit_length() - 1 - KIND]}"
    if action & (steps.PAGES | steps.TOKENS | steps.SEATS):
        word = next(word for word, (phase, *_) in BEFORE_A_NUMBER.items() if phase == position.phase)
        _, lowest, _, first, _ = BEFORE_A_NUMBER[word]
        return f"{word} {action.bit_length() - 1 - first + lowest}"
    if action & USES and action != USE_SHOES:
        return f"use {USED[steps.used_kind(action)]}"
    return next(word for word, (step, phases, _) in WORDS.items() if step == action and position.phase in phases)


def parse(position: Grimoire, seat: int, text: str) -> int:
    word, _, what = text.partition(" ")
    phases: tuple[int, ...]
    if text in WORDS:
        step, phases, clause = WORDS[text]
    elif word in BEFORE_A_CARD and what in KINDS:
        phase, clause = BEFORE_A_CARD[word]
        step, phases = 1 << KIND + KINDS.index(what), (phase,)
    elif word in ("take", "replace") and what == "hidden":
        phase, clause = BEFORE_A_CARD[word]
        step, phases = HIDDEN, (phase,)
    elif word == "use" and what in USED:
        _, phases, clause = WORDS["shoes"]
        step = steps.use_step(USED.index(what))
    elif word in BEFORE_A_NUMBER and what in numbers(word):
        phase, lowest, _, first, clause = BEFORE_A_NUMBER[word]
        step, phases = 1 << first + int(what) - lowest, (phase,)
    else:
        raise BadNotation(text)
    return step if position.phase in phases else refused(position, seat, clause)


def numbers(word: str) -> list[str]:
    _, lowest, highest, _, _ = BEFORE_A_NUMBER[word]
    return [str(number) for number in range(lowest, highest + 1)]


def refused(position: Grimoire, seat: int, clause: str) -> int:
    """A word that has no meaning now: it is another's turn, a card is taken later, or something else is asked."""
    if not position.in_turn(seat):
        raise IllegalAction(position.why_not(seat, NO) or clause)
    later = clause == "GRI-30" and position.turn and position.holder(position.turn) == seat
    raise IllegalAction(clause if later else ASKED[position.phase])
