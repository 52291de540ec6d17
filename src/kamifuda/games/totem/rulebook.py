"""The tables in Totem's RULES.md."""

from typing import Final

from kamifuda.core.rulebook import Table, mark, named, ranged, values
from kamifuda.core.saying import say

TABLES: Final = {
    "colour": Table(
        kind="colours",
        columns={
            "colour": named("colour"),
            "power": named("power"),
            "levels with the power": values("levels"),
            "mark": mark("colour"),
        },
        heads=("colour", "power", "levels"),
        told=lambda row, usual: [
            say(f"colour-{row['colour']}"), say(f"power-{row['power']}"), ranged(row["levels"]),
        ],
    )
}  # fmt: skip
