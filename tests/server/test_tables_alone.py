"""Tables need no server: a browser without one hosts the same."""

import dataclasses
import subprocess
import sys
from pathlib import Path

import pytest

from kamifuda.games import ALL
from kamifuda.server.tables import requests
from kamifuda.server.wire import from_clients

PROGRAM = Path(__file__).parent / "alone.py"


def test_a_match_of_every_game_is_played_with_the_tables_alone() -> None:
    done = subprocess.run([sys.executable, "-P", PROGRAM], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split()[:2] for line in done.stdout.splitlines()] == [[game.name, "over"] for game in ALL]


@pytest.mark.parametrize("name", requests.BY_TYPE)
def test_a_message_asks_for_no_more_and_no_less_than_its_table_understands(name: str) -> None:
    asked = requests.BY_TYPE[name]
    message = getattr(from_clients, asked.__name__)
    assert set(message.model_fields) - {"type", "table"} == {field.name for field in dataclasses.fields(asked)}
