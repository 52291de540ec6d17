"""Things side by side in a terminal, folded where the line ends; legible without colour."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group
from rich.table import Table
from rich.text import Text as Styled

GAP: Final = 2


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


def numbered(labels: Sequence[str], width: int) -> Table:
    """Choices with their numbers, in two columns where they are many and there is room."""
    cells = [Styled.assemble((f"{number:>3}", "bold"), "  ", label) for number, label in enumerate(labels, 1)]
    widest = max(cell.cell_len for cell in cells)
    height = len(cells) if len(cells) <= 8 or 2 * widest + GAP > width else (len(cells) + 1) // 2
    empty = [Styled()] * (-len(cells) % height)
    filled = [*cells, *empty]
    return grid([filled[start : start + height] for start in range(0, len(filled), height)])
