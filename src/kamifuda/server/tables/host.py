"""What a table asks of whoever hosts it: which bots there are, and whether a gesture is sound."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kamifuda.core.game import Game


@dataclass(frozen=True)
class Host:
    """Handed in, for bots and books are no part of a table."""

    check_level: Callable[[Game, str], None]  # refuses a bot that is not here
    checked: Callable[[Any], Any]  # a gesture in its usual form; refuses what no hand could do
