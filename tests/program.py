"""The program as a person or a script meets it: real processes, a real terminal."""

import os
import re
import subprocess
import sys

from kamifuda.core.options import spell
from tests.examples import FIRST, SHORT
from tests.facts import Chosen
from tests.patient import PATIENCE
from tests.terminal import Terminal

KAMIFUDA = [sys.executable, "-m", "kamifuda"]
PROMPT = {"en": "Your turn > ", "fr": "À toi > "}


def asked(options: Chosen) -> list[str]:
    """As arguments."""
    return [word for name, value in options.items() for word in ("--option", f"{name}={spell(value)}")]


SOON_OVER = ["record", FIRST.name, *asked(SHORT)]  # a match of bots


def environment(language: str = "en") -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LANG", "COLUMNS", "LINES")}
    return kept | {"LANGUAGE": language, "PAGER": "cat", "TERM": "xterm-256color", "PYTHONUTF8": "1"}


def run(*arguments: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*KAMIFUDA, *arguments],
        env=environment(language),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def printed(*arguments: str, language: str = "en") -> str:
    """What a command prints that has nothing to complain about."""
    done = run(*arguments, language=language)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def complaint(code: int, *arguments: str, language: str = "en") -> str:
    """The one line of a command that refuses."""
    done = run(*arguments, language=language)
    assert (done.returncode, done.stdout) == (code, "")
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("kamifuda")
    return done.stderr


def squeezed(text: str) -> str:
    """Without the frames and line breaks of the screen."""
    return " ".join(re.sub("[│╭╮╰╯]", " ", text).split())


def play(*arguments: str, language: str = "en", columns: int = 80) -> Terminal:
    return Terminal([*KAMIFUDA, "play", *arguments], environment(language), columns)
