"""How long a bot takes at least: the same whatever it holds, and however hard it thought."""

from kamifuda.server.tables.physical import physics_of
from kamifuda.server.tables.table import Table

BRISK = 400  # milliseconds, where nobody waits for others: how long a play is seen their own screen decides
AT_ONCE = ("random", "greedy")  # levels that do not search


def pace(table: Table, level: str, reason: str, usual: int) -> int:
    """Milliseconds for this bot; less for one among bots, where no clock runs and no book moves while they look."""
    people = sum(chair.person is not None for chair in table.chairs)
    untimed = table.clocks.rule.kind == "none"
    quick = reason == "chair" and level in AT_ONCE and physics_of(table) is None
    return min(BRISK, usual) if people == 1 and untimed and quick else usual
