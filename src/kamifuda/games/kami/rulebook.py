"""The tables in Kami's RULES.md."""

from typing import Final

from kamifuda.core.rulebook import Table, mark, named, number
from kamifuda.core.saying import say

TABLES: Final = {
    "card": Table(
        kind="cards",
        columns={"card": named("card"), "copies": number("copies"), "points": number("points"), "mark": mark("points")},
        heads=("card", "copies", "points"),
        told=lambda row, usual: [say(f"card-{row['card']}"), row["copies"], row["points"]],
    )
}
