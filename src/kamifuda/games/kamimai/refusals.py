"""What was asked for in vain in this turn (KMI-A45)."""
# compiled

from typing import Final

from mypy_extensions import i64

from kamifuda.core.bits import number
from kamifuda.games.kamimai.steps import FAIRY_WAY, WAYS, WOLF_WAY
from kamifuda.games.kamimai.table import Table

REQUESTS: Final = 32  # of one seat for one spell: up to four elements, with or without the fairy and the wolf
SPELL_KINDS: Final = 8  # the elements, and team spells of each
FAIRY_TOO: Final = 8
WOLF_TOO: Final = 16
OFTEN_ENOUGH: Final = 2
NOTHING_REFUSED: Final[tuple[int, ...]] = ()


def request(table: Table, seat: i64, ways: i64) -> i64:
    """The spell in the making, and the cards of this seat for it: a creature is one card, whatever it counts as."""
    cards: i64 = 0
    if ways & 15:
        cards = number(ways & 15) + 1
    if ways >> FAIRY_WAY & 7:
        cards += FAIRY_TOO
    if ways >> WOLF_WAY:
        cards += WOLF_TOO
    spell: i64 = table.spell - 1
    if table.team:
        spell += 4
    return (seat * SPELL_KINDS + spell) * REQUESTS + cards


def asked_for(request: int) -> tuple[int, int, bool, int]:
    """The other way round: seat, element, whether it is a team spell, cards."""
    spell, cards = divmod(request, REQUESTS)
    seat, kind = divmod(spell, SPELL_KINDS)
    return seat, kind % 4, kind >= 4, cards


def remember(table: Table, seat: i64) -> None:
    asked: int = int(request(table, seat, table.gives >> WAYS * seat & 511))
    table.refusals = tuple(sorted([*table.refusals, asked]))


def closed(table: Table, seat: i64, ways: i64, refusals: tuple[int, ...]) -> bool:
    """KMI-A45: who has twice refused the very same cards for a spell is not asked for them again in this turn.

    Before version 3 one refusal was enough, whatever the cards.
    """
    if ways == 0 or len(refusals) == 0:
        return False
    asked: i64 = request(table, seat, ways)
    strict: bool = table.tactful or table.version() < 3
    times: i64 = 0
    for each in refusals:
        refused: i64 = each
        if refused == asked:
            times += 1
        if strict and refused // REQUESTS == asked // REQUESTS:
            return True
    return times >= OFTEN_ENOUGH
