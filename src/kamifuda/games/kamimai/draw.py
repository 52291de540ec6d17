"""Drawing pages out of the standing book (KMI-19 to KMI-24)."""
# compiled

from mypy_extensions import i64

from kamifuda.core.bits import number
from kamifuda.core.position import WORLD
from kamifuda.games.kamimai.cards import GUARDIANS, one
from kamifuda.games.kamimai.clauses import Clauses
from kamifuda.games.kamimai.options import FACES_HIDDEN, STRAYS_DRAWN
from kamifuda.games.kamimai.steps import (
    ANSWER,
    CAME,
    DONE,
    DRAW,
    LEAN,
    LEFT,
    LET_GO,
    MOST_LEAN,
    PAGE,
    PULL,
    RIGHT,
    STANDS,
    WATCH,
)
from kamifuda.games.kamimai.table import IN_DRAW, IN_WARM_UP, IN_WATCH, LEFT_SIDE, RIGHT_SIDE


def goes_on(table: Clauses, seat: i64, action: i64) -> bool:
    """KMI-A12: another page; otherwise that was all."""
    if action == DONE:
        return False
    if action in (LEFT, RIGHT):
        table.side = LEFT_SIDE if action == LEFT else RIGHT_SIDE
        table.phase = PAGE
        table.whole = False
        return True
    card: i64 = one(number(action))
    table.pages -= card
    if table.left >= table.right:
        table.left -= 1
    else:
        table.right -= 1
    receive(table, card)
    table.note("drew", seat, card, 0)
    return True


def receive(table: Clauses, cards: i64) -> None:
    table.drawn += cards
    table.wardens += cards & GUARDIANS


def put_fingers(table: Clauses, seat: i64, page: i64) -> None:
    """KMI-23: on the page one has chosen."""
    table.page = page
    table.whole = True
    table.phase = PULL
    if table.journal is not None:
        table.note("fingers", seat, page, table.side)


def pull(table: Clauses, seat: i64, action: i64) -> None:
    """KMI-20; KMI-A13: what still touches the book may be let go."""
    if action == LET_GO:
        table.phase = DRAW
        table.note("let_go", seat, 0, 0)
        return
    table.pulled = number(action) + 1
    table.came = 0
    table.astray = False
    table.phase = CAME
    if table.journal is not None:
        table.note("pulled", seat, table.page, table.side | table.pulled << 1)


def came(table: Clauses, pages: i64) -> None:
    """KMI-A13: what no longer touches the book is drawn."""
    cards: i64 = table.take_pages(table.side, table.page, pages)
    table.came = pages
    table.draws += 1
    receive(table, cards)
    table.phase = ANSWER
    if table.journal is not None:
        table.note("came", table.activator, cards, pages | table.pulled << 8)
        if pages and table.page == 1:
            table.show_face(table.side)


def answered(table: Clauses, action: i64) -> None:
    """KMI-A11: some pages stray, or it stands."""
    if action == STANDS:
        table.phase = LEAN
        table.whole = False
        return
    side: i64 = number(action) >> 3
    pages: i64 = (number(action) & 7) + 1
    table.astray = True
    cards: i64 = 0
    if table.rules & STRAYS_DRAWN:
        cards = table.take_pages(side, 1, pages)
        receive(table, cards)
    elif table.rules & FACES_HIDDEN:
        table.unseen += pages
        if side == LEFT_SIDE:
            table.left -= pages
        else:
            table.right -= pages
    else:
        cards = table.take_pages(side, 1, pages)
        table.felt += cards
    if table.journal is not None:
        table.note("strayed", side, cards, pages)
        table.show_face(side)


def leans(table: Clauses, place: i64) -> None:
    """It stands, and this is how."""
    table.lean = place - MOST_LEAN
    table.whole = True
    table.phase = DRAW
    table.note("stands", WORLD, 0, table.lean)


def moment(table: Clauses) -> i64:
    if table.warming:
        return IN_WARM_UP
    return IN_WATCH if table.phase == WATCH else IN_DRAW
