"""What hasty but careful summoners do: for searches."""
# compiled

from typing import Final

from mypy_extensions import i64

from kamifuda.core.bits import number
from kamifuda.core.rng import Rng
from kamifuda.games.kamimai.cards import KINDS, bit, one, size
from kamifuda.games.kamimai.clauses import Clauses
from kamifuda.games.kamimai.hopes import any_page, fit, gain, hope, needs, price_of_fall, together
from kamifuda.games.kamimai.odds import MILLION, fall_of_pull
from kamifuda.games.kamimai.steps import (
    AGREE,
    ALL_SPELLS,
    CONSENT,
    CURSE,
    DONE,
    DRAW,
    END,
    FAIRY_WAY,
    GIFT,
    GIVE,
    GRIP,
    KEEP,
    LEAVE,
    LEFT,
    PAGE,
    PLAY_IMP,
    PULL,
    RIGHT,
    SPELLS,
    TAKE,
    TARGET,
    WAYS,
)
from kamifuda.games.kamimai.table import LEFT_SIDE, RIGHT_SIDE
from kamifuda.games.kamimai.worths import CROWDED, ENOUGH

A_FEW: Final[i64] = 3  # pull 1 or 2
CARDS: Final[i64] = 0xFFFF


def habit(table: Clauses, seat: i64, legal: i64, rng: Rng) -> i64:
    phase: i64 = table.phase
    if phase in (SPELLS, GIVE):
        legal = tactful(table, seat, legal)
    if phase == DRAW:
        return draw(table, legal)
    if phase == PAGE:
        return bit(best_page(table, table.side) - 1) & legal or legal & -legal
    if phase == PULL:
        return 1 & legal or legal & -legal
    if phase == SPELLS:
        return act(legal)
    if phase == KEEP:
        return END if legal & END else least(table, legal)
    if phase == CONSENT:
        return legal & AGREE or legal & -legal
    if phase == GIVE:
        return give(legal)
    if phase in (CURSE, GIFT):
        return least(table, legal)
    if phase == TAKE:
        return most(table, legal)
    if phase == GRIP:
        return mildest(table, legal)
    if phase == TARGET:
        return likeliest(table, legal)
    return rng.pick(legal)


def draw(table: Clauses, legal: i64) -> i64:
    """The page that brings most for its danger, while there is one; KMI-19: one in any case."""
    sides: i64 = legal & (LEFT | RIGHT)
    if sides == 0:
        return legal & DONE or legal & -legal
    cards: i64 = together(table)
    asked: i64 = needs(table)
    unseen: i64 = any_page(table, cards, asked)
    left: i64 = -MILLION
    right: i64 = -MILLION
    if sides & LEFT:
        page: i64 = safest(table, LEFT_SIDE)
        left = max(merit(table, LEFT_SIDE, page, unseen), outermost(table, LEFT_SIDE, cards, asked))
    if sides & RIGHT:
        page = safest(table, RIGHT_SIDE)
        right = max(merit(table, RIGHT_SIDE, page, unseen), outermost(table, RIGHT_SIDE, cards, asked))
    if legal & DONE and max(left, right) <= 0:
        return DONE
    return LEFT if left >= right else RIGHT


def best_page(table: Clauses, side: i64) -> i64:
    """The outermost if what it shows is worth it, else the safest."""
    cards: i64 = together(table)
    asked: i64 = needs(table)
    page: i64 = safest(table, side)
    shown: i64 = outermost(table, side, cards, asked)
    return 1 if shown > merit(table, side, page, any_page(table, cards, asked)) else page


def safest(table: Clauses, side: i64) -> i64:
    """Of those that nobody has seen: one next to the outermost rights the book most, the innermost least."""
    pages: i64 = table.left if side == LEFT_SIDE else table.right
    if pages <= 2:
        return pages
    return 2 if fall_of_pull(table, side, 2, 1) < fall_of_pull(table, side, pages, 1) else pages


def outermost(table: Clauses, side: i64, cards: i64, asked: i64) -> i64:
    """What the page whose face shows is worth."""
    face: i64 = table.left_face if side == LEFT_SIDE else table.right_face
    if face < 0:
        return -MILLION
    return merit(table, side, 1, gain(table, face, cards, asked, hope(cards, asked)))


