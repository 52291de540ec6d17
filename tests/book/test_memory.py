"""A draw is small, so that a process may hold many."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MEMORY = Path("/proc/self/status")
MOST = 20 * 1024  # KB
# The peak of a process of its own: the simulation's memory is not Python's.
GROWN = """
from pathlib import Path
from kamifuda.book.draw import Draw, simulated
from tests.book.questions import CAREFUL, along_the_ridge, built, pull, untouched
def peak():
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:"))
simulated(untouched(built(1, 2), 1))
before = peak()
many = [Draw(pull(built(seed), gesture=along_the_ridge(450), count=5)) for seed in range(4)]
while not all(draw.over for draw in many):
    for draw in many:
        if not draw.over:
            draw.advance()
print((peak() - before) // len(many))
"""


@pytest.mark.skipif(not MEMORY.exists(), reason="no /proc")
def test_a_draw_takes_at_most_20_megabytes() -> None:
    done = subprocess.run([sys.executable, "-c", GROWN], capture_output=True, text=True, check=True, cwd=ROOT)
    assert int(done.stdout) <= MOST
