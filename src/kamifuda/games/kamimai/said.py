"""What stands on a sheet, in words."""

from typing import Final

from kamifuda.core.saying import Said, say
from kamifuda.games.kamimai.sheets import EFFECTS

BLESSED: Final = EFFECTS[0]


def effect(name: str, spares: int) -> Said:
    """`Blessing for 3 falls`; 0: it forgives all (KMI-A47)."""
    return say(f"effect-{name}.times", count=spares) if name == BLESSED and spares else say(f"effect-{name}")


def spells(names: list[str]) -> Said:
    return [say(f"spell-{name}.short") for name in names]
