"""What the README shows works."""

import doctest
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from kamifuda.cli.hosting import SCREENS
from tests.patient import PATIENCE

README = Path(__file__).parent.parent / "README.md"


def shell_lines() -> list[str]:
    blocks = re.findall(r"^```sh\n(.*?)^```", README.read_text(), re.DOTALL | re.MULTILINE)
    return [line.split("#")[0].strip() for block in blocks for line in block.splitlines()]


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    return subprocess.run(
        command,
        shell=True,
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE,
        stdin=subprocess.DEVNULL,
        env=os.environ | {"PATH": path, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"},
    )


def test_the_python_block_says_what_happens() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_commands_of_the_tour_work(tmp_path: Path) -> None:
    commands = [line for line in shell_lines() if line.startswith("kamifuda ")]
    assert [command.split(" ")[1] for command in commands] == ["record", "replay", "verify", "serve"]
    for command in commands[:-1]:
        done = run(command, tmp_path)
        assert (done.returncode, done.stderr) == (0, ""), command
    assert "kamifuda record 1" in (tmp_path / "match.txt").read_text()


def test_the_server_of_the_tour_starts(tmp_path: Path) -> None:
    (command,) = [line for line in shell_lines() if line.startswith("kamifuda serve")]
    _, verb, *arguments = command.replace("8000", "0").split(" ")
    server = subprocess.Popen(
        [sys.executable, "-m", "kamifuda", verb, *arguments, "--database", str(tmp_path / "tour.db")],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"LANGUAGE": "en"},
    )
    assert server.stdout is not None
    assert server.stdout.readline().startswith("Serving at http://127.0.0.1:")
    server.terminate()
    assert server.communicate(timeout=PATIENCE)[0] == "Everything is saved. Goodbye!\n"
    assert server.returncode == 0


def test_the_two_commands_exist() -> None:
    assert [line for line in shell_lines() if line.startswith("make ")] == ["make play", "make test"]
    assert run("make --dry-run test", README.parent).returncode == 0


def test_make_play_hosts_an_evening(tmp_path: Path) -> None:
    surroundings = {name: value for name, value in os.environ.items() if name not in SCREENS}
    surroundings |= {"LANGUAGE": "en", "KAMIFUDA_DATABASE": str(tmp_path / "evening.db")}
    playing = subprocess.Popen(
        ["make", "--old-file=.venv/installed", "play"],  # other tests use what is installed: it stays as it is
        cwd=README.parent,
        env=surroundings,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert playing.stdout is not None
    lines = iter(playing.stdout.readline, "")
    assert any(line.startswith("No browser can be opened") for line in lines)
    os.killpg(playing.pid, signal.SIGINT)  # as a terminal does it with Ctrl-C
    assert playing.communicate(timeout=PATIENCE)[0].splitlines()[0] == "Everything is saved. Goodbye!"


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README.read_text())
    assert len(links) > 5
    for link in links:
        assert (README.parent / link).exists(), link


def test_the_pictures_in_git_are_those_that_documents_show() -> None:
    pages = [README, *(README.parent / "docs").rglob("*.md")]
    shown = {Path(picture).name for page in pages for picture in re.findall(r"screenshots/[\w.-]+", page.read_text())}
    assert {file.name for file in (README.parent / "docs" / "screenshots").iterdir()} == shown
