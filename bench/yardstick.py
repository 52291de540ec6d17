"""The limit: Kami written in C for speed alone, compiled for this machine."""

from ctypes import CDLL, POINTER, byref, c_int64
from itertools import count
from pathlib import Path
from subprocess import run

from bench.slices import Work
from bench.workers import CACHE

SOURCE = Path(__file__).parent / "yardsticks" / "kami.c"


def compiled() -> CDLL:
    library = CACHE / "kami.so"
    run(["cc", "-O3", "-march=native", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
    loaded = CDLL(str(library))
    loaded.rounds.argtypes = [c_int64, c_int64, POINTER(c_int64)]
    loaded.rounds.restype = c_int64
    return loaded


def checksum(library: CDLL, seed: int, rounds: int) -> int:
    return int(library.rounds(seed, rounds, byref(c_int64())))


def rounds_in_c(library: CDLL) -> Work:
    seeds = count()

    def work(rounds: int) -> float:
        library.rounds(next(seeds), rounds, byref(c_int64()))
        return rounds

    return work
