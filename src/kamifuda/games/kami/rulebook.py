"""The tables and pictures in Kami's RULES.md."""

from typing import Final

from kamifuda.core.rulebook import Picture, Table, mark, named, number
from kamifuda.core.saying import say

TABLES: Final = {
    "card": Table(
        kind="cards",
        columns={"card": named("card"), "copies": number("copies"), "points": number("points"), "mark": mark("points")},
        heads=("card", "copies", "points"),
        told=lambda row, usual: [say(f"card-{row['card']}"), row["copies"], row["points"]],
    )
}

PICTURES: Final = (
    Picture("counter", "the-turn"),
    Picture("master-stroke", "master-stroke", moment=0),
    Picture("empress", "the-empress"),
    Picture("mercenaries", "duel"),
    Picture("no-pair", "duel", moment=0),
    Picture("example", "an-example"),
)
