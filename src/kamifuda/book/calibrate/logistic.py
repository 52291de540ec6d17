"""Logistic regression by Newton's steps, and least squares, on rows of few numbers that are not nought."""

from collections.abc import Collection, Sequence
from math import exp
from typing import Final

Row = Sequence[tuple[int, float]]  # the place of a term, and its value
RIDGE: Final = 0.5  # pulls every term but the first towards nought
STEPS: Final = 25
STILL: Final = 1e-7


def chance(log_odds: float) -> float:
    return 1 / (1 + exp(-max(-40.0, min(40.0, log_odds))))


def weighed(row: Row, weights: Sequence[float]) -> float:
    return sum(value * weights[place] for place, value in row)


def fitted(rows: Sequence[Row], seen: Sequence[bool], terms: int, growing: Collection[int] = ()) -> list[float]:
    """The weights of the terms; those that may only grow with the risk are left out where they would not."""
    out: set[int] = set()
    while True:
        kept = [[(place, value) for place, value in row if place not in out] for row in rows]
        weights = newton(kept, seen, terms)
        wrong = {place for place in growing if place not in out and weights[place] < 0}
        if not wrong:
            return [0.0 if place in out else weight for place, weight in enumerate(weights)]
        out.add(min(wrong, key=lambda place: weights[place]))


def newton(rows: Sequence[Row], seen: Sequence[bool], terms: int) -> list[float]:
    weights = [0.0] * terms
    for _ in range(STEPS):
        slope = [RIDGE * weight for weight in weights]
        bend = [[RIDGE if line == place else 0.0 for place in range(terms)] for line in range(terms)]
        slope[0], bend[0][0] = 0.0, 1e-9
        for row, fell in zip(rows, seen, strict=True):
            risk = chance(weighed(row, weights))
            add(bend, row, risk * (1 - risk))
            for place, value in row:
                slope[place] += (risk - fell) * value
        step = solved(bend, slope)
        weights = [weight - change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < STILL:
            break
    return weights


def add(bend: list[list[float]], row: Row, share: float) -> None:
    for place, value in row:
        line, scaled = bend[place], share * value
        for other, another in row:
            line[other] += scaled * another


def least_squares(rows: Sequence[Row], seen: Sequence[float], terms: int) -> list[float]:
    bend = [[1e-6 if line == place else 0.0 for place in range(terms)] for line in range(terms)]
    sums = [0.0] * terms
    for row, value in zip(rows, seen, strict=True):
        add(bend, row, 1.0)
        for place, part in row:
            sums[place] += part * value
    return solved(bend, sums)


def solved(lines: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss, with the largest pivot first."""
    rows = [[*line, value] for line, value in zip(lines, right, strict=True)]
    size = len(rows)
    for place in range(size):
        best = max(range(place, size), key=lambda at: abs(rows[at][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place]
        for row in rows[place + 1 :]:
            share = row[place] / pivot[place]
            if share:
                row[place:] = [value - share * other for value, other in zip(row[place:], pivot[place:], strict=True)]
    found = [0.0] * size
    for place in reversed(range(size)):
        row = rows[place]
        found[place] = (row[size] - sum(row[at] * found[at] for at in range(place + 1, size))) / row[place]
    return found
