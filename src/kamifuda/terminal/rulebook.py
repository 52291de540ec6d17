"""The rules of a game as Markdown: its RULES.md, or in other languages than English its clauses in the same order."""

import re
from importlib.resources import files
from typing import Final

from kamifuda.text import Text

CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+-A?\d+)\*\*", re.MULTILINE)


def written(game: str) -> str:
    return files("kamifuda").joinpath("games", game, "RULES.md").read_text("utf-8")


def clauses(markdown: str) -> list[str]:
    """The ids of the clauses, in order."""
    return CLAUSE.findall(markdown)


def all_rules(text: Text, game: str) -> str:
    parts = [in_language(text, section) for section in sections(game)]
    return "\n\n".join(part for part in parts if part)


def rule(text: Text, game: str, clause: str) -> str:
    """The section in which a clause stands."""
    return next(in_language(text, section) for section in sections(game) if clause in clauses(section))


def sections(game: str) -> list[str]:
    return re.split(r"\n(?=## )", written(game))


def in_language(text: Text, section: str) -> str:
    if text.language == "en":
        return section
    return "\n".join(f"- **{clause}** {text.clause(clause)}" for clause in clauses(section))
