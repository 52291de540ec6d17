"""The comparison with the literal reference notices every small change of the rules.

The copies are interpreted whatever build is installed, so that this file needs to run only once.
"""

from pathlib import Path

import pytest

from tests.games.kamimai.differential import DIFFERENT
from tests.games.kamimai.mutants import MUTANTS
from tests.mutation import Mutant, outcome

POSITIONS = "300"  # of each kind


def test_a_faithful_copy_passes(tmp_path: Path) -> None:
    found = outcome("kamimai", None, tmp_path, POSITIONS)
    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.name for mutant in MUTANTS])
def test_a_mutant_is_noticed(mutant: Mutant, tmp_path: Path) -> None:
    found = outcome("kamimai", mutant, tmp_path, POSITIONS)
    assert found.returncode == DIFFERENT, found.stdout
