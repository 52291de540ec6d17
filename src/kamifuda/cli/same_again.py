"""Commands as a person would type them for the same again, with the program as it was called this time."""

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kamifuda.core import options as opt
from kamifuda.core.game import Game


def program() -> list[str]:
    """`kamifuda` where the shell finds it, otherwise its path; or the module that Python runs."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return [sys.executable, "-m", "kamifuda"]
    found = shutil.which(called.name)
    return [called.name if found and os.path.realpath(found) == os.path.realpath(called) else str(called)]


def command(
    verb: str, game: Game, options: Any, bots: Sequence[str], seed: str = "", language: str | None = None
) -> str:
    """Options as usual are left out."""
    usual = opt.to_text(game.Options())
    words = [*program(), verb, game.name, "--seats", str(options.seats), "--bots", ",".join(bots)]
    words += ["--seed", seed] if seed else []
    words += ["--language", language] if language else []
    for name, value in opt.to_text(options).items():
        if name != "seats" and value != usual[name]:
            words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def reading(file: str) -> str:
    """A line to type to read this record."""
    return shlex.join([*program(), "replay", file])
