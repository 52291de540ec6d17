"""What stands on a sheet, in words."""

from collections.abc import Sequence
from typing import Final

from kamifuda.core.saying import Said, say
from kamifuda.games.kamimai.sheets import EFFECTS, Zone

BLESSED: Final = EFFECTS[0]


def zone_said(letter: str, zone: Zone) -> Said:
    """`B Earth, Team (first zone, Blessing for 3 falls)`."""
    marks = [say("zone-name.start", zone=letter)] if zone.start else []
    marks += [effect_said(effect, zone.spares) for effect in zone.effects]
    key = "house-zone-marked" if marks else "house-zone"
    return say(key, zone=letter, spells=spells_said(zone.spells), marks=marks)


def spells_said(names: Sequence[str]) -> Said:
    return [say(f"spell-{name}.short") for name in names]


def effect_said(name: str, spares: int) -> Said:
    """`Blessing for 3 falls`; 0: it forgives all (KMI-A47)."""
    return say(f"effect-{name}.times", count=spares) if name == BLESSED and spares else say(f"effect-{name}")
