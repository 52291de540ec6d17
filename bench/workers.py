"""Peers that need a process of their own: a line with a number of pieces in, a line with the units done out."""

import os
import shutil
import sys
from pathlib import Path
from subprocess import PIPE, Popen, run

from web.node import find_node

ROOT = Path(__file__).parent.parent
CACHE = ROOT / ".cache" / "bench"  # what the bench fetches and compiles


class Worker:
    """A process that works when asked."""

    def __init__(self, command: list[str], **environment: str) -> None:
        self.process = Popen(command, cwd=ROOT, env=os.environ | environment, stdin=PIPE, stdout=PIPE, text=True)

    def ask(self, question: object) -> str:
        assert self.process.stdin and self.process.stdout
        print(question, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"{self.process.args!r} has stopped working")
        return answer

    def work(self, pieces: int) -> float:
        return float(self.ask(pieces))

    def stop(self) -> None:
        self.process.communicate()


def prepare_cache() -> None:
    CACHE.mkdir(parents=True, exist_ok=True)
    (CACHE / ".gitignore").write_text("*\n")


def interpreted() -> Worker:
    """Our own source, not compiled."""
    return Worker([sys.executable, "-m", "bench.interpreted"], PYTHONPATH="src")


def goita() -> Worker:
    """goita-core, the same family of games, in JavaScript."""
    node, folder = find_node(), CACHE / "goita"
    shutil.copytree(Path(__file__).parent / "yardsticks" / "goita", folder, dirs_exist_ok=True)
    run([*node.npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=folder, env=node.environment(), check=True)
    return Worker([node.node, str(folder / "play.js")])
