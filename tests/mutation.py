"""Interpreted copies of our package, each changed in one place: what the comparison of a game says about them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.patient import PATIENCE

ROOT = Path(__file__).parents[1]


class Mutant(NamedTuple):
    name: str
    file: str  # in the game's package
    text: str  # found there exactly once
    instead: str


def forgetful(*masks: str) -> tuple[Mutant, ...]:
    """Refusals that forget a clause: `legal` stays as it is, and only the promise between the two is broken."""
    return tuple(
        Mutant(f"no refusal asks {mask}", "clauses.py", f"action & self.{mask}(", f"action | self.{mask}(")
        for mask in masks
    )


def bred(game: str, mutant: Mutant | None, folder: Path) -> None:
    """A copy of our package in this folder, changed in one place; without a mutant a faithful one."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "web")
    copy = shutil.copytree(ROOT / "src" / "kamifuda", folder / "kamifuda", ignore=ignored)
    if mutant is not None:
        path = copy / "games" / game / mutant.file
        before = path.read_text()
        assert before.count(mutant.text) == 1, f"{mutant.name}: {mutant.file} holds {mutant.text!r} not exactly once"
        path.write_text(before.replace(mutant.text, mutant.instead))


def outcome(game: str, mutant: Mutant | None, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """How the game's `differential` ends with such a copy."""
    bred(game, mutant, folder)
    return subprocess.run(
        [sys.executable, "-B", "-m", f"tests.games.{game}.differential", *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=10 * PATIENCE,
    )
