"""Who may import whom: core <- games <- bots <- server, and the command line above all."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import kamifuda

SOURCE = Path(kamifuda.__file__).parent
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "book": {"core", "book"},
    "bots": {"core", "games", "bots"},
    "text": {"core", "games", "text"},
    "server": {"core", "games", "book", "bots", "text", "server"},
    "cli": {"core", "games", "book", "bots", "text", "server", "cli"},
}
OF_A_TERMINAL = {"text", "cli"}  # what a game's board in a terminal may import besides
NOT_IN_THE_ENGINE = {"asyncio", "datetime", "numpy", "os", "pathlib", "random", "secrets", "socket", "sys", "time"}


def imports(file: Path) -> set[str]:
    tree = ast.parse(file.read_text())
    found = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    return found | {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_a_layer_imports_only_what_lies_below(layer: str) -> None:
    files = list((SOURCE / layer).rglob("*.py"))
    assert files
    for file in files:
        ours = {name.split(".")[1] for name in imports(file) if name.startswith("kamifuda.")}
        assert ours <= MAY_IMPORT[layer] | (OF_A_TERMINAL if file.parent.name == "terminal" else set()), file


def test_who_only_wants_the_rules_loads_no_more() -> None:
    """What needs more than the contract is named in a game's manifest, and loaded when it is used."""
    heavy = {"rich", "fluent", "pymunk", "pydantic", "fastapi", "sqlalchemy"}
    code = "import sys, kamifuda.games; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "kamifuda" in loaded and not heavy & set(loaded)


@pytest.mark.parametrize("layer", ["core", "games", "bots"])
def test_the_engine_reads_no_clock_no_file_and_no_other_chance(layer: str) -> None:
    for file in (SOURCE / layer).rglob("*.py"):
        assert not {name.split(".")[0] for name in imports(file)} & NOT_IN_THE_ENGINE, file


def test_the_physics_reads_no_clock_no_file_and_no_other_chance() -> None:
    for file in (SOURCE / "book").glob("*.py"):
        assert not {name.split(".")[0] for name in imports(file)} & NOT_IN_THE_ENGINE, file


def test_a_game_knows_no_other_game() -> None:
    for folder in (SOURCE / "games").iterdir():
        for file in folder.glob("*.py"):
            other = {name.split(".")[2] for name in imports(file) if name.startswith("kamifuda.games.")}
            assert other <= {folder.name}, file
