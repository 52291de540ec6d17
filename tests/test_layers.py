"""Who may import whom: core <- games <- bots <- server, and the command line above all."""

import ast
import re
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path
from typing import get_type_hints

import pytest

import kamifuda
from kamifuda.games import ALL
from kamifuda.server.rooms.house import House

SOURCE = Path(kamifuda.__file__).parent
ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "kamifuda"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "book": {"core", "book"},
    "bots": {"core", "games", "bots"},
    "text": {"core", "games", "text"},
    "server": {"core", "games", "book", "bots", "text", "server"},
    "cli": {"core", "games", "book", "bots", "text", "server", "cli"},
}
SERVER = {  # its folders: what each may import of ours, and of its neighbours
    "tables": ({"core", "games"}, set()),
    "process": (set(), {"tables"}),
    "store": ({"core"}, {"tables", "process"}),
    "thinking": ({"core", "games", "bots"}, {"tables", "process"}),
    "books": ({"core", "book"}, {"tables", "process"}),
    "rooms": ({"core", "book", "bots"}, {"tables", "process", "store", "thinking", "books"}),
    "wire": ({"core", "games", "book", "bots", "text"}, {"tables", "process", "thinking", "rooms"}),
}
OF_A_SCREEN, TYPES_OF_C = {"rich"}, {"mypy_extensions"}  # what a game's board in a terminal needs, and its hot modules
SHARED = {"settings", "edge", "time", "metrics"}  # attributes of a house: what lies below `rooms` and `wire` alike
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


def modules(layer: str) -> dict[str, set[str]]:
    """Of a layer, each with all of ours that it imports, wherever in its text."""
    found = {module_of(file): file for file in (SOURCE / layer).rglob("*.py")}
    return {
        name: {other for other in (*imports(file), *members(file)) if other in found} for name, file in found.items()
    }


def module_of(file: Path) -> str:
    return ".".join(("kamifuda", *file.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")


def members(file: Path) -> set[str]:
    """What is imported from a package may be a module of it."""
    nodes = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ImportFrom)]
    return {f"{node.module}.{alias.name}" for node in nodes for alias in node.names}


@pytest.mark.parametrize("folder", SERVER)
def test_the_doors_of_the_server_go_one_way(folder: str) -> None:
    below, beside = SERVER[folder]
    for file in (SOURCE / "server" / folder).rglob("*.py"):
        ours = [name.split(".") for name in imports(file) if name.startswith("kamifuda.")]
        assert {name[1] for name in ours} <= below | {"server"}, file
        assert {name[2] for name in ours if name[1] == "server"} <= beside | {folder}, file


def of_the_house(node: ast.AST) -> bool:
    """Whether this expression is the house."""
    return (isinstance(node, ast.Name) and node.id == "house") or (
        isinstance(node, ast.Attribute) and node.attr == "house"
    )


