"""The differential test notices every small change of the rules: interpreted copies of our package, each changed once.

They are interpreted whatever build is installed, so that this file needs to run only once.
"""

from pathlib import Path

import pytest

from tests.games.kami.differential import DIFFERENT
from tests.games.kami.mutants import MUTANTS
from tests.mutation import Mutant, outcome

POSITIONS = "250"  # of each style


def test_a_faithful_copy_passes(tmp_path: Path) -> None:
    found = outcome("kami", None, tmp_path, POSITIONS)
    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.name for mutant in MUTANTS])
def test_a_mutant_is_noticed(mutant: Mutant, tmp_path: Path) -> None:
    found = outcome("kami", mutant, tmp_path, POSITIONS)
    assert found.returncode == DIFFERENT, found.stdout
