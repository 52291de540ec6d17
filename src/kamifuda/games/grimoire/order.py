"""Who acts when: the pages are revealed, order tokens dealt, Time spells used (GRI-21 to GRI-27)."""
# compiled

from mypy_extensions import i64

from kamifuda.games.grimoire.options import HASTE_FIRST, KEEP_TIES, ON_REVEAL, STOP_FIRST
from kamifuda.games.grimoire.pages import HASTE, TIME_STOP
from kamifuda.games.grimoire.table import NIBBLE, Table


def reveal(table: Table) -> None:
    """GRI-23: all pages; GRI-27: each Time spell is used at once."""
    table.show(table.pages)
    alone: i64 = alone_with_page(table)
    table.before = table.order
    table.order = dealt(table, alone)
    if table.journal is not None:
        table.note("revealed", 0, table.pages, 0)
        table.note("ordered", 0, table.order, alone)
    use_time_spells(table)
    if table.rules & ON_REVEAL:  # GRI-A10
        seat: i64
        for seat in range(table.seats):
            if defends(table, seat):
                table.protected |= 1 << seat
                table.note("protected", seat, 0, 0)


def alone_with_page(table: Table) -> i64:
    """GRI-24: group A, the set of seats whose page nobody else has chosen; the others are group B (GRI-A2)."""
    alone: i64 = 0
    seat: i64
    other: i64
    for seat in range(table.seats):
        found: i64 = 0
        for other in range(table.seats):
            if table.page(other) == table.page(seat):
                found += 1
        if found == 1:
            alone |= 1 << seat
    return alone


def dealt(table: Table, alone: i64) -> i64:
    """GRI-25: group A by page; GRI-26: then, GRI-A1, group B, who was late first; GRI-A3: by the tokens they hold."""
    order: i64 = 0
    seat: i64
    other: i64
    for seat in range(table.seats):
        token: i64 = 1
        for other in range(table.seats):
            if alone >> seat & 1:
                if alone >> other & 1 and table.page(other) < table.page(seat):
                    token += 1
            elif alone >> other & 1 or is_ahead(table, other, seat):
                token += 1
        order |= token << NIBBLE * seat
    return order


def is_ahead(table: Table, other: i64, seat: i64) -> bool:
    """Of two in group B; GRI-A4: some tables keep the old order."""
    if table.rules & KEEP_TIES:
        return table.token_before(other) < table.token_before(seat)
    return table.token_before(other) > table.token_before(seat)


def use_time_spells(table: Table) -> None:
    """GRI-A5: each one works."""
    casters: i64 = time_casters(table)
    while casters:
        caster: i64 = soonest(table, casters)
        casters ^= 1 << caster
        use_time_spell(table, caster)


def time_casters(table: Table) -> i64:
    """Whose page is a Time spell."""
    casters: i64 = 0
    seat: i64
    for seat in range(table.seats):
        effect: i64 = table.values.effect(table.page(seat))
        if effect in (HASTE, TIME_STOP):
            casters |= 1 << seat
    return casters


def soonest(table: Table, casters: i64) -> i64:
    """GRI-A37: the higher page first, on the same page as the tokens were dealt."""
    caster: i64 = -1
    seat: i64
    for seat in range(table.seats):
        if casters >> seat & 1 and (caster < 0 or is_sooner(table, seat, caster)):
            caster = seat
    return caster


def is_sooner(table: Table, seat: i64, other: i64) -> bool:
    if table.page(seat) != table.page(other):
        return table.page(seat) > table.page(other)
    return is_ahead(table, seat, other)


def use_time_spell(table: Table, caster: i64) -> None:
    """GRI-A6: the order is reversed, or the caster goes first; GRI-42, GRI-48: now, not in the quest phase."""
    first: bool = takes_first(table, caster)
    order: i64 = 0
    seat: i64
    for seat in range(table.seats):
        token: i64 = table.token(seat)
        if not first:
            token = table.seats + 1 - token
        elif seat == caster:
            token = 1
        elif token < table.token(caster):
            token += 1
        order |= token << NIBBLE * seat
    table.order = order
    table.note("time", caster, order, 1 if first else 0)


def takes_first(table: Table, caster: i64) -> bool:
    """What this table lets a Time spell do."""
    first: i64 = STOP_FIRST if table.values.effect(table.page(caster)) == TIME_STOP else HASTE_FIRST
    return table.rules & first != 0


def defends(table: Table, seat: i64) -> bool:
    """A Defence spell is on this seat's page; GRI-48: Time Stop is one too."""
    return table.values.is_defence(table.page(seat))