@pytest.mark.parametrize("file", sorted((SOURCE / "server" / "wire").rglob("*.py")), ids=lambda file: file.stem)
def test_who_serves_people_asks_the_house_and_nothing_behind_it(file: Path) -> None:
    """No attribute leads past the doors: of the house methods are called, and none of them hands out a part of it."""
    tree = ast.parse(file.read_text())
    called = {node.func for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and of_the_house(node.value) and node.attr not in SHARED:
            method = getattr(House, node.attr)
            given = get_type_hints(method.fget if isinstance(method, property) else method)["return"]
            assert isinstance(method, property) or node in called, f"{file}:{node.lineno} {node.attr}"
            assert not str(getattr(given, "__module__", "")).startswith("kamifuda.server.rooms"), node.attr
        assert not isinstance(node, ast.Attribute) or node.attr not in ("store", "ledger"), f"{file}:{node.lineno}"


def test_every_module_of_the_server_has_a_folder_but_what_puts_them_together() -> None:
    top = {file.stem for file in (SOURCE / "server").glob("*.py")}
    assert top == {"__init__", "app", "serve"}
    assert {file.name for file in (SOURCE / "server").iterdir() if (file / "__init__.py").exists()} == set(SERVER)


def test_the_folders_of_the_server_are_in_no_circle() -> None:
    list(TopologicalSorter({folder: beside for folder, (_, beside) in SERVER.items()}).static_order())


PAGE = re.sub("```.*?```", "", (ROOT / "docs" / "architecture.md").read_text(), flags=re.DOTALL)
LIE_IN = (ROOT, ROOT / "src", ROOT / "web" / "src", SOURCES, SOURCES / "server")
PLACE = re.compile(r"(?:[\w.<>]+/)+[\w.<>]*|[\w.]+\.(?:ts|svelte|py|md)")
NAMED = re.compile(r"`([^` ]+)` \(([^()]*`[^()]*)\)")


def places(named: str) -> list[Path]:
    """The files and folders that a path in the page may mean; of what every game has, those of all games."""
    paths = [named.replace("<game>", game.name) for game in ALL] if "<game>" in named else [named]
    found = [[root / f"{path}{end}" for root in LIE_IN for end in ("", ".py")] for path in paths]
    there = [[path for path in each if path.exists()] for each in found]
    return [path for each in there for path in each[:1]] if all(there) else []


def test_what_the_page_about_it_names_is_there() -> None:
    named = {path for path in re.findall(r"`([^`]+)`", PAGE) if PLACE.fullmatch(path)}
    alone = {path for path in named if "/" not in path}
    assert len(named - alone) > 100
    assert [path for path in named - alone if not places(path)] == []
    known = {file.name for folder in (SOURCES, ROOT / "web" / "src") for file in folder.rglob("*.*")}
    assert [path for path in alone if path not in known and not (ROOT / path).exists()] == []


def test_the_functions_that_the_page_about_it_names_are_there() -> None:
    found = [(path, re.findall(r"`(\w+)`", names)) for path, names in NAMED.findall(PAGE) if places(path)]
    assert len(found) > 25
    for path, names in found:
        for name in names:
            pattern = rf"(?:def|class|function|async|get|private|const) {name}\b|^\s+{name}\(|^{name}\b"
            for file in places(path):
                assert re.search(pattern, file.read_text(), re.MULTILINE), f"{file} has no {name}"


def test_the_hops_of_a_click_are_numbered_from_the_touch_to_the_picture() -> None:
    part = PAGE.split("## The way of a click")[1].split("## The way of a pulled page")[0]
    hops = [int(number) for number in re.findall(r"^\| (\d+) \|", part, re.MULTILINE)]
    assert hops == list(range(1, len(hops) + 1)) and len(hops) > 9
    assert max(int(number) for number in re.findall(r"\bhops? (\d+)", PAGE)) <= len(hops)


def test_no_module_of_the_server_imports_itself_through_others() -> None:
    """Neither for its types."""
    list(TopologicalSorter(modules("server")).static_order())


def test_who_only_wants_the_rules_loads_no_more() -> None:
    """What needs more than the contract is named in a game's manifest, and loaded when it is used."""
    heavy = {"rich", "fluent", "pymunk", "pydantic", "fastapi", "sqlalchemy"}
    code = "import sys, kamifuda.games; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "kamifuda" in loaded and not heavy & set(loaded)


def test_who_simulates_no_book_needs_no_physics() -> None:
    """All that is loaded before a book moves, in a terminal or a server, loads where there is no such library."""
    code = "import sys; sys.modules['pymunk'] = None; import kamifuda.cli.verbs, kamifuda.server.serve"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("layer", ["core", "games", "bots"])
def test_the_engine_reads_no_clock_no_file_and_no_other_chance(layer: str) -> None:
    for file in (SOURCE / layer).rglob("*.py"):
        assert not {name.split(".")[0] for name in imports(file)} & NOT_IN_THE_ENGINE, file


def test_a_table_reads_no_clock_no_file_and_no_chance_of_its_own() -> None:
    for file in (SOURCE / "server" / "tables").glob("*.py"):
        assert not {name.split(".")[0] for name in imports(file)} & NOT_IN_THE_ENGINE, file


def test_the_physics_reads_no_clock_no_file_and_no_other_chance() -> None:
    for file in (SOURCE / "book").glob("*.py"):
        assert not {name.split(".")[0] for name in imports(file)} & NOT_IN_THE_ENGINE, file


def test_a_game_knows_no_other_game() -> None:
    for game in ALL:
        files = list((SOURCE / "games" / game.name).rglob("*.py"))
        assert {file.parent.name for file in files} >= {game.name, "terminal"}
        for file in files:
            other = {name.split(".")[2] for name in imports(file) if name.startswith("kamifuda.games.")}
            assert other <= {game.name}, file


def test_a_game_needs_nothing_of_others_but_in_its_terminal() -> None:
    """Neither when it is loaded nor later."""
    for file in (SOURCE / "games").rglob("*.py"):
        of_a_terminal = OF_A_SCREEN if file.parent.name == "terminal" else set()
        others = {name.split(".")[0] for name in imports(file)} - sys.stdlib_module_names - {"kamifuda"}
        assert others <= TYPES_OF_C | of_a_terminal, file
