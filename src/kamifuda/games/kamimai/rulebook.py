"""The tables and pictures in KamiMaï's RULES.md."""

import re
from collections.abc import Mapping
from typing import Final

from kamifuda.core.rulebook import Picture, Row, Table, mark, number, word, words
from kamifuda.core.saying import Said, say
from kamifuda.games.kamimai.said import effect_said, spells_said

EFFECT: Final = re.compile(r"(\w+)(?: for (\d+) falls)?(?:, |$)")


def zone(cell: str) -> Row:
    """The first zone of a sheet is `A, first` if one has to begin there."""
    letter, _, first = cell.partition(", ")
    return {"zone": letter, "start": bool(first)}


def effects(cell: str) -> Row:
    """`blessing for 5 falls`; 0: always."""
    return {"effects": [{"effect": name, "times": int(times or 0)} for name, times in EFFECT.findall(cell)]}


def told_zone(row: Row, usual: Mapping[str, Said]) -> list[Said]:
    letter = [row["zone"], say("zone-name.start")] if row["start"] else row["zone"]
    marks = [effect_said(each["effect"], each["times"]) for each in row["effects"]]
    return [row["sheet"], letter, spells_said(row["spells"]), marks]


TABLES: Final = {
    "id": Table(
        kind="cards",
        columns={
            "id": word("card"),
            "copies": number("copies"),
            "of the number": mark("copies"),
            "of the effect": mark("effect"),
        },
        heads=("card", "copies", "effect"),
        told=lambda row, usual: [say(f"card-{row['card']}"), row["copies"], say(f"card-{row['card']}.effect")],
    ),
    "sheet": Table(
        kind="sheets",
        columns={
            "sheet": word("sheet"),
            "zone": zone,
            "spells": words("spells"),
            "effect": effects,
            "mark": mark("sheet"),
        },
        heads=("sheet", "zone", "spells-of-zone", "effect"),
        told=told_zone,
    ),
    "guardian": Table(
        kind="grips",
        columns={
            "guardian": word("guardian"),
            "grip": word("grip"),
            "of the grip": mark("grip"),
            "of the colour": mark("colour"),
        },
        heads=("guardian", "grip"),
        told=lambda row, usual: [say(f"guardian-{row['guardian']}"), say(f"grip-{row['grip']}")],
    ),
}

PICTURES: Final = (
    Picture("draw", "the-draw"),
    Picture("fall", "a-fall-in-the-draw"),
    Picture("spell", "spells"),
    Picture("seal", "the-target"),
)
