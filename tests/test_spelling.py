"""Blanks and elisions as each language prints them, in every Fluent file of the package and of the web client.

What code puts together of such words has the same blanks.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kamifuda.cli.optionhelp import seats
from kamifuda.core.game import with_house_rules
from kamifuda.games import ALL, GAMES
from kamifuda.text import Text
from tests.facts import telling
from tests.program import printed
from tests.spread import allowed

ROOT = Path(__file__).parent.parent
NARROW, WIDE = "\u202f", "\u00a0"  # blanks that do not break
SYNTAX = re.compile(r"^\s*\*?\[\w+\] |^\s*\.?[\w-]+ = ")  # of Fluent
LITERAL = re.compile(r'\{ ?".*?" ?\}')  # what somebody types, or nothing
FRENCH = re.compile(f"[^{NARROW}][;!?»]|«[^{NARROW}]|[^{WIDE}]:(?!\\S)|{WIDE}[;!?»]|[ {NARROW}]:")
ELIDED = re.compile(
    r"\b(?:[dD]e|[jJ]usque|[qQ]ue|[lL]e|[lL]a|[sS]e|[sS]i|[nN]e|[jJ]e|[mM]e|[tT]e|[cC]e|(?:[lL]ors|[pP]uis|[qQ]uoi)que)"
    r" \{ \$(\w+)|\b(?:[cdjlmnst]|qu)’\{ \$(\w+)",
)  # before a vowel it would be d’, qu’, l’ …, before a consonant it would not
ENGLISH = re.compile(f"[ {NARROW}{WIDE}][:;!?]|[«»]")


def files(language: str) -> list[Path]:
    return sorted(path for folder in ("src", "web/src") for path in (ROOT / folder).rglob(f"text/{language}.ftl"))


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Where it is, and a line for people: no comment, and not what they may type."""
    for path in files(language):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#") and ".words =" not in line:
                yield f"{path.relative_to(ROOT)}:{number}", LITERAL.sub("-", SYNTAX.sub("", line))


def found(pattern: re.Pattern[str], language: str) -> list[str]:
    return [f"{place} {line.strip()}" for place, line in lines(language) if pattern.search(line)]


@pytest.mark.parametrize(
    "line", ["Ah !", "Ah!", "« Ah\u202f»", "«\u202fAh »", "Ah\u202f: oui", "Ah: oui", "Ah\u00a0; oui"]
)
def test_a_wrong_blank_is_found(line: str) -> None:
    assert FRENCH.search(line)


def test_a_right_blank_is_not_found() -> None:
    assert not FRENCH.search("«\u202fAh\u202f»\u00a0: search:9, postgresql://a\u202f; eh\u202f!")


def test_french_has_one_kind_of_blank_before_each_mark() -> None:
    assert len(files("fr")) > 10
    assert found(FRENCH, "fr") == []


def test_english_has_no_blank_before_a_mark() -> None:
    assert len(files("en")) == len(files("fr"))
    assert found(ENGLISH, "en") == []


@pytest.mark.parametrize("game", with_house_rules(ALL))
def test_house_rules_are_printed_with_the_same_blanks(game: str, tmp_path: Path) -> None:
    rules, _ = max(telling(GAMES[game]).HOUSE_RULES, key=lambda each: len(each[1]))
    kept = tmp_path / "match.txt"
    kept.write_text(printed("record", game, "--seed", "1", "--bots", "random", "--option", f"house_rules={rules}"))
    told = printed("verify", str(kept), language="fr")
    assert "Règles maison" in told and f"{NARROW};" in told
    assert [line for line in told.splitlines() if FRENCH.search(line)] == []


def test_so_are_the_seats_of_the_games() -> None:
    told = f"{NARROW}; ".join(f"{game.name} {', '.join(map(str, allowed(game, 'seats')))}" for game in ALL)
    assert seats(Text("fr")) == told
    assert told.partition(ALL[1].name)[0] in printed("record", "--help", language="fr")


NEVER_A_VOWEL = {
    "count", "seats", "here", "usual", "least", "low", "error", "port",  # numbers
    "the_card", "the_taken", "other",  # with their article
}  # fmt: skip
TOTEMS = "le { $card }"  # `le 4 rouge`


def elisions(line: str) -> list[str]:
    """What stands after a word that a vowel would shorten, though it may begin with one."""
    found = [after or shortened for after, shortened in ELIDED.findall(line.replace(TOTEMS, ""))]
    return [name for name in found if name not in NEVER_A_VOWEL]


@pytest.mark.parametrize(
    "line", ["de { $name }", "Que { $to } joue", "jusque { $page }", "d’{ $name }", "qu’{ $name }"]
)
def test_a_name_that_may_need_an_elision_is_found(line: str) -> None:
    assert elisions(line)


def test_no_french_sentence_elides_before_a_name() -> None:
    assert [f"{place} {line.strip()}" for place, line in lines("fr") if elisions(line)] == []
