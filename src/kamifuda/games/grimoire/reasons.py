"""Why points come or go, and why a page has no effect."""
# compiled

from typing import Final

from mypy_extensions import i64

from kamifuda.games.grimoire.table import Table

# Why points come or go: the number of a page, or
THIEF: Final = 16
ARCHER: Final = 17
VILLAIN: Final = 18
FOR_MERCHANT: Final = 19

# Why a page has no effect.
NOBODY: Final = 0
NOT_LOWEST: Final = 1
NO_POINTS: Final = 2
NO_CARDS: Final = 3
NO_ITEMS: Final = 4
DECLINED: Final = 5


def no_effect(table: Table, seat: i64, why: i64) -> bool:
    table.note("no_effect", seat, why, table.page(seat))
    return True


def pay(table: Table, seat: i64, points: i64, why: i64) -> None:
    table.add_points(seat, -points)
    table.note("paid", seat, points, why)
