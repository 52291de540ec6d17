"""The rules of a game as Markdown: its RULES.md, or in other languages the same sections from the text files."""

import re
from dataclasses import asdict
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kamifuda.cli.houserules import effect_words
from kamifuda.games import GAMES
from kamifuda.games.grimoire.cards import ITEMS, QUEST
from kamifuda.text import Text

CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\*", re.MULTILINE)
HEADING: Final = re.compile(r"^## (.+)", re.MULTILINE)
ROW: Final = re.compile(r"^\| (.+) \|$", re.MULTILINE)
MARKED: Final = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\* .* (\[[CLR]\])$", re.MULTILINE)
EFFECT: Final = re.compile(r"(\w+)(?: for (\d+) falls)?(?:, |$)")  # of a zone
MARKS: Final = ("[C]", "[L]", "[R]")  # certain, likely, reconstructed


def written(game: str) -> str:
    return files("kamifuda").joinpath("games", game, "RULES.md").read_text("utf-8")


def clauses(markdown: str) -> list[str]:
    """The ids of the clauses, in order."""
    return CLAUSE.findall(markdown)


def all_rules(text: Text, game: str) -> str:
    return "\n\n".join(in_language(text, section) for section in sections(game))


def rule(text: Text, game: str, clause: str) -> str:
    """The section in which a clause stands."""
    return next(in_language(text, section) for section in sections(game) if clause in clauses(section))


def sections(game: str) -> list[str]:
    return re.split(r"\n(?=## )", written(game))


def in_language(text: Text, section: str) -> str:
    """English is as it was written; otherwise heading, table and clauses."""
    if text.language == "en":
        return section
    heading = HEADING.search(section)
    if heading is None:
        return f"# {text.say('rules-title')}\n\n{text.say('rules-intro')}\n\n{text.say('rules-marks')}"
    marks = dict(MARKED.findall(section))
    listed = "\n".join(f"- **{clause}** {text.clause(clause)} {marks[clause]}" for clause in clauses(section))
    parts = [f"## {text.say(key_of(heading[1]))}", "\n".join(table(text, section)), listed]
    return "\n\n".join(part for part in parts if part)


def key_of(heading: str) -> str:
    return "rules-" + heading.lower().replace(" ", "-")


def table(text: Text, section: str) -> list[str]:
    """The rows of the cards, sheets, colours or options, if this section has such a table."""
    rows = [row.split(" | ") for row in ROW.findall(section)]
    if not rows or rows[0][0] not in TABLES:
        return []
    names, translated = TABLES["card with effect" if rows[0][0] == "card" and "effect" in rows[0] else rows[0][0]]
    cells = [[text.say(f"rules-{name}") for name in names], ["---"] * len(names)]
    cells += [translated(text, row) for row in rows[1:]]
    if any(mark in rows[-1] for mark in MARKS):
        cells[0].append(text.say("rules-mark"))
        cells[1].append("---")
        for cell, row in zip(cells[2:], rows[1:], strict=True):
            cell.append(weakest(row))
    return ["| " + " | ".join(row) + " |" for row in cells]


def weakest(row: list[str]) -> str:
    """Of its marks; where there is none, nothing."""
    return next((mark for mark in reversed(MARKS) if mark in row), "")


def card_row(text: Text, row: list[str]) -> list[str]:
    return [text.card(ids_of_cards(str(text.game))[row[0]]), row[1], row[2]]


def card_with_effect_row(text: Text, row: list[str]) -> list[str]:
    card = ids_of_cards(str(text.game))[row[0]]
    amount = next(each.amount for each in (*QUEST, *ITEMS) if each.id == card)
    return [*card_row(text, row), text.say(f"card-{card}.effect", amount=amount, **usual_options(text))]


def id_row(text: Text, row: list[str]) -> list[str]:
    card = row[0].strip("`")
    return [text.card(card), row[2], text.say(f"card-{card}.effect")]


def zone_row(text: Text, row: list[str]) -> list[str]:
    """The first zone of a sheet is `A, first` if one has to begin there."""
    letter, _, first = row[1].partition(", ")
    spells = ", ".join(text.say(f"spell-{spell}.short") for spell in row[2].split(", "))
    effects = ", ".join(effect_words(text, effect, int(times or 0)) for effect, times in EFFECT.findall(row[3]))
    return [row[0], f"{letter}, {text.say('zone-name.start')}" if first else letter, spells, effects]


def grip_row(text: Text, row: list[str]) -> list[str]:
    return [text.say(f"guardian-{row[0]}"), text.say(f"grip-{row[1]}")]


def page_row(text: Text, row: list[str]) -> list[str]:
    page, points = f"page-{row[0]}", int(row[3]) if row[3].isdecimal() else 0
    effect = text.say(f"{page}.effect", **usual_options(text), amount=points)
    return [row[0], text.say(page), text.say(f"{page}.type"), effect]


@cache
def ids_of_cards(game: str) -> dict[str, str]:
    """By their English names, as the rules are written."""
    english = Text("en", game)
    return {english.card(card): card for card in english.keys("card-")}


def usual_options(text: Text) -> dict[str, Any]:
    options: Any = GAMES[str(text.game)].Options()
    return asdict(options)


def colour_row(text: Text, row: list[str]) -> list[str]:
    return [text.say(f"colour-{row[0]}"), text.say(f"power-{row[1].lower()}"), ranged(text, row[3])]


def option_row(text: Text, row: list[str]) -> list[str]:
    name, usual, others, _ = row
    return [name, usual, ranged(text, others), text.say(f"option-{name.strip('`')}.help")]


def ranged(text: Text, numbers: str) -> str:
    return re.sub(r"(\d+) to (\d+)", lambda span: text.say("error-range", low=span[1], high=span[2]), numbers)


TABLES: Final = {  # by their first heading: the columns in other languages, and how a row is translated
    "card": (("card", "copies", "points"), card_row),
    "card with effect": (("card", "copies", "points", "effect"), card_with_effect_row),
    "id": (("card", "copies", "effect"), id_row),
    "sheet": (("sheet", "zone", "spells-of-zone", "effect"), zone_row),
    "guardian": (("guardian", "grip"), grip_row),
    "page": (("page", "name", "type", "effect"), page_row),
    "colour": (("colour", "power", "levels"), colour_row),
    "option": (("option", "usual", "values", "meaning"), option_row),
}
