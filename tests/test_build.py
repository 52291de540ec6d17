"""The build that runs is the build that was meant."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import kamifuda
from kamifuda.games import ALL
from tests.patient import PATIENCE

REPOSITORY = Path(__file__).parent.parent


def compiler_works(folder: Path) -> bool:
    """Whether this machine can compile a Python extension's C."""
    compiler = os.environ.get("CC") or next(filter(shutil.which, ("cc", "gcc", "clang")), None)
    if compiler is None:
        return False
    source = folder / "try.c"
    source.write_text("#include <Python.h>\nint answer(void) { return 42; }\n")
    include = subprocess.run(
        [sys.executable, "-c", "import sysconfig; print(sysconfig.get_path('include'))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    command = [*compiler.split(), f"-I{include}", "-c", str(source), "-o", str(folder / "try.o")]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def client_files(folder: Path) -> list[str]:
    """Those of the web client, if it was built."""
    root = folder / "kamifuda" / "web"
    return sorted(str(file.relative_to(root)) for file in root.rglob("*") if file.is_file())


def test_a_machine_with_a_compiler_runs_compiled(tmp_path: Path) -> None:
    assert kamifuda.compiled() == compiler_works(tmp_path)


def test_the_source_tree_runs_interpreted() -> None:
    environment = os.environ | {"PYTHONPATH": str(REPOSITORY / "src")}
    script = "import kamifuda; print(kamifuda.compiled(), kamifuda.__file__)"
    answer = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=environment, timeout=PATIENCE
    )
    assert answer.stdout.split() == ["False", str(REPOSITORY / "src" / "kamifuda" / "__init__.py")]


def test_without_a_compiler_the_wheel_holds_the_same_modules_interpreted_and_the_client(tmp_path: Path) -> None:
    for name in ("src", "setup.py", "pyproject.toml", "README.md"):
        source, target = REPOSITORY / name, tmp_path / "tree" / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
        else:
            shutil.copy(source, target)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*command, "--target", str(tmp_path / "site"), str(tmp_path / "tree")],
        check=True,
        env=os.environ | {"CC": "/bin/false"},
        timeout=10 * PATIENCE,
    )
    script = (
        "import kamifuda; from kamifuda.games import ALL;"
        "print(kamifuda.compiled(), *(game.deal(game.Options(), b'').over for game in ALL))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": str(tmp_path / "site")},
        timeout=PATIENCE,
    )
    assert answer.stdout.split() == ["False"] * (1 + len(ALL))
    assert client_files(tmp_path / "site") == client_files(REPOSITORY / "src")


def test_a_run_says_so_if_something_has_changed_meanwhile(tmp_path: Path) -> None:
    shutil.copy(REPOSITORY / "Makefile", tmp_path)
    for name in (".venv", "src", "web/src", "tests", "bench"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml", "README.md", "src/rules.py", "web/src/board.ts", "tests/test_it.py"):
        (tmp_path / name).touch()

    def end_of_a_run() -> subprocess.CompletedProcess[str]:
        command = ["make", "--silent", ".venv/begun"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False)

    def touch(name: str, seconds: int) -> None:
        os.utime(tmp_path / name, (2_000_000_000 + seconds,) * 2)

    (tmp_path / ".venv" / "begun").touch()
    touch(".venv/begun", 0)
    assert (end_of_a_run().returncode, end_of_a_run().stdout) == (0, "")
    for number, name in enumerate(("src/rules.py", "web/src/board.ts", "tests/test_it.py")):
        touch(name, 2 * number + 1)
        done = end_of_a_run()
        assert done.returncode != 0 and name in done.stdout
        touch(".venv/begun", 2 * number + 2)
    assert end_of_a_run().returncode == 0
