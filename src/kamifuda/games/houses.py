"""The games some of whose values a table may replace."""

from kamifuda.core.houserules import HouseRules
from kamifuda.games.grimoire import house as grimoire
from kamifuda.games.kamimai import house as kamimai
from kamifuda.games.totem import house as totem

HOUSES: dict[str, HouseRules] = {"totem": totem, "grimoire": grimoire, "kamimai": kamimai}
