"""The tables and pictures in Totem's RULES.md."""

from typing import Final

from kamifuda.core.rulebook import Picture, Table, mark, named, ranged, values
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

PICTURES: Final = (
    Picture("setup", "the-setup", viewer=0),
    Picture("won", "attack", viewer=0),
    Picture("sword", "the-sword", viewer=0),
    Picture("shield", "the-shield", viewer=0),
    Picture("eye", "the-eye", viewer=0),
)
