"""Fitted odds as a table in the module of the rules that keeps them."""

import re
from collections.abc import Mapping
from typing import Final

from kamifuda.core.physics import Numbers

FILE: Final = "fitted.py"
TABLES: Final = re.compile(r"^ODDS: .*?^\}", re.MULTILINE | re.DOTALL)


def has_odds(module: str, version: int) -> bool:
    """Whether matches of this version may have been played by a table in the module: then it never changes."""
    return re.search(rf"^    {version}: ", tables_in(module)[0], re.MULTILINE) is not None


def with_odds(module: str, version: int, numbers: Mapping[str, Numbers], draws: int) -> str:
    """The module with this table after all others."""
    assert not has_odds(module, version)
    end = tables_in(module).end() - 1
    return module[:end] + table(version, numbers, draws) + module[end:]


def tables_in(module: str) -> re.Match[str]:
    found = TABLES.search(module)
    assert found is not None
    return found


def table(version: int, numbers: Mapping[str, Numbers], draws: int) -> str:
    """Nothing but numbers: what they mean is said where they are declared."""
    rows = "".join(f"        {name}={written(value)},\n" for name, value in numbers.items())
    return f"    {version}: Odds(  # fitted to {draws} draws\n{rows}    ),\n"


def written(value: Numbers) -> str:
    if isinstance(value, int):
        return str(value)
    return f"{value:.4f}" if isinstance(value, float) else f"[{', '.join(map(written, value))}]"
