"""The games some of whose values a table may replace."""

from kamifuda.core.houserules import HouseRules
from kamifuda.games.grimoire import house

HOUSES: dict[str, HouseRules] = {"grimoire": house}
