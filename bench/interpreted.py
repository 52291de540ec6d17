"""Plays our rounds with PYTHONPATH=src, so without compiled modules, as bench/workers.py asks for them."""

import sys

import kamifuda
from bench.ours import checksum, rounds_inside

assert not kamifuda.compiled(), f"compiled modules lie in the source: {kamifuda.__file__}"
for line in sys.stdin:
    order, _, number = line.strip().rpartition(" ")
    print(checksum(7, int(number)) if order == "checksum" else rounds_inside(int(number)), flush=True)
