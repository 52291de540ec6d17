"""Things side by side in a terminal, folded where the line ends; legible without colour."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group
from rich.table import Table
from rich.text import Text as Styled

GAP: Final = 2
FEW: Final = 3  # choices that stand below each other


def side_by_side(labels: Sequence[str], columns: Sequence[Sequence[Styled]], width: int) -> Group:
    """Columns of a few lines each; every fold begins with the labels of the lines."""
    heads = [Styled(label, "dim") for label in labels]
    room = width - max(map(cell_len, labels))
    return Group(*(grid([heads, *fold]) for fold in folded(columns, room)))


def folded(columns: Sequence[Sequence[Styled]], room: int) -> list[list[Sequence[Styled]]]:
    """As many columns on each line as there is room for, at least one; without columns an empty line."""
    folds: list[list[Sequence[Styled]]] = [[]]
    left = room
    for column in columns:
        needed = GAP + max(cell.cell_len for cell in column)
        if needed > left and folds[-1]:
            folds.append([])
            left = room
        folds[-1].append(column)
        left -= needed
    return folds


def grid(columns: Sequence[Sequence[Styled]]) -> Table:
    table = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    for _ in columns:
        table.add_column(no_wrap=True)
    for line in zip(*columns, strict=True):
        table.add_row(*line)
    return table


def in_rows(cells: Sequence[Styled], width: int) -> Table:
    """Cell after cell, in as many columns as there is room for."""
    count = columns_that_fit(cells, width)
    filled = [*cells, *[Styled()] * (-len(cells) % count)]
    return grid([filled[place::count] for place in range(count)])


def numbered(labels: Sequence[str], width: int) -> Table:
    """Choices with their numbers, one below the other; in columns where they are many and there is room."""
    cells = [Styled.assemble((f"{number:>3}", "bold"), "  ", label) for number, label in enumerate(labels, 1)]
    count = 1 if len(cells) <= FEW else columns_that_fit(cells, width)
    height = -(-len(cells) // count)
    filled = [*cells, *[Styled()] * (-len(cells) % height)]
    return grid([filled[start : start + height] for start in range(0, len(filled), height)])


def columns_that_fit(cells: Sequence[Styled], width: int) -> int:
    widest = max(cell.cell_len for cell in cells)
    return max(1, min(len(cells), (width + GAP) // (widest + GAP)))
