"""Whatever the server says by a code, people can be told in their language."""

import re
from pathlib import Path

import pytest

import kamifuda.server
from kamifuda.games import ALL
from kamifuda.server.store.database import OF_FILES, OF_POSTGRESQL, OF_SQLITE
from kamifuda.server.tables.codes import CODES
from kamifuda.server.tables.requests import PHRASES
from kamifuda.text import LANGUAGES, Text

both = pytest.mark.parametrize("text", [Text(language) for language in LANGUAGES], ids=LANGUAGES)
SOURCE = "\n".join(file.read_text() for file in Path(kamifuda.server.__file__).parent.rglob("*.py"))


@both
def test_every_code_has_words_and_none_is_left_over(text: Text) -> None:
    assert sorted(text.keys("refused-")) == sorted(CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words_and_none_is_left_over(language: str) -> None:
    assert sorted(Text(language).keys("phrase-")) == sorted(PHRASES)
    for game in ALL:
        assert sorted(Text(language, game.name).keys("phrase-")) == sorted((*PHRASES, *game.manifest.phrases))


@both
def test_every_reason_not_to_use_a_database_has_words(text: Text) -> None:
    raised = re.findall(r'StoreUnusable\(\s*"([a-z-]+)"', SOURCE)
    assert len(set(raised)) >= 5
    known = {*OF_FILES.values(), *OF_SQLITE.values(), *OF_POSTGRESQL.values(), "unreadable", "unreachable"}
    for reason in known | set(raised):
        assert text.has(f"reason-{reason}"), reason


@both
def test_every_kind_of_damage_to_a_backup_has_words(text: Text) -> None:
    raised = re.findall(r'BadRecord\(\s*[a-z .]*[a-z0-9(), ]*, "([a-z-]+)"', SOURCE)
    assert {"no-log", "cut-off", "not-an-export"} <= set(raised)
    for reason in raised:
        assert text.has(f"record-{reason}"), reason


def test_every_code_is_used() -> None:
    uses = re.sub(r"STATUS = \{.*?\}|Code = Literal\[.*?\]", "", SOURCE, flags=re.DOTALL)
    assert [code for code in CODES if f'"{code}"' not in uses] == []
