"""House rules: values of a game that a table may replace, as one text, and why such a text is no good."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class BadHouseRules(Exception):
    """Why values can not be replaced like this, and the facts: where, what was written, what is possible."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason, self.facts = reason, facts


class Replaced(NamedTuple):
    """One value that is not as usual, of a card or of a page; the effect of a page is named by its number."""

    card: str | None
    page: int | None
    what: str
    usual: int | str
    here: int | str


class HouseRules(Protocol):
    """What a game's `house.py` offers."""

    def normalised(self, text: str) -> str: ...  # `nun.vp:2,storm.amount:3`: in order, nothing usual
    def from_toml(self, text: str) -> str: ...  # the same from a file
    def differences(self, text: str) -> Sequence[Replaced]: ...
