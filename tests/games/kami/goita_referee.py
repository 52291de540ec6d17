"""Goita's own rules engine (npm goita-core), asked through one pipe."""

import hashlib
import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import Self, TypedDict

from tests.cache import kept
from web.node import Node, find_node

HERE = Path(__file__).parent / "goita"


class Judgement(TypedDict, total=False):
    turn: int  # seats are 1 to 4
    end: bool
    moves: list[str]
    winner: int | None
    score: int | None
    error: str  # instead of all others: the history is impossible


def installed(node: Node) -> Path:
    """The folder of goita-core as locked."""
    lock = (HERE / "package-lock.json").read_bytes()

    def install(folder: Path) -> None:
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / name, folder)
        command = [*node.npm, "ci", "--loglevel=error", "--no-audit", "--no-fund", "--ignore-scripts"]
        subprocess.run(command, cwd=folder, env=node.environment(), check=True)

    return kept(f"goita-{hashlib.sha256(lock).hexdigest()[:16]}", install)


class Referee:
    """A Node process that judges histories."""

    def __init__(self) -> None:
        node = find_node()
        modules = installed(node) / "node_modules"
        self.process = subprocess.Popen(
            [node.node, str(HERE / "referee.cjs")],
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
