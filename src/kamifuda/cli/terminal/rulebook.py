"""The rules of a game as Markdown: its RULES.md, or in other languages the same sections from the text files."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from kamifuda.games import GAMES
from kamifuda.text import Text
from kamifuda.text.rulebook import Section, sections

NOTHING = "\u2013"  # a dash


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
    """Its rows, if this section has a table; the last columns say how sure we are of each part."""
    if section.table is None:
        return
    parts = list(section.rows[-1]["marks"])
    heads = [text.say(f"rules-{head}") for head in section.table.heads] + marks_of(text, parts)
    yield line(heads)
    yield line(["---"] * len(heads))
    usual: Any = GAMES[str(text.game)].Options()
    for row in section.rows:
        told = [str(text.tell(cell)) for cell in section.table.told(row, asdict(usual))]
        yield line([*told, *map(marked, row["marks"].values())])


def marks_of(text: Text, parts: Sequence[str]) -> list[str]:
    """The headings of the marks; where there are several, each says of what."""
    mark = text.say("rules-mark")
    if len(parts) < 2:
        return [mark] * len(parts)
    return [text.say("described", what=mark, about=text.say(f"provenance-of-{part}")) for part in parts]


def line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def marked(mark: str | None) -> str:
    """As in English; where there is nothing to be sure of, nothing."""
    return NOTHING if mark is None else f"[{mark}]"
