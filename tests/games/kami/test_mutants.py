"""The differential test notices every small change of the rules: interpreted copies of our package, each changed once.

They are interpreted whatever build is installed, so that this file needs to run only once.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.kami.differential import DIFFERENT
from tests.games.kami.mutants import MUTANTS, Mutant, bred

POSITIONS = 250  # of each style
ROOT = Path(__file__).parents[3]


def outcome(mutant: Mutant | None, folder: Path) -> subprocess.CompletedProcess[str]:
    """How the differential test ends with this copy."""
    bred(mutant, folder)
    return subprocess.run(
        [sys.executable, "-B", "-m", "tests.games.kami.differential", str(POSITIONS)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=60,
    )


def test_a_faithful_copy_passes(tmp_path: Path) -> None:
    found = outcome(None, tmp_path)
    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.name for mutant in MUTANTS])
def test_a_mutant_is_noticed(mutant: Mutant, tmp_path: Path) -> None:
    found = outcome(mutant, tmp_path)
    assert found.returncode == DIFFERENT, found.stdout
