"""The rules of a game as Markdown: its RULES.md, or in other languages the same sections from the text files."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from kamifuda.core.rulebook import MARKS, Row
from kamifuda.games import GAMES
from kamifuda.text import Text
from kamifuda.text.rulebook import Section, sections


def all_rules(text: Text) -> str:
    return "\n\n".join(in_language(text, section) for section in sections(str(text.game)))


def rule(text: Text, clause: str) -> str:
    """The section in which a clause stands."""
    found = (section for section in sections(str(text.game)) if clause in [each.id for each in section.clauses])
    return in_language(text, next(found))


def in_language(text: Text, section: Section) -> str:
    """English is as it was written; otherwise heading, table and clauses."""
    if text.language == "en":
        return section.written
    if not section.heading:
        return f"# {text.say('rules-title')}\n\n{text.say('rules-intro')}\n\n{text.say('rules-marks')}"
    listed = "\n".join(f"- **{each.id}** {text.clause(each.id)} [{each.mark}]" for each in section.clauses)
    parts = [f"## {text.say(f'rules-{section.key}')}", "\n".join(table(text, section)), listed]
    return "\n\n".join(part for part in parts if part)


def table(text: Text, section: Section) -> Iterator[str]:
    """Its rows, if this section has a table; the last column says how sure we are."""
    if section.table is None:
        return
    marked = any(section.rows[-1]["marks"].values())
    heads = [*section.table.heads, *(["mark"] if marked else [])]
    yield line([text.say(f"rules-{head}") for head in heads])
    yield line(["---"] * len(heads))
    usual: Any = GAMES[str(text.game)].Options()
    for row in section.rows:
        told = [str(text.tell(cell)) for cell in section.table.told(row, asdict(usual))]
        yield line([*told, *([weakest(row)] if marked else [])])


def line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def weakest(row: Row) -> str:
    """Of its marks; where there is none, nothing."""
    return next((f"[{mark}]" for mark in reversed(MARKS) if mark in row["marks"].values()), "")
