"""How a match of Grimoire begins, where a journey says it."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from kamifuda.games.grimoire.options import unpacked
from kamifuda.games.grimoire.rules import Grimoire
from tests.games.grimoire.table import grimoire_table
from tests.journeys.stacked import Stacking


def lay(house: Stacking, *companions: str, pages: Mapping[int, int] | None = None, **lies: Any) -> None:
    """From now on, in the words of `grimoire_table`; some may have placed their bookmark."""
    house.arrange(__name__, companions=companions, pages=pages or {}, **lies)


def arranged(position: object, companions: list[str], pages: Mapping[str, int], **lies: Any) -> Grimoire | None:
    """At the first deal, not in every round; Spies have looked."""
    if not isinstance(position, Grimoire) or position.round != 0:
        return None
    options = asdict(unpacked(position.rules, position.values.house_rules))
    companions += [""] * (options.pop("seats") - len(companions))
    table = grimoire_table(*companions, **lies, **options)
    for seat, cards in enumerate(companions):
        if "spy" in cards:
            table.position.peeked |= 1 << seat
            table.position.set_knows(seat, table.position.knows(seat) | table.position.hidden)
    for chooser, page in pages.items():
        table.play_as(int(chooser), f"page {page}")
    return table.position
