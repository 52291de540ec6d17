"""House rules: values of a game that a table may replace, as one text, and why such a text is no good."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from kamifuda.core.saying import Said

LONGEST_FILE: Final = 16_000  # letters
LONGEST_VALUE: Final = 40  # of what was written, in an error


class BadHouseRules(Exception):
    """Why values can not be replaced like this, and the facts: where, what was written, what is possible."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason, self.facts = reason, facts


class HouseRules(Protocol):
    """What a game's `house.py` offers."""

    def normalised(self, text: str, version: int) -> str: ...  # `name:value,…`: in order, nothing usual
    def from_toml(self, text: str, version: int) -> str: ...  # the same from a file
    def differences(self, text: str, version: int) -> Sequence[Said]: ...  # from what is usual, one by one


def parsed(text: str) -> dict[str, Any]:
    if len(text) > LONGEST_FILE:
        raise BadHouseRules("too-long", most=LONGEST_FILE)
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        line = re.search(r"at line (\d+)", str(error))
        raise BadHouseRules("syntax", line=int(line[1]) if line else text.rstrip().count("\n") + 1) from None


def within(place: str, rows: Any) -> Iterator[tuple[str, Any]]:
    if not isinstance(rows, dict):
        raise BadHouseRules("not-a-table", at=shown(place))
    yield from rows.items()


def shown(value: object) -> str:
    """As an error may repeat it."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
