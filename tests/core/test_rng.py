"""The generator: the same stream everywhere, unbiased, with no short way round."""

import pickle
from collections import Counter
from itertools import pairwise

import pytest

from kamifuda.core.rng import Rng

GOLDEN = [7195639206139662248, 5853305295141479420, 3043364412482931806, 7073409821362906795]


def test_the_stream_is_the_same_in_every_build() -> None:
    rng = Rng(7)
    assert [rng.next() for _ in range(4)] == GOLDEN
    for _ in range(100_000):
        rng.next()
    assert rng.state == 7 + 100_004 * 0x1E37_79B9_7F4A_7C15 & (1 << 63) - 1


@pytest.mark.parametrize("n", [1, 2, 3, 7, 10, 32, 61])
def test_below_is_uniform(n: int) -> None:
    rng, draws = Rng(n), 60_000
    counts = Counter(rng.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    assert sum((counts[k] - draws / n) ** 2 for k in range(n)) / (draws / n) < n + 6 * (2 * n) ** 0.5


def test_below_rejects_what_would_favour_small_numbers() -> None:
    """With n just above 2**31 / 3 * 2 a plain scaling would give some numbers twice the chance of others."""
    n, rng = 2**31 - 1, Rng(3)
    values = [rng.below(n) for _ in range(20_000)]
    assert max(values) < n
    assert abs(sum(values) / len(values) / n - 0.5) < 0.01


def test_pick_takes_each_bit_alike_and_a_lone_one_for_free() -> None:
    rng, actions = Rng(1), 1 << 60 | 1 << 31 | 1 << 4 | 1
    counts = Counter(rng.pick(actions) for _ in range(40_000))
    assert set(counts) == {1 << 60, 1 << 31, 1 << 4, 1}
    assert all(abs(count - 10_000) < 500 for count in counts.values())
    state = rng.state
    assert rng.pick(1 << 56) == 1 << 56
    assert rng.state == state


def test_a_pickled_generator_goes_on_where_it_was() -> None:
    rng = Rng(5)
    rng.next()
    assert pickle.loads(pickle.dumps(rng)).next() == rng.next()


def test_close_seeds_give_unlike_streams() -> None:
    first = [Rng(seed).next() for seed in range(1000)]
    assert len(set(first)) == 1000
    assert abs(sum(bin(a ^ b).count("1") for a, b in pairwise(first)) / 999 - 31.5) < 0.6