def merit(table: Clauses, side: i64, page: i64, brings: i64) -> i64:
    """What a page brings, and what a fall would cost at these odds."""
    own: i64 = size(table.reserve(table.activator)) + size(table.drawn)
    if own >= table.limit() + ENOUGH:
        brings = min(brings, -1)  # less than to be done
    if own >= table.limit() and brings > 0:
        brings //= CROWDED
    return brings - price_of_fall(table) * fall_of_pull(table, side, page, 1) // MILLION


def act(legal: i64) -> i64:
    """A spell if there is one, then the imp."""
    cast: i64 = legal & ALL_SPELLS
    if cast:
        return cast & -cast
    return legal & PLAY_IMP or legal & END or legal & -legal


def give(legal: i64) -> i64:
    """As many elements as possible, fairies last."""
    found: i64 = legal
    elements: i64 = 0
    while found:
        step: i64 = found & -found
        found ^= step
        if number(step) % WAYS < FAIRY_WAY:
            elements |= step
    return bit(number(elements if elements else legal))


def least(table: Clauses, legal: i64) -> i64:
    """The card that the group misses least."""
    cards: i64 = together(table)
    asked: i64 = needs(table)
    best: i64 = legal & -legal
    highest: i64 = -MILLION
    kind: i64
    for kind in range(KINDS):
        if legal >> kind & 1:
            left: i64 = hope(cards - one(kind), asked)
            if left > highest:
                highest = left
                best = bit(kind)
    return best


def most(table: Clauses, legal: i64) -> i64:
    """The card that helps the group most."""
    cards: i64 = together(table)
    asked: i64 = needs(table)
    best: i64 = legal & LEAVE or legal & -legal
    highest: i64 = hope(cards, asked)
    kind: i64
    for kind in range(KINDS):
        if legal >> kind & 1:
            then: i64 = hope(cards + one(kind), asked)
            if then > highest:
                highest = then
                best = bit(kind)
    return best


def mildest(table: Clauses, legal: i64) -> i64:
    """The guardian that disturbs the hand least."""
    best: i64 = legal & -legal
    mild: i64 = 99
    colour: i64
    for colour in range(4):
        if legal >> colour & 1 and table.sheets.grip(colour) < mild:
            mild = table.sheets.grip(colour)
            best = bit(colour)
    return best


def likeliest(table: Clauses, legal: i64) -> i64:
    """The zone that fits the cards that everybody has."""
    best: i64 = legal & -legal
    highest: i64 = -MILLION
    zone: i64
    for zone in range(6):
        if legal >> zone & 1:
            fits: i64 = fit(table, zone)
            if fits > highest:
                highest = fits
                best = bit(zone)
    return best


def tactful(table: Clauses, seat: i64, legal: i64) -> i64:
    """What asks nobody again for a spell that they have refused in this turn, though the rules would allow it."""
    if len(table.refusals) == 0:
        return legal
    table.tactful = True
    found: i64 = table.legal(seat)
    table.tactful = False
    return found or legal


def promising(table: Clauses, seat: i64, legal: i64) -> i64:
    """What a search thinks about: a few of many pages and cards that are alike, and nothing that never helps.

    Nobody who may agree refuses, nobody is asked twice, and nothing is discarded that may be kept.
    """
    phase: i64 = table.phase
    if phase in (SPELLS, GIVE):
        legal = tactful(table, seat, legal)
    if phase == PAGE and legal:
        return (bit(safest(table, table.side) - 1) | 1) & legal
    if phase == PULL and legal & A_FEW:
        return legal & A_FEW
    if phase == CONSENT and legal & AGREE:
        return AGREE
    if phase == GIVE:
        return give(legal)
    if phase == KEEP and legal & END:
        return END
    if phase in (KEEP, CURSE, GIFT):
        worst: i64 = least(table, legal & CARDS)
        rest: i64 = legal & CARDS & ~worst
        return worst | least(table, rest) if rest else worst
    return legal
